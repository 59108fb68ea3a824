/** The criteria in the order of the form, with what each is worth. */
import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { criteriaFor, weightShare } from '#domain/judging/panel.ts';
import { ownTotal } from '#domain/judging/total.ts';
import { call } from '#web/client/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { markText } from '#web/ui/scale.ts';
import styles from './Categories.module.css';
import { CriterionDialog } from './CriterionDialog.tsx';
import { RowTools } from './RowTools.tsx';
import { type Category, type Criterion, moved, useFormChange } from './use-form.ts';

export interface CriteriaPanelProps {
  criteria: readonly Criterion[];
  categories: readonly Category[];
  isAdmin: boolean;
}

export function CriteriaPanel({ criteria, categories, isAdmin }: CriteriaPanelProps) {
  const [editing, setEditing] = useState<Criterion | 'new'>();
  const [removing, setRemoving] = useState<Criterion>();
  const ids = criteria.map((criterion) => criterion.id);
  const order = useFormChange(
    (next: string[]) => call(judgingEndpoints.orderCriteria, { body: { ids: next } }),
    'The order was not changed. Try again.',
  );
  const remove = useFormChange(
    (id: string) => call(judgingEndpoints.removeCriterion, { params: { id } }),
    'The criterion was not removed. Try again.',
  );
  return (
    <Panel
      title="Criteria"
      actions={
        isAdmin && (
          <Button onClick={() => setEditing('new')}>
            <Icon of={Plus} /> Add a criterion
          </Button>
        )
      }
    >
      {criteria.length === 0 && (
        <p className="muted">
          Judges have nothing to score yet. Four or five criteria in half-point steps part acts best.
        </p>
      )}
      <ol>
        {criteria.map((criterion, index) => (
          <li key={criterion.id} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.heading}>
                <b>
                  <bdi>{criterion.name}</bdi>
                </b>
                {criterion.categoryId !== null && (
                  <Chip tone="line">{nameOf(criterion.categoryId, categories)} only</Chip>
                )}
                {criterion.inUse && (
                  <Chip icon={Lock} tone="neutral">
                    Marks given
                  </Chip>
                )}
              </span>
              <span className="small muted">
                {[criterion.meaning, scaleOf(criterion)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className={styles.weight}>
              <b className="num">×{criterion.weight}</b>
              <span className="small muted">{shareOf(criterion, criteria)} %</span>
            </span>
            {isAdmin && (
              <RowTools
                name={criterion.name}
                first={index === 0}
                last={index === criteria.length - 1}
                busy={order.isPending}
                onMove={(by) => order.mutate(moved(ids, criterion.id, by))}
                onEdit={() => setEditing(criterion)}
                onRemove={() => setRemoving(criterion)}
              />
            )}
          </li>
        ))}
      </ol>
      {criteria.length > 0 && <Sums criteria={criteria} categories={categories} />}
      {editing && (
        <CriterionDialog
          criterion={editing === 'new' ? undefined : editing}
          categories={categories}
          onClose={() => setEditing(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={`Remove ${removing?.name}?`}
        confirm="Remove criterion"
        cancel="Keep it"
        danger
        busy={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate(removing.id, {
            onSuccess: () => toast.success('Criterion removed'),
            onSettled: () => setRemoving(undefined),
          })
        }
      >
        A criterion that judges have given marks on cannot be removed.
      </ConfirmDialog>
    </Panel>
  );
}

/** What a perfect scoresheet is worth, for all acts and for each category whose form differs. */
function Sums({ criteria, categories }: { criteria: readonly Criterion[]; categories: readonly Category[] }) {
  const own = categories.filter((category) => criteria.some((one) => one.categoryId === category.id));
  const best = (categoryId: string | null) => ownTotal(criteriaFor(criteria, categoryId), {}).outOf;
  return (
    <p className={styles.sum}>
      A perfect scoresheet is <b>{best(null)} points</b>
      {own.map((category) => (
        <span key={category.id}>
          , in {category.name} <b>{best(category.id)}</b>
        </span>
      ))}
      .
    </p>
  );
}

const nameOf = (id: string, categories: readonly Category[]): string =>
  categories.find((category) => category.id === id)?.name ?? 'One category';

const scaleOf = ({ minSteps, maxSteps, step }: Criterion): string =>
  `${markText(minSteps, step)} to ${markText(maxSteps, step)}${step === '1' ? '' : ` in steps of ${step}`}`;

const shareOf = (criterion: Criterion, all: readonly Criterion[]): number =>
  weightShare(
    criterion.weight,
    criteriaFor(all, criterion.categoryId).map((one) => one.weight),
  );
