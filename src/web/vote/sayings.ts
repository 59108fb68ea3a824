/** What the ballot's page says while no vote is open. */
import type { AudienceView } from '#contract/live/views.ts';
import { PHONE } from '#domain/show/said/phones.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { say } from '#web/ui/say.ts';

/** `view` is undefined until the live connection has brought it; `now` is the server's time in ms. */
export function sayings(
  view: AudienceView | undefined,
  hasEvent: boolean,
  now: number,
): { title: string; lead: string } {
  if (!hasEvent) return { title: say('vote.nothingYet'), lead: say('vote.nothingYetLead') };
  if (view === undefined) return { title: say('vote.notOpenYet'), lead: say('vote.keepOpen') };
  const { moment, tell } = momentWords(view, now);
  const { title, lead } = PHONE[moment.kind];
  return { title: tell(title), lead: tell(lead) };
}
