/** Keys for a list of things that are told, of which two may read the same. */
export const keyed = <T>(list: readonly T[], nameOf: (one: T) => string): { key: string; one: T }[] =>
  list.map((one, at) => ({ key: `${at} ${nameOf(one)}`, one }));
