/**
 * Sentences that stand in a page's code instead of the catalogue, found in the syntax tree: text between tags, labels in
 * attributes, and texts that read like words for people. Which rooms are not in the catalogue yet stands in `OUTSIDE`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOT_ON_PAGES, SERVED, servedIn } from './served.ts';
import { isNode, type Node, nameOf, treeOf } from './tree.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Pages whose sentences still stand in their code, in English. This list only shrinks. */
export const OUTSIDE: readonly string[] = [
  'src/web/admin/help/',
  // Headings of files, which are not bent to the reader's language.
  'src/web/admin/participants/columns.ts',
  'src/web/dev/',
];

/** What speaks to people in the reader's language: pages, and the domain's words for how a result came about. */
const SPEAKING = ['src/web/**/*.{ts,tsx}', 'src/domain/results/words/**/*.ts'];

/** Attributes that hold no words for people, whatever they look like. */
const NO_WORDS =
  /^(?:class|className|style|d|points|viewBox|transform|to|href|src|id|key|name|type|lang|autoComplete|rel|sizes|preserveAspectRatio)$|^(?:data|on)[-A-Z]/;
/** Calls whose texts are no words for people. */
const NO_WORDS_CALLS =
  /^(?:cx|say|sayWith|tell|ofField|querySelector|querySelectorAll|closest|matches|matchMedia|addEventListener|Error)$/;

/** The name of a line of the catalogue, which a component may be given instead of its words: “begin.tryIt”. */
const NAME_OF_LINE = /^[a-z]\w*\.[a-z]\w*$/;

const hasWord = (text: string): boolean =>
  !NAMES.has(text.trim()) && !NAME_OF_LINE.test(text) && /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));
/** Words with a space between them, or one that begins a sentence. */
const looksSaid = (text: string): boolean =>
  !NAMES.has(text.trim()) &&
  !text.startsWith('(') &&
  // A document's first line.
  !text.startsWith('<!') &&
  // A selector of elements.
  !/(?:^|[\w ,])\[\w+[\]=]/.test(text) &&
  (/\p{L}{2,}[,.:;!?’]* \p{L}+/u.test(text) || /^\p{Lu}\p{Ll}+[.!?…]?$/u.test(text));

/** Names that no language changes: the product's, those of keys and of kinds of files. */
const NAMES = new Set([
  'Ovation',
  'GO',
  'Space',
  'Shift',
  'Esc',
  'Enter',
  'Home',
  'End',
  'Escape',
  'Ogg',
  'CSV',
  'PDF',
]);

/** The texts of one file, each with its line. */
export function strayIn(path: string, source: string): string[] {
  const found: string[] = [];
  const note = (node: Node, text: string) =>
    found.push(`${path}:${source.slice(0, node.start).split('\n').length}: “${text.trim().slice(0, 60)}”`);
  const look = (node: Node): void => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) {
      // Types say nothing; `as const` and the like hold a value.
      if (isNode(node.expression)) look(node.expression);
      return;
    }
    if (node.type === 'JSXAttribute' && NO_WORDS.test(nameOf(node.name))) return;
    if (/^(?:Call|New)Expression$/.test(node.type) && NO_WORDS_CALLS.test(nameOf(node.callee))) {
      for (const given of node.arguments as unknown[])
        if (isNode(given) && !/^(?:Template)?Literal$/.test(given.type)) look(given);
      return;
    }
    if (node.type === 'Property' && isNode(node.value)) {
      look(node.value);
      return;
    }
    if (node.type === 'JSXText' && hasWord(String(node.value))) note(node, String(node.value));
    if (node.type === 'JSXAttribute' && isNode(node.value) && node.value.type === 'Literal') {
      const label = /^(?:label|title|alt|placeholder|hint|error|lead|aria-(?:label|description|valuetext))$/;
      const text = String(node.value.value);
      if (label.test(nameOf(node.name)) ? hasWord(text) : looksSaid(text)) note(node, text);
      return;
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && looksSaid(node.value))
      note(node, node.value);
    if (node.type === 'TemplateLiteral') {
      const text = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
      if (looksSaid(text) && !/^[\w-]*…?[\w./:=?&#-]*$/.test(text)) note(node, text);
    }
    for (const part of Object.values(node))
      for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) look(each);
  };
  look(treeOf(path, source));
  return found;
}

/** What these folders say outside of the catalogue, and entries of the list of what may that nothing stands for any more. */
function strayAmong(
  patterns: readonly string[],
  outside: readonly string[],
  textsIn: (path: string, source: string) => string[],
): string[] {
  const files = globSync(patterns, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted();
  const texts = new Map(files.map((path) => [path, textsIn(path, readFileSync(join(ROOT, path), 'utf8'))]));
  const isOutside = (path: string) => outside.some((start) => path.startsWith(start));
  const done = outside.filter(
    (start) => !files.some((path) => path.startsWith(start) && (texts.get(path) ?? []).length > 0),
  );
  return [
    ...files.filter((path) => !isOutside(path)).flatMap((path) => texts.get(path) ?? []),
    ...done.map((start) => `${start}: is in the catalogue by now: take it off the list of what is not.`),
  ];
}

/** Stray texts of all rooms that are in the catalogue, and what the server says that no line stands for. */
export const strayText = (): string[] => [
  ...strayAmong(SPEAKING, OUTSIDE, strayIn),
  ...strayAmong(SERVED, Object.keys(NOT_ON_PAGES), servedIn),
];
