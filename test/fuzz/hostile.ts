/** Values that programs stumble over, and inputs made of a call's own schema with some of them inside. */
import type { z } from 'zod';
import { changed, examplesOf, wireSchema } from '../examples.ts';

/** Random numbers that a seed repeats: mulberry32. */
export function dice(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (limit: number): number => Math.floor(next() * limit),
    oneIn: (times: number): boolean => next() * times < 1,
    pick: <T>(from: readonly T[]): T => {
      const found = from[Math.floor(next() * from.length)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
  };
}
export type Dice = ReturnType<typeof dice>;

export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '"; drop table participant; --',
  '%',
  '_%_',
  '\\',
  '../../../secret.key',
  '..\\..\\secret.key',
  'file:///etc/passwd',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '=1+1',
  '@SUM(A1)',
  '\r\nSet-Cookie: a=b',
  '\u0000',
  'a\u0000b',
  '\u202Eabc',
  '\uFEFF',
  '\uD800',
  '\uDFFF\uD800',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(50),
  'é'.normalize('NFD'),
  'a'.repeat(256),
  'a'.repeat(5_000),
  '$' + '{7*7}',
  '{{7*7}}',
  '%s%n%x',
  '1e309',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-04-18T19:30:00.000Z',
];

export const HOSTILE_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.1,
  1e-7,
  255,
  65_536,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toJSON: 'x' },
  Array.from({ length: 300 }, (_, index) => index),
  Array.from({ length: 40 }, () => 'x1'),
];

type Json = Record<string, unknown>;

/** What a schema itself names: its choices and its limits, and one beyond each. */
function ownValues(schema: unknown, found: unknown[] = []): unknown[] {
  if (schema === null || typeof schema !== 'object') return found;
  const node = schema as Json;
  if (Array.isArray(node.enum)) found.push(...node.enum);
  if (node.const !== undefined) found.push(node.const);
  for (const limit of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'])
    if (typeof node[limit] === 'number') found.push(node[limit], node[limit] - 1, node[limit] + 1);
  for (const limit of ['minLength', 'maxLength'])
    if (typeof node[limit] === 'number' && node[limit] < 10_000)
      found.push('y'.repeat(node[limit]), 'y'.repeat(node[limit] + 1));
  for (const inside of Object.values(node)) ownValues(inside, found);
  return found;
}

/** Every path of the schema's objects, also of fields that an example leaves out. */
function pathsOf(schema: unknown, at: string[] = [], found: string[][] = []): string[][] {
  if (schema === null || typeof schema !== 'object') return found;
  const node = schema as Json;
  for (const [name, inside] of Object.entries(Object(node.properties))) {
    found.push([...at, name]);
    pathsOf(inside, [...at, name], found);
  }
  for (const choice of ['anyOf', 'oneOf', 'allOf'])
    for (const inside of (node[choice] as unknown[] | undefined) ?? []) pathsOf(inside, at, found);
  return found;
}

/** Makes inputs for one schema, again and again. `known` gives values that exist, by the field's name. */
export function maker(schema: z.ZodType, known: (field: string, dice: Dice) => string | undefined) {
  const examples = examplesOf(schema);
  const json = wireSchema(schema);
  const own = ownValues(json);
  const paths = pathsOf(json);
  return (from: Dice): unknown => {
    let value: unknown = from.pick(examples);
    for (const path of paths) {
      const exists = known(path.at(-1) ?? '', from);
      if (exists !== undefined && from.below(4) > 0) value = changed(value, path, like(value, path, exists));
    }
    if (paths.length === 0) return from.oneIn(3) ? from.pick(HOSTILE_VALUES) : value;
    for (let changes = from.below(4); changes > 0; changes -= 1) {
      const sort = from.below(4);
      const next =
        sort === 0
          ? from.pick(HOSTILE_VALUES)
          : sort === 1 || own.length === 0
            ? from.pick(HOSTILE_TEXTS)
            : from.pick(own);
      value = changed(value, from.pick(paths), from.oneIn(8) ? undefined : next);
    }
    return value;
  };
}

/** One value, or a list of it where the example has a list. */
const like = (value: unknown, path: readonly string[], one: string): unknown =>
  Array.isArray(path.reduce<unknown>((inside, key) => Object(inside)[key], value)) ? [one] : one;
