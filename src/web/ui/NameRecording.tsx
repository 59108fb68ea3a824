/** A recording of how a name is said: listened to, recorded, and removed, in one row. */
import { Trash2 } from 'lucide-react';
import { AskButton } from './AskButton.tsx';
import { Icon } from './Icon.tsx';
import { ListenButton, NameRecorder } from './NameRecorder.tsx';
import { say } from './say.ts';

interface Props {
  /** The id of the recording that there is. */
  recording: string | undefined;
  busy: boolean;
  /** What differs by who records. */
  words: { record: string; unread: string; remove: string; keep: string };
  /** Takes a new one, where one may be sent. */
  onUse: ((sent: string) => void) | undefined;
  onRemove: () => void;
}

export function NameRecording({ recording, busy, words, onUse, onRemove }: Props) {
  return (
    <div className="row wrap">
      {recording !== undefined && (
        <ListenButton key={recording} recording={recording} word={say('recording.listen')} />
      )}
      {onUse && (
        <NameRecorder
          busy={busy}
          words={{
            record: words.record,
            stop: say('recording.stop'),
            choose: say('recording.choose'),
            noMicrophone: say('recording.noMicrophone'),
            unread: words.unread,
          }}
          onUse={onUse}
        />
      )}
      {recording !== undefined && (
        <AskButton
          kind="quiet"
          busy={busy}
          onSure={onRemove}
          question={{ title: say('recording.removeAsk'), confirm: words.remove, cancel: words.keep }}
        >
          <Icon of={Trash2} /> {words.remove}
        </AskButton>
      )}
    </div>
  );
}
