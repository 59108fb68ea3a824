/** Where the last thing typed or pressed is now. One of four words, on every screen that takes input. */
import { CircleX, CloudCheck, CloudUpload, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { commaOf } from '#domain/messages/sentence.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './SaveState.module.css';
import { say, spokenNow } from './say.ts';

const STATES = {
  saved: { word: 'ui.saved', icon: CloudCheck },
  sending: { word: 'ui.saving', icon: CloudUpload },
  kept: { word: 'ui.kept', icon: WifiOff },
  failed: { word: 'ui.notSaved', icon: CircleX },
} as const;

/** `kept` is offline and calm; `failed` is for loss only. */
export type SaveWord = keyof typeof STATES;

/**
 * Whether something is saved, as a word with its sign; `children` add to it ("3 scores"). Changes are told to screen
 * readers in a pause.
 */
export function SaveState({ state, children }: { state: SaveWord; children?: ReactNode }) {
  const { word, icon } = STATES[state];
  return (
    <span className={cx(styles.state, styles[state])} role={state === 'failed' ? 'alert' : 'status'}>
      <Icon of={icon} size={20} />
      <span>
        {say(word)}
        {children && (
          <>
            {commaOf(spokenNow().language)}
            {children}
          </>
        )}
      </span>
    </span>
  );
}
