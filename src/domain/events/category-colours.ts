/** Colours that can be told from each other, also by who sees few of them; the first category has the first. */
export const CATEGORY_COLOURS = [
  '#ddf247',
  '#7fc7ff',
  '#ffb86b',
  '#ff9ec7',
  '#b6a6ff',
  '#8fe3b0',
  '#e3d5b8',
] as const;
