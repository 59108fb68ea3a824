/** Criteria that are averaged in a way of their own: execution without highest and lowest, difficulty as a plain mean. */
import { AVERAGES, type Averaging, type CriterionRule } from '#domain/tabulation/types.ts';
import { say } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import styles from '../Scoring.module.css';
import type { Scoring } from '../use-scoring.ts';
import { methodWord } from '../words.ts';
import { TrimFields } from './CountField.tsx';
import type { RulesPartProps } from './PanelRules.tsx';
import own from './Rules.module.css';

const LIKE_OTHERS = 'like_others';

export function CriterionRules({ rules, set, criteria }: RulesPartProps & { criteria: Scoring['criteria'] }) {
  const ways = rules.byCriterion ?? {};
  const change = (id: string, rule: CriterionRule | null) => {
    const { [id]: _before, ...others } = ways;
    set({ ...rules, byCriterion: rule ? { ...others, [id]: rule } : others });
  };
  return (
    <div className={styles.stack}>
      {criteria.map(({ id, name }) => (
        <CriterionWay
          key={id}
          name={name}
          rule={ways[id] ?? null}
          trim={rules.trim}
          set={(rule) => change(id, rule)}
        />
      ))}
    </div>
  );
}

function CriterionWay({
  name,
  rule,
  trim: usual,
  set,
}: {
  name: string;
  rule: CriterionRule | null;
  trim: NonNullable<CriterionRule['trim']>;
  set: (rule: CriterionRule | null) => void;
}) {
  const { trim } = rule ?? {};
  const trimmed = (part: Partial<typeof usual>) => {
    const next = { ...usual, ...trim, ...part };
    set({ method: 'trimmed_mean', trim: { ...next, minimum: next.highest + next.lowest + 1 } });
  };
  return (
    <div className={own.pair}>
      <SelectField
        label={name}
        small
        value={rule?.method ?? LIKE_OTHERS}
        onChange={(way) => {
          if (way === LIKE_OTHERS) set(null);
          else if (way === 'trimmed_mean') trimmed({});
          else set({ method: way as Averaging });
        }}
        options={[
          { value: LIKE_OTHERS, label: say('rules.likeOthers') },
          ...AVERAGES.map((value) => ({ value, label: methodWord(value) })),
        ]}
      />
      {trim && <TrimFields trim={trim} set={trimmed} />}
    </div>
  );
}
