/** The list of the desk's keys. */
import type { Line } from '#domain/messages/catalogue.ts';
import { Kbd } from '#web/ui/Chip.tsx';
import { say } from '#web/ui/say.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import styles from './KeyMap.module.css';

/** Keys are what stands on them; those with a word on them have a line. */
const KEYS = [
  [['Space'], 'cues.keyGo'],
  [['Z'], 'cues.keyUndo'],
  [['↑', '↓'], 'cues.keyLook'],
  [['1', '…', '5'], 'cues.keyArm'],
  [['Shift', 'Enter'], 'cues.keyPut'],
  [['Esc'], 'cues.keyCancel'],
  [['B'], 'cues.keyBlack'],
  [['P'], 'cues.keyPlay'],
  [['F'], 'cues.keyFade'],
  [['S'], 'cues.keyStop'],
  [['V'], 'cues.keyVote'],
  [['M'], 'cues.keyNote'],
  [['L'], 'cues.keyLock'],
  [['?'], 'cues.keyList'],
] as const satisfies readonly (readonly [keys: readonly string[], does: Line])[];

const NAMED = {
  Space: 'cues.keySpace',
  Shift: 'cues.keyShift',
  Enter: 'cues.keyEnter',
  Esc: 'cues.keyEsc',
} as const;
const isNamed = (key: string): key is keyof typeof NAMED => key in NAMED;

export function KeyMap({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AdminDialog open={open} onClose={onClose} title={say('cues.keysTitle')}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{isNamed(key) ? say(NAMED[key]) : key}</Kbd>
              ))}
            </dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
    </AdminDialog>
  );
}
