/** Who stands on the ballot, chosen at the desk while the vote has not opened. */
import { useState } from 'react';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { useDesk } from './desk.ts';
import styles from './VotePanel.module.css';

export function CandidatesDialog({
  poll,
  open,
  onClose,
}: {
  poll: { id: string; title: string };
  open: boolean;
  onClose: () => void;
}) {
  const { view, connected } = useDesk();
  const known = useAsk(votingEndpoints.polls, {
    round: view.round.id,
    asOf: poll.id,
    enabled: open,
    gcTime: 0,
  });
  const listed = known.data?.find((one) => one.id === poll.id)?.candidates.map((one) => one.performanceId);
  const [changed, setChanged] = useState<readonly string[]>();
  const acts = view.items.filter((item) => item.act !== null && item.status !== 'scratched' && !item.skipped);
  const chosen = changed ?? listed ?? [];
  const close = () => {
    setChanged(undefined);
    onClose();
  };
  const save = useCommand(votingEndpoints.changePoll, { onDone: close });
  const submit = () =>
    save.send({
      params: { id: poll.id },
      // In running order, whatever the order of the ticks.
      body: { candidateIds: acts.map((item) => item.itemId).filter((id) => chosen.includes(id)) },
    });
  return (
    <AdminDialog
      open={open}
      onClose={close}
      onSubmit={submit}
      title={say('calls.onBallot', { title: poll.title })}
      submit={say('calls.putOnBallot', { count: chosen.length })}
      leave={say('calls.keepAsWas')}
      busy={save.busy}
      disabled={!connected || changed === undefined || chosen.length === 0}
    >
      {listed === undefined && !known.isError && <LoadingBlock rows={3} label={say('calls.ballotLoading')} />}
      {(known.isError || save.error) && (
        <p role="alert">{sentenceOf(known.error ?? save.error, say('cues.noServer'))}</p>
      )}
      {listed !== undefined && (
        <div className={styles.candidates}>
          {acts.map((item) => (
            <Checkbox
              key={item.itemId}
              label={
                <>
                  {item.number} <Name>{item.title}</Name>
                </>
              }
              checked={chosen.includes(item.itemId)}
              onChange={(on) =>
                setChanged(on ? [...chosen, item.itemId] : chosen.filter((id) => id !== item.itemId))
              }
            />
          ))}
        </div>
      )}
    </AdminDialog>
  );
}
