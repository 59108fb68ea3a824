/** One judge: name, what they score, whether they lead the panel, and their devices. */
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { CountedOtherwise } from './CountedOtherwise.tsx';
import styles from './Judges.module.css';
import { type Category, type Criterion, type Judge, PANEL } from './use-judges.ts';

export function EditJudge({
  judge,
  categories,
  criteria,
  onClose,
}: {
  judge: Judge;
  categories: readonly Category[];
  criteria: readonly Criterion[];
  onClose: () => void;
}) {
  const form = useForm(() => {
    const { name, isHead, categoryIds, criterionIds, weight, jury } = judge;
    return { name, isHead, categoryIds, criterionIds, weight, jury, reason: '' };
  });
  const { weight, jury, criterionIds, reason } = form.typed;
  const counts = weight.trim().replace(',', '.');
  const otherwise =
    judge.scored > 0 &&
    (weight !== judge.weight || jury !== judge.jury || criterionIds.join() !== judge.criterionIds.join());
  const save = useCommand(judgingEndpoints.changeJudge, {
    done: 'Judge saved',
    failed: 'Not saved. Try again.',
    changes: PANEL,
    onDone: onClose,
  });
  const field = form.fields(save.fields);
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() =>
        save.send({
          params: { id: judge.id },
          body: {
            ...form.typed,
            weight: counts,
            reason: reason.trim() === '' ? undefined : reason,
          },
        })
      }
      title={judge.name}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={save.busy} type="submit">
            Save judge
          </Button>
        </>
      }
    >
      <TextField label="Name" {...field('name')} />
      {categories.length > 1 && (
        <PickSeveral
          label="Which acts they score"
          hint="None chosen means all acts."
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          {...field('categoryIds')}
        />
      )}
      {criteria.length > 1 && (
        <PickSeveral
          label="Which criteria they score"
          hint="None chosen means all. Their form shows these alone."
          options={criteria.map((criterion) => ({ value: criterion.id, label: criterion.name }))}
          {...field('criterionIds')}
        />
      )}
      <TextField
        label="Counts"
        hint="How often their marks count beside the other judges’: 1, or 2, or 0.5."
        inputMode="decimal"
        {...field('weight')}
      />
      <TextField
        label="Jury"
        optional
        hint="Judges with the same jury are its jurors: where the rules say so, they come to one order and give points together."
        maxLength={120}
        {...field('jury')}
      />
      {otherwise && <CountedOtherwise judge={judge} counts={{ criterionIds, weight: counts, jury }} />}
      {(otherwise || save.fields.reason) && (
        <TextField
          label="Why does it change?"
          hint="Marks that were given count differently then. The reason is kept in the log."
          maxLength={300}
          {...field('reason')}
        />
      )}
      <Checkbox
        label="Head judge"
        detail="Decides where the rules leave a tie to the head judge. There is one at most."
        checked={form.typed.isHead}
        onChange={(isHead) => form.set({ isHead })}
      />
      <Devices judge={judge} />
    </Dialog>
  );
}

function Devices({ judge }: { judge: Judge }) {
  const end = useCommand(judgingEndpoints.endSessionOfJudge, {
    failed: 'That device was not signed out. Try again.',
    changes: PANEL,
  });
  const devices = judge.sessions.filter((session) => !session.revoked);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (devices.length === 0) return null;
  return (
    <section aria-label="Devices">
      <h3 className="h3">Devices</h3>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <span>
              <b>{device.device}</b>
              <br />
              <span className="small muted">Last seen {showDateAndTime(device.lastSeenAt, here)}</span>
            </span>
            <Button
              size="s"
              busy={end.sending?.params.sessionId === device.id}
              onClick={() => end.send({ params: { id: judge.id, sessionId: device.id } })}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
