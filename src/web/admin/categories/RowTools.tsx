/** The small buttons at the end of a row: up, down, change, remove. */
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { AskButton } from '#web/ui/AskButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Categories.module.css';

export interface RowToolsProps {
  /** What the row is about, for a screen reader. */
  name: string;
  first: boolean;
  last: boolean;
  busy: boolean;
  onMove: (by: -1 | 1) => void;
  /** Undefined where there is nothing to edit beside the row itself. */
  onEdit?: () => void;
  /** What is said before it is removed, and what the button that removes it says. */
  removal: { body: string; confirm: string };
  onRemove: () => void;
}

export function RowTools({ name, first, last, busy, onMove, onEdit, removal, onRemove }: RowToolsProps) {
  return (
    <span className={styles.tools}>
      <Button
        kind="quiet"
        size="s"
        icon
        disabled={first || busy}
        aria-label={say('order.moveUp', { name })}
        onClick={() => onMove(-1)}
      >
        <Icon of={ArrowUp} />
      </Button>
      <Button
        kind="quiet"
        size="s"
        icon
        disabled={last || busy}
        aria-label={say('order.moveDown', { name })}
        onClick={() => onMove(1)}
      >
        <Icon of={ArrowDown} />
      </Button>
      {onEdit && (
        <Button kind="quiet" size="s" icon aria-label={say('rounds.editName', { name })} onClick={onEdit}>
          <Icon of={Pencil} />
        </Button>
      )}
      <AskButton
        kind="quiet"
        size="s"
        icon
        disabled={busy}
        aria-label={say('categories.removeName', { name })}
        onSure={onRemove}
        question={{ title: say('categories.removeAsk', { name }), cancel: say('judges.keepIt'), ...removal }}
      >
        <Icon of={Trash2} />
      </AskButton>
    </span>
  );
}
