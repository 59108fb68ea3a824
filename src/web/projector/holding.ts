/** What the holding picture says besides the event's name. Pure: the scene only draws it. */
import type { ProjectorView } from '#contract/live/views.ts';
import { momentAt } from '#domain/show/moments.ts';
import { FRONT_PAGE } from '#domain/show/said/front.ts';
import { WALL } from '#domain/show/said/hall.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { showTime } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { endsSoon, intervalEnds } from './turns.ts';

const DAY = 86_400_000;

/** A short label and below it either words, a countdown, or a date. */
export type HoldingFact =
  | { label: string; words: string }
  | { label: string; endsAt: number }
  | { label: string; at: number };

/** The first fact: where the evening is, and when it goes on. `now` is the server's time in ms. */
export function holdingLead(view: ProjectorView, now: number): HoldingFact {
  const { moment, untilAt, tell } = momentWords(view, now);
  // The desk may show the interval's picture at any moment: only in the interval does it know when that ends.
  const said = WALL[view.scene === 'interval' ? 'interval' : moment.kind];
  const counts = said === WALL[moment.kind] ? said.counts : undefined;
  if (counts === undefined || untilAt === null) return { label: tell(said.label), words: tell(said.words) };
  const label = tell(counts);
  return untilAt - now > DAY ? { label, at: untilAt } : { label, endsAt: untilAt };
}

/** What is said in an interval: the time at which the show goes on, and in the last two minutes the time left. */
export function restLead(view: ProjectorView, now: number): HoldingFact {
  const endsAt = intervalEnds(view, now);
  if (endsAt === null || endsSoon(view, now)) return holdingLead(view, now);
  return { label: say('projector.goesOnAt'), words: showTime(endsAt, view.event.timeZone) };
}

/** What the address beside it is for: what the front page there leads to at this moment. */
export function addressLead(view: Pick<ProjectorView, 'moments'>, now: number): string {
  const { action } = FRONT_PAGE[momentAt(view.moments, now).kind];
  if (action === null) return say('night.results');
  return say(action.to === '/results' ? 'night.followResults' : 'projector.audiencePage');
}
