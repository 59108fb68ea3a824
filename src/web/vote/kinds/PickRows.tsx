/** Acts of which one is chosen by one press on its row, or several. */
import { Check } from 'lucide-react';
import { Icon } from '#web/ui/Icon.tsx';
import { ActWords } from '../ActWords.tsx';
import styles from '../Vote.module.css';
import type { RowsProps } from './ballot-part.ts';

export function PickRows({
  acts,
  chosen,
  busy,
  onChange,
  most,
}: RowsProps & {
  /** How many may be chosen; null where a press chooses another one. */ most: number | null;
}) {
  const full = most !== null && chosen.length >= most;
  return acts.map((act) => {
    const id = act.performanceId;
    const on = chosen.includes(id);
    const pressed = most === null ? [id] : on ? chosen.filter((pick) => pick !== id) : [...chosen, id];
    return (
      <label key={id} className={styles.row} data-on={on || undefined}>
        <input
          className="vh"
          type={most === null ? 'radio' : 'checkbox'}
          required={most === null}
          name="choice"
          value={id}
          checked={on}
          disabled={busy || (full && !on)}
          onChange={() => onChange(pressed)}
        />
        <ActWords act={act} />
        <span className={styles.tick} aria-hidden="true">
          <Icon of={Check} strokeWidth={3.2} />
        </span>
      </label>
    );
  });
}
