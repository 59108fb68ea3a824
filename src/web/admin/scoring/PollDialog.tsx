/** Setting a vote up: how one votes, who may, what it counts for, who sees it, and which acts are in it. */
import { useState } from 'react';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand, useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { METHODS, SHOWN, VOTERS, VOTERS_HINTS } from './polls/poll-words.ts';
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
  countsAlready,
  onClose,
}: {
  poll: AdminPoll | undefined;
  scoring: Scoring;
  /** Another poll of the round is part of the audience's score. */
  countsAlready: boolean;
  onClose: () => void;
}) {
  const acts = scoring.rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const [title, setTitle] = useState(poll?.title ?? 'Audience favourite');
  const [method, setMethod] = useState<AdminPoll['method']>(poll?.method ?? 'pick_one');
  const [most, setMost] = useState(String(Math.max(2, poll?.maxChoices ?? 3)));
  const [voters, setVoters] = useState<AdminPoll['voters']>(poll?.voters ?? 'devices');
  const [deviceWeight, setDeviceWeight] = useState(String(poll?.deviceWeight ?? 1));
  const [codeWeight, setCodeWeight] = useState(String(poll?.codeWeight ?? 1));
  const [shown, setShown] = useState<AdminPoll['shown']>(poll?.shown ?? 'hidden');
  const [practice, setPractice] = useState(poll?.practice ?? false);
  const [share, setShare] = useState(String(poll?.share ?? (countsAlready ? 0 : 1)));
  const [length, setLength] = useState(poll?.durationMs ? String(poll.durationMs) : poll ? '' : '180000');
  const [itemId, setItemId] = useState(poll?.itemId ?? '');
  const { data: order } = useAsk(lineupEndpoints.runningOrder, { round: scoring.round.id, retry: false });
  const cues = order?.items.filter((item) => item.kind === 'vote') ?? [];
  const [chosen, setChosen] = useState<readonly string[]>(
    poll
      ? poll.candidates.filter((act) => !act.scratched).map((act) => act.performanceId)
      : acts.filter((act) => !act.guest).map((act) => act.performanceId),
  );
  const after = { changes: [keyOf(votingEndpoints.polls)], onDone: onClose };
  const save = useCommands({ ...after, done: 'Vote saved.', failed: 'This was not saved. Try again.' });
  const remove = useCommand(votingEndpoints.removePoll, {
    ...after,
    failed: 'This was not removed. Try again.',
  });
  const asked = POLL_KINDS[method].most;
  // Who leaves nobody out means every act, also one that comes into the order later.
  const everyAct = acts.every((act) => chosen.includes(act.performanceId) !== act.guest);
  const submit = () => {
    const body = {
      title,
      method,
      maxChoices: asked ? Number(most) : 1,
      voters,
      deviceWeight: voters === 'both' ? Number(deviceWeight) : 1,
      codeWeight: voters === 'both' ? Number(codeWeight) : 1,
      shown,
      practice,
      share: practice ? 0 : Number(share),
      durationMs: length === '' ? null : Number(length),
      candidateIds: everyAct ? [] : [...chosen],
      itemId: itemId === '' ? null : itemId,
    };
    if (poll) save.send(votingEndpoints.changePoll, { params: { id: poll.id }, body });
    else save.send(votingEndpoints.addPoll, { round: scoring.round.id, body });
  };
  const problems = save.fields;
  const toggle = (id: string, on: boolean) =>
    setChosen((now) => (on ? [...now, id] : now.filter((each) => each !== id)));
  const numbers = { type: 'number', inputMode: 'numeric', min: 1 } as const;
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      onSubmit={submit}
      title={poll ? 'Change the vote' : 'Add a vote'}
      actions={
        <>
          {poll && (
            <Button
              kind="destructive"
              busy={remove.busy}
              onClick={() => remove.send({ params: { id: poll.id } })}
            >
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={save.busy} disabled={chosen.length === 0 && !everyAct} type="submit">
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
      <div className={styles.pair}>
        <SelectField
          label="How one votes"
          value={method}
          onChange={(value) => setMethod(METHODS.find((each) => each.value === value)?.value ?? 'pick_one')}
          options={METHODS}
        />
        {asked && (
          <TextField
            {...numbers}
            label={asked.label}
            max={asked.highest}
            hint={asked.hint(Number(most))}
            value={most}
            onChange={setMost}
            error={problems.max_choices}
          />
        )}
      </div>
      <SelectField
        label="Who may vote"
        value={voters}
        onChange={(value) => setVoters(VOTERS.find((each) => each.value === value)?.value ?? 'devices')}
        options={VOTERS}
        hint={VOTERS_HINTS[voters]}
      />
      {voters === 'both' && (
        <div className={styles.pair}>
          <TextField
            {...numbers}
            max={100}
            label="A device’s vote counts"
            value={deviceWeight}
            onChange={setDeviceWeight}
            error={problems.device_weight}
          />
          <TextField
            {...numbers}
            max={100}
            label="A code’s vote counts"
            value={codeWeight}
            onChange={setCodeWeight}
            error={problems.code_weight}
          />
        </div>
      )}
      <div className={styles.pair}>
        <SelectField label="Open for" value={length} onChange={setLength} options={LENGTHS} />
        <SelectField
          label="Who sees the votes"
          value={shown}
          onChange={(value) => setShown(SHOWN.find((each) => each.value === value)?.value ?? 'hidden')}
          options={SHOWN}
          hint={
            shown === 'live' ? 'On phones and on the projector. A leader who is seen draws votes.' : undefined
          }
        />
      </div>
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
      <Checkbox
        label="Practice: for the MC’s explanation, never part of a result"
        checked={practice}
        onChange={setPractice}
      />
      {!practice && (
        <TextField
          {...numbers}
          min={0}
          max={100}
          label="Parts of the audience’s score"
          hint="0: this vote stands for itself. With several votes that count, an act’s figure is the mean of those it stands in, weighed by their parts."
          value={share}
          onChange={setShare}
          error={problems.share}
        />
      )}
      <fieldset className={styles.candidates}>
        <legend className="strong">Acts in this vote</legend>
        {problems.candidate_ids && <p role="alert">{problems.candidate_ids}</p>}
        {acts.map((act) => (
          <Checkbox
            key={act.performanceId}
            label={
              <>
                {act.number !== null && `${act.number}, `}
                <bdi>{act.stageName}</bdi>
                {act.category !== '' && <span className="muted">, {act.category}</span>}
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
