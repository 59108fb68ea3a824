/** Inputs made from a call's own schema: one that fits, and many that each have one thing wrong. */
import { z } from 'zod';

type Json = unknown;
type Path = readonly (string | number)[];
type Schema = z.core.JSONSchema.BaseSchema;

/** Texts that fit the various kinds of field; the first that a field takes is used. */
const TEXTS = [
  'x1',
  'A plain line',
  '1',
  '2026-04-18T19:30:00.000Z',
  'page-of-a-test',
  'someone@example.org',
  'a long walk by the sea',
  'Europe/Berlin',
  '#ddf247',
  'https://vote.example.org',
  '0123456789abcdef'.repeat(4),
  'shared',
  '99',
  '0.4',
  '',
];

/** The JSON schema of what a caller may send. */
export const wireSchema = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

const examples = new WeakMap<z.ZodType, readonly Json[]>();

/** A value that the schema takes; one for each alternative of a union at the top. */
export function examplesOf(schema: z.ZodType): readonly Json[] {
  const known = examples.get(schema) ?? makeExamples(schema);
  examples.set(schema, known);
  return known;
}

function makeExamples(schema: z.ZodType): Json[] {
  const json = wireSchema(schema);
  const alternatives = (json.oneOf ?? json.anyOf) as Schema[] | undefined;
  return (alternatives ?? [json]).map((one) => fitted(schema, roughly(one)));
}

function roughly(schema: Schema): Json {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  const [choice] = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as Schema[];
  if (choice) return roughly(choice);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as Record<string, Schema>)
          .filter(([, property]) => property.default === undefined)
          .map(([name, property]) => [name, roughly(property)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
        roughly((schema.items ?? {}) as Schema),
      );
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    default:
      return TEXTS[0];
  }
}

/** Tries texts wherever the schema still complains. @throws Error when nothing fits. */
function fitted(schema: z.ZodType, rough: Json): Json {
  let value = rough;
  for (let round = 0; round < 40; round += 1) {
    const outcome = schema.safeParse(value);
    if (outcome.success) return value;
    const issue = outcome.error.issues[0];
    if (!issue) break;
    const path = issue.path as Path;
    const before = at(value, path);
    const fits = [...TEXTS, false, null, 20, 5_000, 60_000, undefined].find(
      (candidate) =>
        candidate !== before && !complaints(schema, changed(value, path, candidate)).has(path.join('.')),
    );
    value = changed(value, path, fits);
  }
  throw new Error(`No example fits: ${JSON.stringify(value)}`);
}

const complaints = (schema: z.ZodType, value: Json): Set<string> =>
  new Set(schema.safeParse(value).error?.issues.map((issue) => issue.path.join('.')));

const at = (value: Json, path: Path): Json => path.reduce<Json>((inside, key) => Object(inside)[key], value);

/** A copy with another value at the path; `undefined` leaves the field out. */
export function changed(value: Json, path: Path, replacement: Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return replacement;
  const inside = changed(Object(value)[key], rest, replacement);
  if (Array.isArray(value)) return value.map((entry, index) => (index === key ? inside : entry));
  const { [key]: _left, ...others } = Object(value);
  return inside === undefined ? others : { ...others, [key]: inside };
}

/** One wrong input: what is wrong, where, and the whole body. */
export interface Wrong {
  what: string;
  path: Path;
  body: Json;
}

/** Said of a field that is not there. */
export const LEFT_OUT = 'left out';

const HOSTILE: readonly (readonly [string, Json])[] = [
  ['null', null],
  ['a number', -1.5],
  ['a huge number', 1e21],
  ['a truth value', true],
  ['a text', 'no such thing \u0000'],
  ['a text with reversed reading', 'abc\u202Edef'],
  ['a lone surrogate', '\uD800\u0000'],
  ['a very long text', 'x'.repeat(30_000)],
  ['an empty list', []],
  ['a list', [[1], { a: 1 }]],
  ['an object', { a: { b: 1 } }],
];

/** Every field of the example in turn: left out, and of every other kind. Only what the schema refuses. */
export function wrongs(schema: z.ZodType, example: Json): Wrong[] {
  const found: Wrong[] = [];
  const consider = (what: string, path: Path, replacement: Json) => {
    const body = changed(example, path, replacement);
    if (!schema.safeParse(JSON.parse(JSON.stringify(body ?? null))).success) found.push({ what, path, body });
  };
  for (const path of fieldPaths(example)) {
    consider(LEFT_OUT, path, undefined);
    for (const [what, value] of HOSTILE) consider(what, path, value);
  }
  return found;
}

function fieldPaths(value: Json, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return [here, ...fieldPaths(inside, here)];
  });
}
