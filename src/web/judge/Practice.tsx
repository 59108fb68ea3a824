/** A scoresheet to get the feel of, before the show. It lives on this page only. */
import { useState } from 'react';
import { practiceAct } from './acts.ts';
import { edited, type Held, type Panel, untouched } from './held.ts';
import type { OutboxState } from './outbox.ts';
import { Sheet } from './Sheet.tsx';

export interface PracticeProps {
  panel: Panel;
  state: OutboxState;
  countWord: string;
  onList: () => void;
  onLeave: () => void;
}

export function Practice({ panel, state, countWord, onList, onLeave }: PracticeProps) {
  const [held, setHeld] = useState<Held>(() => untouched(null));
  return (
    <Sheet
      act={practiceAct(panel, held)}
      outbox={{
        edit: (_id, change) => setHeld((before) => edited(before, change)),
        choose: () => undefined,
        drop: () => undefined,
      }}
      state={state}
      clock={null}
      closesAt={null}
      now={Date.now}
      opensAgain
      given={() => null}
      countWord={countWord}
      onList={onList}
      onSkip={onLeave}
    />
  );
}
