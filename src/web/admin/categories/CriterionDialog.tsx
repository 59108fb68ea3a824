/** One criterion: what it means, what it counts, its scale, and what the marks stand for. */
import { CircleAlert, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { useCommands } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Categories.module.css';
import { type CriterionDraft, draftOf, readDraft, SCALES, scaleNameOf } from './criterion-draft.ts';
import { type Category, type Criterion, LISTS } from './use-criteria.ts';

export interface CriterionDialogProps {
  criterion: Criterion | undefined;
  categories: readonly Category[];
  onClose: () => void;
}

export function CriterionDialog({ criterion, categories, onClose }: CriterionDialogProps) {
  const { typed: draft, set, fields } = useForm(() => draftOf(criterion));
  const [tried, setTried] = useState(false);
  const read = readDraft(draft);
  const save = useCommands({
    done: criterion ? 'Criterion saved' : 'Criterion added',
    changes: LISTS,
    onDone: onClose,
  });
  const refused = save.fields;
  const field = fields({ ...refused, ...(tried ? read.problems : {}) });
  const inUse = criterion?.inUse ?? false;
  const weightChanged = inUse && criterion !== undefined && draft.weight.trim() !== String(criterion.weight);
  const submit = () => {
    setTried(true);
    if (Object.keys(read.problems).length > 0) return;
    const { reason, ...body } = read.body;
    if (criterion)
      save.send(judgingEndpoints.changeCriterion, {
        params: { id: criterion.id },
        body: { ...body, reason },
      });
    else save.send(judgingEndpoints.addCriterion, { body });
  };
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      onSubmit={submit}
      title={criterion ? `Change ${criterion.name}` : 'Add a criterion'}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={save.busy} type="submit">
            {criterion ? 'Save criterion' : 'Add criterion'}
          </Button>
        </>
      }
    >
      {save.error && Object.keys(refused).length === 0 && (
        <Banner tone="danger" icon={CircleAlert} lead="Not saved.">
          {save.refusal('Try again.')}
        </Banner>
      )}
      <div className={styles.pair}>
        <TextField label="Name" {...field('name')} />
        <TextField
          label="Counts"
          hint="A mark of 8 that counts 3 gives 24 points"
          inputMode="numeric"
          {...field('weight')}
        />
      </div>
      {weightChanged && (
        <TextField
          label="Why does the weight change?"
          hint="Marks that were given count differently then. The reason is kept in the log."
          {...field('reason')}
        />
      )}
      <TextField label="What it means, in a line" optional {...field('meaning')} />
      {categories.length > 1 && (
        <SelectField
          label="Scored in"
          disabled={inUse}
          placeholder="All acts"
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          {...field('categoryId')}
        />
      )}
      <PickGroup
        label="Scale"
        hint={
          inUse
            ? 'Judges have given marks, so the scale stands.'
            : 'Half points part acts better than whole ones.'
        }
        options={SCALES.map(({ value, label }) => ({ value, label, disabled: inUse }))}
        value={scaleNameOf(draft)}
        onChange={(value) => set(SCALES.find((scale) => scale.value === value)?.scale ?? { own: true })}
      />
      {scaleNameOf(draft) === 'own' && (
        <div className={styles.triple}>
          <TextField label="Lowest" inputMode="decimal" disabled={inUse} {...field('minSteps')} />
          <TextField label="Highest" inputMode="decimal" disabled={inUse} {...field('maxSteps')} />
          <TextField label="Step" inputMode="decimal" disabled={inUse} {...field('step')} />
        </div>
      )}
      <Switch
        label="Marks are points off"
        detail="A judge writes what is taken off: errors, penalties. What counts is what is left."
        disabled={inUse}
        checked={draft.subtractsFrom !== null}
        onChange={(on) => set({ subtractsFrom: on ? '10' : null })}
      />
      {draft.subtractsFrom !== null && (
        <TextField
          label="Taken off from"
          hint="10 for a start value of 10; 0 for a plain penalty."
          inputMode="decimal"
          disabled={inUse}
          {...field('subtractsFrom')}
          value={draft.subtractsFrom}
        />
      )}
      <Guidance draft={draft} onChange={set} error={field('guidance').error} />
    </Dialog>
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
      label="What the marks mean"
      optional
      hint="Judges see these words while they score, so that a 7 means the same to everybody."
      name="guidance"
      error={error}
    >
      {draft.guidance.map((band, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bands have no identity but their place
        <div className={styles.band} key={index}>
          <TextField
            label="From"
            small
            inputMode="decimal"
            value={band.from}
            onChange={(from) => change(index, { from })}
          />
          <TextField
            label="In a word"
            small
            value={band.label}
            onChange={(label) => change(index, { label })}
          />
          <TextField
            label="What it takes"
            small
            value={band.text}
            onChange={(text) => change(index, { text })}
          />
          <Button
            kind="quiet"
            icon
            aria-label={`Remove the words from ${band.from || 'here'}`}
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
          <Icon of={Plus} /> Add words for a mark
        </Button>
      </div>
    </FieldGroup>
  );
}
