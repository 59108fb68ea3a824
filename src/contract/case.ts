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

const toCamel = (key: string): string =>
  key.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
const toSnake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What came off the wire (plain JSON), with the names and numbers our code uses. */
export function camelKeys<T>(wire: T): Camel<T> {
  return toMemory(wire) as Camel<T>;
}

function toMemory(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toMemory);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key.endsWith('_at') && typeof entry === 'string'
        ? [toCamel(key), Date.parse(entry)]
        : [toCamel(key), toMemory(entry)],
    ),
  );
}

/** What our code holds (plain data), with the names and strings the wire uses. */
export function snakeKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const name = toSnake(key);
      return name.endsWith('_at') && typeof entry === 'number'
        ? [name, new Date(entry).toISOString()]
        : [name, snakeKeys(entry)];
    }),
  );
}
