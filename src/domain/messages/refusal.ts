/** What the server refused, in the reader's language: by its line or its code, for its own sentence is English. */
import type { Words } from './catalogue.ts';
import { type Language, SOURCE } from './languages.ts';
import { saidIn, type Told } from './told.ts';

export interface Refused {
  readonly code: string;
  readonly sentence: string;
  /** A sentence for each wrong field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Which line of `faults` the sentence is, where it is one. */
  readonly told?: Told | undefined;
  /** The same of each field's. */
  readonly fieldsTold?: Readonly<Record<string, Told>> | undefined;
}

/** Above a form, beside what is wrong with its fields. */
const OF_FORM = 'notRight';

/**
 * A sentence that says more than its code is said by its line, else the code is. What has neither, and English, keep
 * the server's sentence. What is wrong with one field has its line, or one by the field's name.
 */
export function refusalIn(
  language: Language,
  words: Words,
  { code, sentence, fields = {}, told, fieldsTold = {} }: Refused,
): { sentence: string; fields: Readonly<Record<string, string>> } {
  if (language === SOURCE) return { sentence, fields };
  const codes: Readonly<Record<string, string | undefined>> = words.refused ?? {};
  const said = (one: Told | undefined) => one && saidIn(language, words, one);
  const ofField = (field: string): string | undefined => codes[`invalid_${field}`] ?? said(fieldsTold[field]);
  const [field, other] = Object.keys(fields);
  const alone = field !== undefined && other === undefined ? ofField(field) : undefined;
  const ofForm = told?.line === OF_FORM;
  return {
    sentence: (ofForm ? (codes[code] ?? alone) : undefined) ?? said(told) ?? codes[code] ?? alone ?? sentence,
    fields: Object.fromEntries(Object.entries(fields).map(([name, was]) => [name, ofField(name) ?? was])),
  };
}
