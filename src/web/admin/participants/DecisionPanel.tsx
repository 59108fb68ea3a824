/** What is decided about an act and what is next for it. Every decision can be taken back. */
import { CircleAlert, Undo2 } from 'lucide-react';
import type { Line } from '#domain/messages/catalogue.ts';
import { mayPerform, nextStatuses, type ParticipantStatus } from '#domain/registration/status.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { useCheckIn } from './use-acts.ts';
import { useDecisions } from './use-decisions.ts';

const VERBS = {
  accepted: 'act.accept',
  waitlisted: 'act.waitlist',
  declined: 'act.decline',
  withdrawn: 'act.withdraw',
  submitted: 'act.backToReview',
} as const satisfies Record<ParticipantStatus, Line>;

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
  const decide = (status: ParticipantStatus) =>
    decisions.decide([{ id: participant.id, before: participant.status }], status);
  const next = nextStatuses(participant);
  const accepted = participant.status === 'accepted';
  const quiet = next.filter((status) => status !== 'accepted');
  return (
    <Panel title={say(accepted ? 'act.onTheDay' : 'act.decision')}>
      <div className={styles.stack}>
        {accepted && <CheckIn participant={participant} timeZone={timeZone} />}
        {isAdmin && !accepted && participant.status !== 'withdrawn' && (
          <Button
            kind="primary"
            size="l"
            block
            busy={decisions.busy}
            disabled={!next.includes('accepted')}
            onClick={() => decide('accepted')}
          >
            {say('act.accept')}
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
                {say(VERBS[status])}
              </Button>
            ))}
          </div>
        )}
        {!mayPerform(participant.consent) && participant.status !== 'withdrawn' && (
          <p className="small muted">{say(accepted ? 'act.stageBlocked' : 'act.acceptOnceAgreed')}</p>
        )}
        {participant.erased && accepted && <p className="small muted">{say('act.erasedLeaves')}</p>}
        {decisions.undoable && !participant.erased && (
          <div className="row between" role="status">
            <span className="small">{say('act.done')}</span>
            <Button size="s" onClick={decisions.undo}>
              <Icon of={Undo2} size={16} /> {say('admin.undo')}{' '}
              <Countdown endsAt={decisions.undoable.until} />
            </Button>
          </div>
        )}
        {decisions.problems.length > 0 && (
          <Banner tone="danger" icon={CircleAlert} lead={say('act.notDone')}>
            {decisions.problems.join(' ')}
          </Banner>
        )}
      </div>
    </Panel>
  );
}

function CheckIn({ participant, timeZone }: { participant: Participant; timeZone: string }) {
  const checkIn = useCheckIn();
  const set = (here: boolean) => checkIn.send({ params: { id: participant.id }, body: { checkedIn: here } });
  if (participant.checkedInAt === null)
    return (
      <Button kind="primary" size="l" block busy={checkIn.busy} onClick={() => set(true)}>
        {say('act.checkIn')}
      </Button>
    );
  return (
    <div className="row between">
      <span>{say('act.checkedInAt', { time: showTime(participant.checkedInAt, timeZone) })}</span>
      <Button size="s" busy={checkIn.busy} onClick={() => set(false)}>
        {say('admin.undo')}
      </Button>
    </div>
  );
}
