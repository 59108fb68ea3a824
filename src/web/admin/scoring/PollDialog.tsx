/** Setting a vote up: how one votes, who may, what it counts for, who sees it, and which acts are in it. */
import { useState } from 'react';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { sayWith } from '#domain/messages/catalogue.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand, useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from './options.ts';
import { methods, SHOWN, VOTERS, VOTERS_HINTS } from './polls/poll-words.ts';
import styles from './Scoring.module.css';
import type { AdminPoll, Scoring } from './use-scoring.ts';

const MINUTES = [1, 2, 3, 5, 10];

const lengths = () => [
  { value: '', label: say('polls.untilByHand') },
  ...MINUTES.map((count) => ({ value: String(count * 60_000), label: say('desk.minutes', { count }) })),
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
  const [title, setTitle] = useState(poll?.title ?? say('polls.favourite'));
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
  const save = useCommands({ ...after, done: say('polls.saveDone'), failed: say('desk.notSaved') });
  const remove = useCommand(votingEndpoints.removePoll, {
    ...after,
    failed: say('polls.notRemoved'),
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
      title={poll ? say('polls.changeTitle') : say('polls.add')}
      actions={
        <>
          {poll && (
            <Button
              kind="destructive"
              busy={remove.busy}
              onClick={() => remove.send({ params: { id: poll.id } })}
            >
              {say('office.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{say('office.cancel')}</Button>
          <Button kind="primary" busy={save.busy} disabled={chosen.length === 0 && !everyAct} type="submit">
            {say('polls.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={say('polls.name')}
        name="title"
        value={title}
        onChange={setTitle}
        maxLength={80}
        error={problems.title}
      />
      <div className={styles.pair}>
        <SelectField
          label={say('polls.how')}
          value={method}
          onChange={(value) => setMethod(value as AdminPoll['method'])}
          options={methods()}
        />
        {asked && (
          <TextField
            {...numbers}
            label={say(asked.label)}
            max={asked.highest}
            hint={sayWith(say, asked.hint, { most: Number(most) })}
            value={most}
            onChange={setMost}
            error={problems.max_choices}
          />
        )}
      </div>
      <SelectField
        label={say('polls.who')}
        value={voters}
        onChange={(value) => setVoters(value as AdminPoll['voters'])}
        options={optionsOf(VOTERS)}
        hint={say(VOTERS_HINTS[voters])}
      />
      {voters === 'both' && (
        <div className={styles.pair}>
          <TextField
            {...numbers}
            max={100}
            label={say('polls.deviceWeight')}
            value={deviceWeight}
            onChange={setDeviceWeight}
            error={problems.device_weight}
          />
          <TextField
            {...numbers}
            max={100}
            label={say('polls.codeWeight')}
            value={codeWeight}
            onChange={setCodeWeight}
            error={problems.code_weight}
          />
        </div>
      )}
      <div className={styles.pair}>
        <SelectField label={say('polls.openFor')} value={length} onChange={setLength} options={lengths()} />
        <SelectField
          label={say('polls.whoSees')}
          value={shown}
          onChange={(value) => setShown(value as AdminPoll['shown'])}
          options={optionsOf(SHOWN)}
          hint={shown === 'live' ? say('polls.liveHint') : undefined}
        />
      </div>
      {cues.length > 0 && (
        <SelectField
          label={say('polls.openedBy')}
          value={itemId}
          onChange={setItemId}
          options={[
            { value: '', label: say('polls.byHand') },
            ...cues.map((cue) => ({ value: cue.id, label: say('polls.byCue', { cue: cue.title }) })),
          ]}
          error={problems.item_id}
        />
      )}
      <Checkbox label={say('polls.practice')} checked={practice} onChange={setPractice} />
      {!practice && (
        <TextField
          {...numbers}
          min={0}
          max={100}
          label={say('polls.parts')}
          hint={say('polls.partsHint')}
          value={share}
          onChange={setShare}
          error={problems.share}
        />
      )}
      <fieldset className={styles.candidates}>
        <legend className="strong">{say('polls.actsIn')}</legend>
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
