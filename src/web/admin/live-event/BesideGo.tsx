/** Beside GO: what a press brings about, or what there is to do while GO waits. */
import {
  ChartColumn,
  Gavel,
  Hand,
  ListOrdered,
  type LucideIcon,
  MicVocal,
  Projector,
  Timer,
  TimerOff,
  Undo2,
  Vote,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { clockLeft } from '#domain/show/forecast.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommands } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { durationText, useSecond } from '#web/ui/clock.ts';
import { showTimeToTheSecond } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { ExcuseJudge } from '../scoring/ExcuseJudge.tsx';
import { CloseVote } from './CloseVote.tsx';
import { currentOf, openPollOf, useDesk } from './desk.ts';
import styles from './GoButton.module.css';
import { askedWords, bold, effectWords, type GoEffect, isLast, saidOnce } from './words.ts';

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

export function BesideGo() {
  const { view } = useDesk();
  const poll = openPollOf(view);
  const item = currentOf(view);
  const reason = view.go.waits?.reason;
  return (
    <div className={styles.beside}>
      {reason === undefined && <Consequences />}
      {reason === 'poll_is_open' && poll && <OpenPoll poll={poll} />}
      {reason === 'not_certified' && <NotCertified />}
      {reason === 'show_finished' && !isLast(view.round) && <NextRound />}
      {reason === 'act_held' && item && <HeldAct itemId={item.itemId} />}
    </div>
  );
}

const Said = ({ icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <div>
    <Icon of={icon} />
    {children}
  </div>
);

function Consequences() {
  const { view, now } = useDesk();
  const item = currentOf(view);
  const at = useSecond(now, view.clock?.state === 'running' ? view.clock.zeroAt : 0);
  const taken = item && view.clock && durationText(item.grantedMs - clockLeft(view.clock, at));
  return (
    <>
      {askedWords(view, at).map((sentence) => (
        <Said key={sentence} icon={Hand}>
          <b>{sentence}</b>
        </Said>
      ))}
      {saidOnce(view.go.effects).map((effect) => (
        <Said key={effect.kind} icon={EFFECT_ICONS[effect.kind]}>
          <span>{effectWords(effect, taken)}</span>
        </Said>
      ))}
    </>
  );
}

function OpenPoll({ poll }: { poll: NonNullable<ReturnType<typeof openPollOf>> }) {
  const { view, locked } = useDesk();
  return (
    <>
      <Said icon={Timer}>
        <span>
          {poll.closesAt === null
            ? say('desk.staysOpen')
            : tell('desk.closesAt', {
                b: bold,
                time: showTimeToTheSecond(poll.closesAt, view.event.timeZone),
              })}
        </span>
      </Said>
      <CloseVote pollId={poll.id} disabled={locked}>
        {say('desk.holdToClose')}
      </CloseVote>
      <TakeBackVote pollId={poll.id} away={poll.ballotsCounted !== 0} />
    </>
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

function NotCertified() {
  const { view } = useDesk();
  return (
    <>
      <Said icon={ChartColumn}>
        <span>{say(view.stage === 'standing_by' ? 'desk.certifyFirst' : 'desk.certifyThere')}</span>
      </Said>
      <AbsentJudges />
      <ButtonLink to="/admin/scoring">{say('desk.toScoring')}</ButtonLink>
    </>
  );
}

function NextRound() {
  return (
    <>
      <Said icon={ListOrdered}>
        <span>{say('desk.nextRoundThere')}</span>
      </Said>
      <ButtonLink to="/admin/scoring">{say('desk.toScoring')}</ButtonLink>
    </>
  );
}

function HeldAct({ itemId }: { itemId: string }) {
  const { send, connected, locked } = useDesk();
  return (
    <>
      <Said icon={Gavel}>
        <span>{say('desk.settleConsent')}</span>
      </Said>
      <Button disabled={!connected || locked} onClick={() => void send({ kind: 'skip', itemId })}>
        {say('desk.skipForNow')}
      </Button>
    </>
  );
}

/** More than so many have a page of their own, behind the link beside. */
const SHOWN = 2;

/** Results wait for scores: who is not here is excused where it hurts. Its rooms know who may; crew are led to no dead end. */
function AbsentJudges() {
  const { view, connected, locked } = useDesk();
  const { isAdmin } = useAuth();
  const change = useCommands({ failed: say('desk.notSaved') });
  if (!isAdmin) return null;
  // Who is not heard of comes first.
  const waited = view.judges
    .filter((judge) => judge.sheetsIn < judge.sheetsExpected)
    .toSorted((a, b) => Number(a.online) - Number(b.online))
    .slice(0, SHOWN);
  return waited.map((judge) => (
    <ExcuseJudge
      key={judge.id}
      round={view.round.id}
      judge={judge}
      performanceIds={Object.entries(judge.sheets).flatMap(([id, sheet]) =>
        sheet === 'none' || sheet === 'draft' ? [id] : [],
      )}
      change={change}
      disabled={!connected || locked}
    />
  ));
}
