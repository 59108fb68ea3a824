/** Where the last thing typed or pressed is now. One of four words, on every screen that takes input. */
import { CircleX, CloudCheck, CloudUpload, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './SaveState.module.css';

const STATES = {
  saved: { word: 'Saved', icon: CloudCheck },
  sending: { word: 'Sending', icon: CloudUpload },
  kept: { word: 'Kept on this device', icon: WifiOff },
  failed: { word: 'Not saved', icon: CircleX },
};

/** `kept` is offline and calm; `failed` is for loss only. */
export type SaveWord = keyof typeof STATES;

/** The word with its shape; `children` adds to it ("3 scores"). Changes are told to screen readers in a pause. */
export function SaveState({ state, children }: { state: SaveWord; children?: ReactNode }) {
  const { word, icon } = STATES[state];
  return (
    <span className={cx(styles.state, styles[state])} role={state === 'failed' ? 'alert' : 'status'}>
      <Icon of={icon} size={20} />
      <span>
        {word}
        {children && <>, {children}</>}
      </span>
    </span>
  );
}
