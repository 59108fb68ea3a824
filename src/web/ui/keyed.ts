/** Adds a unique React key to each item of a list in which two may have the same name. */
export const keyed = <T>(list: readonly T[], nameOf: (one: T) => string): { key: string; one: T }[] =>
  list.map((one, at) => ({ key: `${at} ${nameOf(one)}`, one }));
