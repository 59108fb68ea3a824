/** A table to be shown; the first column names the acts, `columns` are the headings of the others. */
export interface WordTable {
  title: string;
  columns: string[];
  rows: { act: string; cells: string[] }[];
}
