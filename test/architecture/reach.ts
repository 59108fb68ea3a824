/** What a call's answer can come to: the functions of the server, read from the sources, and which names which. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import type { Source } from './sources.ts';

const ROOT = join(import.meta.dirname, '../..');

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/**
 * Code that has a name: "src/server/show/call.ts callRoutes". What a function declares in itself, and each handler
 * that it gives to `addCalls`, is a piece of its own with one more name behind it.
 */
interface Piece {
  readonly path: string;
  readonly outer: string;
  readonly nodes: readonly Node[];
}

export interface Reach {
  /** The handler of each call, by table and name: "showEndpoints.signal". */
  readonly handlers: ReadonlyMap<string, string>;
  /** The innermost pieces in which a gate is asked for one of these proofs by hand: `gates.judge(…)`. */
  asking(proofs: readonly string[]): string[];
  /** Every piece that one can come to from another by names alone; nothing beyond those that name `barrier`. */
  from(piece: string, barrier: string): Set<string>;
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string';
const text = (value: unknown): string => String(Object(value).name ?? Object(value).value ?? '');

/** The nodes directly below. A property's name and a member's name are no names of their own. */
function below(node: Node): Node[] {
  const said =
    (node.type === 'MemberExpression' && !node.computed && 'property') ||
    (node.type === 'Property' && !node.computed && 'key');
  return Object.entries(node).flatMap(([part, value]) =>
    part === said ? [] : (Array.isArray(value) ? value : [value]).filter(isNode),
  );
}

const isFunction = ({ type }: Node) => /Function/.test(type);

/** The node and everything in it; with `own` not what is in a function within it. */
function within(node: Node, own = false): Node[] {
  return [node, ...below(node).flatMap((one) => (own && isFunction(one) ? [one] : within(one, own)))];
}

/** What a function declares for all that is in it. */
function closure(whole: Node): Node[] {
  const body = Object(isNode(whole.init) ? whole.init : whole).body;
  return isNode(body) ? within(body, true).filter(isDeclaration) : [];
}

const isDeclaration = ({ type }: Node) => type === 'VariableDeclarator' || type === 'FunctionDeclaration';

function declarations(body: readonly Node[]): Node[] {
  return body
    .map((statement) => (isNode(statement.declaration) ? statement.declaration : statement))
    .flatMap((node) => (node.type === 'VariableDeclaration' ? below(node) : [node]))
    .filter(isDeclaration);
}

function importsOf(path: string, body: readonly Node[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const node of body.filter(({ type }) => type === 'ImportDeclaration')) {
    const from = text(node.source);
    const file = from.startsWith('#')
      ? `src/${from.slice(1)}`
      : posix.normalize(posix.join(posix.dirname(path), from));
    for (const one of below(node)) found.set(text(one.local), `${file} ${text(one.imported)}`);
  }
  return found;
}

/** The handlers that are given to `addCalls` among these nodes, as an object or by the name of one. */
function answered(nodes: readonly Node[]): (readonly [call: string, handler: Node])[] {
  return nodes
    .filter((node) => node.type === 'CallExpression' && text(node.callee) === 'addCalls')
    .flatMap((call) => {
      const [, , table, given] = call.arguments as Node[];
      const object =
        given?.type === 'Identifier'
          ? nodes.find((node) => isDeclaration(node) && text(node.id) === text(given))?.init
          : given;
      return (isNode(object) ? below(object) : []).flatMap((one) =>
        isNode(one.value) ? [[`${text(table)}.${text(one.key)}`, one.value] as const] : [],
      );
    });
}

/** Reads the sources. */
export function readReach(sources: readonly Source[]): Reach {
  const pieces = new Map<string, Piece>();
  const imports = new Map<string, Map<string, string>>();
  const handlers = new Map<string, string>();
  for (const { path } of sources) {
    const program: unknown = parseAst(readFileSync(join(ROOT, path), 'utf8'), { lang: 'ts' });
    const body = Object(program).body as Node[];
    imports.set(path, importsOf(path, body));
    for (const whole of declarations(body)) {
      const outer = text(whole.id);
      const nodes = within(whole);
      const keep = (name: string, inside: readonly Node[]) =>
        pieces.set(name, { path, outer, nodes: inside });
      keep(`${path} ${outer}`, nodes);
      for (const inner of closure(whole)) keep(`${path} ${outer} ${text(inner.id)}`, within(inner));
      for (const [call, handler] of answered(nodes)) {
        handlers.set(call, `${path} ${outer} ${call}`);
        keep(`${path} ${outer} ${call}`, within(handler));
      }
    }
  }

  const names = ({ path, outer, nodes }: Piece): string[] =>
    nodes
      .filter(({ type }) => type === 'Identifier')
      .map(text)
      .map((name) => {
        const inside = `${path} ${outer} ${name}`;
        return pieces.has(inside) ? inside : (imports.get(path)?.get(name) ?? `${path} ${name}`);
      });

  return {
    handlers,
    asking(proofs) {
      const found = [...pieces].flatMap(([name, { nodes }]) =>
        nodes.some(({ object, property }) => text(object) === 'gates' && proofs.includes(text(property)))
          ? [name]
          : [],
      );
      return found.filter((name) => !found.some((other) => other.startsWith(`${name} `)));
    },
    from(start, barrier) {
      const found = new Set([start]);
      for (const name of found) {
        const piece = pieces.get(name);
        const next = piece ? names(piece) : [];
        if (!next.includes(barrier)) for (const one of next) found.add(one);
      }
      return found;
    },
  };
}
