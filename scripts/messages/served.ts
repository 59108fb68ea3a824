/**
 * Sentences of the server, the contract and the domain that reach a person in English only: each has to be a line of
 * the catalogue, by which a page says it in its reader's language, or a sentence that its refusal's code is said for.
 */
import { refusals } from '#contract/errors.ts';
import { refused } from '#domain/messages/en/refused.ts';
import { toldOfField } from '#domain/messages/refusal-line.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { isNode, type Node, nameOf, treeOf } from './tree.ts';

export const SERVED = ['src/{contract,domain,server}/**/*.ts'];

/** Files whose sentences nobody reads on a page, or reads as they were written, each with who reads them. */
export const NOT_ON_PAGES: Readonly<Record<string, string>> = {
  'src/contract/pictures/endpoints.ts': 'the document of the API',
  'src/contract/recordings/endpoints.ts': 'the document of the API',
  'src/contract/tabulation/schema.ts': 'the file of `ovation tabulate`, in a terminal',
  'src/domain/events/agreed-texts.ts': 'texts that an event begins with, the organisers’ own from then on',
  'src/domain/mail/letters.ts': 'a letter’s sample, of names and places',
  'src/domain/messages/': 'the catalogue itself',
  'src/domain/planning/templates/': 'templates, the organisers’ own once an event begins from them',
  'src/domain/voting/not-counted.ts': 'kept with a ballot; the page has its lines by these sentences',
  'src/server/cli': 'a terminal',
  'src/server/clock.ts': 'the server’s own log',
  'src/server/config.ts': 'a terminal',
  'src/server/demo/': 'the sample event',
  'src/server/http/document/': 'the document of the API',
  'src/server/installation.ts': 'a terminal',
  'src/server/key-change.ts': 'a terminal',
  'src/server/lineup/queries.ts': 'the acts of a rehearsal without acts',
  'src/server/operating/load.ts': 'metrics',
  'src/server/operating/routes.ts': 'whatever watches the server',
  'src/server/operating/trust.ts': 'a profile that Apple’s devices install',
  'src/server/show/gear/': 'other gear',
  'src/server/store/': 'a terminal, and the server’s own log',
  'src/server/tracks/s3-storage.ts': 'the server’s own log',
  'src/server/tracks/storage-check.ts': 'the server’s own log',
  'src/server/tracks/uploads.ts': 'programs that speak tus',
};

/** Calls whose texts are for programs and for whoever starts the server. */
const FOR_PROGRAMS = /^(?:chapter|describe|Error|TypeError|RangeError|press|say|sql)$/;
/** Fields of a call that the document of the API tells. */
const OF_DOCUMENT = /^(?:summary|more|what)$/;

const textOf = (node: Node): string | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('7');
};

/** A sentence begins with a capital, a quotation mark or what fills it, has several words, and comes to an end. */
const isSentence = (text: string): boolean =>
  /^(?:\p{Lu}|“|\d)/u.test(text) && /\p{L}{2,}[,;:’”\d]* \S/u.test(text) && /[.?!][”’]?$/.test(text);

/** Words that are chosen inside a sentence: a branch, or a table of words. Another language bends them. */
const isChosenWord = (filled: unknown): boolean => {
  if (!isNode(filled)) return false;
  if (filled.type === 'ConditionalExpression')
    return [filled.consequent, filled.alternate].some(
      (branch) => isNode(branch) && /\p{L}{2}/u.test(textOf(branch) ?? ''),
    );
  return (
    filled.type === 'MemberExpression' &&
    filled.computed === true &&
    /^[A-Z_]{3,}$/.test(nameOf(filled.object))
  );
};

const PROGRAMS_ALONE: ReadonlySet<string> = new Set([
  refusals.method_not_allowed[1],
  refusals.unsupported_type[1],
]);

/** A refusal whose code is said in every language, however much more its English sentence tells. */
function isSaidByCode(node: Node): boolean {
  const [code] = (node.arguments ?? []) as unknown[];
  return nameOf(node.callee) === 'Refusal' && isNode(code) && String(code.value) in refused;
}
/** A sentence behind one that was made elsewhere is looked at alone. */
const isLine = (text: string): boolean =>
  [...new Set([text, text.replace(/^(?:7 )+(?=\p{Lu}|7 )/u, '')])].some(
    (said) =>
      PROGRAMS_ALONE.has(said) || toldOfField(said) !== undefined || catalogueLinesOf(said).length > 0,
  );

/** The sentences of one file that no line of the catalogue stands for, each with its line. */
export function servedIn(path: string, source: string): string[] {
  const found: string[] = [];
  const note = (node: Node, text: string) =>
    found.push(`${path}:${source.slice(0, node.start).split('\n').length}: “${text.trim().slice(0, 100)}”`);
  const look = (node: Node): void => {
    if (node.type === 'ImportDeclaration') return;
    if (node.type.startsWith('TS') && !isNode(node.expression)) return;
    if (/^(?:Call|New)Expression$/.test(node.type) && FOR_PROGRAMS.test(nameOf(node.callee))) {
      if (isNode(node.callee)) look(node.callee);
      return;
    }
    if (isSaidByCode(node)) {
      for (const more of (node.arguments as unknown[]).slice(2)) if (isNode(more)) look(more);
      return;
    }
    if (node.type === 'Property' && OF_DOCUMENT.test(nameOf(node.key))) return;
    const text = textOf(node);
    if (text !== undefined && isSentence(text)) {
      const filled = (node.expressions ?? []) as unknown[];
      if (filled.some(isChosenWord) || !isLine(text)) note(node, text);
    }
    for (const part of Object.values(node))
      for (const each of Array.isArray(part) ? part : [part]) if (isNode(each)) look(each);
  };
  look(treeOf(path, source));
  return found;
}
