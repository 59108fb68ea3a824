/** The fields with these names, taken from anything that holds them and more. */
export const pickFields = <Given extends object, Name extends keyof Given>(
  given: Given,
  names: readonly Name[],
) => Object.fromEntries(names.map((name) => [name, given[name]])) as Pick<Given, Name>;
