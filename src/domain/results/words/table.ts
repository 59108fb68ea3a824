/** One table; the first column names the acts. */
export interface WordTable {
  title: string;
  columns: string[];
  rows: { act: string; cells: string[] }[];
}
