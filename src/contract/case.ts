/**
 * The one place where the wire and the code meet.
 *
 * On the wire names are `snake_case` (the specification's own fields are) and instants are ISO 8601 UTC
 * strings in fields that end in `_at`. In our code names are `camelCase` and instants are integer
 * milliseconds. Keys that are ids hold no underscore and no capital, so records keyed by id survive.
 */

/** `snake_case` → `camelCase` of one name, as a type. */
export type CamelKey<S> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelKey<Tail>>}`
  : S;

type CamelValue<K, V> = K extends `${string}_at`
  ? V extends string
    ? number
    : V
  : V extends string | number | boolean | null | undefined
    ? V
    : Camel<V>;

/** The in-memory view of a wire shape, all the way down. */
export type Camel<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer U)[]
    ? Camel<U>[]
    : T extends object
      ? { [K in keyof T as CamelKey<K>]: CamelValue<K, T[K]> }
      : T;

// Names repeat in every answer; ids that are keys pass through and are not worth keeping.
const MOST_KNOWN = 4_000;

function remembered(rename: (key: string) => string): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const name = rename(key);
    if (known.size < MOST_KNOWN) known.set(key, name);
    return name;
  };
}

const toCamel = remembered((key) =>
  key.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
);
/** `camelCase` → `snake_case` of one name. */
export const snakeName = remembered((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** What is renamed how, and what becomes of a value under its name on the wire. */
interface Renaming {
  nameOf: (key: string) => string;
  made: (inside: unknown, key: string, name: string) => unknown;
}

/** A copy of plain data with every object's entries named and made anew; no name can reach a prototype. */
function renamed(value: unknown, how: Renaming): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((inside) => renamed(inside, how));
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const name = how.nameOf(key);
    if (name !== '__proto__')
      copy[name] = renamed(how.made((value as Record<string, unknown>)[key], key, name), how);
  }
  return copy;
}

/** What came off the wire (plain JSON), with the names and numbers our code uses. */
export function camelKeys<T>(wire: T): Camel<T> {
  return renamed(wire, FROM_WIRE) as Camel<T>;
}

/** What our code holds (plain data), with the names and strings the wire uses. */
export function snakeKeys(value: unknown): unknown {
  return renamed(value, TO_WIRE);
}

const FROM_WIRE: Renaming = {
  nameOf: toCamel,
  made: (inside, key) => (typeof inside === 'string' && key.endsWith('_at') ? Date.parse(inside) : inside),
};
const TO_WIRE: Renaming = {
  nameOf: snakeName,
  made: (inside, _key, name) =>
    typeof inside === 'number' && name.endsWith('_at') ? new Date(inside).toISOString() : inside,
};
