/** What the server tells of itself, in its reader's language. */
import { allSaidIn, type Told } from '#domain/messages/told.ts';
import { spokenNow } from './say.ts';

/** Undefined where a part of it is in no catalogue: somebody wrote it, or it is another program's. */
export function reportedWords(told: readonly Told[]): string | undefined {
  const { language, words } = spokenNow();
  return allSaidIn(language, words, told);
}

/** The server's own sentence, in English and marked so, where a part of it is in no catalogue. */
export const Reported = ({ told, children }: { told: readonly Told[]; children: string }) =>
  reportedWords(told) ?? <span lang="en">{children}</span>;
