/** One criterion: what it means, what it counts, its scale, and what the marks stand for. */
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { type FieldOf, useForm } from '#web/ui/use-form.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import styles from './Categories.module.css';
import { type CriterionDraft, draftOf, readDraft, SCALES, scaleNameOf } from './criterion-draft.ts';
import { NotSaved } from './NotSaved.tsx';
import { type Category, type Criterion, LISTS } from './use-criteria.ts';

const WORDS = {
  name: ['categories.name'],
  weight: ['categories.counts', 'categories.countsHint'],
  reason: ['categories.whyWeight', 'categories.whyWeightHint'],
  meaning: ['categories.meaning'],
  categoryId: ['categories.scoredIn'],
  minSteps: ['categories.lowest'],
  maxSteps: ['categories.highest'],
  step: ['categories.step'],
  subtractsFrom: ['categories.takenOff', 'categories.takenOffHint'],
} as const;

export interface CriterionDialogProps {
  criterion: Criterion | undefined;
  categories: readonly Category[];
  onClose: () => void;
}

export function CriterionDialog({ criterion, categories, onClose }: CriterionDialogProps) {
  const { typed: draft, set, fields } = useForm(() => draftOf(criterion), WORDS);
  const [tried, setTried] = useState(false);
  const read = readDraft(draft);
  const save = useCommands({
    done: say(criterion ? 'categories.criterionSaved' : 'categories.criterionAdded'),
    changes: LISTS,
    onDone: onClose,
  });
  const field = fields({ ...save.fields, ...(tried ? read.problems : {}) });
  const inUse = criterion?.inUse ?? false;
  const weightChanged = inUse && criterion !== undefined && read.body.weight !== criterion.weight;
  const submit = () => {
    setTried(true);
    if (Object.keys(read.problems).length > 0) return;
    const { reason: _, ...body } = read.body;
    if (criterion)
      save.send(judgingEndpoints.changeCriterion, { params: { id: criterion.id }, body: read.body });
    else save.send(judgingEndpoints.addCriterion, { body });
  };
  return (
    <AdminDialog
      wide
      onClose={onClose}
      onSubmit={submit}
      title={titleOf(criterion)}
      submit={say(criterion ? 'categories.saveCriterion' : 'categories.addCriterion')}
      busy={save.busy}
    >
      <NotSaved save={save} />
      <div className={styles.pair}>
        <TextField {...field('name')} />
        <TextField inputMode="decimal" {...field('weight')} />
      </div>
      {weightChanged && <TextField {...field('reason')} />}
      <TextField optional {...field('meaning')} />
      {categories.length > 1 && (
        <SelectField
          disabled={inUse}
          placeholder={say('judges.allActs')}
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          {...field('categoryId')}
        />
      )}
      <ScaleFields form={{ draft, set, field }} inUse={inUse} />
      <Guidance draft={draft} onChange={set} error={field('guidance').error} />
    </AdminDialog>
  );
}

const titleOf = (criterion: Criterion | undefined): string =>
  criterion ? say('categories.changeName', { name: criterion.name }) : say('categories.addCriterionTitle');

/** Which marks there are, and whether they are points off. What is in use stays. */
function ScaleFields({
  form: { draft, set, field },
  inUse,
}: {
  form: {
    draft: CriterionDraft;
    set: (part: Partial<CriterionDraft>) => void;
    field: FieldOf<CriterionDraft, typeof WORDS>;
  };
  inUse: boolean;
}) {
  return (
    <>
      <PickGroup
        label={say('categories.scaleLabel')}
        hint={say(inUse ? 'categories.scaleStands' : 'categories.scaleHint')}
        options={SCALES.map(({ value, label }) => ({ value, label: say(label), disabled: inUse }))}
        value={scaleNameOf(draft)}
        onChange={(value) => set(SCALES.find((scale) => scale.value === value)?.scale ?? { own: true })}
      />
      {scaleNameOf(draft) === 'own' && (
        <div className={styles.triple}>
          <TextField inputMode="decimal" disabled={inUse} {...field('minSteps')} />
          <TextField inputMode="decimal" disabled={inUse} {...field('maxSteps')} />
          <TextField inputMode="decimal" disabled={inUse} {...field('step')} />
        </div>
      )}
      <Switch
        label={say('categories.pointsOff')}
        detail={say('categories.pointsOffDetail')}
        disabled={inUse}
        checked={draft.subtractsFrom !== null}
        onChange={(on) => set({ subtractsFrom: on ? '10' : null })}
      />
      {draft.subtractsFrom !== null && (
        <TextField
          inputMode="decimal"
          disabled={inUse}
          {...field('subtractsFrom')}
          value={draft.subtractsFrom}
        />
      )}
    </>
  );
}

function Guidance({
  draft,
  onChange,
  error,
}: {
  draft: CriterionDraft;
  onChange: (change: Partial<CriterionDraft>) => void;
  error: string | undefined;
}) {
  const change = (at: number, part: Partial<CriterionDraft['guidance'][number]>) =>
    onChange({ guidance: draft.guidance.map((band, index) => (index === at ? { ...band, ...part } : band)) });
  return (
    <FieldGroup
      label={say('categories.guidance')}
      optional
      hint={say('categories.guidanceHint')}
      name="guidance"
      error={error}
    >
      {draft.guidance.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands have no identity but their place
        <div className={styles.band} key={index}>
          <TextField
            label={say('categories.from')}
            small
            inputMode="decimal"
            value={band.from}
            onChange={(from) => change(index, { from })}
          />
          <TextField
            label={say('categories.inAWord')}
            small
            value={band.label}
            onChange={(label) => change(index, { label })}
          />
          <TextField
            label={say('categories.whatItTakes')}
            small
            value={band.text}
            onChange={(text) => change(index, { text })}
          />
          <Button
            kind="quiet"
            icon
            aria-label={
              band.from ? say('categories.removeBand', { from: band.from }) : say('categories.removeBandHere')
            }
            onClick={() => onChange({ guidance: draft.guidance.filter((_, at) => at !== index) })}
          >
            <Icon of={X} />
          </Button>
        </div>
      ))}
      <div>
        <Button
          size="s"
          disabled={draft.guidance.length >= 12}
          onClick={() => onChange({ guidance: [...draft.guidance, { from: '', label: '', text: '' }] })}
        >
          <Icon of={Plus} /> {say('categories.addBand')}
        </Button>
      </div>
    </FieldGroup>
  );
}
