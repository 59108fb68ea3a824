/** The judge's form as it will be, to try out. Nothing of it is kept. */
import { useId, useState } from 'react';
import { criteriaFor } from '#domain/judging/panel.ts';
import { bandOf } from '#domain/judging/scale.ts';
import { missingMarks, ownTotal } from '#domain/judging/total.ts';
import { showDecimal } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { ScoreKeys } from '#web/ui/ScoreKeys.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import styles from './FormPreview.module.css';
import type { Category, Criterion } from './use-criteria.ts';

export function FormPreview({
  criteria,
  categories,
}: {
  criteria: readonly Omit<Criterion, 'inUse'>[];
  categories: readonly Category[];
}) {
  const [categoryId, setCategoryId] = useState('');
  const [marks, setMarks] = useState<Record<string, number>>({});
  const own = categories.filter((category) => criteria.some((one) => one.categoryId === category.id));
  const shown = criteriaFor(criteria, categoryId || null);
  const { total, outOf } = ownTotal(shown, marks);
  const missing = missingMarks(shown, marks).length;
  return (
    <div data-theme="dark" className={styles.preview}>
      <Panel title={say('categories.whatJudgesSee')}>
        {own.length > 0 && (
          <SelectField
            label={say('categories.anActIn')}
            small
            placeholder={say('categories.anyOther')}
            options={own.map((category) => ({ value: category.id, label: category.name }))}
            value={categoryId}
            onChange={setCategoryId}
          />
        )}
        {shown.length === 0 && <p className="muted">{say('categories.formComes')}</p>}
        <div className={styles.form}>
          {shown.map((criterion) => (
            <Row
              key={criterion.id}
              criterion={criterion}
              value={marks[criterion.id] ?? null}
              onChange={(steps) => setMarks({ ...marks, [criterion.id]: steps })}
            />
          ))}
        </div>
        {shown.length > 0 && (
          <p className={styles.total} role="status">
            <span className={`num ${styles.number}`}>{showDecimal(total ?? '0')}</span>
            <span className="muted">
              {missing > 0
                ? say('categories.outOfMissing', { outOf: showDecimal(outOf), missing })
                : say('categories.outOf', { outOf: showDecimal(outOf) })}
            </span>
          </p>
        )}
      </Panel>
    </div>
  );
}

function Row({
  criterion,
  value,
  onChange,
}: {
  criterion: Omit<Criterion, 'inUse'>;
  value: number | null;
  onChange: (steps: number) => void;
}) {
  const heading = useId();
  const band = value === null ? undefined : bandOf(criterion.guidance, value);
  return (
    <div className={styles.criterion}>
      <div className={styles.head}>
        <b id={heading}>
          <bdi>{criterion.name}</bdi>
        </b>
        <span className="small muted">{band?.label || criterion.meaning}</span>
        <span className={`small muted ${styles.counts}`}>
          {say('categories.countsTimes', { weight: showDecimal(String(criterion.weight)) })}
        </span>
      </div>
      <ScoreKeys
        labelledBy={heading}
        min={criterion.minSteps}
        max={criterion.maxSteps}
        step={criterion.step}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
