/** A line from the desk, and the one large button that answers it. No sound: there is a microphone. */
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import type { McView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
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
  const from = { name: <bdi>{note.by}</bdi>, time: showTime(note.sentAt, timeZone) };
  return (
    <div className={styles.note} role="alert">
      <div>
        <div>
          {more > 0 ? tell('mc.noteFromMore', { ...from, count: more }) : tell('screens.noteFrom', from)}
        </div>
        <b>
          <bdi>{note.text}</bdi>
        </b>
        {failed && <div>{say('screens.notSent')}</div>}
      </div>
      <Button size="xl" className={styles.gotIt ?? ''} busy={sending} onClick={onRead}>
        <Icon of={Check} size={28} /> {say('screens.gotIt')}
      </Button>
    </div>
  );
}
