/** A judge or a post calls the desk, and reads who there has it. */
import { Hand } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import styles from './CallDesk.module.css';

export interface CallDeskProps {
  /** The caller's open call to the desk; undefined when there is none. */
  call: { takenBy: string | null } | undefined;
  connected: boolean;
  busy: boolean;
  /** Whether the last press did not reach the server. */
  lost: boolean;
  onCall: (needed: boolean) => void;
}

/** A button that calls the desk, and what became of the call. */
export function CallDesk({ call, connected, busy, lost, onCall }: CallDeskProps) {
  return (
    <div className={styles.place}>
      <p className={styles.said} role="status">
        {lost
          ? say('screens.notSent')
          : call === undefined
            ? ''
            : call.takenBy === null
              ? say('screens.deskCalled')
              : tell('screens.deskHasIt', { name: <bdi>{call.takenBy}</bdi> })}
      </p>
      <Button
        kind={call === undefined ? 'outline' : 'quiet'}
        disabled={!connected}
        busy={busy}
        onClick={() => onCall(call === undefined)}
      >
        <Icon of={Hand} /> {say(call === undefined ? 'screens.callDesk' : 'screens.noCall')}
      </Button>
    </div>
  );
}
