/** What the server tells of itself, in its reader's language. */
import { allSaidIn, type CatalogueLine } from '#domain/messages/catalogue-line.ts';
import { spokenNow } from './say.ts';

/**
 * A report of the server in the language of the page; undefined where a part of it is in no catalogue, because a person
 * or another program wrote it.
 */
export function reportedWords(told: readonly CatalogueLine[]): string | undefined {
  const { language, words } = spokenNow();
  return allSaidIn(language, words, told);
}

/** A report of the server in the language of the page, else its own English sentence, marked as English. */
export const Reported = ({ told, children }: { told: readonly CatalogueLine[]; children: string }) =>
  reportedWords(told) ?? <span lang="en">{children}</span>;
