/** Translations of the organisers' texts. */
import { z } from 'zod';
import { KEPT_FIELDS, TEXT_FIELD_NAMES, TEXT_FIELDS, type TextField } from '#domain/events/texts.ts';
import { unknownBlanks } from '#domain/mail/letters.ts';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';
import { paragraph } from '../primitives.ts';

const LONGEST = 4_000;
const MOST_TEXTS = 1_000;

const language = z.enum(LANGUAGE_CODES);
const place = {
  field: z.enum(TEXT_FIELD_NAMES),
  subject_id: z
    .string()
    .max(64)
    .describe('The id of the category, criterion or poll; empty: the event itself.'),
  part: z.string().max(64).describe('Of a grade in words: the mark that it begins with; else empty.'),
};

const isOfLetter = (field: TextField): boolean => field === 'letter' || field === 'letter_subject';

/**
 * A text in a template. Polls are named by their position in the list, from 0; `part` of a sentence is its key in the
 * catalogue.
 */
export const keptText = z.object({
  ...place,
  field: z.enum(KEPT_FIELDS),
  language,
  text: paragraph(LONGEST),
  stands_for: z.string().max(LONGEST),
});
export const keptTexts = z.array(keptText).max(10 * MOST_TEXTS);

/** All texts that can be translated, and the languages that the event offers. */
export const eventTexts = z.object({
  main_language: language,
  languages: z.array(language),
  texts: z.array(
    z.object({
      ...place,
      main: z.string().describe('What stands in where a language has none.'),
      given: z.array(
        z.object({
          language,
          text: z.string(),
          older: z.boolean().describe('Whether the main one was changed since this was written.'),
        }),
      ),
    }),
  ),
  missing: z
    .array(z.object({ language, missing: z.int(), older: z.int() }))
    .describe('How many each language lacks, and how many were written for an earlier main text.'),
});

/** Translations to be stored; an empty one is removed. */
export const giveTextsBody = z.object({
  texts: z
    .array(
      z.object({ ...place, language, text: paragraph(LONGEST) }).superRefine(({ field, text }, context) => {
        const { most } = TEXT_FIELDS[field];
        const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['text'], message });
        if (text.length > most) wrong(`Keep this to ${most} characters.`);
        if (isOfLetter(field) && unknownBlanks(text).length > 0)
          wrong('This holds a word in braces that no letter knows.');
      }),
    )
    .min(1)
    .max(MOST_TEXTS),
});
