/** What is decided about an act and what is next for it. Every decision can be taken back. */
import { CircleAlert, Undo2 } from 'lucide-react';
import { mayPerform, nextStatuses, type ParticipantStatus } from '#domain/registration/status.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { useCheckIn } from './use-acts.ts';
import { useDecisions } from './use-decisions.ts';

const VERBS: Record<ParticipantStatus, string> = {
  accepted: 'Accept',
  waitlisted: 'Waitlist',
  declined: 'Decline',
  withdrawn: 'Withdraw',
  submitted: 'Back to review',
};

export function DecisionPanel({
  participant,
  isAdmin,
  timeZone,
}: {
  participant: Participant;
  isAdmin: boolean;
  timeZone: string;
}) {
  const decisions = useDecisions();
  const checkIn = useCheckIn();
  const decide = (status: ParticipantStatus) =>
    decisions.decide([{ id: participant.id, before: participant.status }], status);
  const set = (here: boolean) => checkIn.send({ params: { id: participant.id }, body: { checkedIn: here } });
  const next = nextStatuses(participant);
  const accepted = participant.status === 'accepted';
  const quiet = next.filter((status) => status !== 'accepted');
  return (
    <Panel title={accepted ? 'On the day' : 'Decision'}>
      <div className={styles.stack}>
        {accepted && participant.checkedInAt === null && (
          <Button kind="primary" size="l" block busy={checkIn.busy} onClick={() => set(true)}>
            Check in
          </Button>
        )}
        {accepted && participant.checkedInAt !== null && (
          <div className="row between">
            <span>Checked in at {showTime(participant.checkedInAt, timeZone)}</span>
            <Button size="s" busy={checkIn.busy} onClick={() => set(false)}>
              Undo
            </Button>
          </div>
        )}
        {isAdmin && !accepted && participant.status !== 'withdrawn' && (
          <Button
            kind="primary"
            size="l"
            block
            busy={decisions.busy}
            disabled={!next.includes('accepted')}
            onClick={() => decide('accepted')}
          >
            Accept
          </Button>
        )}
        {isAdmin && (
          <div className={styles.pair}>
            {quiet.map((status) => (
              <Button
                key={status}
                kind={status === 'withdrawn' ? 'destructive' : 'secondary'}
                busy={decisions.busy}
                onClick={() => decide(status)}
              >
                {VERBS[status]}
              </Button>
            ))}
          </div>
        )}
        {!mayPerform(participant.consent) && participant.status !== 'withdrawn' && (
          <p className="small muted">
            {accepted
              ? 'The stage stays blocked until a parent or guardian agrees again.'
              : 'It can be accepted as soon as a parent or guardian has agreed.'}
          </p>
        )}
        {decisions.undoable && (
          <div className="row between" role="status">
            <span className="small">Done.</span>
            <Button size="s" onClick={decisions.undo}>
              <Icon of={Undo2} size={16} /> Undo <Countdown endsAt={decisions.undoable.until} />
            </Button>
          </div>
        )}
        {decisions.problems.length > 0 && (
          <Banner tone="danger" icon={CircleAlert} lead="Not done.">
            {decisions.problems.join(' ')}
          </Banner>
        )}
      </div>
    </Panel>
  );
}
