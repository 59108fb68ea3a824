/** An act with a button for each mark or place; a place belongs to one act, which the browser itself sees to without a script. */
import { ActWords } from '../ActWords.tsx';
import type { Candidate } from '../use-ballot.ts';
import styles from '../Vote.module.css';

export interface Step {
  name: string;
  value: string;
  label: string;
  face: string;
  on: boolean;
  choose: () => void;
}

export function ScaleRow({
  act,
  steps,
  words = false,
  busy,
}: {
  act: Candidate;
  steps: readonly Step[];
  /** The buttons hold words and need more room than figures. */
  words?: boolean;
  busy: boolean;
}) {
  return (
    <fieldset className={styles.scaleRow} data-on={steps.some((step) => step.on) || undefined}>
      <legend className="vh">{act.stageName}</legend>
      <ActWords act={act} />
      <span className={styles.steps} data-words={words || undefined}>
        {steps.map((step) => (
          <label key={`${step.name} ${step.value}`}>
            <input
              className="vh"
              type="radio"
              name={step.name}
              value={step.value}
              aria-label={step.label}
              checked={step.on}
              disabled={busy}
              onChange={step.choose}
            />
            <span aria-hidden="true">{step.face}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}
