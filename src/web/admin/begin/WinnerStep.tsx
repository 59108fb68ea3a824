/** How the winner is found: one sentence whose words can be chosen, and switches. */
import { Switch } from '#web/ui/Checkbox.tsx';
import styles from './Begin.module.css';
import { type Draft, judgesOf } from './draft.ts';
import {
  answersOf,
  HALLS,
  TIES,
  WAYS,
  withHall,
  withScope,
  withTie,
  withTwoPeople,
  withWay,
} from './winner.ts';

/** A word of the sentence. Rules that it has no words for stand as the template has them. */
function Word<V extends string>({
  label,
  words,
  value,
  onChange,
}: {
  label: string;
  words: Readonly<Record<V, string>>;
  value: V | undefined;
  onChange: (value: V) => void;
}) {
  const values = Object.keys(words) as V[];
  return (
    <select
      className={styles.word}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = values.find((each) => each === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {value === undefined && <option value="">as the template says</option>}
      {values.map((each) => (
        <option key={each} value={each}>
          {words[each]}
        </option>
      ))}
    </select>
  );
}

export function WinnerStep({ draft, set }: { draft: Draft; set: (part: Partial<Draft>) => void }) {
  const { template } = draft;
  const { way, tie, hall } = answersOf(template);
  const judged = template.criteria.length > 0;
  const judges = judgesOf(draft).length;
  const put = (next: Draft['template']) => set({ template: next });
  const names = template.categories.map((one) => one.name).join(', ');
  return (
    <>
      <div className={styles.say}>
        <p>
          {judged ? (
            <>
              The act with the{' '}
              <Word
                label="How judges’ marks are counted"
                words={WAYS}
                value={way}
                onChange={(value) => put(withWay(template, value))}
              />{' '}
              of {judges > 1 ? `all ${judges} judges` : 'all judges'} wins.
            </>
          ) : (
            'The act with the most votes of the hall wins.'
          )}
        </p>
        <p>
          If two are equal,{' '}
          <span className={styles.kept}>
            <Word
              label="If two are equal"
              words={TIES}
              value={tie}
              onChange={(value) => put(withTie(template, value))}
            />
            .
          </span>
        </p>
        {judged && (
          <p>
            The hall{' '}
            <span className={styles.kept}>
              <Word
                label="What the hall’s vote does"
                words={HALLS}
                value={hall}
                onChange={(value) => put(withHall(template, value))}
              />
              .
            </span>
          </p>
        )}
      </div>
      <div className={styles.switches}>
        {judged && (
          <Switch
            label="Leave out each act’s highest and lowest total"
            detail={
              judges > 0 && judges < 5
                ? 'Usual with five judges or more; with fewer all count.'
                : 'Usual with five judges or more.'
            }
            checked={way === 'trimmed_mean'}
            onChange={(on) => put(withWay(template, on ? 'trimmed_mean' : 'mean'))}
          />
        )}
        {template.categories.length > 1 && (
          <Switch
            label="Each category has its own winner"
            detail={names}
            checked={template.rules.scope === 'category'}
            onChange={(on) => put(withScope(template, on))}
          />
        )}
        <Switch
          label="Two people sign the result before anybody sees it"
          detail="The second one needs an account of their own."
          checked={template.settings?.twoPersonCertification === true}
          onChange={(on) => put(withTwoPeople(template, on))}
        />
      </div>
      <p className="muted">Every other way to count is under Scoring, Rules.</p>
    </>
  );
}
