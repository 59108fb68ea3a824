/** The criteria in the order of the form, with what each is worth. */
import { Lock } from 'lucide-react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { criteriaFor, weightShare } from '#domain/judging/panel.ts';
import { ownTotal } from '#domain/judging/total.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { showDecimal, showPercent, sideBySide } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';
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
      title={say('categories.criteria')}
      words={{
        add: 'categories.addCriterionTitle',
        remove: 'categories.removeCriterion',
        removed: 'categories.criterionRemoved',
        notRemoved: 'categories.criterionNotRemoved',
      }}
      rows={criteria}
      isAdmin={isAdmin}
      empty={say('categories.noCriteria')}
      removal={say('categories.criterionRemoval')}
      describe={(criterion) => (
        <>
          <span className={styles.words}>
            <span className={styles.heading}>
              <b>
                <bdi>{criterion.name}</bdi>
              </b>
              {criterion.categoryId !== null && (
                <Chip tone="line">
                  {say('categories.onlyIn', { category: nameOf(criterion.categoryId, categories) })}
                </Chip>
              )}
              {criterion.inUse && (
                <Chip icon={Lock} tone="neutral">
                  {say('categories.marksGiven')}
                </Chip>
              )}
            </span>
            <span className="small muted">{sideBySide([criterion.meaning, scaleOf(criterion)], ' · ')}</span>
          </span>
          <span className={styles.weight}>
            <b className="num">×{showDecimal(String(criterion.weight))}</b>
            <span className="small muted">{showPercent(shareOf(criterion, criteria))}</span>
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
      {tell('categories.perfect', {
        b: (words) => <b>{words}</b>,
        count: Number(best(null)),
        points: showDecimal(best(null)),
        own: own.map((category) => (
          <span key={category.id}>
            {tell('categories.perfectIn', {
              b: (words) => <b>{words}</b>,
              category: category.name,
              points: showDecimal(best(category.id)),
            })}
          </span>
        )),
      })}
    </p>
  );
}

const nameOf = (id: string, categories: readonly Category[]): string =>
  categories.find((category) => category.id === id)?.name ?? say('categories.oneCategory');

function scaleOf({ minSteps, maxSteps, step, subtractsFrom }: Criterion): string {
  const scale = {
    min: showDecimal(markText(minSteps, step)),
    max: showDecimal(markText(maxSteps, step)),
    step: showDecimal(step),
  };
  if (subtractsFrom === null) return say(step === '1' ? 'categories.scale' : 'categories.scaleSteps', scale);
  const from = showDecimal(subtractsFrom);
  return say(step === '1' ? 'categories.scaleOff' : 'categories.scaleOffSteps', { ...scale, from });
}

const shareOf = (criterion: Criterion, all: readonly Criterion[]): number =>
  weightShare(
    criterion.weight,
    criteriaFor(all, criterion.categoryId).map((one) => one.weight),
  );
