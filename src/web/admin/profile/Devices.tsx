/** The devices that this account is signed in on. */
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { deviceWords } from '#web/ui/device-words.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Profile.module.css';

export function Devices() {
  const sessions = useAsk(accountsEndpoints.sessions);
  const end = useCommand(accountsEndpoints.endSession, {
    failed: say('profile.notSignedOut'),
    changes: [keyOf(accountsEndpoints.sessions)],
  });
  const endOthers = useCommand(accountsEndpoints.endOtherSessions, {
    done: ({ endedSessions: count }) => say('profile.signedOut', { count }),
    failed: say('profile.nobodySignedOut'),
    changes: [keyOf(accountsEndpoints.sessions)],
  });
  if (sessions.isPending) return <LoadingBlock rows={2} label={say('profile.loading')} />;
  if (sessions.isError) return <p>{sentenceOf(sessions.error, say('settings.listNotLoaded'))}</p>;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <p className="small muted">{say('profile.byItself')}</p>
      <ul>
        {sessions.data.map((session) => (
          <li key={session.id} className={styles.device}>
            <span>
              <b>{deviceWords(session.device)}</b>
              <br />
              <span className="small muted">
                {say('profile.signedInAt', {
                  time: showDateAndTime(session.createdAt, here),
                  used: showDateAndTime(session.lastSeenAt, here),
                })}
              </span>
            </span>
            {session.isThis ? (
              <Chip tone="ok">{say('profile.thisOne')}</Chip>
            ) : (
              <Button
                busy={end.sending?.params.id === session.id}
                onClick={() => end.send({ params: { id: session.id } })}
              >
                {say('profile.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <Button busy={endOthers.busy} onClick={() => endOthers.send()}>
          {say('profile.signOutOthers')}
        </Button>
      )}
    </>
  );
}
