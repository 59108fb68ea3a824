/** GO: one button through the whole show, always in the same place, with its consequence in words. */
import {
  ChartColumn,
  Check,
  Gavel,
  Hand,
  type LucideIcon,
  MicVocal,
  Projector,
  Timer,
  TimerOff,
  Undo2,
  Vote,
} from 'lucide-react';
import { clockLeft } from '#domain/show/forecast.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Kbd } from '#web/ui/Chip.tsx';
import { durationText, useSecond } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AbsentJudges } from './AbsentJudges.tsx';
import { currentOf, openPollOf, useDesk } from './desk.ts';
import styles from './GoButton.module.css';
import type { Go } from './use-go.ts';
import {
  askedWords,
  awayLines,
  bold,
  doneWords,
  effectWords,
  type GoEffect,
  goLines,
  waitLines,
} from './words.ts';

const EFFECT_ICONS: Record<GoEffect['kind'], LucideIcon> = {
  timer_stops: TimerOff,
  timer_starts: Timer,
  projector: Projector,
  projector_held: Projector,
  judges_open: Gavel,
  judges_finish: Gavel,
  mc_sees: MicVocal,
  poll_opens: Vote,
  result_published: ChartColumn,
};

export function GoButton({ go }: { go: Go }) {
  const { view, connected, atLeast, locked, underWay } = useDesk();
  const listensAt = view.go.deafUntilAt ?? 0;
  const deaf = useSecond(atLeast, listensAt) < listensAt;
  const waits = waitLines(view);
  const asks = waits === null && view.go.asks.length > 0;
  const lines = connected ? (waits ?? goLines(view.go.parts, asks)) : awayLines();
  const cool = waits !== null || !connected;
  const words = lines.join(' ');
  return (
    <section className={styles.place} aria-label="GO">
      <div className={styles.above}>
        <UndoLine />
        <PressNotice said={go.said} />
      </div>
      <div className={styles.row}>
        {locked || asks ? (
          <HoldButton
            key={words}
            className={cx(styles.go, asks && !locked ? styles.asks : styles.cool)}
            disabled={cool || deaf}
            onHeld={go.press}
            onTooShort={go.tooShort}
            drawnHeld={go.hold.held}
            question={{
              title: say('desk.askStep', { step: goLines(view.go.parts).join(' ') }),
              body: [...(locked ? [say('desk.isLocked')] : []), ...askedWords(view, atLeast())].join(' '),
              confirm: 'GO',
              cancel: say('desk.notYet'),
            }}
          >
            <GoFace lines={lines} hint={say(locked ? 'desk.hold' : 'desk.holdSpace')} />
          </HoldButton>
        ) : (
          <button
            type="button"
            className={cx(styles.go, cool && styles.cool)}
            aria-disabled={cool || deaf || undefined}
            aria-busy={underWay.some(({ kind }) => kind === 'go') || undefined}
            onClick={go.press}
          >
            <GoFace lines={lines} hint={cool ? undefined : say('desk.space')} />
          </button>
        )}
        <Beside />
      </div>
    </section>
  );
}

