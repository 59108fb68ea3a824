/** Cutting texts that are longer than there is room for. */

/**
 * The beginning of a text, `most` UTF-16 units of it at most, as limits of texts are counted. It ends with a whole
 * character: half of one is refused wherever texts are read.
 */
export const cutTo = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
