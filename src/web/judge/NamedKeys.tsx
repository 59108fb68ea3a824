/** A judge's mark where marks have names: one large key for each, the best first. */
import {
  alternatesOf,
  type Call,
  type CallsGiven,
  GRADES,
  type MarkNames,
  type NamedMark,
} from '#domain/judging/named-marks.ts';
import { gradeWord } from '#web/client/grade-words.ts';
import { say } from '#web/ui/say.ts';
import styles from './NamedKeys.module.css';

export interface NamedKeysProps {
  labelledBy: string;
  marks: readonly NamedMark[];
  chosen: NamedMark | undefined;
  /** How many kinds of alternates there are. */
  kinds: number;
  disabled: boolean;
  onChange: (steps: number) => void;
}

export function NamedKeys({ labelledBy, marks, chosen, kinds, disabled, onChange }: NamedKeysProps) {
  return (
    <div className={styles.keys} role="radiogroup" aria-labelledby={labelledBy}>
      {marks.map((mark) => (
        <label key={mark.steps} className={styles.key}>
          <input
            type="radio"
            className="vh"
            name={labelledBy}
            checked={mark.steps === chosen?.steps}
            disabled={disabled}
            onChange={() => onChange(mark.steps)}
          />
          {markWord(mark, kinds)}
        </label>
      ))}
    </div>
  );
}

const asked = (word: string, given: number, of: number): string => {
  if (of === 0) return say('judge.givenOf', { given, word });
  const left = of - given;
  const rest =
    left > 0
      ? say('judge.callsLeft', { count: left })
      : left < 0
        ? say('judge.callsTooMany', { count: -left })
        : say('judge.callsAll');
  return say('judge.givenOfSo', { given, of, word, rest });
};

/** "3 of 5 yes, 2 left; 1 of 2 alternates, 1 left", of several kinds "0 of 1 alternate 2": what the judge has given over all acts. */
export function CallsCount({
  names,
  given,
}: {
  names: Extract<MarkNames, { kind: 'calls' }>;
  given: CallsGiven;
}) {
  const counts = [
    { word: say('judge.wordYes'), count: given.yes, of: names.recall },
    ...alternatesOf(names.kinds).map((call, at) => ({
      word: names.kinds === 1 ? say('judge.wordAlternates') : say('judge.wordAlternate', { number: at + 1 }),
      count: given[call],
      of: names.alternates,
    })),
  ];
  const tooMany = counts.some(({ count, of }) => of > 0 && count > of);
  return (
    <p className={tooMany ? styles.tooMany : styles.count} role="status">
      {counts.map(({ word, count, of }) => asked(word, count, of)).join('; ')}
    </p>
  );
}

/** "Yes", "Alternate", of several kinds "Alternate 2". */
function callWord(call: Call, kinds: number): string {
  if (call === 'yes') return say('marks.yes');
  if (call === 'no') return say('marks.no');
  return kinds === 1
    ? say('marks.alternate')
    : say('marks.alternateOf', { number: alternatesOf(kinds).indexOf(call) + 1 });
}

/** A mark as it stands on its key, in the reader's language. Grades that the event gave names of its own keep these. */
function markWord({ call, name }: NamedMark, kinds: number): string {
  if (call) return callWord(call, kinds);
  const grade = (GRADES as readonly string[]).indexOf(name);
  return grade < 0 ? name : gradeWord(grade);
}
