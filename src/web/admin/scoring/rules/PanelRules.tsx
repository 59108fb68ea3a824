/** How the panel's marks become a result: the method and what belongs to it. */
import { useState } from 'react';
import type { EqualRanks } from '#domain/tabulation/equal-ranks.ts';
import type { JuryMethod, Method } from '#domain/tabulation/types.ts';
import { say } from '#web/ui/say.ts';
import { decimalOf } from '#web/ui/scale.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../../options.ts';
import styles from '../Scoring.module.css';
import { methods } from '../words.ts';
import { CountField, TrimFields } from './CountField.tsx';
import { CallsFields, GradesField } from './OwnRules.tsx';
import { matters, type Rules, tableOf, withMethod } from './rules-draft.ts';

export interface RulesPartProps {
  rules: Rules;
  set: (rules: Rules) => void;
}

const WEIGHTINGS = { factor: 'rules.weightFactor', share: 'rules.weightShare' } as const;
const SCOPES = { round: 'rules.oneTable', category: 'rules.eachCategory' } as const;
const MISSING = {
  exclude: 'rules.missingOut',
  block: 'rules.missingBlock',
  zero: 'rules.missingZero',
} as const;
const PER = { criterion: 'rules.perCriterion', judge_total: 'rules.perTotal' } as const;
const MARKS = { scores: 'rules.writeScores', places: 'rules.writePlaces' } as const;
const JURIES = {
  judges: 'rules.eachJudge',
  mean: 'rules.juriesMean',
  rank_sum: 'rules.juriesRank',
  exponential_rank: 'rules.juriesWeigh',
} as const;
const ABSENT = { brought_up: 'rules.juriesUp', nothing: 'rules.juriesNothing' } as const;
const EQUAL = {
  mean: 'rules.equalMean',
  best: 'rules.equalBest',
  dense: 'rules.equalDense',
} as const satisfies Record<EqualRanks, string>;
const OTHERWISE = { untrimmed: 'rules.untrimmed', blocked: 'rules.blocked' } as const;

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
  const known = methods();
  return (
    <div className={styles.rules}>
      <SelectField
        label={say('rules.method')}
        small
        value={rules.method}
        onChange={(method) => set(withMethod(rules, method as Method))}
        options={known}
        hint={known.find((method) => method.value === rules.method)?.detail}
      />
      {matters.per(rules) && (
        <Chosen {...part} of="per" label={say('rules.workedOut')} options={optionsOf(PER)} />
      )}
      <Chosen {...part} of="weighting" label={say('rules.criteria')} options={optionsOf(WEIGHTINGS)} />
      <Chosen
        {...part}
        of="missing"
        label={say('rules.missingMark')}
        options={optionsOf(MISSING).filter(({ value }) => rules.marks !== 'places' || value !== 'zero')}
      />
      <Chosen {...part} of="scope" label={say('rules.places')} options={optionsOf(SCOPES)} />
      {matters.marks(rules) && (
        <SelectField
          label={say('rules.judgesWrite')}
          small
          value={rules.marks}
          onChange={(marks) =>
            set({
              ...rules,
              marks: marks as Rules['marks'],
              ...(marks === 'places' && rules.missing === 'zero' && { missing: 'block' }),
            })
          }
          options={optionsOf(MARKS)}
        />
      )}
      {matters.trim(rules) && <Trim {...part} />}
      {matters.juries(rules) && <Juries {...part} />}
      {rules.calls && <CallsFields calls={rules.calls} set={(calls) => set({ ...rules, calls })} />}
      {rules.grades && <GradesField grades={rules.grades} set={(grades) => set({ ...rules, grades })} />}
      {matters.dropRanks(rules) && <DroppedRanks {...part} />}
      {matters.table(rules) && (
        <TableField
          label={say('rules.pointsTable')}
          table={rules.table}
          set={(table) => set({ ...rules, table })}
        />
      )}
      {matters.exponential(rules) && <Exponential {...part} />}
      {matters.equalRanks(rules) && <Equal {...part} />}
    </div>
  );
}

/** Who gives the points, and what an act has from a jury that did not mark it. */
function Juries({ rules, set }: RulesPartProps) {
  const { juries, ...alone } = rules;
  return (
    <>
      <SelectField
        label={say('rules.pointsGivenBy')}
        small
        value={juries?.method ?? 'judges'}
        onChange={(method) =>
          set(method === 'judges' ? alone : { ...alone, juries: { ...juries, method: method as JuryMethod } })
        }
        options={optionsOf(JURIES)}
        hint={juries && say('rules.juriesHint')}
      />
      {juries && (
        <SelectField
          label={say('rules.juriesAbsent')}
          small
          value={juries.absent ?? 'brought_up'}
          onChange={(absent) =>
            set({
              ...alone,
              juries: { method: juries.method, ...(absent === 'nothing' && { absent }) },
            })
          }
          options={optionsOf(ABSENT)}
          hint={juries.absent && say('rules.juriesNothingHint')}
        />
      )}
    </>
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
        label={say('rules.fewerThan', { count: trim.minimum })}
        small
        value={trim.otherwise}
        onChange={(otherwise) => trimmed({ otherwise: otherwise as Rules['trim']['otherwise'] })}
        options={optionsOf(OTHERWISE)}
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
        label={say('rules.firstRank')}
        small
        inputMode="decimal"
        value={exponential.top}
        onChange={(top) => set({ ...rules, exponential: { ...exponential, top: decimalOf(top) } })}
      />
      <TextField
        label={say('rules.rate')}
        hint={say('rules.rateHint')}
        small
        inputMode="decimal"
        value={exponential.rate}
        onChange={(rate) => set({ ...rules, exponential: { ...exponential, rate: decimalOf(rate) } })}
      />
    </>
  );
}

/** What rank acts have that are equal. */
function Equal({ rules, set }: RulesPartProps) {
  const { equalRanks, ...others } = rules;
  return (
    <SelectField
      label={say('rules.equalRanks')}
      small
      value={equalRanks ?? 'mean'}
      onChange={(equal) =>
        set(equal === 'best' || equal === 'dense' ? { ...others, equalRanks: equal } : others)
      }
      options={optionsOf(EQUAL)}
    />
  );
}

/** How many of each act's ranks are left out, from either end. */
function DroppedRanks({ rules, set }: RulesPartProps) {
  const { dropRanks = { best: 0, worst: 0 } } = rules;
  return (['best', 'worst'] as const).map((end) => (
    <CountField
      key={end}
      label={say(end === 'best' ? 'rules.bestOut' : 'rules.worstOut')}
      hint={say('rules.ofEachAct')}
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
      hint={say('rules.tableHint')}
      error={read.length === 0 ? say('rules.tableFault') : undefined}
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
