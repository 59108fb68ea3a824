/** How long functions are, by the syntax tree: the lines of their own, without those of functions inside them. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

const MOST = 60;

interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node;
}

const isFunction = ({ type, body }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) && body !== undefined;

const children = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof child?.type === 'string');

/** The functions right inside a node. */
const functionsIn = (node: Node): Node[] =>
  children(node).flatMap((child) => (isFunction(child) ? [child] : functionsIn(child)));

/** Where functions of a file that are too long begin. */
function longIn(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  const lineOf = (at: number) => source.slice(0, at).split('\n').length - 1;
  const look = (node: Node): string[] => {
    const inside = functionsIn(node);
    const deeper = inside.flatMap(look);
    if (!isFunction(node)) return deeper;
    const own = new Set<number>();
    for (let line = lineOf(node.start); line <= lineOf(node.end - 1); line += 1)
      if (lines[line]?.trim()) own.add(line);
    for (const { body } of inside)
      if (body)
        for (let line = lineOf(body.start) + 1; line <= lineOf(body.end - 1); line += 1) own.delete(line);
    return own.size > MOST ? [`${path}:${lineOf(node.start) + 1} (${own.size})`, ...deeper] : deeper;
  };
  return look(parseAst(source, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
}

it('are no longer than what can be read at once, but for migrations, which are read once', () => {
  const sources = readSources().filter(({ path, isTest }) => !isTest && !path.includes('/migrations/'));
  const long = sources.flatMap(({ path }) => longIn(path));
  expect(long).toEqual([]);
});
