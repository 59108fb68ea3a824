/** What the server tells of itself, in its reader's language. */
import { saidIn, type Told } from '#domain/messages/told.ts';
import { spokenNow } from './say.ts';

/** Undefined where a part of it is in no catalogue: somebody wrote it, or it is another program's. */
export function reportedWords(told: readonly Told[]): string | undefined {
  const { language, words } = spokenNow();
  const said = told.map((one) => saidIn(language, words, one));
  return said.length === 0 || said.includes(undefined) ? undefined : said.join(' ');
}

/** The server's own sentence, in English and marked so, where a part of it is in no catalogue. */
export const Reported = ({ told, children }: { told: readonly Told[]; children: string }) =>
  reportedWords(told) ?? <span lang="en">{children}</span>;
