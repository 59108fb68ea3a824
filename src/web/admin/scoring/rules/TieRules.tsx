/** The list of keys that break a tie, the first one first. Kept in order with buttons, so it works by keyboard. */
import { ArrowUp, X } from 'lucide-react';
import { isTieKey, type TieKey } from '#domain/tabulation/tie-keys.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { capital } from '#web/ui/words.ts';
import styles from '../Scoring.module.css';
import type { Scoring } from '../use-scoring.ts';
import { tieKeyWords } from '../words.ts';
import type { RulesPartProps } from './PanelRules.tsx';
import own from './Rules.module.css';
import { keysToAdd, type TieBreak, withKey } from './rules-draft.ts';

export function TieRules({ rules, set, criteria }: RulesPartProps & { criteria: Scoring['criteria'] }) {
  const list = rules.tieBreaks;
  const change = (tieBreaks: TieBreak[]) => set({ ...rules, tieBreaks });
  const labelOf = (key: TieKey) => capital(tieKeyWords(key, criteria));
  const left = keysToAdd(
    list,
    criteria.map(({ id }) => id),
  ).map((key) => ({ value: key, label: labelOf(key) }));
  const up = (at: number) => {
    const entry = list[at];
    if (entry) change(list.toSpliced(at, 1).toSpliced(at - 1, 0, entry));
  };
  return (
    <div className={styles.stack}>
      <p className="small muted">{say('rules.tiesLead')}</p>
      <ol className={own.keys}>
        {list.map((entry, at) => (
          <li key={entry.key}>
            <span>{labelOf(entry.key)}</span>
            <TextField
              label={<span className="vh">{say('rules.onlyDownTo', { key: labelOf(entry.key) })}</span>}
              small
              inputMode="numeric"
              placeholder={say('rules.allPlaces')}
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
              aria-label={say('rules.earlier', { key: labelOf(entry.key) })}
              onClick={() => up(at)}
            >
              <Icon of={ArrowUp} size={16} />
            </Button>
            <Button
              size="s"
              icon
              aria-label={say('rules.leaveOut', { key: labelOf(entry.key) })}
              onClick={() => change(list.toSpliced(at, 1))}
            >
              <Icon of={X} size={16} />
            </Button>
          </li>
        ))}
      </ol>
      <SelectField
        label={say('rules.addTie')}
        small
        value=""
        placeholder={say('rules.chooseOne')}
        onChange={(key) => isTieKey(key) && change(withKey(list, key))}
        options={left}
      />
    </div>
  );
}
