/** Sentences of the message catalogue that an event replaces by its own. */
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';
import { optionalLine } from '../primitives.ts';

const LONGEST = 500;

const language = z.enum(LANGUAGE_CODES);
const line = z.string().max(80).describe('Its name in the catalogue: vote.chooseOne.');

export const sentencesAsked = z.object({
  language,
  search: z
    .string()
    .trim()
    .max(LONGEST)
    .default('')
    .describe('Words of it; none: those that are said otherwise.'),
});

/** A sentence with its default and the event's own version. */
const sentence = z.object({
  line,
  text: z.string(),
  own: z.string().nullable(),
  older: z.boolean().describe('Whether the catalogue says something else since the own one was written.'),
});
export const sentencesFound = z.object({
  sentences: z.array(sentence),
  more: z.boolean().describe('Whether more were found than are told.'),
});
export const ownSentence = z.object({
  language,
  line,
  text: optionalLine(LONGEST).describe('Empty: as the catalogue says it.'),
});
