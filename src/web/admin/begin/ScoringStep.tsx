/** Who judges, and what they score: names a line, criteria with what they weigh. */
import { Minus, Plus, Trash2 } from 'lucide-react';
import { newCriterionBody } from '#contract/judging/schema.ts';
import { longest } from '#contract/primitives.ts';
import type { Wording } from '#domain/planning/in-language.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import styles from './Begin.module.css';
import { type Draft, movedWeight, type Template } from './draft.ts';
import { withoutJudges } from './winner.ts';

type Criterion = Template['criteria'][number];

const MOST = 12;

const newCriterion = (known: readonly Criterion[]): Criterion => ({
  id: `added${known.reduce((last, { id }) => Math.max(last, Number(/^added(\d+)$/.exec(id)?.[1] ?? 0)), 0) + 1}`,
  name: '',
  meaning: '',
  categoryId: null,
  weight: 1,
  minSteps: 1,
  maxSteps: 10,
  step: '1',
  subtractsFrom: null,
  guidance: [],
});

export function ScoringStep({
  draft,
  set,
  wording,
  problems,
}: {
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  /** The words of the draft's language. */
  wording: Wording;
  problems: Readonly<Record<string, string>>;
}) {
  const { template } = draft;
  const { criteria } = template;
  const put = (next: Criterion[]) => set({ template: { ...template, criteria: next } });
  const change = (id: string, part: Partial<Criterion>) =>
    put(criteria.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const judgesProblem = Object.entries(problems).find(([path]) => path.startsWith('judges'))?.[1];
  return (
    <>
      {criteria.length > 0 && (
        <TextArea
          label={say('begin.judgesNames')}
          optional
          name="judges"
          rows={3}
          hint={say('begin.judgesHint')}
          value={draft.judges}
          onChange={(judges) => set({ judges })}
          error={judgesProblem}
        />
      )}
      <h2 className="h3">{say(criteria.length > 0 ? 'begin.whatTheyScore' : 'begin.noJudges')}</h2>
      <ul className={styles.criteria}>
        {criteria.map((one, index) => (
          <li key={one.id}>
            <TextField
              label={say('begin.criterion', { number: index + 1 })}
              name={`template.criteria.${index}.name`}
              small
              most={longest(newCriterionBody.shape.name)}
              value={one.name}
              onChange={(name) => change(one.id, { name })}
              error={problems[`template.criteria.${index}.name`]}
            />
            <div className={styles.weight}>
              <Button
                icon
                kind="quiet"
                aria-label={say('begin.countsLess', { name: one.name })}
                disabled={one.weight <= 1}
                onClick={() => change(one.id, { weight: movedWeight(one.weight, -1) })}
              >
                <Icon of={Minus} />
              </Button>
              <output aria-label={say('begin.howOften', { name: one.name })}>
                ×{showDecimal(String(one.weight))}
              </output>
              <Button
                icon
                kind="quiet"
                aria-label={say('begin.countsMore', { name: one.name })}
                disabled={one.weight >= 20}
                onClick={() => change(one.id, { weight: movedWeight(one.weight, 1) })}
              >
                <Icon of={Plus} />
              </Button>
            </div>
            <Button
              icon
              kind="quiet"
              aria-label={
                one.name
                  ? say('categories.removeName', { name: one.name })
                  : say('begin.removeCriterion', { number: index + 1 })
              }
              onClick={() => put(criteria.filter((other) => other.id !== one.id))}
            >
              <Icon of={Trash2} />
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.others}>
        <Button
          kind="quiet"
          disabled={criteria.length >= MOST}
          onClick={() => put([...criteria, newCriterion(criteria)])}
        >
          <Icon of={Plus} />
          {say('categories.addCriterionTitle')}
        </Button>
        {criteria.length > 0 && (
          <Button kind="quiet" onClick={() => set({ template: withoutJudges(template, wording) })}>
            {say('begin.noJudges')}
          </Button>
        )}
      </div>
    </>
  );
}
