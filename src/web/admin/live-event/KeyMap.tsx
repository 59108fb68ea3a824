/** The list of the desk's keys. */
import { Button } from '#web/ui/Button.tsx';
import { Kbd } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './KeyMap.module.css';

const KEYS: readonly [keys: string[], does: string][] = [
  [['Space'], 'GO, with no field in focus; held where GO says so'],
  [['Z'], 'Undo the last step'],
  [['↑', '↓'], 'Look at another act; moves nothing'],
  [['1', '…', '5'], 'Arm Holding, Now, Next, Vote, Results'],
  [['Shift', 'Enter'], 'Put the armed scene on screen'],
  [['Esc'], 'Cancel the armed scene, look back'],
  [['B'], 'Black on and off'],
  [['P'], 'Play and pause the music'],
  [['F'], 'Fade the music out'],
  [['S'], 'Stop the music'],
  [['V'], 'To the audience vote'],
  [['M'], 'Write to the MC'],
  [['L'], 'Lock and unlock the desk'],
  [['?'], 'This list'],
];

export function KeyMap({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keys of the desk"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
