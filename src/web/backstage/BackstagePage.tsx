/** The call board of the green room: who is on, who comes to the stage now, and when everybody else is called. */
import { WifiOff } from 'lucide-react';
import type { CrewView } from '#contract/live/views.ts';
import { BOARD } from '#domain/show/said/people.ts';
import { useAuth } from '#web/client/auth.tsx';
import { restartLive, useLive } from '#web/client/live.ts';
import { nightOf } from '#web/client/night.ts';
import { type OwnScreen, useOwnScreen } from '#web/client/own-screen.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Now, useSecond } from '#web/ui/clock.ts';
import { showTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { PairingSentence, ScreenName, useUntil } from '#web/ui/ScreenName.tsx';
import { useWakeLock } from '#web/ui/wake-lock.ts';
import styles from './Backstage.module.css';
import { boardOf, type CrewItem } from './board.ts';
import { PostNotes } from './PostNotes.tsx';

const restartBoard = () => restartLive('board');

export function BackstagePage() {
  const { isAuthenticated } = useAuth();
  const screen = useOwnScreen('backstage', !isAuthenticated, restartBoard);
  usePageTitle('Backstage');
  useWakeLock();
  // Nobody else is given the board, so nobody else asks for it.
  const may = isAuthenticated || screen.name;
  return (
    <main className={styles.page}>
      {may ? (
        <Following name={isAuthenticated ? 'crew' : 'board'} screen={screen} />
      ) : (
        <>
          <h1 className="h1">Backstage</h1>
          {screen.name === null ? (
            <HowToSeeIt screen={screen} />
          ) : (
            <LoadingBlock rows={4} label="Connecting to the show" />
          )}
        </>
      )}
    </main>
  );
}

function HowToSeeIt({ screen }: { screen: OwnScreen }) {
  return (
    <>
      <p>
        <a href="/login">Sign in</a> as crew to see the call board.
      </p>
      {screen.code === null ? (
        <Button onClick={screen.pair}>Show a code to pair this screen</Button>
      ) : (
        <PairingSentence code={screen.code} />
      )}
    </>
  );
}

/** The board for the crew, or for a paired screen that nobody is signed in at. */
function Following({ name, screen }: { name: 'crew' | 'board'; screen: OwnScreen }) {
  const { view, connected, refused, serverNow } = useLive(name);
  const calling = view?.calling ?? null;
  const called = useUntil(calling?.untilAt ?? 0, serverNow) && calling?.screenId === screen.name?.id;
  if (!view)
    return (
      <>
        <h1 className="h1">Backstage</h1>
        {refused === 'no_event' ? (
          <p className="muted">There is no event yet. This page fills by itself when there is one.</p>
        ) : (
          <LoadingBlock rows={4} label="Connecting to the show" />
        )}
      </>
    );
  return (
    <>
      {!connected && (
        <Banner tone="warn" icon={WifiOff}>
          The connection is down. This is the last that was heard.
        </Banner>
      )}
      <Board view={view} answers={name === 'crew'} now={serverNow} />
      {called && screen.name && <ScreenName number={screen.name.number} name={screen.name.name} />}
    </>
  );
}

/** Notes are answered by the crew; a screen that nobody is signed in at cannot speak for them. */
function Board({ view, answers, now }: { view: CrewView; answers: boolean; now: Now }) {
  const { on, called, coming } = boardOf(view);
  const { moment, tell } = nightOf(view, useSecond(now, view.moments[0]?.untilAt ?? 0));
  return (
    <>
      <header className={styles.head}>
        <h1 className="h2">
          <Name>{view.eventName}</Name>
        </h1>
        {view.behindMs !== null && Math.abs(view.behindMs) >= 60_000 && (
          <span className="muted">{lateWords(view.behindMs)}</span>
        )}
      </header>
      {view.haltText !== null && (
        <p className={styles.halt} role="alert">
          The show is stopped. {view.haltText}
        </p>
      )}
      <div className={styles.two}>
        <Place title="On now" item={on} none={tell(BOARD[moment.kind])} />
        <Place title={`Please come to ${sideWords(called)}`} item={called} none="Nobody yet" lit />
      </div>
      {answers && <PostNotes view={view} />}
      <section aria-labelledby="coming">
        <h2 className="h3" id="coming">
          Coming up
        </h2>
        {coming.length === 0 ? (
          <p className="muted">Nobody else tonight.</p>
        ) : (
          <ol className={styles.list}>
            {coming.map((item) => (
              <li key={item.itemId}>
                <span className="num">{item.number ?? ''}</span>
                <span className={styles.words}>
                  <Name className={styles.name}>{item.title}</Name>
                  <span className="muted">{item.song}</span>
                </span>
                <span className={styles.times}>
                  {item.readyAt !== null && (
                    <span>
                      Be ready <span className="tnum">{showTime(item.readyAt, view.timeZone)}</span>
                    </span>
                  )}
                  {item.expectedAt !== null && (
                    <span className="muted">
                      On about <span className="tnum">{showTime(item.expectedAt, view.timeZone)}</span>
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

function Place({
  title,
  item,
  none,
  lit,
}: {
  title: string;
  item: CrewItem | null;
  none: string;
  lit?: boolean;
}) {
  return (
    <section className={styles.place} data-lit={(lit && item !== null) || undefined} aria-live="polite">
      <h2 className={styles.label}>{title}</h2>
      {item === null ? (
        <p className="muted">{none}</p>
      ) : (
        <>
          <Name as="div" className={styles.big}>
            {item.title}
          </Name>
          <p>
            {[item.number === null ? '' : `Act ${item.number}`, item.song, item.pronouns]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {item.stageNotes !== '' && <p>{item.stageNotes}</p>}
          {lit && item.inTheWings && <p>In the wings</p>}
        </>
      )}
    </section>
  );
}

const lateWords = (ms: number): string => {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  return ms > 0 ? `${minutes} min late` : `${minutes} min early`;
};

const sideWords = (item: CrewItem | null): string =>
  item?.stageSide == null ? 'the stage' : `stage ${item.stageSide}`;
