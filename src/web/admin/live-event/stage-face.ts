/** What the stage panel says at one moment, as a pure function of the desk's view: state, name, time, bar. */
import type { AdminView } from '#contract/live/views.ts';
import { clockLeft } from '#domain/show/forecast.ts';
import { overWords } from '#web/client/round-words.ts';
import { durationText, leftText } from '#web/ui/clock.ts';
import { counted, showTime } from '#web/ui/format.ts';
import { capital } from '#web/ui/words.ts';
import { currentOf, openPollOf } from './desk.ts';
import { ballotWords, type DeskItem, placeWords } from './words.ts';

export interface StageFace {
  tone: 'lit' | 'warn' | 'danger' | 'neutral';
  state: string;
  detail: string;
  name: string;
  song: string;
  pronunciation: string;
  timer: { text: string; tone: 'bone' | 'grey' | 'danger'; words: string; under: string };
  bar: { value: number; tone: 'plain' | 'danger'; mark?: number };
  /** Which controls stand beside the time. */
  controls: 'swap' | 'clock' | 'poll' | 'none';
}

type Timer = StageFace['timer'];

const NO_TIME: Timer = { text: '', tone: 'grey', words: '', under: '' };

const face = (
  tone: StageFace['tone'],
  state: string,
  rest: Partial<Omit<StageFace, 'tone' | 'state'>>,
): StageFace => ({
  tone,
  state,
  detail: '',
  name: '',
  song: '',
  pronunciation: '',
  timer: NO_TIME,
  bar: { value: 0, tone: 'plain' },
  controls: 'none',
  ...rest,
});

/** The panel at `at`, the server's time in ms. */
export function stageFace(view: AdminView, at: number): StageFace {
  const current = currentOf(view);
  if (view.halt !== null)
    return face('danger', 'Stopped', {
      detail: view.halt.text,
      name: current?.title ?? view.event.name,
      timer: {
        text: durationText(at - view.halt.sinceAt),
        tone: 'grey',
        words: 'stopped',
        under: 'clocks stand still',
      },
    });
  if (view.phase === 'finished') return finished(view, at);
  const poll = openPollOf(view);
  if (poll !== null && current?.kind !== 'performance') return voting(poll, at);
  if (current === null) return idle(view, at);
  if (current.kind === 'results' && current.status === 'on_stage') return telling(view, current.title);
  if (current.status === 'called') return standingBy(view, current, at);
  const closed = view.polls.find((one) => one.id === current.pollId && one.state === 'closed');
  return closed === undefined ? running(view, current, at) : voted(closed);
}

function aboutItem(view: AdminView, item: DeskItem) {
  if (item.act === null) return { name: item.title };
  const number = item.number === null ? '' : `Act ${item.number} of ${view.lastNumber}`;
  return {
    detail: [number, item.act.category, item.act.pronouns].filter((word) => word !== '').join(', '),
    name: item.title,
    song: item.act.song,
    pronunciation: item.act.pronunciation,
  };
}

function standingBy(view: AdminView, item: DeskItem, at: number): StageFace {
  const left = view.clock === null ? item.durationMs : clockLeft(view.clock, at);
  return face('warn', 'Stand by', {
    ...aboutItem(view, item),
    timer: { text: leftText(left), tone: 'grey', words: 'ready', under: 'starts on GO' },
    controls: 'swap',
  });
}

function running(view: AdminView, item: DeskItem, at: number): StageFace {
  const left = view.clock === null ? 0 : clockLeft(view.clock, at);
  const over = left < 0;
  const paused = view.clock?.state === 'stopped';
  const granted = Math.max(1, item.grantedMs);
  const state = paused ? 'Paused' : over ? 'Over time' : item.act === null ? 'Now' : 'On stage';
  return face(paused ? 'warn' : over ? 'danger' : 'lit', state, {
    ...aboutItem(view, item),
    timer: {
      text: leftText(left),
      tone: over ? 'danger' : paused ? 'grey' : 'bone',
      words: over ? 'over' : 'left',
      under: `planned ${durationText(item.durationMs)}`,
    },
    bar: over
      ? { value: 1, tone: 'danger', mark: granted / (granted - left) }
      : { value: (granted - left) / granted, tone: 'plain' },
    controls: 'clock',
  });
}

