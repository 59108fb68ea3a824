/** What a newer version's list of changes holds that this one's does not. */

/** Its new lines under their headings, as they stand there; empty where nothing is new. */
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
