/** The sentences of the night, as the screens ask for them: the moment that it is, and what its sentences name. */
import type { LiveViews } from '#contract/live/views.ts';
import { momentAt, type TimedMoment } from '#domain/show/moments.ts';
import {
  type ByVote,
  fillIn,
  lineFor,
  type NightBlanks,
  type NightLine,
  voteToCome,
} from '#domain/show/said/columns.ts';
import { say } from '#web/ui/say.ts';
import { overWords, showName } from './round-words.ts';

const DAY = 86_400_000;

/** As much of a view as its sentences need. */
interface Seen {
  moments: readonly TimedMoment[];
  round: LiveViews['audience']['round'];
  interval?: { title: string } | null;
  nextPoll?: { opensAfterNumber: number | null } | null;
}

export interface MomentWords {
  moment: TimedMoment;
  /** When the moment's countdown ends, in ms; null without one. */
  untilAt: number | null;
  /** Says a line; empty where there is none. */
  tell: (line: NightLine | ByVote | null) => string;
}

/**
 * What is said of the moment that the show is in at `now`, the server's time in ms. `time` is the time of day that a
 * sentence may name.
 */
export function momentWords(view: Seen, now: number, time = ''): MomentWords {
  const moment = momentAt(view.moments, now);
  const untilAt = moment.untilAt !== null && moment.untilAt > now ? moment.untilAt : null;
  const vote = voteToCome(view.nextPoll ?? null);
  const { over, after, last } = overWords(view.round);
  const named: NightBlanks = {
    show: showName(view.round),
    over,
    after,
    several: view.round.of > 1 ? 'yes' : 'no',
    last: last ? 'yes' : 'no',
    follows: view.round.follows,
    far: untilAt !== null && untilAt - now <= DAY ? 'no' : 'yes',
    title: view.interval?.title || say('ui.interval'),
    number: view.nextPoll?.opensAfterNumber ?? 0,
    time,
  };
  return {
    moment,
    untilAt,
    tell: (line) => {
      const found = line && lineFor(line, vote);
      return found === null ? '' : fillIn(say, found, named);
    },
  };
}
