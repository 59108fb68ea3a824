/** The foot of the scoresheet: the total so far, what is missing, and the one thing to press. */
import { Ban, Ellipsis, Eraser, MessageSquareText, Pencil } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { type Act, actWord } from './acts.ts';
import styles from './Foot.module.css';

export interface FootProps {
  act: Act;
  /** It was sent, and the judge has not asked to change it. */
  sent: boolean;
  /** Complete, and nothing to be decided first. */
  sendable: boolean;
  onSend: () => void;
  onChange: () => void;
  onSkip: (() => void) | undefined;
  onAbstain: (abstained: boolean) => void;
  onFeedback: () => void;
  onClear: () => void;
}

export function Foot(props: FootProps) {
  const { act, sent, sendable } = props;
  const { abstained } = act.held.content;
  const locked = act.performance.scoring === 'locked';
  return (
    <footer className={styles.foot}>
      <div className={styles.total}>
        {!abstained && act.total !== null && <span className={styles.number}>{act.total}</span>}
        <span className={styles.words} role="status">
          {wordsOf(act, sent)}
        </span>
      </div>
      {!locked && <More {...props} />}
      {!locked && (!sent || act.stage === 'practice') && props.onSkip && (
        <Button size="l" className={styles.skip} onClick={props.onSkip}>
          {act.stage === 'practice' ? 'Leave practice' : 'Skip for now'}
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
          Send score
        </Button>
      )}
      {!locked && sent && (
        <Button size="l" onClick={abstained ? () => props.onAbstain(false) : props.onChange}>
          <Icon of={Pencil} /> {abstained ? 'Score it after all' : 'Change'}
        </Button>
      )}
    </footer>
  );
}

function wordsOf(act: Act, sent: boolean): string {
  const { abstained } = act.held.content;
  if (act.performance.scoring === 'locked')
    return sent
      ? 'Closed. Your scores stand.'
      : `Closed. Ask the desk to open ${actWord(act.performance.number).toLowerCase()}.`;
  if (act.outOf === null && !abstained) return wordsOfNames(act, sent);
  if (act.stage === 'practice' && sent) return `of ${act.outOf}. That is all there is to it.`;
  if (abstained) return sent ? 'You do not score this act' : 'Send that you do not score this act';
  if (sent) return act.unsent ? `of ${act.outOf}, to be sent` : `of ${act.outOf}, sent`;
  const [first] = act.missing;
  if (first === undefined) return `of ${act.outOf}`;
  if (act.total === null) return 'Nothing scored yet';
  return act.missing.length === 1
    ? `so far, ${first} is missing`
    : `so far, ${act.missing.length} are missing`;
}

/** The same where marks have names, and nothing adds up to a total. */
function wordsOfNames({ stage, missing, unsent, criteria }: Act, sent: boolean): string {
  if (stage === 'practice' && sent) return 'That is all there is to it.';
  if (sent) return unsent ? 'To be sent' : 'Sent';
  const [first] = missing;
  if (first === undefined) return 'Not sent yet';
  return missing.length === criteria.length ? 'Nothing scored yet' : `${first} is missing`;
}

function More({ act, sent, onAbstain, onFeedback, onClear }: FootProps) {
  const { abstained } = act.held.content;
  if (sent || abstained) return null;
  const entries: MenuEntry[] = [
    { label: 'Write to the performer', icon: MessageSquareText, onSelect: onFeedback },
    {
      label: 'Remove all my marks',
      icon: Eraser,
      onSelect: onClear,
      disabled: act.missing.length === act.criteria.length,
    },
    'line',
    { label: 'I know this performer, I do not score', icon: Ban, onSelect: () => onAbstain(true) },
  ];
  return (
    <Menu
      side="top"
      entries={entries}
      trigger={
        <Button kind="quiet" size="l" icon aria-label="More for this act" className={styles.more}>
          <Icon of={Ellipsis} size={22} />
        </Button>
      }
    />
  );
}
