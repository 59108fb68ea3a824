/** Where the judge's marks are, in the words that every screen of the product uses. */
import { CircleX, CloudCheck, WifiOff } from 'lucide-react';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { listed } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { SaveState, type SaveWord } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import { isUnsent, needsJudge } from './held.ts';
import { goneActs, type OutboxState } from './outbox.ts';
import styles from './Where.module.css';

interface WhereSaved {
  word: SaveWord;
  /** Acts that hold something that is not on the server. */
  unsent: number;
}

/** The one word for the whole device. */
export function placeOf(state: OutboxState): WhereSaved {
  const unsent = Object.values(state.held).filter(isUnsent);
  const needsSomebody = unsent.some(needsJudge);
  const place = (word: SaveWord): WhereSaved => ({ word, unsent: unsent.length });
  if (state.ended || needsSomebody || (state.forgetful && !state.reached && unsent.length > 0))
    return place('failed');
  if (!state.reached) return place('kept');
  if (unsent.length === 0) return place('saved');
  return place(unsent.every((held) => held.trouble?.kind === 'waits') ? 'kept' : 'sending');
}

/** Where the marks are, in one word for the phone's header. */
export function WhereWord({ state }: { state: OutboxState }) {
  const { word, unsent } = placeOf(state);
  return (
    <SaveState state={word}>
      {word === 'kept' && unsent > 0 && say('judge.unsentActs', { count: unsent })}
    </SaveState>
  );
}

interface WhereLineProps {
  state: OutboxState;
  others: readonly string[];
  /** The name of an act, where the show still has it. */
  nameOf: (performanceId: string) => string | undefined;
  onDrop: (performanceId: string) => void;
}

/** A sentence, for the foot of the list. */
export function WhereLine({ state, others, nameOf, onDrop }: WhereLineProps) {
  const { word, unsent } = placeOf(state);
  const [gone] = state.ended ? [] : goneActs(state);
  if (gone !== undefined)
    return (
      <Banner
        tone="danger"
        icon={CircleX}
        lead={nameOf(gone) ?? say('judge.notSaved')}
        action={
          <Button size="s" onClick={() => onDrop(gone)}>
            {say('judge.letGo')}
          </Button>
        }
      >
        {say('judge.goneAct')}
      </Banner>
    );
  if (word === 'failed')
    return (
      <Banner tone="danger" icon={CircleX} lead={say('judge.notSaved')}>
        {state.ended
          ? say('judge.linkEndedKept')
          : state.forgetful
            ? say('judge.forgetful')
            : say('judge.oneNeedsYou')}
      </Banner>
    );
  if (!state.reached)
    return (
      <Banner tone="warn" icon={WifiOff} lead={say('judge.offline')}>
        {unsent > 0 && `${say('judge.toSend', { count: unsent })} `}
        {say('judge.sentWhenBack')}
      </Banner>
    );
  if (word === 'saved')
    return (
      <div className={styles.line}>
        <span className={styles.saved} role="status">
          <Icon of={CloudCheck} size={20} /> {say('judge.allSaved')}
        </span>
        {others.length > 0 && <span>{say('judge.alsoOn', { devices: listed(others) })}</span>}
      </div>
    );
  return (
    <SaveState state={word}>
      {say(word === 'kept' ? 'judge.sentOnStage' : 'judge.unsentActs', { count: unsent })}
    </SaveState>
  );
}
