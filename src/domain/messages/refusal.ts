/** What the server refused, in the reader's language: by its line or its code, for its own sentence is English. */
import type { Words } from './catalogue.ts';
import { allSaidIn, type CatalogueLine, saidIn } from './catalogue-line.ts';
import { type Language, SOURCE } from './languages.ts';

export interface Refused {
  readonly code: string;
  readonly sentence: string;
  /** A sentence for each wrong field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Which lines of the catalogue the sentence is, where all of it is in there. */
  readonly told?: readonly CatalogueLine[] | undefined;
  /** The same of each field's. */
  readonly fieldsTold?: Readonly<Record<string, CatalogueLine>> | undefined;
}

/** Above a form, beside what is wrong with its fields. */
const OF_FORM = 'notRight';
/** At a field of which no more is known. */
const OF_FIELD = 'fieldNotRight';

/**
 * A refusal in the reader’s language: by the lines that came with it, else by its code, else as the server says it
 * in English. What is wrong with one field is said by its line, or by one that has the field’s name.
 */
export function refusalIn(
  language: Language,
  words: Words,
  { code, sentence, fields = {}, told = [], fieldsTold = {} }: Refused,
): { sentence: string; fields: Readonly<Record<string, string>> } {
  if (language === SOURCE) return { sentence, fields };
  const codes: Readonly<Record<string, string | undefined>> = words.refused ?? {};
  const ofField = (field: string): string | undefined => {
    const one = fieldsTold[field];
    const said = one && saidIn(language, words, one);
    return one?.line === OF_FIELD ? (codes[`invalid_${field}`] ?? said) : (said ?? codes[`invalid_${field}`]);
  };
  const [field, other] = Object.keys(fields);
  const alone = field !== undefined && other === undefined ? ofField(field) : undefined;
  const ofForm = told[0]?.line === OF_FORM;
  return {
    sentence:
      (ofForm ? (codes[code] ?? alone) : undefined) ??
      allSaidIn(language, words, told) ??
      codes[code] ??
      alone ??
      sentence,
    fields: Object.fromEntries(Object.entries(fields).map(([name, was]) => [name, ofField(name) ?? was])),
  };
}
