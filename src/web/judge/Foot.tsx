/** The foot of the scoresheet: the total so far, what is missing, and the one thing to press. */
import { Ban, Ellipsis, Eraser, MessageSquareText, Pencil } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu, type MenuEntry } from '#web/ui/Menu.tsx';
import { say } from '#web/ui/say.ts';
import type { Act } from './acts.ts';
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
        {!abstained && act.total !== null && <span className={styles.number}>{showDecimal(act.total)}</span>}
        <span className={styles.words} role="status">
          {wordsOf(act, sent)}
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

function wordsOf(act: Act, sent: boolean): string {
  const { abstained } = act.held.content;
  if (act.performance.scoring === 'locked') return lockedWords(act.performance.number, sent);
  if (act.outOf === null && !abstained) return wordsOfNames(act, sent);
  if (abstained) return say(sent ? 'judge.abstains' : 'judge.abstainSend');
  const most = showDecimal(act.outOf ?? '');
  if (act.stage === 'practice' && sent) return say('judge.practiceOf', { most });
  if (sent) return say(act.unsent ? 'judge.ofToSend' : 'judge.ofSent', { most });
  const [first] = act.missing;
  if (first === undefined) return say('judge.of', { most });
  if (act.total === null) return say('judge.nothingYet');
  return act.missing.length === 1
    ? say('judge.soFarOne', { criterion: first })
    : say('judge.soFarSeveral', { count: act.missing.length });
}

function lockedWords(number: number | null, sent: boolean): string {
  if (sent) return say('judge.stands');
  return number === null ? say('judge.closedAskThis') : say('judge.closedAsk', { number });
}

/** The same where marks have names, and nothing adds up to a total. */
function wordsOfNames({ stage, missing, unsent, criteria }: Act, sent: boolean): string {
  if (stage === 'practice' && sent) return say('judge.practiceDone');
  if (sent) return say(unsent ? 'judge.toBeSent' : 'judge.sent');
  const [first] = missing;
  if (first === undefined) return say('judge.notSentYet');
  return missing.length === criteria.length
    ? say('judge.nothingYet')
    : say('judge.isMissing', { criterion: first });
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
