/** One judge: name, what they score, whether they lead the panel, and their devices. */

import type { BodyOf } from '#contract/endpoint.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { judgeCounts } from '#contract/judging/schema.ts';
import { longest, REASON_LENGTH } from '#contract/primitives.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { deviceWords } from '#web/ui/device-words.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { decimalOf } from '#web/ui/scale.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { WhatIf } from '../scoring/rules/WhatIf.tsx';
import styles from './Judges.module.css';
import { type Category, type Criterion, type Judge, PANEL } from './use-judges.ts';

const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

interface EditJudgeProps {
  judge: Judge;
  categories: readonly Category[];
  criteria: readonly Criterion[];
  onClose: () => void;
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

const WORDS = {
  name: ['judges.name'],
  categoryIds: ['judges.whichActs', 'judges.noneIsAllActs'],
  criterionIds: ['judges.whichCriteria', 'judges.noneIsAllCriteria'],
  weight: ['judges.weight', 'judges.weightHint'],
  jury: ['judges.jury', 'judges.juryHint'],
  reason: ['judges.whyChange', 'judges.whyChangeHint'],
} as const;

/** The judge as they are typed, and keeping them. */
function useEditing(judge: Judge, onClose: () => void) {
  const form = useForm(() => {
    const { name, isHead, categoryIds, criterionIds, weight, jury } = judge;
    return { name, isHead, categoryIds, criterionIds, weight, jury, reason: '' };
  }, WORDS);
  const { weight, jury, categoryIds, criterionIds, reason } = form.typed;
  const counts = { categoryIds, criterionIds, weight: decimalOf(weight), jury };
  const save = useCommand(judgingEndpoints.changeJudge, {
    done: say('judges.saved'),
    failed: say('judges.notSaved'),
    changes: PANEL,
    onDone: onClose,
  });
  return {
    form,
    field: form.fields(save.fields),
    busy: save.busy,
    reasonRefused: save.fields.reason !== undefined,
    counts,
    /** Marks that are in would count otherwise. */
    otherwise:
      judge.scored > 0 &&
      (weight !== judge.weight ||
        jury !== judge.jury ||
        !sameIds(categoryIds, judge.categoryIds) ||
        !sameIds(criterionIds, judge.criterionIds)),
    submit: () =>
      save.send({
        params: { id: judge.id },
        body: { ...form.typed, weight: counts.weight, reason: reason.trim() === '' ? undefined : reason },
      }),
  };
}

export function EditJudge({ judge, categories, criteria, onClose }: EditJudgeProps) {
  const { form, field, busy, reasonRefused, counts, otherwise, submit } = useEditing(judge, onClose);
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={submit}
      title={judge.name}
      submit={say('judges.save')}
      busy={busy}
    >
      <TextField {...field('name')} />
      {categories.length > 1 && <PickSeveral options={categories.map(asOption)} {...field('categoryIds')} />}
      {criteria.length > 1 && <PickSeveral options={criteria.map(asOption)} {...field('criterionIds')} />}
      <TextField inputMode="decimal" {...field('weight')} />
      <TextField optional most={longest(judgeCounts.shape.jury)} {...field('jury')} />
      {otherwise && <CountedOtherwise judge={judge} counts={counts} />}
      {(otherwise || reasonRefused) && <TextField most={REASON_LENGTH} {...field('reason')} />}
      <Checkbox
        label={say('judges.head')}
        detail={say('judges.headDetail')}
        checked={form.typed.isHead}
        onChange={(isHead) => form.set({ isHead })}
      />
      <Devices judge={judge} />
    </AdminDialog>
  );
}

function Devices({ judge }: { judge: Judge }) {
  const end = useCommand(judgingEndpoints.endSessionOfJudge, {
    failed: say('judges.notSignedOut'),
    changes: PANEL,
  });
  const devices = judge.sessions.filter((session) => !session.revoked);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (devices.length === 0) return null;
  return (
    <section aria-label={say('judges.devices')}>
      <h3 className="h3">{say('judges.devices')}</h3>
      <ul>
        {devices.map((device) => (
          <li key={device.id} className={styles.device}>
            <span>
              <b>{deviceWords(device.device)}</b>
              <br />
              <span className="small muted">
                {say('judges.deviceSeen', { time: showDateAndTime(device.lastSeenAt, here) })}
              </span>
            </span>
            <Button
              size="s"
              busy={end.sending?.params.sessionId === device.id}
              onClick={() => end.send({ params: { id: judge.id, sessionId: device.id } })}
            >
              {say('judges.signOut')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CountedOtherwiseProps {
  judge: Judge;
  counts: BodyOf<typeof resultsAdminEndpoints.judgeOtherwise>;
}

/** The places if a judge who has scored counted otherwise, beside the places as they are. Nothing is kept. */
function CountedOtherwise({ judge, counts }: CountedOtherwiseProps) {
  const scoring = useAsk(resultsEndpoints.scoring, { round: undefined, retry: false });
  const places = useAsk(resultsAdminEndpoints.judgeOtherwise, {
    round: undefined,
    params: { id: judge.id },
    body: counts,
    retry: false,
    placeholderData: (before) => before,
  });
  if (!scoring.data) return null;
  return (
    <WhatIf
      title={say('judges.countedSoTitle')}
      column={say('judges.countedSo')}
      scoring={scoring.data}
      whatIf={places.data}
      error={places.error}
    />
  );
}
