/** Where the judge's marks are, in the words that every screen of the product uses. */
import { CircleX, CloudCheck, WifiOff } from 'lucide-react';
import { Banner } from '#web/ui/Banner.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { SaveState, type SaveWord } from '#web/ui/SaveState.tsx';
import type { DeskState } from './desk.ts';
import { isUnsent } from './held.ts';
import styles from './Where.module.css';

interface Place {
  word: SaveWord;
  /** Acts that hold something that is not on the server. */
  unsent: number;
}

/** The one word for the whole device. */
export function placeOf(state: DeskState): Place {
  const unsent = Object.values(state.held).filter(isUnsent);
  const needsSomebody = unsent.some((held) => held.trouble !== null && held.trouble.kind !== 'waits');
  const place = (word: SaveWord): Place => ({ word, unsent: unsent.length });
  if (state.ended || needsSomebody || (state.forgetful && !state.reached && unsent.length > 0))
    return place('failed');
  if (!state.reached) return place('kept');
  if (unsent.length === 0) return place('saved');
  return place(unsent.every((held) => held.trouble?.kind === 'waits') ? 'kept' : 'sending');
}

/** One word, for the phone's header. */
export function WhereWord({ state }: { state: DeskState }) {
  const { word, unsent } = placeOf(state);
  return <SaveState state={word}>{word === 'kept' && unsent > 0 && counted(unsent, 'act')}</SaveState>;
}

/** A sentence, for the foot of the list. */
export function WhereLine({ state, others }: { state: DeskState; others: readonly string[] }) {
  const { word, unsent } = placeOf(state);
  if (word === 'failed')
    return (
      <Banner tone="danger" icon={CircleX} lead="Not saved.">
        {state.ended
          ? 'This link does not work any more. Ask the desk for a new one; what is kept here is sent then.'
          : state.forgetful
            ? 'This browser keeps nothing. Leave this page open until the network is back.'
            : 'One of your acts needs you. It is marked in the list.'}
      </Banner>
    );
  if (!state.reached)
    return (
      <Banner tone="warn" icon={WifiOff} lead="Offline.">
        {unsent > 0 && `${counted(unsent, 'act')} to send. `}
        Scores are kept on this device and sent when it is back.
      </Banner>
    );
  if (word === 'saved')
    return (
      <div className={styles.line}>
        <span className={styles.saved} role="status">
          <Icon of={CloudCheck} size={20} /> Everything is saved
        </span>
        {others.length > 0 && <span>Also open on {others.join(' and ')}</span>}
      </div>
    );
  return (
    <SaveState state={word}>
      {word === 'kept' ? `${counted(unsent, 'act')} to be sent when on stage` : counted(unsent, 'act')}
    </SaveState>
  );
}
