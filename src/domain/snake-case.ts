/** A `camelCase` name as it stands on the wire and in the log, in `snake_case`. */
export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
