/**
 * Converts between the wire and the code, in this one place.
 *
 * On the wire names are `snake_case` (as in the specification) and instants are ISO 8601 UTC strings in fields that
 * end in `_at`. In code names are `camelCase` and instants are whole milliseconds. Keys that are ids have no
 * underscore and no capital, so records keyed by id stay as they are.
 */
import { snakeCase } from '#domain/snake-case.ts';

/** The type of a `snake_case` name in `camelCase`. */
export type CamelKey<S> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : S;

/** The type of a `camelCase` name in `snake_case`. */
export type SnakeKey<S extends string> = S extends `${infer Letter}${infer Rest}`
  ? Letter extends Lowercase<Letter>
    ? `${Letter}${SnakeKey<Rest>}`
    : `_${Lowercase<Letter>}${SnakeKey<Rest>}`
  : S;

type CamelValue<K, V> = K extends `${string}_at`
  ? V extends string
    ? number
    : V
  : V extends string | number | boolean | null | undefined
    ? V
    : Camel<V>;

/** The type in code of a shape on the wire, at every depth. */
export type Camel<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer U)[]
    ? Camel<U>[]
    : T extends object
      ? { [K in keyof T as CamelKey<K>]: CamelValue<K, T[K]> }
      : T;

// Names repeat in every answer. Keys that are ids go through this, too, and are not worth remembering.
const MOST_KNOWN = 4_000;

function remembered(rename: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    // As the name of a property: V8 looks for any other text by its letters each time that it is set.
    const name = Object.keys({ [rename(key)]: true })[0] ?? '';
    if (known.size < MOST_KNOWN) known.set(key, name);
    return name;
  };
}

const toCamel = remembered((key) =>
  key.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
);
const toSnake = remembered(snakeCase);
/** `camelCase` → `snake_case` of one name. */
export const snakeName = <Name extends string>(name: Name) => toSnake(name) as SnakeKey<Name>;

/** How names and the values under them are converted. */
interface Renaming {
  nameOf: (key: string) => string;
  made: (inside: unknown, key: string, name: string) => unknown;
}

/**
 * An object without properties. V8 gives what a constructor makes the room inside itself that earlier ones came to
 * need, where `{}` has room for four properties and a list beside it: half of the time of copying and `JSON.stringify`.
 */
function Plain() {}
Plain.prototype = Object.prototype;
const PlainObject = Plain as unknown as new () => Record<string, unknown>;

const isSimple = (value: unknown): boolean => value === null || typeof value !== 'object';

/** A converted copy of plain data. No name can reach a prototype. */
function renamed(value: unknown, how: Renaming): unknown {
  if (isSimple(value)) return value;
  if (Array.isArray(value)) return value.map((inside) => (isSimple(inside) ? inside : renamed(inside, how)));
  const copy = new PlainObject();
  for (const key in value as object) {
    const name = how.nameOf(key);
    const inside = (value as Record<string, unknown>)[key];
    if (name !== '__proto__')
      copy[name] = isSimple(inside) ? how.made(inside, key, name) : renamed(inside, how);
  }
  return copy;
}

/** Converts plain JSON from the wire to the names and numbers of the code. */
export function camelKeys<T>(wire: T): Camel<T> {
  return renamed(wire, FROM_WIRE) as Camel<T>;
}

/** Converts plain data of the code to the names and strings of the wire. */
export function snakeKeys(value: unknown): unknown {
  return renamed(value, TO_WIRE);
}

const FROM_WIRE: Renaming = {
  nameOf: toCamel,
  made: (inside, key) => (typeof inside === 'string' && key.endsWith('_at') ? Date.parse(inside) : inside),
};
const TO_WIRE: Renaming = {
  nameOf: toSnake,
  made: (inside, _key, name) =>
    typeof inside === 'number' && name.endsWith('_at') ? new Date(inside).toISOString() : inside,
};
