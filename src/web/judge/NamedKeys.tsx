/** A judge's mark where marks have names: one large key for each, the best first. */
import type { CallsGiven, MarkNames, NamedMark } from '#domain/judging/named-marks.ts';
import styles from './NamedKeys.module.css';

export interface NamedKeysProps {
  labelledBy: string;
  marks: readonly NamedMark[];
  chosen: NamedMark | undefined;
  disabled: boolean;
  onChange: (steps: number) => void;
}

export function NamedKeys({ labelledBy, marks, chosen, disabled, onChange }: NamedKeysProps) {
  return (
    <div className={styles.keys} role="radiogroup" aria-labelledby={labelledBy}>
      {marks.map(({ steps, name }) => (
        <label key={steps} className={styles.key}>
          <input
            type="radio"
            className="vh"
            name={labelledBy}
            checked={steps === chosen?.steps}
            disabled={disabled}
            onChange={() => onChange(steps)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}

const asked = (word: string, given: number, of: number): string => {
  if (of === 0) return `${given} ${word}`;
  const left = of - given;
  const rest = left > 0 ? `${left} left` : left < 0 ? `${-left} too many` : 'all given';
  return `${given} of ${of} ${word}, ${rest}`;
};

/** "3 of 5 yes, 2 left; 1 of 2 alternates, 1 left": what the judge has given over all acts. */
export function CallsCount({
  names,
  given,
}: {
  names: Extract<MarkNames, { kind: 'calls' }>;
  given: CallsGiven;
}) {
  const tooMany =
    (names.recall > 0 && given.yes > names.recall) ||
    (names.alternates > 0 && given.alternate > names.alternates);
  return (
    <p className={tooMany ? styles.tooMany : styles.count} role="status">
      {asked('yes', given.yes, names.recall)}; {asked('alternates', given.alternate, names.alternates)}
    </p>
  );
}
