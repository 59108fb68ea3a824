/** Translations of the organisers' names, beside an answer that contains these names. */
import { z } from 'zod';
import { NAME_FIELDS } from '#domain/events/texts.ts';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';

export const toldNames = z
  .array(
    z.strictObject({
      field: z.enum(NAME_FIELDS),
      main: z.string(),
      language: z.enum(LANGUAGE_CODES),
      text: z.string(),
    }),
  )
  .describe('What names that stand here are in the other languages that the event offers.');
