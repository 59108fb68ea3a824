/** A file's syntax tree, as far as the checks of sentences look into it. */
import { parseAst } from 'vite';

/** One node: `start` is where it begins in the source. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What is called or read: "say" of `say(…)`, "describe" of `z.string().describe(…)`; empty where it has no name. */
export const nameOf = (value: unknown): string =>
  isNode(value) ? String(value.name ?? nameOf(value.property) ?? '') : '';

export const treeOf = (path: string, source: string): Node =>
  parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
