/** Under the stage: who is next and whether they are ready, or any act the desk looks at. It never moves the show. */
import { Check, Circle, CircleHelp, type LucideIcon, SkipForward, TriangleAlert, X } from 'lucide-react';
import { useRoomCode } from '#web/client/room-code.ts';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { durationText, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { showCount } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { currentOf, nextOf, openPollOf, useDesk } from './desk.ts';
import styles from './NextStrip.module.css';
import { TurnoutGraph } from './TurnoutGraph.tsx';
import type { DeskItem } from './words.ts';

/** Longer names are set smaller, so that the line stays one. */
const LONG = 20;

type Look = { lookId: string | null; onLook: (itemId: string | null) => void };

export function NextStrip({ lookId, onLook }: Look) {
  const { view } = useDesk();
  const looked = view.items.find((item) => item.itemId === lookId && item.itemId !== view.nextId) ?? null;
  const current = currentOf(view);
  if (looked !== null) return <Looked item={looked} onBack={() => onLook(null)} />;
  if (openPollOf(view) !== null && current?.kind !== 'performance') return <Turnout />;
  if (current?.status === 'called' && current.act !== null) return <IsReady item={current} />;
  const next = nextOf(view);
  return next === null ? <NothingNext /> : <Next item={next} />;
}

function Next({ item }: { item: DeskItem }) {
  return (
    <section className={styles.strip} aria-label={say('desk.next')}>
      <div className={styles.line}>
        <span className={styles.lead}>
          {item.number === null ? say('desk.next') : say('desk.nextAct', { number: item.number })}
        </span>
        <Name className={cx(styles.name, item.title.length > LONG && styles.long)}>{item.title}</Name>
        <span className={styles.end}>
          {item.act === null
            ? durationText(item.durationMs)
            : say('desk.songAndTime', { song: item.act.song, time: durationText(item.durationMs) })}
        </span>
      </div>
      <Readiness item={item} />
    </section>
  );
}

function IsReady({ item }: { item: DeskItem }) {
  const { now } = useDesk();
  const since = item.calledAt ?? now();
  const at = useSecond(now, since);
  return (
    <section className={styles.strip} aria-label={say('desk.readyLabel')}>
      <div className={styles.line}>
        <b>{item.number === null ? say('desk.isReady') : say('desk.isActReady', { number: item.number })}</b>
        <span className={styles.end}>{say('desk.mcIntroduces', { time: durationText(at - since) })}</span>
      </div>
      <Readiness item={item} />
    </section>
  );
}

function Looked({ item, onBack }: { item: DeskItem; onBack: () => void }) {
  const { send, connected, view } = useDesk();
  const waiting = item.status === 'scheduled' && item.itemId !== view.currentId;
  return (
    <section className={styles.strip} aria-label={say('desk.lookingAt')}>
      <div className={styles.line}>
        <span className={styles.lead}>
          {item.number === null ? say('desk.lookingAt') : say('desk.lookingAtAct', { number: item.number })}
        </span>
        <Name className={cx(styles.name, item.title.length > LONG && styles.long)}>{item.title}</Name>
        <span className={styles.end}>
          {waiting && view.phase !== 'preshow' && (
            <Button
              size="s"
              className={styles.press}
              disabled={!connected}
              onClick={() =>
                void send({ kind: 'jump', itemId: item.itemId }).then((done) => done && onBack())
              }
            >
              <Icon of={SkipForward} size={16} />
              {say('desk.takeNext')}
            </Button>
          )}
          <Button icon kind="quiet" aria-label={say('desk.backToNext')} onClick={onBack}>
            <Icon of={X} />
          </Button>
        </span>
      </div>
      <Readiness item={item} />
    </section>
  );
}

function NothingNext() {
  const { view } = useDesk();
  return (
    <section className={styles.strip} aria-label={say('desk.next')}>
      <div className={styles.line}>
        <span className="muted">{say(view.items.length === 0 ? 'desk.emptyOrder' : 'desk.nothingNext')}</span>
      </div>
    </section>
  );
}

const TRACKS = {
  missing: ['danger', 'desk.trackMissing'],
  received: ['warn', 'desk.trackReceived'],
  checked: ['ok', 'desk.trackChecked'],
  problem: ['danger', 'desk.trackProblem'],
  loaded: ['ok', 'desk.trackLoaded'],
  not_needed: ['ok', 'desk.trackNone'],
} as const;

const TONE_ICONS: Record<'ok' | 'warn' | 'danger', LucideIcon> = {
  ok: Check,
  warn: TriangleAlert,
  danger: TriangleAlert,
};

function Readiness({ item }: { item: DeskItem }) {
  const { send, connected } = useDesk();
  const { act } = item;
  if (act === null) return null;
  const [tone, track] = TRACKS[act.track];
  return (
    <div className={styles.ready}>
      <button
        type="button"
        className={styles.wings}
        aria-pressed={act.inTheWings}
        disabled={!connected}
        onClick={() => void send({ kind: 'set_wings', itemId: item.itemId, inTheWings: !act.inTheWings })}
      >
        <Flag tone={act.inTheWings ? 'ok' : 'none'} icon={act.inTheWings ? Check : Circle}>
          {say(act.inTheWings ? 'desk.inTheWings' : 'desk.notInTheWings')}
        </Flag>
      </button>
      {act.withdrew && (
        <Flag tone="danger" icon={TriangleAlert}>
          {say('desk.withdrew')}
        </Flag>
      )}
      {!act.checkedIn && (
        <Flag tone="warn" icon={CircleHelp}>
          {say('desk.notCheckedIn')}
        </Flag>
      )}
      <Flag tone={tone} icon={TONE_ICONS[tone]}>
        {say(track)}
      </Flag>
      <Flag
        tone={act.consent === 'missing' ? 'danger' : 'ok'}
        icon={act.consent === 'missing' ? TriangleAlert : Check}
      >
        {say(act.consent === 'missing' ? 'desk.consentMissing' : 'desk.consent')}
      </Flag>
      {act.stageSide !== null && (
        <span className={styles.notes}>{say('desk.stageSide', { side: act.stageSide })}</span>
      )}
      {act.stageNotes !== '' && <span className={styles.notes}>{act.stageNotes}</span>}
    </div>
  );
}

function Turnout() {
  const { view } = useDesk();
  const poll = openPollOf(view);
  const roomCode = useRoomCode(poll);
  if (poll === null) return null;
  return (
    <section className={`${styles.strip} ${styles.turnout}`} aria-label={say('desk.votes')}>
      <div>
        <span className="muted small">{say('desk.votes')}</span>
        <div className="num">{showCount(poll.ballotsCounted)}</div>
      </div>
      <div>
        <span className="muted small">{say('desk.aMinute')}</span>
        <div className="num">{showCount(poll.ballotsPerMinute)}</div>
      </div>
      <div>
        <span className="muted small">{say('desk.phonesHere')}</span>
        <div className="num">{showCount(view.presence.audience)}</div>
      </div>
      {roomCode !== undefined && (
        <div>
          <span className="muted small">{say('desk.roomCode')}</span>
          <div className="num">{roomCode}</div>
        </div>
      )}
      <TurnoutGraph />
    </section>
  );
}
