/** The list of keys that break a tie, the first one first. Kept in order with buttons, so it works by keyboard. */
import { ArrowUp, X } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from '../Scoring.module.css';
import type { Scoring } from '../use-scoring.ts';
import type { RulesPartProps } from './PanelRules.tsx';
import own from './Rules.module.css';
import type { Rules } from './rules-draft.ts';

const KEYS = [
  { value: 'judges', label: 'The judges’ result' },
  { value: 'audience', label: 'The audience' },
  { value: 'countback', label: 'Most of the highest marks' },
  { value: 'countback:ranks', label: 'Most first places with the judges' },
  { value: 'countback:audience', label: 'Most of the audience’s highest points' },
  { value: 'totals', label: 'The sum of the judges’ marks' },
  { value: 'scored_by_most', label: 'Scored by most judges' },
  { value: 'scored_by_most:audience', label: 'Chosen in most lists of votes' },
  { value: 'head_to_head', label: 'The duel among the tied' },
  { value: 'head_judge', label: 'The head judge’s total' },
  { value: 'fewest_deductions', label: 'Fewest points off' },
  { value: 'earlier_in_order', label: 'The earlier start' },
  { value: 'decision', label: 'A recorded decision' },
  { value: 'shared', label: 'Nobody: the place is shared' },
] as const;

type TieBreak = Rules['tieBreaks'][number];

export function TieRules({ rules, set, criteria }: RulesPartProps & { criteria: Scoring['criteria'] }) {
  const list = rules.tieBreaks;
  const change = (tieBreaks: TieBreak[]) => set({ ...rules, tieBreaks });
  const all = [
    ...criteria.map((criterion) => ({
      value: `criterion:${criterion.id}`,
      label: `Higher ${criterion.name}`,
    })),
    ...KEYS,
  ];
  const labelOf = (key: string) => all.find((each) => each.value === key)?.label ?? key;
  const left = all.filter(({ value }) => !list.some((entry) => entry.key === value));
  const up = (at: number) => {
    const entry = list[at];
    if (entry) change(list.toSpliced(at, 1).toSpliced(at - 1, 0, entry));
  };
  return (
    <div className={styles.stack}>
      <p className="small muted">
        The first that separates decides. Without “Nobody” at the end a person decides every tie that is left.
      </p>
      <ol className={own.keys}>
        {list.map((entry, at) => (
          <li key={entry.key}>
            <span>{labelOf(entry.key)}</span>
            <TextField
              label={<span className="vh">{labelOf(entry.key)}: only down to place</span>}
              small
              inputMode="numeric"
              placeholder="all places"
              value={entry.untilPlace === null ? '' : String(entry.untilPlace)}
              onChange={(text) => {
                const place = Number.parseInt(text, 10);
                change(list.with(at, { ...entry, untilPlace: place >= 1 ? place : null }));
              }}
            />
            <Button
              size="s"
              icon
              disabled={at === 0}
              aria-label={`${labelOf(entry.key)}: earlier`}
              onClick={() => up(at)}
            >
              <Icon of={ArrowUp} size={16} />
            </Button>
            <Button
              size="s"
              icon
              aria-label={`${labelOf(entry.key)}: leave out`}
              onClick={() => change(list.toSpliced(at, 1))}
            >
              <Icon of={X} size={16} />
            </Button>
          </li>
        ))}
      </ol>
      <SelectField
        label="Add a way to break a tie"
        small
        value=""
        placeholder="Choose one"
        onChange={(key) => change(withKey(list, key))}
        options={left}
      />
    </div>
  );
}

/** A new key goes before the end of the list, which sharing is. */
function withKey(list: readonly TieBreak[], key: string): TieBreak[] {
  const entry = { key, untilPlace: null };
  const end = list.findIndex((each) => each.key === 'shared');
  return end < 0 ? [...list, entry] : list.toSpliced(end, 0, entry);
}
