/** The foot of the scoresheet: the total so far, what is missing, and the one thing to press. */
import { Ban, Ellipsis, Eraser, MessageSquareText, Pencil } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import type { JudgedAct } from './acts.ts';
import styles from './Foot.module.css';
import { footWords } from './foot-words.ts';

export interface FootProps {
  act: JudgedAct;
  /** It was sent, and the judge has not asked to change it. */
  sent: boolean;
  /** Complete, and nothing to be decided first. */
  sendable: boolean;
  /** Whether the desk may still open an act again. */
  opensAgain: boolean;
  onSend: () => void;
  onChange: () => void;
  onSkip: (() => void) | undefined;
  onAbstain: (abstained: boolean) => void;
  onFeedback: () => void;
  onClear: () => void;
}

export function Foot(props: FootProps) {
  const { act, sent, sendable, opensAgain } = props;
  const { abstained } = act.held.content;
  const locked = act.performance.scoring === 'locked';
  return (
    <footer className={styles.foot}>
      <div className={styles.total}>
        {!abstained && act.total !== null && <span className={styles.number}>{showDecimal(act.total)}</span>}
        <span className={styles.words} role="status">
          {footWords(act, sent, opensAgain)}
        </span>
      </div>
      {!locked && <More {...props} />}
      {!locked && (!sent || act.stage === 'practice') && props.onSkip && (
        <Button size="l" className={styles.skip} onClick={props.onSkip}>
          {say(act.stage === 'practice' ? 'judge.leavePractice' : 'judge.skipForNow')}
        </Button>
      )}
      {!locked && !sent && (
        <Button
          kind="primary"
          size="l"
          disabled={!sendable}
          aria-keyshortcuts="Control+Enter"
          onClick={props.onSend}
        >
          {say('judge.send')}
        </Button>
      )}
      {!locked && sent && (
        <Button size="l" onClick={abstained ? () => props.onAbstain(false) : props.onChange}>
          <Icon of={Pencil} /> {say(abstained ? 'judge.scoreAfterAll' : 'judge.change')}
        </Button>
      )}
    </footer>
  );
}

function More({ act, sent, onAbstain, onFeedback, onClear }: FootProps) {
  const { abstained } = act.held.content;
  if (sent || abstained) return null;
  const entries: MenuEntry[] = [
    { label: say('judge.writeTo'), icon: MessageSquareText, onSelect: onFeedback },
    {
      label: say('judge.removeAll'),
      icon: Eraser,
      onSelect: onClear,
      disabled: act.missing.length === act.criteria.length,
    },
    'line',
    { label: say('judge.knowThem'), icon: Ban, onSelect: () => onAbstain(true) },
  ];
  return (
    <Menu
      side="top"
      entries={entries}
      trigger={
        <Button kind="quiet" size="l" icon aria-label={say('judge.more')} className={styles.more}>
          <Icon of={Ellipsis} size={22} />
        </Button>
      }
    />
  );
}