function idle(view: AdminView, at: number): StageFace {
  if (view.phase === 'results') return telling(view, 'Results');
  if (view.phase === 'interval' && view.clock !== null) {
    const left = clockLeft(view.clock, at);
    return face('warn', 'Interval', {
      name: view.interval?.title || 'Interval',
      timer: {
        text: leftText(left),
        tone: left < 0 ? 'danger' : 'bone',
        words: left < 0 ? 'over' : 'left',
        under: '',
      },
    });
  }
  if (view.phase !== 'preshow') return face('neutral', 'The stage is free', { name: view.event.name });
  return face('neutral', 'Before the show', {
    detail: view.event.host,
    name: view.event.name,
    timer: untilStart(view, at),
  });
}

function untilStart(view: AdminView, at: number): Timer {
  const { startsAt, timeZone } = view.event;
  if (startsAt === null) return { text: '0:00', tone: 'grey', words: 'ready', under: 'starts on GO' };
  const left = startsAt - at;
  return {
    text: leftText(left),
    tone: left < 0 ? 'danger' : 'grey',
    words: left < 0 ? 'late' : 'to go',
    under: `starts ${showTime(startsAt, timeZone)}`,
  };
}

/** While results are told: the place that was told last, never one ahead. */
function telling(view: AdminView, title: string): StageFace {
  const result = view.results.find((one) => one.id === view.revealingId);
  const step = result?.steps.at(-1);
  const progress =
    result === undefined || result.stepsTotal === 0 ? 0 : result.stepsShown / result.stepsTotal;
  return face('lit', step === undefined ? 'Results' : capital(placeWords(step.place)), {
    detail: result?.title ?? '',
    name: step === undefined ? title : step.entries.map((entry) => entry.stageName).join(', '),
    song: step?.entries[0]?.song ?? '',
    timer:
      result === undefined
        ? NO_TIME
        : {
            text: `${result.stepsShown}`,
            tone: 'bone',
            words: `of ${result.stepsTotal}`,
            under: 'places told',
          },
    bar: { value: progress, tone: 'plain' },
  });
}

function voting(poll: NonNullable<ReturnType<typeof openPollOf>>, at: number): StageFace {
  const left = poll.closesAt === null ? null : Math.max(0, poll.closesAt - at);
  const whole =
    poll.closesAt === null || poll.openedAt === null ? null : Math.max(1, poll.closesAt - poll.openedAt);
  return face('lit', left === 0 ? 'Closing' : 'Voting open', {
    detail: `${poll.practice ? 'For practice. ' : ''}${ballotWords(poll)}`,
    name: poll.title,
    timer: {
      text: left === null ? durationText(at - (poll.openedAt ?? at)) : leftText(left),
      tone: 'bone',
      words: left === null ? 'open' : 'left',
      under: whole === null ? 'closed by hand' : `of ${durationText(whole)}`,
    },
    bar: { value: left === null || whole === null ? 1 : (whole - left) / whole, tone: 'plain' },
    controls: 'poll',
  });
}

/** Its cue may have been given longer: the vote is over all the same. */
const voted = (poll: AdminView['polls'][number]): StageFace =>
  face('neutral', 'Voting is closed', {
    name: poll.title,
    timer: { text: `${poll.ballotsCounted}`, tone: 'grey', words: 'counted', under: '' },
    bar: { value: 1, tone: 'plain' },
  });

function finished(view: AdminView, at: number): StageFace {
  return face('neutral', overWords(view.round).over, {
    detail: counted(view.actsTotal, 'act'),
    name: view.event.name,
    timer: {
      text: durationText((view.finishedAt ?? at) - (view.startedAt ?? at)),
      tone: 'grey',
      words: 'in all',
      under: view.finishedAt === null ? '' : `ended ${showTime(view.finishedAt, view.event.timeZone)}`,
    },
  });
}
