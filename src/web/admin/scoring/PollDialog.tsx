/** Setting a vote up: its name, how long it is open, which acts are in it. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from './Scoring.module.css';
import type { AdminPoll, Scoring } from './use-scoring.ts';

const LENGTHS = [
  { value: '', label: 'Until it is closed by hand' },
  { value: '60000', label: '1 minute' },
  { value: '120000', label: '2 minutes' },
  { value: '180000', label: '3 minutes' },
  { value: '300000', label: '5 minutes' },
  { value: '600000', label: '10 minutes' },
];

export function PollDialog({
  poll,
  scoring,
  onClose,
}: {
  poll: AdminPoll | undefined;
  scoring: Scoring;
  onClose: () => void;
}) {
  const acts = scoring.rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const [title, setTitle] = useState(poll?.title ?? 'Audience favourite');
  const [length, setLength] = useState(poll?.durationMs ? String(poll.durationMs) : poll ? '' : '180000');
  const [itemId, setItemId] = useState(poll?.itemId ?? '');
  const { data: order } = useQuery({
    queryKey: ['running-order'],
    queryFn: () => call(lineupEndpoints.runningOrder),
    retry: false,
  });
  const cues = order?.items.filter((item) => item.kind === 'vote') ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(
    poll
      ? poll.candidates.map((candidate) => candidate.performanceId)
      : acts.filter((act) => !act.guest).map((act) => act.performanceId),
  );
  const save = useMutation({
    mutationFn: () => {
      const body = {
        title,
        durationMs: length === '' ? null : Number(length),
        candidateIds: [...chosen],
        itemId: itemId === '' ? null : itemId,
      };
      const commandId = newCommandId();
      return poll
        ? call(votingEndpoints.changePoll, { params: { id: poll.id }, body, commandId })
        : call(votingEndpoints.addPoll, { body, commandId });
    },
    onSuccess: () => {
      toast.success('Vote saved.');
      onClose();
    },
    onError: (error) => toast.error(sentenceOf(error, 'This was not saved. Try again.')),
  });
  const remove = useMutation({
    mutationFn: () =>
      poll
        ? call(votingEndpoints.removePoll, { params: { id: poll.id }, commandId: newCommandId() })
        : Promise.resolve(undefined),
    onSuccess: onClose,
    onError: (error) => toast.error(sentenceOf(error, 'This was not removed. Try again.')),
  });
  const problems = save.error instanceof CallFailed ? save.error.fields : {};
  const toggle = (id: string, on: boolean) =>
    setChosen((now) => (on ? [...now, id] : now.filter((each) => each !== id)));
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={poll ? 'Change the vote' : 'Add a vote'}
      actions={
        <>
          {poll && (
            <Button kind="destructive" busy={remove.isPending} onClick={() => remove.mutate()}>
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={save.isPending}
            disabled={chosen.length === 0}
            onClick={() => save.mutate()}
          >
            Save the vote
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        name="title"
        value={title}
        onChange={setTitle}
        maxLength={80}
        error={problems.title}
      />
      <SelectField label="Open for" value={length} onChange={setLength} options={LENGTHS} />
      {cues.length > 0 && (
        <SelectField
          label="Opened by"
          value={itemId}
          onChange={setItemId}
          options={[
            { value: '', label: 'Hand, whenever it is time' },
            ...cues.map((cue) => ({ value: cue.id, label: `“${cue.title}” in the running order` })),
          ]}
          error={problems.item_id}
        />
      )}
      <fieldset className={styles.candidates}>
        <legend className="strong">Acts in this vote</legend>
        {acts.map((act) => (
          <Checkbox
            key={act.performanceId}
            label={
              <>
                {act.number !== null && `${act.number}, `}
                <bdi>{act.stageName}</bdi>
              </>
            }
            checked={chosen.includes(act.performanceId)}
            onChange={(on) => toggle(act.performanceId, on)}
          />
        ))}
      </fieldset>
    </Dialog>
  );
}
