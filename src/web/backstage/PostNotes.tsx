/** Notes from the desk to one crew post, each answered by one button. The desk sees when it was read. */
import { Check, CheckCheck } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { CrewView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { call } from '#web/client/api.ts';
import { CallDesk } from '#web/client/CallDesk.tsx';
import { usePress } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import styles from './Backstage.module.css';

const POSTS = ['stage', 'sound', 'light'] as const;

/** The post is in the address (`?post=sound`), so that a screen keeps it. */
export function PostNotes({ view, connected }: { view: CrewView; connected: boolean }) {
  const { notes, round, timeZone } = view;
  const [search, setSearch] = useSearchParams();
  const post = POSTS.find((one) => one === search.get('post')) ?? 'stage';
  const waiting = notes.filter((note) => note.to === post && note.readAt === null);
  // What was read last can still be answered with "ready".
  const open = notes.find((note) => note.to === post && note.readAt !== null && note.readyAt === null);
  const shown = [...waiting, ...(open === undefined ? [] : [open])];
  const answer = usePress(
    // A receipt holds whatever version the show has.
    ({ kind, noteId }: { kind: 'read_note' | 'ready_note'; noteId: string }, commandId) =>
      call(showEndpoints.command, {
        round: round.id,
        body: { kind, noteId, commandId, expectedVersion: 0 },
      }),
  );
  const ask = usePress((needed: boolean, commandId) =>
    call(showEndpoints.command, {
      round: round.id,
      body: {
        kind: needed ? 'call_desk' : 'withdraw_call',
        from: post,
        judgeId: null,
        commandId,
        expectedVersion: 0,
      },
    }),
  );
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <div className={styles.head}>
        <h2 className="h3" id="notes">
          {say('backstage.notes')}
        </h2>
        <span className={styles.posts}>
          {POSTS.map((one) => (
            <Button
              key={one}
              size="s"
              kind={post === one ? 'secondary' : 'quiet'}
              aria-pressed={post === one}
              onClick={() => setSearch({ post: one }, { replace: true })}
            >
              {say(`backstage.${one}`)}
            </Button>
          ))}
        </span>
      </div>
      {shown.length === 0 && <p className="muted">{say('backstage.nothingToRead')}</p>}
      {shown.map((note) => {
        const busy = (kind: 'read_note' | 'ready_note') =>
          answer.sending?.noteId === note.id && answer.sending.kind === kind;
        return (
          <div
            key={note.id}
            className={styles.note}
            data-read={note.readAt !== null || undefined}
            role={note.readAt === null ? 'alert' : undefined}
          >
            <span className={styles.words}>
              <span className="small muted">
                {tell('screens.noteFrom', {
                  name: <bdi>{note.by}</bdi>,
                  time: showTime(note.sentAt, timeZone),
                })}
              </span>
              <b>
                <bdi>{note.text}</bdi>
              </b>
              {answer.error && answer.pressed?.noteId === note.id && (
                <span className="small">{say('screens.notSent')}</span>
              )}
            </span>
            {note.readAt === null && (
              <Button
                size="l"
                busy={busy('read_note')}
                onClick={() => answer.send({ kind: 'read_note', noteId: note.id })}
              >
                <Icon of={Check} />
                {say('screens.gotIt')}
              </Button>
            )}
            <Button
              size="l"
              busy={busy('ready_note')}
              onClick={() => answer.send({ kind: 'ready_note', noteId: note.id })}
            >
              <Icon of={CheckCheck} />
              {say('backstage.ready')}
            </Button>
          </div>
        );
      })}
      <CallDesk
        call={view.calls.find((one) => one.post === post)}
        connected={connected}
        busy={ask.busy}
        lost={ask.error !== undefined}
        onCall={(needed) => void ask.send(needed)}
      />
    </section>
  );
}
