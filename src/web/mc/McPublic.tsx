/** A device that is not paired: what the audience may know, and the form that pairs it. */
import { type FormEvent, useState } from 'react';
import type { McPublicView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useCommand } from '#web/client/command.ts';
import { restartLive } from '#web/client/live.ts';
import { useOwnScreen } from '#web/client/own-screen.ts';
import { overWords } from '#web/client/round-words.ts';
import { KEYS, keep } from '#web/client/storage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { Name } from '#web/ui/Name.tsx';
import { PairingSentence } from '#web/ui/ScreenName.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Mc.module.css';
import { isOpen } from './moment.ts';
import { askWords } from './say.ts';

interface McPublicProps {
  view: McPublicView;
  connected: boolean;
  now: () => number;
}

export function McPublic({ view, connected, now }: McPublicProps) {
  const { poll } = view;
  const votes = poll !== null && isOpen(poll);
  return (
    <main className={styles.public}>
      <h1 className={styles.title}>
        <Name>{view.eventName}</Name>
      </h1>
      {!connected && <p className={styles.offline}>No connection. This is the last that was sent.</p>}
      <div className={styles.programme}>
        <Act label="On stage now" act={view.now} last={view.lastNumber} />
        <Act label="Next" act={view.next} last={view.lastNumber} />
        {view.cue && view.cue.kind !== 'performance' && (
          <div>
            <div className={styles.label}>Now</div>
            <Name as="div" className={styles.nextName ?? ''}>
              {view.cue.title}
            </Name>
          </div>
        )}
        {!view.now && !view.next && !view.cue && (
          <p className={styles.lead}>
            {view.phase === 'finished'
              ? `${overWords(view.round).over}.`
              : 'The programme appears here when the show starts.'}
          </p>
        )}
        {votes && (
          <p className={styles.lead}>
            Voting is open: {poll.title}. {askWords(poll)}{' '}
            {poll.closesAt !== null && (
              <>
                Closes in <Countdown endsAt={poll.closesAt} now={now} stops />.
              </>
            )}
          </p>
        )}
      </div>
      <PairForm />
    </main>
  );
}

function Act({ label, act, last }: { label: string; act: McPublicView['now']; last: number }) {
  if (act === null) return null;
  return (
    <div>
      <div className={styles.label}>
        {label}
        {act.number !== null && `, act ${act.number} of ${last}`}
      </div>
      <Name as="div" className={styles.nextName ?? ''}>
        {act.stageName}
      </Name>
      <div className={styles.small}>
        {[act.song, act.pronouns].filter(Boolean).map((words, index) => (
          <span key={words}>
            {index > 0 && ', '}
            <bdi>{words}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}

function PairForm() {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const pair = useCommand(showEndpoints.pairScreen, {
    onDone: ({ token }) => {
      keep(KEYS.screenToken, token);
      restartLive('mc');
    },
    onFailed: (failure) =>
      setError(failure.fields.code ?? sentenceOf(failure, 'The server cannot be reached. Try again.')),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setError('Enter the code.');
    setError(undefined);
    pair.send({ body: { code } });
  };
  return (
    <form className={styles.pair} onSubmit={send} noValidate>
      <h2 className="h2">Are you the MC?</h2>
      <TextField
        label="Access code"
        name="code"
        hint="Ask the desk. It stands under Settings, Screens."
        value={code}
        onChange={setCode}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button kind="primary" size="l" type="submit" busy={pair.busy}>
        Show me the script
      </Button>
      <PairAtDesk />
    </form>
  );
}

/** Without the code: the desk types what this page shows. Asked for by a press, since anybody may open the page. */
function PairAtDesk() {
  const [asked, setAsked] = useState(false);
  const { code, pair } = useOwnScreen('mc', asked, followAgain);
  if (!asked) return <Button onClick={() => setAsked(true)}>Let the desk pair this page</Button>;
  if (code === null) return <Button onClick={pair}>Show a new code</Button>;
  return <PairingSentence code={code} />;
}

const followAgain = () => restartLive('mc');
