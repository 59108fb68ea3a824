/** Setting a vote up: how one votes, who may, what it counts for, who sees it, and which acts are in it. */
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { longest } from '#contract/primitives.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { newPollBody } from '#contract/voting/schema.ts';
import { sayWith } from '#domain/messages/catalogue.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand, useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { type FormState, useForm } from '#web/ui/use-form.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { optionsOf } from '../options.ts';
import { isEveryAct, type PollDraft, pollBodyOf, pollDraftOf } from './polls/poll-draft.ts';
import { lengths, methods, SHOWN, SHOWN_HINTS, VOTERS, VOTERS_HINTS } from './polls/poll-words.ts';
import styles from './Scoring.module.css';
import type { AdminPoll, ScoredAct, Scoring } from './use-scoring.ts';

interface PollDialogProps {
  poll: AdminPoll | undefined;
  scoring: Scoring;
  /** Another poll of the round is part of the audience's score. */
  countsAlready: boolean;
  onClose: () => void;
}

export function PollDialog({ poll, scoring, countsAlready, onClose }: PollDialogProps) {
  const acts = scoring.rows.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const form = useForm(() => pollDraftOf(poll, acts, countsAlready));
  const after = { changes: [keyOf(votingEndpoints.polls)], onDone: onClose };
  const save = useCommands({ ...after, done: say('polls.saveDone'), failed: say('desk.notSaved') });
  const remove = useCommand(votingEndpoints.removePoll, { ...after, failed: say('polls.notRemoved') });
  const part = { form, refused: save.fields };
  const submit = () => {
    const body = pollBodyOf(form.typed, acts);
    if (poll) save.send(votingEndpoints.changePoll, { params: { id: poll.id }, body });
    else save.send(votingEndpoints.addPoll, { round: scoring.round.id, body });
  };
  const nobody = form.typed.candidateIds.length === 0 && !isEveryAct(form.typed, acts);
  return (
    <AdminDialog
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
              {say('admin.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{say('admin.cancel')}</Button>
          <Button kind="primary" busy={save.busy} disabled={nobody} type="submit">
            {say('polls.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={say('polls.name')}
        most={longest(newPollBody.shape.title)}
        {...form.fields(save.fields)('title')}
      />
      <HowToVote {...part} />
      <WhoMayVote {...part} />
      <WhenAndShown {...part} poll={poll} round={scoring.round.id} />
      <Worth {...part} />
      <Candidates {...part} acts={acts} />
    </AdminDialog>
  );
}

interface PartProps {
  form: FormState<PollDraft>;
  refused: Readonly<Record<string, string>>;
}

const NUMBERS = { type: 'number', inputMode: 'numeric', min: 1 } as const;

function HowToVote({ form: { typed, set, fields }, refused }: PartProps) {
  const asked = POLL_KINDS[typed.method].most;
  return (
    <div className={styles.pair}>
      <SelectField
        label={say('polls.how')}
        value={typed.method}
        onChange={(value) => set({ method: value as PollDraft['method'] })}
        options={methods()}
      />
      {asked && (
        <TextField
          {...NUMBERS}
          label={say(asked.label)}
          max={asked.highest}
          hint={sayWith(say, asked.hint, { most: Number(typed.maxChoices) })}
          {...fields(refused)('maxChoices')}
        />
      )}
    </div>
  );
}

function WhoMayVote({ form: { typed, set, fields }, refused }: PartProps) {
  const field = fields(refused);
  return (
    <>
      <SelectField
        label={say('polls.who')}
        value={typed.voters}
        onChange={(value) => set({ voters: value as PollDraft['voters'] })}
        options={optionsOf(VOTERS)}
        hint={say(VOTERS_HINTS[typed.voters])}
      />
      {typed.voters === 'both' && (
        <div className={styles.pair}>
          <TextField {...NUMBERS} max={100} label={say('polls.deviceWeight')} {...field('deviceWeight')} />
          <TextField {...NUMBERS} max={100} label={say('polls.codeWeight')} {...field('codeWeight')} />
        </div>
      )}
    </>
  );
}

interface WhenProps extends PartProps {
  poll: AdminPoll | undefined;
  round: string;
}

/** How long it is open, who sees it meanwhile, and which cue opens it. */
function WhenAndShown({ form: { typed, set, fields }, refused, poll, round }: WhenProps) {
  const { data: order } = useAsk(lineupEndpoints.runningOrder, { round, retry: false });
  const cues = order?.items.filter((item) => item.kind === 'vote') ?? [];
  const field = fields(refused);
  const shownHint = SHOWN_HINTS[typed.shown];
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={say('polls.openFor')}
          options={lengths(poll?.durationMs ?? null)}
          {...field('durationMs')}
        />
        <SelectField
          label={say('polls.whoSees')}
          value={typed.shown}
          onChange={(value) => set({ shown: value as PollDraft['shown'] })}
          options={optionsOf(SHOWN)}
          hint={shownHint === null ? undefined : say(shownHint)}
        />
      </div>
      {cues.length > 0 && (
        <SelectField
          label={say('polls.openedBy')}
          options={[
            { value: '', label: say('polls.byHand') },
            ...cues.map((cue) => ({ value: cue.id, label: say('polls.byCue', { cue: cue.title }) })),
          ]}
          {...field('itemId')}
        />
      )}
      <Checkbox
        label={say('polls.recapMusic')}
        detail={say('polls.recapMusicHint')}
        checked={typed.recapMusic}
        onChange={(recapMusic) => set({ recapMusic })}
      />
    </>
  );
}

/** Whether it counts, and how many parts of the audience's score it is. */
function Worth({ form: { typed, set, fields }, refused }: PartProps) {
  return (
    <>
      <Checkbox
        label={say('polls.practice')}
        checked={typed.practice}
        onChange={(practice) => set({ practice })}
      />
      {!typed.practice && (
        <TextField
          {...NUMBERS}
          min={0}
          max={100}
          label={say('polls.parts')}
          hint={say('polls.partsHint')}
          {...fields(refused)('share')}
        />
      )}
    </>
  );
}

function Candidates({ form: { typed, set }, refused, acts }: PartProps & { acts: readonly ScoredAct[] }) {
  const { candidateIds } = typed;
  const toggle = (id: string, on: boolean) =>
    set({ candidateIds: on ? [...candidateIds, id] : candidateIds.filter((each) => each !== id) });
  return (
    <fieldset className={styles.candidates}>
      <legend className="strong">{say('polls.actsIn')}</legend>
      {refused.candidate_ids && <p role="alert">{refused.candidate_ids}</p>}
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
          checked={candidateIds.includes(act.performanceId)}
          onChange={(on) => toggle(act.performanceId, on)}
        />
      ))}
    </fieldset>
  );
}
