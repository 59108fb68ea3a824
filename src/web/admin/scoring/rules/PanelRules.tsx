/** How the panel's marks become a result: the method and what belongs to it. */
import { useState } from 'react';
import type { JuryMethod, Method } from '#domain/tabulation/types.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from '../Scoring.module.css';
import { METHODS } from '../words.ts';
import { CountField, TrimFields } from './CountField.tsx';
import { CallsFields, GradesField } from './OwnRules.tsx';
import { decimalOf, matters, type Rules, tableOf, withMethod } from './rules-draft.ts';

export interface RulesPartProps {
  rules: Rules;
  set: (rules: Rules) => void;
}

const options = <V extends string>(words: Record<V, string>) =>
  (Object.entries(words) as [V, string][]).map(([value, label]) => ({ value, label }));

const WEIGHTINGS = options({ factor: 'Weight times mark, added', share: 'Weighted average of the marks' });
const SCOPES = options({ round: 'One table for all acts', category: 'Each category by itself' });
const MISSING = options({
  exclude: 'Left out: only those who scored count',
  block: 'No place until it is there',
  zero: 'Counts as nought',
});
const PER = options({ criterion: 'On each criterion', judge_total: 'On the judges’ totals' });
const MARKS = options({ scores: 'Scores: more is better', places: 'Places: 1 is best' });
const JURIES = options({
  judges: 'Each judge',
  mean: 'Juries, by the mean of their jurors’ totals',
  rank_sum: 'Juries, by their jurors’ ranks',
  exponential_rank: 'Juries, by what their jurors’ ranks weigh',
});
const OTHERWISE = options({ untrimmed: 'Nothing is left out', blocked: 'The act has no place' });

/** One of the rules that are a word of a few. */
function Chosen<F extends 'per' | 'weighting' | 'missing' | 'scope'>({
  rules,
  set,
  of: field,
  label,
  options,
}: RulesPartProps & {
  of: F;
  label: string;
  options: readonly { value: NonNullable<Rules[F]>; label: string }[];
}) {
  return (
    <SelectField
      label={label}
      small
      value={rules[field] ?? ''}
      onChange={(value) => set({ ...rules, [field]: value })}
      options={options}
    />
  );
}

export function PanelRules(part: RulesPartProps) {
  const { rules, set } = part;
  return (
    <div className={styles.rules}>
      <SelectField
        label="Method"
        small
        value={rules.method}
        onChange={(method) => set(withMethod(rules, method as Method))}
        options={METHODS}
        hint={METHODS.find((method) => method.value === rules.method)?.detail}
      />
      {matters.per(rules) && <Chosen {...part} of="per" label="Worked out" options={PER} />}
      <Chosen {...part} of="weighting" label="Criteria" options={WEIGHTINGS} />
      <Chosen
        {...part}
        of="missing"
        label="A missing mark"
        options={rules.marks === 'places' ? MISSING.filter(({ value }) => value !== 'zero') : MISSING}
      />
      <Chosen {...part} of="scope" label="Places" options={SCOPES} />
      {matters.marks(rules) && (
        <SelectField
          label="Judges write"
          small
          value={rules.marks}
          onChange={(marks) =>
            set({
              ...rules,
              marks: marks as Rules['marks'],
              ...(marks === 'places' && rules.missing === 'zero' && { missing: 'block' }),
            })
          }
          options={MARKS}
        />
      )}
      {matters.trim(rules) && <Trim {...part} />}
      {matters.juries(rules) && (
        <SelectField
          label="Points are given by"
          small
          value={rules.juries?.method ?? 'judges'}
          onChange={(method) => {
            const { juries: _before, ...alone } = rules;
            set(method === 'judges' ? alone : { ...alone, juries: { method: method as JuryMethod } });
          }}
          options={JURIES}
          hint={
            rules.juries && 'Which jury somebody is a juror of is said under Judges. Every jury counts once.'
          }
        />
      )}
      {rules.calls && <CallsFields calls={rules.calls} set={(calls) => set({ ...rules, calls })} />}
      {rules.grades && <GradesField grades={rules.grades} set={(grades) => set({ ...rules, grades })} />}
      {matters.dropRanks(rules) && <DroppedRanks {...part} />}
      {matters.table(rules) && (
        <TableField label="Points for ranks" table={rules.table} set={(table) => set({ ...rules, table })} />
      )}
      {matters.exponential(rules) && <Exponential {...part} />}
    </div>
  );
}

/** Marks that are left out at either end, and what holds where there are too few for it. */
function Trim({ rules, set }: RulesPartProps) {
  const { trim } = rules;
  const trimmed = (part: Partial<Rules['trim']>) => {
    const next = { ...trim, ...part };
    set({ ...rules, trim: { ...next, minimum: Math.max(1, next.highest + next.lowest + 1) } });
  };
  return (
    <>
      <TrimFields trim={trim} set={trimmed} />
      <SelectField
        label={`With fewer than ${trim.minimum} marks`}
        small
        value={trim.otherwise}
        onChange={(otherwise) => trimmed({ otherwise: otherwise as Rules['trim']['otherwise'] })}
        options={OTHERWISE}
      />
    </>
  );
}

/** What the first rank is worth, and how fast it falls from there. */
function Exponential({ rules, set }: RulesPartProps) {
  const { exponential } = rules;
  return (
    <>
      <TextField
        label="Points for the first rank"
        small
        inputMode="decimal"
        value={exponential.top}
        onChange={(top) => set({ ...rules, exponential: { ...exponential, top: decimalOf(top) } })}
      />
      <TextField
        label="Rate"
        hint="Song contests use 0.19."
        small
        inputMode="decimal"
        value={exponential.rate}
        onChange={(rate) => set({ ...rules, exponential: { ...exponential, rate: decimalOf(rate) } })}
      />
    </>
  );
}

/** How many of each act's ranks are left out, from either end. */
function DroppedRanks({ rules, set }: RulesPartProps) {
  const { dropRanks = { best: 0, worst: 0 } } = rules;
  return (['best', 'worst'] as const).map((end) => (
    <CountField
      key={end}
      label={`${end === 'best' ? 'Best' : 'Worst'} ranks left out`}
      hint="Of each act."
      value={dropRanks[end]}
      set={(ranks) => set({ ...rules, dropRanks: { ...dropRanks, [end]: ranks } })}
    />
  ));
}

/** Points by rank, best first, typed as a list. */
export function TableField({
  label,
  table,
  set,
}: {
  label: string;
  table: readonly string[];
  set: (table: string[]) => void;
}) {
  const [text, setText] = useState(table.join(', '));
  const read = tableOf(text);
  return (
    <TextField
      label={label}
      hint="The best rank first; ranks after the last get nothing."
      error={read.length === 0 ? 'Write numbers with a comma and a space between.' : undefined}
      small
      value={text}
      onChange={(next) => {
        setText(next);
        const points = tableOf(next);
        if (points.length > 0) set(points);
      }}
    />
  );
}
