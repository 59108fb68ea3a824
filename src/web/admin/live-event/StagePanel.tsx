/** The middle of the desk: what the stage is doing, whose act it is, and the time that is left, in 208 px. */
import { Pause, Play, Plus, RotateCcw, Shuffle, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { clockLeft } from '#domain/show/forecast.ts';
import { Bar } from '#web/ui/Bar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dot } from '#web/ui/Chip.tsx';
import { durationText, leftText, useSecond } from '#web/ui/clock.ts';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { FittedName } from '#web/ui/Name.tsx';
import { currentOf, type Desk, openPollOf, useDesk } from './desk.ts';
import styles from './StagePanel.module.css';

type Tone = 'lit' | 'warn' | 'danger' | 'neutral';

interface Face {
  tone: Tone;
  state: string;
  detail: string;
  name: string;
  song?: string;
  pronunciation?: string;
  timer: { text: string; tone: 'bone' | 'grey' | 'danger'; words: string; under: string };
  bar: { value: number; tone: 'plain' | 'danger'; mark?: number };
  controls?: ReactNode;
}

export function StagePanel() {
  const desk = useDesk();
  const { view } = desk;
  const zeroAt = view.clock?.state === 'running' ? view.clock.zeroAt : (openPollOf(view)?.closesAt ?? 0);
  const at = useSecond(desk.now, zeroAt);
  const face = faceOf(desk, at);
  return (
    <section className={styles.stage} aria-label="Stage">
      <div className={styles.head} role="status">
        <span className={`state ${styles[face.tone]}`}>
          <Dot tone={face.tone} size={10} />
          {face.state}
        </span>
        <span className="muted">{face.detail}</span>
      </div>
      <div className={styles.nameBox}>
        <FittedName as="h1" max={80} lines={2}>
          {face.name}
        </FittedName>
      </div>
      <div className={styles.under}>
        <span>{face.song}</span>
        <span className={styles.say}>{face.pronunciation}</span>
      </div>
      <div className={styles.time}>
        <div
          className={styles.big}
          data-tone={face.timer.tone}
          data-length={Math.min(8, face.timer.text.length)}
          role="timer"
          aria-label={`${face.timer.text} ${face.timer.words}`}
        >
          {face.timer.text}
        </div>
        <div className={styles.beside}>
          <div>
            <span className={styles.words} data-tone={face.timer.tone}>
              {face.timer.words}
            </span>
            <span className="muted">{face.timer.under}</span>
          </div>
          <div className={styles.controls}>{face.controls}</div>
        </div>
      </div>
      <Bar value={face.bar.value} tone={face.bar.tone} height={14} mark={face.bar.mark} />
    </section>
  );
}

/** What the panel shows at `at`. */
function faceOf(desk: Desk, at: number): Face {
  const { view } = desk;
  const current = currentOf(view);
  if (view.halt !== null)
    return {
      ...plain('danger', 'Stopped', view.halt.text, current?.title ?? view.event.name),
      timer: {
        text: durationText(at - view.halt.sinceAt),
        tone: 'grey',
        words: 'stopped',
        under: 'clocks stand still',
      },
    };
  if (view.phase === 'finished')
    return {
      ...plain('neutral', 'The show is over', `${view.actsTotal} acts`, view.event.name),
      timer: {
        text: durationText((view.finishedAt ?? at) - (view.startedAt ?? at)),
        tone: 'grey',
        words: 'in all',
        under: view.finishedAt === null ? '' : `ended ${showTime(view.finishedAt, view.event.timeZone)}`,
      },
    };
  const poll = openPollOf(view);
  if (poll !== null && current?.kind !== 'performance') return voteFace(poll, at);
  if (current === null) return idleFace(desk, at);
  return current.status === 'called' ? standByFace(desk, current) : runningFace(desk, current, at);
}

const plain = (tone: Tone, state: string, detail: string, name: string): Omit<Face, 'timer'> => ({
  tone,
  state,
  detail,
  name,
  bar: { value: 0, tone: 'plain' },
});

type Item = NonNullable<ReturnType<typeof currentOf>>;

function aboutItem(desk: Desk, item: Item): Pick<Face, 'detail' | 'name' | 'song' | 'pronunciation'> {
  if (item.act === null) return { detail: '', name: item.title };
  const number = item.number === null ? '' : `Act ${item.number} of ${desk.view.actsTotal}`;
  return {
    detail: [number, item.act.category, item.act.pronouns].filter((word) => word !== '').join(', '),
    name: item.title,
    song: item.act.song,
    pronunciation: item.act.pronunciation,
  };
}

function standByFace(desk: Desk, item: Item): Face {
  const clock = desk.view.clock;
  const left = clock === null ? item.durationMs : clockLeft(clock, desk.now());
  return {
    ...plain('warn', 'Stand by', '', ''),
    ...aboutItem(desk, item),
    timer: { text: leftText(left), tone: 'grey', words: 'ready', under: 'starts on GO' },
    controls: <SwapAct item={item} />,
  };
}

function runningFace(desk: Desk, item: Item, at: number): Face {
  const clock = desk.view.clock;
  const left = clock === null ? 0 : clockLeft(clock, at);
  const over = left < 0;
  const paused = clock?.state === 'stopped';
  const granted = Math.max(1, item.grantedMs);
  const state = paused ? 'Paused' : over ? 'Over time' : item.kind === 'performance' ? 'On stage' : 'Now';
  return {
    ...plain(paused ? 'warn' : over ? 'danger' : 'lit', state, '', ''),
    ...aboutItem(desk, item),
    timer: {
      text: leftText(left),
      tone: over ? 'danger' : paused ? 'grey' : 'bone',
      words: over ? 'over' : 'left',
      under: `planned ${durationText(item.durationMs)}`,
    },
    bar: over
      ? { value: 1, tone: 'danger', mark: granted / (granted - left) }
      : { value: (granted - left) / granted, tone: 'plain' },
    controls: <ClockControls paused={paused} item={item} />,
  };
}

function idleFace(desk: Desk, at: number): Face {
  const { view } = desk;
  if (view.phase === 'results')
    return {
      ...plain(
        'lit',
        'Results',
        'GO tells the next place',
        view.results.find((one) => one.id === view.revealingId)?.title ?? 'Results',
      ),
      timer: { text: '', tone: 'grey', words: '', under: '' },
    };
  if (view.phase === 'interval' && view.clock !== null) {
    const left = clockLeft(view.clock, at);
    return {
      ...plain('warn', 'Interval', '', view.interval?.title || 'Interval'),
      timer: {
        text: leftText(left),
        tone: left < 0 ? 'danger' : 'bone',
        words: left < 0 ? 'over' : 'left',
        under: '',
      },
    };
  }
  const startsAt = view.event.startsAt;
  if (view.phase !== 'preshow' || startsAt === null)
    return {
      ...plain(
        'neutral',
        view.phase === 'preshow' ? 'Before the show' : 'Stage is free',
        '',
        view.event.name,
      ),
      timer: { text: '0:00', tone: 'grey', words: 'ready', under: 'starts on GO' },
    };
  const left = startsAt - at;
  return {
    ...plain('neutral', 'Before the show', view.event.host, view.event.name),
    timer: {
      text: leftText(left),
      tone: left < 0 ? 'danger' : 'grey',
      words: left < 0 ? 'late' : 'to go',
      under: `starts ${showTime(startsAt, view.event.timeZone)}`,
    },
  };
}

function voteFace(poll: NonNullable<ReturnType<typeof openPollOf>>, at: number): Face {
  const left = poll.closesAt === null ? null : Math.max(0, poll.closesAt - at);
  const whole =
    poll.closesAt === null || poll.openedAt === null ? null : Math.max(1, poll.closesAt - poll.openedAt);
  return {
    ...plain(
      'lit',
      left === 0 ? 'Closing' : 'Voting open',
      `${poll.candidateCount} acts on the ballot`,
      poll.title,
    ),
    timer: {
      text: left === null ? durationText(at - (poll.openedAt ?? at)) : leftText(left),
      tone: 'bone',
      words: left === null ? 'open' : 'left',
      under: whole === null ? 'closed by hand' : `of ${durationText(whole)}`,
    },
    bar: { value: left === null || whole === null ? 1 : (whole - left) / whole, tone: 'plain' },
    controls: (
      <Press icon={Plus} command={{ kind: 'extend_poll', pollId: poll.id, byMs: 60_000 }}>
        1 min
      </Press>
    ),
  };
}

function Press({
  icon,
  command,
  children,
}: {
  icon: typeof Plus;
  command: Parameters<Desk['send']>[0];
  children: ReactNode;
}) {
  const { send, connected } = useDesk();
  return (
    <Button disabled={!connected} onClick={() => void send(command)}>
      <Icon of={icon} />
      {children}
    </Button>
  );
}

function ClockControls({ paused, item }: { paused: boolean; item: Item }) {
  const { send, connected, now } = useDesk();
  return (
    <>
      <Press icon={Plus} command={{ kind: 'add_time', ms: 30_000 }}>
        30 s
      </Press>
      {paused ? (
        <Press icon={Play} command={{ kind: 'resume' }}>
          Resume
        </Press>
      ) : (
        <Press icon={Pause} command={{ kind: 'pause' }}>
          Pause
        </Press>
      )}
      <Menu
        side="top"
        trigger={
          <Button icon disabled={!connected} aria-label="More for the timer">
            <Icon of={Timer} />
          </Button>
        }
        entries={[
          { label: 'Take 30 s', onSelect: () => void send({ kind: 'add_time', ms: -30_000 }) },
          ...[30, 60, 120].map((seconds) => ({
            label: `Started ${seconds} s ago`,
            onSelect: () => void send({ kind: 'set_start', startedAt: now() - seconds * 1_000 }),
          })),
          'line',
          {
            label: `Start ${item.number === null ? 'again' : `act ${item.number} again`}`,
            icon: RotateCcw,
            onSelect: () => void send({ kind: 'restart' }),
          },
        ]}
      />
    </>
  );
}

function SwapAct({ item }: { item: Item }) {
  const { view, send, connected } = useDesk();
  const others = view.items
    .filter((other) => other.itemId !== item.itemId && other.status === 'scheduled')
    .slice(0, 8);
  return (
    <Menu
      side="top"
      trigger={
        <Button disabled={!connected}>
          <Icon of={Shuffle} />
          {item.kind === 'performance' ? 'Swap act' : 'Take another'}
        </Button>
      }
      entries={[
        ...others.map((other) => ({
          label: `${other.number === null ? '' : `${other.number} `}${other.title} instead`,
          onSelect: () => void send({ kind: 'jump', itemId: other.itemId }),
        })),
        ...(item.kind === 'performance'
          ? ([
              'line',
              { label: 'Skip for now', onSelect: () => void send({ kind: 'skip', itemId: item.itemId }) },
            ] as const)
          : []),
      ]}
    />
  );
}
