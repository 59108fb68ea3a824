/**
 * What a sentence asks for, read by the compiler from the English line itself: a blank that is forgotten, or given
 * as words where a number is counted, is a type error at the place that says the sentence.
 */

type Letters<Head> = Head extends '' | `${string}${' ' | '#' | '{' | ',' | '\n'}${string}` ? never : Head;

/** One blank, from what stands between a brace and the next closing one. A branch of words is none. */
type Blank<Head> = Head extends `${infer Name}, ${'plural' | 'selectordinal' | 'number'}${string}`
  ? [Letters<Name>, number]
  : Head extends `${infer Name}, select,${string}`
    ? [Letters<Name>, string]
    : [Letters<Head>, string | number];

type Blanks<Text> = Text extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Head}}${string}` ? Blank<Head> : never) | Blanks<Rest>
  : never;

/** The tags of a sentence: "b" of `<b>words</b>`. */
export type TagsOf<Text> = Text extends `${string}<${infer Rest}`
  ? (Rest extends `/${string}` ? never : Rest extends `${infer Tag}>${string}` ? Tag : never) | TagsOf<Rest>
  : never;

type Named<Pair> = Pair extends [infer Name extends string, infer Value]
  ? [Name] extends [never]
    ? never
    : [Name, Value]
  : never;

/** The blanks of a sentence, each with what may fill it. */
export type BlanksOf<Text> = { [Pair in Named<Blanks<Text>> as Pair[0]]: Pair[1] };
