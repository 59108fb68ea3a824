/** What the server tells of itself, in its reader's language. */
import { saidIn, type Told } from '#domain/messages/told.ts';
import { spokenNow } from '#web/ui/say.ts';

/** The server's own sentence, in English and marked so, where a part of it is in no catalogue. */
export function Reported({ told, children }: { told: readonly Told[]; children: string }) {
  const { language, words } = spokenNow();
  const said = told.map((one) => saidIn(language, words, one));
  return said.length === 0 || said.includes(undefined) ? <span lang="en">{children}</span> : said.join(' ');
}
