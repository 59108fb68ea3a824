/**
 * The schemas of calls as JSON Schema. Each that has a name stands once under `components.schemas`; where a request
 * takes another form than answers have (defaults may be left out), the request's is called `…Input`.
 */
import { z } from 'zod';

export type Json = Record<string, unknown>;
/** Whether a schema describes what a caller sends (`input`) or gets (`output`). */
export type Direction = 'input' | 'output';

/** zod schemas as JSON Schema. */
export interface Shapes {
  /** The schema where it is used: a reference when it has a name. */
  of(schema: z.ZodType, direction: Direction): Json;
  /** Every named schema that is used, by its name. */
  named(): Record<string, Json>;
}

const PLACE = '#/components/schemas/';
const MARK = '~';

/** Prepares the JSON Schemas. @param used every schema that will be asked for. */
export function shapesOf(
  named: Readonly<Record<string, z.ZodType>>,
  used: readonly (readonly [z.ZodType, Direction])[],
): Shapes {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(named)) if (!registry.has(schema)) registry.add(schema, { id });
  for (const [index, [schema]] of used.entries())
    if (!registry.has(schema)) registry.add(schema, { id: `${MARK}${index}` });
  const idOf = (schema: z.ZodType): string => registry.get(schema)?.id ?? '';

  const given = { input: converted(registry, 'input'), output: converted(registry, 'output') };
  const reached = (direction: Direction) =>
    closure(
      used.filter(([, way]) => way === direction).map(([schema]) => idOf(schema)),
      (id) => references(given[direction][id]),
    );
  const sent = reached('input');
  const got = reached('output');
  const twofold = twofoldNames(given, sent, got);
  const inputName = (id: string): string => (twofold.has(id) ? `${id}Input` : id);
  const place = (schema: Json | undefined, direction: Direction): Json =>
    renamed(schema ?? {}, direction === 'input' ? inputName : (id) => id);

  return {
    of(schema, direction) {
      const id = idOf(schema);
      if (id.startsWith(MARK)) return place(given[direction][id], direction);
      return { $ref: PLACE + (direction === 'input' ? inputName(id) : id) };
    },
    named: () =>
      Object.fromEntries(
        [
          ...[...sent].map((id) => [inputName(id), place(given.input[id], 'input')] as const),
          ...[...got].map((id) => [id, place(given.output[id], 'output')] as const),
        ]
          .filter(([id]) => !id.startsWith(MARK))
          .toSorted(([one], [other]) => (one < other ? -1 : 1)),
      ),
  };
}

/** Names that requests and answers both use, each in another form, or with such a one somewhere inside. */
function twofoldNames(
  given: Readonly<Record<Direction, Record<string, Json>>>,
  sent: ReadonlySet<string>,
  got: ReadonlySet<string>,
): Set<string> {
  const both = [...sent].filter((id) => got.has(id) && !id.startsWith(MARK));
  const differing = new Set(
    both.filter((id) => JSON.stringify(given.input[id]) !== JSON.stringify(given.output[id])),
  );
  for (let before = -1; before !== differing.size; ) {
    before = differing.size;
    for (const id of both)
      if (references(given.input[id]).some((inside) => differing.has(inside))) differing.add(id);
  }
  return differing;
}

function converted(registry: z.core.$ZodRegistry<{ id?: string }>, io: Direction): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => PLACE + id,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (io === 'input') return;
      // Whoever reads an answer takes a text as it is, and a new field as one that they need not know.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      for (const limit of ['pattern', 'minLength', 'maxLength', 'default'] as const) delete jsonSchema[limit];
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, plainly(schema) as Json]),
  );
}

/** Without what says nothing, and in signs that every reader of patterns knows. */
function plainly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plainly);
  if (value === null || typeof value !== 'object') return value;
  const schema: Json = {};
  for (const [key, inside] of Object.entries(value)) schema[key] = plainly(inside);
  if (Math.abs(Number(schema.minimum)) === Number.MAX_SAFE_INTEGER) delete schema.minimum;
  if (Math.abs(Number(schema.maximum)) === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.format === 'date-time') delete schema.pattern;
  if (schema.const !== undefined) delete schema.type;
  if (typeof schema.pattern === 'string')
    schema.pattern = schema.pattern.replaceAll('\\p{Cc}', '\\u0000-\\u001f\\u007f-\\u009f');
  return orNull(schema);
}

/** `anyOf` of a plain type and null is that type, or null. */
function orNull(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [one, none] = anyOf as Json[];
  if (none?.type !== 'null' || typeof one?.type !== 'string' || one.enum || one.const !== undefined)
    return schema;
  return { ...one, ...rest, type: [one.type, 'null'] };
}

function references(schema: unknown): string[] {
  const found = JSON.stringify(schema ?? {}).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  return [...found].map(([, id = '']) => id);
}

function renamed(schema: Json, name: (id: string) => string): Json {
  return JSON.parse(
    JSON.stringify(schema).replace(/"\$ref":"#\/components\/schemas\/([^"]+)"/g, (_whole, id: string) => {
      if (id.startsWith(MARK))
        throw new Error('A shape that stands by itself and inside another needs a name: export it.');
      return `"$ref":"${PLACE}${name(id)}"`;
    }),
  );
}

function closure(start: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...next(id));
  }
  return found;
}
