/** The devices that this account is signed in on. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import styles from './Profile.module.css';

export function Devices() {
  const sessions = useAsk(accountsEndpoints.sessions);
  const end = useCommand(accountsEndpoints.endSession, {
    failed: 'That device could not be signed out. Try again.',
    changes: [keyOf(accountsEndpoints.sessions)],
  });
  const endOthers = useCommand(accountsEndpoints.endOtherSessions, {
    done: ({ endedSessions }) =>
      endedSessions === 1 ? 'One device is signed out' : `${endedSessions} devices are signed out`,
    failed: 'Nobody was signed out. Try again.',
    changes: [keyOf(accountsEndpoints.sessions)],
  });
  if (sessions.isPending) return <LoadingBlock rows={2} label="Loading devices" />;
  if (sessions.isError) return <p>{sentenceOf(sessions.error, 'The list cannot be loaded just now.')}</p>;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <p className="small muted">
        A device is signed out by itself after 12 hours without use, and a week after signing in.
      </p>
      <ul>
        {sessions.data.map((session) => (
          <li key={session.id} className={styles.device}>
            <span>
              <b>{session.device}</b>
              <br />
              <span className="small muted">
                Signed in {showDateAndTime(session.createdAt, here)}, last used{' '}
                {showDateAndTime(session.lastSeenAt, here)}
              </span>
            </span>
            {session.isThis ? (
              <Chip tone="ok">This device</Chip>
            ) : (
              <Button
                busy={end.sending?.params.id === session.id}
                onClick={() => end.send({ params: { id: session.id } })}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button busy={endOthers.busy} onClick={() => endOthers.send()}>
          Sign out all other devices
        </Button>
      )}
    </>
  );
}