function GoFace({ lines, hint }: { lines: string[]; hint: string | undefined }) {
  return (
    <>
      <span className={styles.word}>GO </span>
      <span className={styles.consequence}>
        {lines.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </span>
      {hint !== undefined && (
        <span className={styles.hint} aria-hidden="true">
          <Kbd>{hint}</Kbd>
        </span>
      )}
    </>
  );
}

/** What became of a press that did nothing, or not yet. */
function PressNotice({ said }: { said: string | undefined }) {
  const { underWay } = useDesk();
  const slow = underWay.some((one) => one.slow);
  return (
    <p className={styles.notice} role="status">
      {said ?? (slow ? say('desk.noAnswerYet') : '')}
    </p>
  );
}

function UndoLine() {
  const { view, now, send, connected, locked } = useDesk();
  const at = useSecond(now, view.undo?.untilAt ?? 0);
  // Real seconds, however fast the clock on stage runs.
  const speed = view.round.rehearsal?.speed ?? 1;
  const seconds = view.undo === null ? 0 : Math.ceil((view.undo.untilAt - at) / speed / 1_000);
  if (view.undo === null || seconds <= 0) return <div />;
  return (
    <div className={styles.undo}>
      <Icon of={Check} />
      <span>
        {say('desk.doneAt', {
          what: doneWords(view.undo.parts, view.undo.command),
          time: showTimeToTheSecond(view.undo.doneAt, view.event.timeZone),
        })}
      </span>
      <Button size="s" disabled={!connected || locked} onClick={() => void send({ kind: 'undo' })}>
        <Icon of={Undo2} size={16} />
        {say('desk.undoIn', { seconds })}
      </Button>
    </div>
  );
}

/**
 * For a vote that was opened by mistake; it goes away with the first vote. Its place stays: whoever holds the button
 * above just then would lose it from under the finger.
 */
function TakeBackVote({ pollId, away }: { pollId: string; away: boolean }) {
  const { connected, locked, send } = useDesk();
  return (
    <Button
      disabled={!connected || locked}
      className={away ? styles.away : undefined}
      onClick={() => void send({ kind: 'take_back_poll', pollId })}
      wrap
    >
      <Icon of={Undo2} />
      {say('desk.openedTooEarly')}
    </Button>
  );
}

/** What a press brings about, or what there is to do while GO waits. */
function Beside() {
  const { view, now, send, connected, locked } = useDesk();
  const poll = openPollOf(view);
  const item = currentOf(view);
  const at = useSecond(now, view.clock?.state === 'running' ? view.clock.zeroAt : 0);
  if (view.go.waits?.reason === 'poll_is_open' && poll !== null)
    return (
      <div className={styles.beside}>
        <div>
          <Icon of={Timer} />
          <span>
            {poll.closesAt === null
              ? say('desk.staysOpen')
              : tell('desk.closesAt', {
                  b: bold,
                  time: showTimeToTheSecond(poll.closesAt, view.event.timeZone),
                })}
          </span>
        </div>
        <HoldButton
          kind="destructive"
          disabled={!connected || locked}
          onHeld={() => void send({ kind: 'close_poll', pollId: poll.id })}
          question={{
            title: say('calls.askClose'),
            body: say('calls.closeWhat'),
            confirm: say('calls.close'),
            cancel: say('calls.keepOpen'),
          }}
        >
          {say('desk.holdToClose')}
        </HoldButton>
        <TakeBackVote pollId={poll.id} away={poll.ballotsCounted !== 0} />
      </div>
    );
  if (view.go.waits?.reason === 'not_certified')
    return (
      <div className={styles.beside}>
        <div>
          <Icon of={ChartColumn} />
          <span>{say(view.stage === 'standing_by' ? 'desk.certifyFirst' : 'desk.certifyThere')}</span>
        </div>
        <AbsentJudges />
        <ButtonLink to="/admin/scoring">{say('desk.toScoring')}</ButtonLink>
      </div>
    );
  if (view.go.waits?.reason === 'act_held' && item !== null)
    return (
      <div className={styles.beside}>
        <div>
          <Icon of={Gavel} />
          <span>{say('desk.settleConsent')}</span>
        </div>
        <Button
          disabled={!connected || locked}
          onClick={() => void send({ kind: 'skip', itemId: item.itemId })}
        >
          {say('desk.skipForNow')}
        </Button>
      </div>
    );
  const taken =
    item === null || view.clock === null ? null : durationText(item.grantedMs - clockLeft(view.clock, at));
  return (
    <div className={styles.beside}>
      {view.go.waits === null &&
        askedWords(view, at).map((sentence) => (
          <div key={sentence}>
            <Icon of={Hand} />
            <b>{sentence}</b>
          </div>
        ))}
      {view.go.waits === null &&
        view.go.effects.map((effect) => (
          // Two results may be published by one press.
          <div key={`${effect.kind} ${'title' in effect ? effect.title : ''}`}>
            <Icon of={EFFECT_ICONS[effect.kind]} />
            <span>{effectWords(effect, taken)}</span>
          </div>
        ))}
    </div>
  );
}
