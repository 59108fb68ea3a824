/** The criteria in the order of the form, with what each is worth. */
import { Lock } from 'lucide-react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { criteriaFor, weightShare } from '#domain/judging/panel.ts';
import { ownTotal } from '#domain/judging/total.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { markText } from '#web/ui/scale.ts';
import styles from './Categories.module.css';
import { CriterionDialog } from './CriterionDialog.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import type { Category, Criterion } from './use-criteria.ts';

export interface CriteriaPanelProps {
  criteria: readonly Criterion[];
  categories: readonly Category[];
  isAdmin: boolean;
}

export function CriteriaPanel({ criteria, categories, isAdmin }: CriteriaPanelProps) {
  return (
    <RowsPanel
      title="Criteria"
      what="criterion"
      rows={criteria}
      isAdmin={isAdmin}
      empty="Judges have nothing to score yet. Four or five criteria in half-point steps part acts best."
      removal="A criterion that judges have given marks on cannot be removed."
      describe={(criterion) => (
        <>
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
        </>
      )}
      calls={{ order: judgingEndpoints.orderCriteria, remove: judgingEndpoints.removeCriterion }}
      form={(criterion, onClose) => (
        <CriterionDialog criterion={criterion} categories={categories} onClose={onClose} />
      )}
    >
      {criteria.length > 0 && <Sums criteria={criteria} categories={categories} />}
    </RowsPanel>
  );
}

/** What a perfect scoresheet is worth, for all acts and for each category whose form differs. */
function Sums({ criteria, categories }: { criteria: readonly Criterion[]; categories: readonly Category[] }) {
  const own = categories.filter((category) => criteria.some((one) => one.categoryId === category.id));
  const best = (categoryId: string | null) => ownTotal(criteriaFor(criteria, categoryId), {}).outOf;
  return (
    <p className={styles.sum}>
      A perfect scoresheet is{' '}
      <b>
        {best(null)} {String(best(null)) === '1' ? 'point' : 'points'}
      </b>
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

const scaleOf = ({ minSteps, maxSteps, step, subtractsFrom }: Criterion): string =>
  `${subtractsFrom === null ? '' : `points off from ${subtractsFrom}, `}${markText(minSteps, step)} to ${markText(maxSteps, step)}${step === '1' ? '' : ` in steps of ${step}`}`;

const shareOf = (criterion: Criterion, all: readonly Criterion[]): number =>
  weightShare(
    criterion.weight,
    criteriaFor(all, criterion.categoryId).map((one) => one.weight),
  );
