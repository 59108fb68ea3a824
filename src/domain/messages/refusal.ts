/** What the server refused, in the reader's language: by its code, for its own sentence is English. */
import type { Words } from './catalogue.ts';
import { type Language, SOURCE } from './languages.ts';

export interface Refused {
  readonly code: string;
  readonly sentence: string;
  /** A sentence for each wrong field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * A code without a line of its own, and English, keep the server's sentence, which may know more. What is wrong with
 * one field has its line by the field's name.
 */
export function refusalIn(
  language: Language,
  words: Words,
  { code, sentence, fields = {} }: Refused,
): Required<Omit<Refused, 'code'>> {
  const lines: Readonly<Record<string, string | undefined>> = words.refused ?? {};
  if (language === SOURCE) return { sentence, fields };
  const ofField = (field: string): string | undefined => lines[`invalid_${field}`];
  const [field, other] = Object.keys(fields);
  return {
    sentence: lines[code] ?? (field && other === undefined ? ofField(field) : undefined) ?? sentence,
    fields: Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, ofField(name) ?? said])),
  };
}
