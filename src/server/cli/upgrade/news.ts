/** What a newer version's list of changes holds that this one's does not. */

/**
 * The lines of the changelog `theirs` that the changelog `ours` does not have, under their headings; empty when
 * there are none.
 */
export function whatIsNew(ours: string, theirs: string): string[] {
  const known = new Set(ours.split('\n'));
  const news: string[] = [];
  let headings: string[] = [];
  for (const line of theirs.split('\n')) {
    const depth = /^#+(?= )/.exec(line)?.[0].length;
    if (depth !== undefined) headings = [...headings.filter((one) => one.indexOf(' ') < depth), line];
    else if (line.trim() !== '' && !known.has(line)) {
      news.push(...headings, line);
      headings = [];
    }
  }
  return news;
}
