/** A line from the desk, and the one large button that answers it. No sound: there is a microphone. */
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import type { McView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Mc.module.css';

interface McNoteProps {
  note: McView['notes'][number];
  /** How many more wait. */
  more: number;
  timeZone: string;
  sending: boolean;
  failed: boolean;
  onRead: () => void;
}

/** Tells the desk that a note was read. */
export const useReadNote = () => useCommand(showEndpoints.readNote);

export function McNote({ note, more, timeZone, sending, failed, onRead }: McNoteProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each note is felt once
  useEffect(() => {
    navigator.vibrate?.(200);
  }, [note.id]);
  return (
    <div className={styles.note} role="alert">
      <div>
        <div>
          From <bdi>{note.by}</bdi>, {showTime(note.sentAt, timeZone)}
          {more > 0 && `, and ${more} more`}
        </div>
        <b>
          <bdi>{note.text}</bdi>
        </b>
        {failed && <div>Not sent to the desk. Press again.</div>}
      </div>
      <Button size="xl" className={styles.gotIt ?? ''} busy={sending} onClick={onRead}>
        <Icon of={Check} size={28} /> Got it
      </Button>
    </div>
  );
}
