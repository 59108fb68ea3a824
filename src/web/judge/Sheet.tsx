/** One act's scoresheet, filled in by touch or keyboard. */
import { List } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ActHead, type StageClock } from './ActHead.tsx';
import type { Act } from './acts.ts';
import type { Desk, DeskState } from './desk.ts';
import { Foot } from './Foot.tsx';
import { Form } from './Form.tsx';
import type { Content } from './held.ts';
import styles from './Sheet.module.css';
import { Troubles } from './Troubles.tsx';
import { WhereWord } from './Where.tsx';

export interface SheetProps {
  act: Act;
  desk: Desk;
  state: DeskState;
  clock: StageClock | null;
  now: () => number;
  /** "4 of 14". */
  countWord: string;
  onList: () => void;
  onSkip: (() => void) | undefined;
}

export function Sheet({ act, desk, state, clock, now, countWord, onList, onSkip }: SheetProps) {
  const { content, trouble } = act.held;
  // A sheet that was sent stands still until the judge says that they want to change it.
  const [changing, setChanging] = useState(false);
  const [writing, setWriting] = useState(content.feedback !== '');
  const sent = act.progress === 'done' && !changing;
  const still = sent || act.performance.scoring === 'locked' || trouble?.kind === 'stale';
  const page = useRef<HTMLDivElement>(null);

  const edit = (change: Partial<Content>, soon?: boolean) => desk.edit(act.id, change, soon);
  const send = () => {
    if (sent || (act.missing.length > 0 && !content.abstained)) return;
    setChanging(false);
    edit({ final: true });
  };
  const abstain = (abstained: boolean) => {
    setChanging(false);
    edit({ abstained, final: abstained });
  };

  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.ctrlKey) {
        event.preventDefault();
        send();
        return;
      }
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === 'n') {
        event.preventDefault();
        page.current?.querySelector<HTMLElement>('[data-note]')?.focus();
      }
    };
    addEventListener('keydown', keyDown);
    return () => removeEventListener('keydown', keyDown);
  });

  return (
    <div className={styles.sheet} ref={page}>
      <ActHead act={act} clock={clock} now={now}>
        <div className={styles.bar}>
          <Button size="s" onClick={onList}>
            <Icon of={List} /> {countWord}
          </Button>
          <WhereWord state={state} />
        </div>
      </ActHead>
      <div className={styles.body}>
        <Troubles
          act={act}
          onChoose={(which) => desk.choose(act.id, which)}
          onDrop={() => desk.drop(act.id)}
        />
        {content.abstained ? (
          <p className={styles.abstained}>
            You do not score this act. It is not counted as missing, and leaves the average.
          </p>
        ) : act.criteria.length === 0 ? (
          <p className={styles.abstained}>No criteria are set up yet. They appear here by themselves.</p>
        ) : (
          <Form act={act} still={still} feedback={writing} onEdit={edit} />
        )}
      </div>
      <Foot
        act={act}
        sent={sent}
        onSend={send}
        onChange={() => setChanging(true)}
        onSkip={onSkip}
        onAbstain={abstain}
        onFeedback={() => setWriting(true)}
        onClear={() => edit({ marks: {} })}
      />
    </div>
  );
}
