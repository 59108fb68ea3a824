/** What the stage panel says at one moment, as a pure function of the desk's view: state, name, time, bar. */

import type { AdminView } from '#contract/live/views.ts';
import { clockLeft } from '#domain/show/forecast.ts';
import { overWords } from '#web/client/round-words.ts';
import { durationText, leftText } from '#web/ui/clock.ts';
import { showDateAndTime, showTime, sideBySide, whichAct } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { currentOf, openPollOf } from './desk.ts';
import { ballotWords, beforeLine, type DeskItem, toldWords, wholeTable } from './words.ts';

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

const DAY = 86_400_000;

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
    return face('danger', say('cues.stopped'), {
      detail: view.halt.text,
      name: current?.title ?? view.event.name,
      timer: {
        text: durationText(at - view.halt.sinceAt),
        tone: 'grey',
        words: say('cues.timeStopped'),
        under: say('cues.clocksStand'),
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
  return {
    detail: sideBySide([whichAct(item.number, view.lastNumber), item.act.category, item.act.pronouns]),
    name: item.title,
    song: item.act.song,
    pronunciation: item.act.pronunciation,
  };
}

function standingBy(view: AdminView, item: DeskItem, at: number): StageFace {
  const left = view.clock === null ? item.durationMs : clockLeft(view.clock, at);
  return face('warn', say('cues.standBy'), {
    ...aboutItem(view, item),
    timer: { text: leftText(left), tone: 'grey', words: say('cues.ready'), under: say('cues.startsOnGo') },
    controls: 'swap',
  });
}

function running(view: AdminView, item: DeskItem, at: number): StageFace {
  const left = view.clock === null ? 0 : clockLeft(view.clock, at);
  const over = left < 0;
  const paused = view.clock?.state === 'stopped';
  const granted = Math.max(1, item.grantedMs);
  const state = paused
    ? 'cues.paused'
    : over
      ? 'cues.overTime'
      : item.act === null
        ? 'cues.now'
        : 'cues.onStage';
  return face(paused ? 'warn' : over ? 'danger' : 'lit', say(state), {
    ...aboutItem(view, item),
    timer: {
      text: leftText(left),
      tone: over ? 'danger' : paused ? 'grey' : 'bone',
      words: say(over ? 'cues.timeOver' : 'cues.timeLeft'),
      under: say('cues.planned', { time: durationText(item.durationMs) }),
    },
    bar: over
      ? { value: 1, tone: 'danger', mark: granted / (granted - left) }
      : { value: (granted - left) / granted, tone: 'plain' },
    controls: 'clock',
  });
}

function idle(view: AdminView, at: number): StageFace {
  if (view.phase === 'results') return telling(view, say('cues.results'));
  if (view.phase === 'interval' && view.clock !== null) {
    const left = clockLeft(view.clock, at);
    return face('warn', say('cues.interval'), {
      name: view.interval?.title || say('cues.interval'),
      timer: {
        text: leftText(left),
        tone: left < 0 ? 'danger' : 'bone',
        words: say(left < 0 ? 'cues.timeOver' : 'cues.timeLeft'),
        under: '',
      },
    });
  }
  if (view.phase !== 'preshow') return face('neutral', say('cues.stageIsFree'), { name: view.event.name });
  return face('neutral', say(beforeLine(view.round)), {
    detail: view.event.host,
    name: view.round.of > 1 ? view.round.name : view.event.name,
    timer: untilStart(view, at),
  });
}

function untilStart(view: AdminView, at: number): Timer {
  const { startsAt, timeZone } = view.event;
  if (startsAt === null)
    return { text: '0:00', tone: 'grey', words: say('cues.ready'), under: say('cues.startsOnGo') };
  const left = startsAt - at;
  // Days ahead, hours and seconds say nothing.
  if (left >= 2 * DAY)
    return {
      text: say('copies.days', { count: Math.round(left / DAY) }),
      tone: 'grey',
      words: say('cues.toGo'),
      under: say('cues.startsAt', { time: showDateAndTime(startsAt, timeZone) }),
    };
  return {
    text: leftText(left),
    tone: left < 0 ? 'danger' : 'grey',
    words: say(left < 0 ? 'cues.late' : 'cues.toGo'),
    under: say('cues.startsAt', { time: showTime(startsAt, timeZone) }),
  };
}

/** While results are told: the place that was told last, never one ahead, or the whole table while it is shown. */
function telling(view: AdminView, title: string): StageFace {
  const result = view.results.find((one) => one.id === view.revealingId);
  const step = result?.steps.at(-1);
  const isBoard = result?.lastKind === 'board';
  const progress =
    result === undefined || result.stepsTotal === 0 ? 0 : result.stepsShown / result.stepsTotal;
  const state = isBoard ? wholeTable() : step === undefined ? say('cues.results') : toldWords(step);
  return face('lit', state, {
    detail: result?.title ?? '',
    ...(step === undefined || isBoard
      ? { name: title }
      : {
          name: sideBySide(step.entries.map((entry) => entry.stageName)),
          // Of several at one place each has its own.
          song: step.entries.length === 1 ? (step.entries[0]?.song ?? '') : '',
        }),
    timer:
      result === undefined
        ? NO_TIME
        : {
            text: `${result.steps.length}`,
            tone: 'bone',
            // Of how many, is not known yet: it would tell that the first place is shared.
            words: say('cues.placesTold', { count: result.steps.length }),
            under: '',
          },
    bar: { value: progress, tone: 'plain' },
  });
}

function voting(poll: NonNullable<ReturnType<typeof openPollOf>>, at: number): StageFace {
  const left = poll.closesAt === null ? null : Math.max(0, poll.closesAt - at);
  const whole =
    poll.closesAt === null || poll.openedAt === null ? null : Math.max(1, poll.closesAt - poll.openedAt);
  return face('lit', say(left === 0 ? 'cues.closing' : 'cues.votingOpen'), {
    detail: poll.practice ? say('cues.forPractice', { words: ballotWords(poll) }) : ballotWords(poll),
    name: poll.title,
    timer: {
      text: left === null ? durationText(at - (poll.openedAt ?? at)) : leftText(left),
      tone: 'bone',
      words: say(left === null ? 'cues.open' : 'cues.timeLeft'),
      under: whole === null ? say('cues.byHand') : say('cues.ofTime', { time: durationText(whole) }),
    },
    bar: { value: left === null || whole === null ? 1 : (whole - left) / whole, tone: 'plain' },
    controls: 'poll',
  });
}

/** Its cue may have been given longer: the vote is over all the same. */
const voted = (poll: AdminView['polls'][number]): StageFace =>
  face('neutral', say('night.votingClosed'), {
    name: poll.title,
    timer: { text: `${poll.ballotsCounted}`, tone: 'grey', words: say('cues.counted'), under: '' },
    bar: { value: 1, tone: 'plain' },
  });

function finished(view: AdminView, at: number): StageFace {
  return face('neutral', overWords(view.round).over, {
    detail: say('cues.acts', { count: view.actsTotal }),
    name: view.event.name,
    timer: {
      text: durationText((view.finishedAt ?? at) - (view.startedAt ?? at)),
      tone: 'grey',
      words: say('cues.inAll'),
      under:
        view.finishedAt === null
          ? ''
          : say('cues.endedAt', { time: showTime(view.finishedAt, view.event.timeZone) }),
    },
  });
}
