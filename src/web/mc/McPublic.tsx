/** A device that is not paired: what the audience may know, and the form that pairs it. */

import { useState } from 'react';
import type { McPublicView } from '#contract/live/views.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { isOpen } from '#domain/voting/poll.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useCommand } from '#web/client/command.ts';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { restartLive } from '#web/client/live.ts';
import { useOwnScreen } from '#web/client/own-screen.ts';
import { overWords } from '#web/client/round-words.ts';
import { KEYS, keep } from '#web/client/storage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Countdown } from '#web/ui/Countdown.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { Form } from '#web/ui/Form.tsx';
import { sideBySide, whichAct } from '#web/ui/format.ts';
import { Name } from '#web/ui/Name.tsx';
import { PairingSentence } from '#web/ui/ScreenName.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Mc.module.css';
import own from './McPublic.module.css';
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
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <h1 className={styles.title}>
        <Name>{view.eventName}</Name>
      </h1>
      {!connected && <p className={styles.offline}>{say('mc.lastHeard')}</p>}
      <div className={own.programme}>
        <Act line="mc.onStage" act={view.now} last={view.lastNumber} />
        <Act line="mc.next" act={view.next} last={view.lastNumber} />
        {view.cue && view.cue.kind !== 'performance' && (
          <div>
            <div className={styles.label}>{say('mc.now')}</div>
            <Name as="div" className={styles.nextName ?? ''}>
              {view.cue.title}
            </Name>
          </div>
        )}
        {!view.now && !view.next && !view.cue && (
          <p className={styles.lead}>
            {view.phase === 'finished'
              ? say('mc.isOver', { over: overWords(view.round).over })
              : say('mc.programme')}
          </p>
        )}
        {votes && (
          <p className={styles.lead}>
            {tell('mc.votingOpen', { title: <bdi>{poll.title}</bdi>, ask: askWords(poll) })}{' '}
            {poll.closesAt !== null &&
              tell('mc.closesIn', { left: <Countdown endsAt={poll.closesAt} now={now} stops /> })}
          </p>
        )}
      </div>
      <PairForm />
    </main>
  );
}

interface ActProps {
  /** What stands above it, before its number. */
  line: 'mc.onStage' | 'mc.next';
  act: McPublicView['now'];
  last: McPublicView['lastNumber'];
}

function Act({ line, act, last }: ActProps) {
  if (act === null) return null;
  return (
    <div>
      <div className={styles.label}>{sideBySide([say(line), whichAct(act.number, last)], ' · ')}</div>
      <Name as="div" className={styles.nextName ?? ''}>
        {act.stageName}
      </Name>
      <div className={styles.small}>
        <Facts of={[act.song, act.pronouns]} />
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
    onFailed: (failure) => setError(failure.fields.code ?? sentenceOf(failure, say('mc.codeLost'))),
  });
  const send = () => {
    if (code.trim() === '') return setError(say('mc.codeMissing'));
    setError(undefined);
    pair.send({ body: { code } });
  };
  return (
    <Form className={own.pair} onSubmit={send}>
      <h2 className="h2">{say('mc.areYou')}</h2>
      <TextField
        label={say('mc.code')}
        name="code"
        hint={say('mc.codeHint')}
        value={code}
        onChange={setCode}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button kind="primary" size="l" type="submit" busy={pair.busy}>
        {say('mc.showScript')}
      </Button>
      <PairAtDesk />
    </Form>
  );
}

/** Without the code: the desk types what this page shows. Asked for by a press, since anybody may open the page. */
function PairAtDesk() {
  const [asked, setAsked] = useState(false);
  const { code, pair } = useOwnScreen('mc', asked, followAgain);
  if (!asked) return <Button onClick={() => setAsked(true)}>{say('mc.pairAtDesk')}</Button>;
  if (code === null) return <Button onClick={pair}>{say('mc.newCode')}</Button>;
  return <PairingSentence code={code} />;
}

const followAgain = () => restartLive('mc');
