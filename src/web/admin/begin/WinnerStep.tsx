/** How the winner is found: one sentence whose words can be chosen, and switches. */

import type { ReactNode } from 'react';
import type { Wording } from '#domain/planning/in-language.ts';
import { Switch } from '#web/ui/Checkbox.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';
import styles from './Begin.module.css';
import { type Draft, judgesOf } from './draft.ts';
import {
  answersOf,
  HALLS,
  TIES,
  WAYS,
  type WordLine,
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
  words: Readonly<Record<V, WordLine>>;
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
      {value === undefined && <option value="">{say('begin.asTemplate')}</option>}
      {values.map((each) => {
        const line: WordLine = words[each];
        return (
          <option key={each} value={each}>
            {say(line)}
          </option>
        );
      })}
    </select>
  );
}

interface WinnerStepProps {
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  /** The words of the draft's language. */
  wording: Wording;
}

export const WinnerStep = (props: WinnerStepProps) => (
  <>
    <Sentence {...props} />
    <Switches {...props} />
    <p className="muted">{say('begin.otherWays')}</p>
  </>
);

function Sentence({ draft, set, wording }: WinnerStepProps) {
  const { template } = draft;
  const { way, tie, hall } = answersOf(template);
  const judged = template.criteria.length > 0;
  const judges = judgesOf(draft).length;
  const put = (next: Draft['template']) => set({ template: next });
  const wayWord = (
    <Word
      label={say('begin.wayLabel')}
      words={WAYS}
      value={way}
      onChange={(value) => put(withWay(template, value))}
    />
  );
  const kept = (words: ReactNode) => <span className={styles.kept}>{words}</span>;
  return (
    <div className={styles.say}>
      <p>
        {!judged
          ? say('begin.mostVotes')
          : judges > 1
            ? tell('begin.winsOf', { word: wayWord, count: judges })
            : tell('begin.wins', { word: wayWord })}
      </p>
      <p>
        {tell('begin.ifEqual', {
          kept,
          word: (
            <Word
              label={say('begin.equalLabel')}
              words={TIES}
              value={tie}
              onChange={(value) => put(withTie(template, value))}
            />
          ),
        })}
      </p>
      {judged && (
        <p>
          {tell('begin.theHall', {
            kept,
            word: (
              <Word
                label={say('begin.hallLabel')}
                words={HALLS}
                value={hall}
                onChange={(value) => put(withHall(template, value, wording))}
              />
            ),
          })}
        </p>
      )}
    </div>
  );
}

function Switches({ draft, set }: WinnerStepProps) {
  const { template } = draft;
  const judges = judgesOf(draft).length;
  const put = (next: Draft['template']) => set({ template: next });
  return (
    <div className={styles.switches}>
      {template.criteria.length > 0 && (
        <Switch
          label={say('begin.leaveOut')}
          detail={say(judges > 0 && judges < 5 ? 'begin.usualFewer' : 'begin.usual')}
          checked={answersOf(template).way === 'trimmed_mean'}
          onChange={(on) => put(withWay(template, on ? 'trimmed_mean' : 'mean'))}
        />
      )}
      {template.categories.length > 1 && (
        <Switch
          label={say('begin.eachCategory')}
          detail={sideBySide(template.categories.map((one) => one.name))}
          checked={template.rules.scope === 'category'}
          onChange={(on) => put(withScope(template, on))}
        />
      )}
      <Switch
        label={say('begin.twoSign')}
        detail={say('begin.secondAccount')}
        checked={template.settings?.twoPersonCertification === true}
        onChange={(on) => put(withTwoPeople(template, on))}
      />
    </div>
  );
}
