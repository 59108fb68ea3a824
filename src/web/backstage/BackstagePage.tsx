/** The call board of the green room: who is on, who comes to the stage now, and when everybody else is called. */
import { WifiOff } from 'lucide-react';
import type { CrewView } from '#contract/live/views.ts';
import { BOARD } from '#domain/show/said/people.ts';
import { useAuth } from '#web/client/auth.tsx';
import { restartLive, useLive } from '#web/client/live.ts';
import { useLook } from '#web/client/look.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { type OwnScreen, useOwnScreen } from '#web/client/own-screen.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { type Now, useSecond } from '#web/ui/clock.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Face, ShowPictures } from '#web/ui/Face.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { showTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { PairingSentence, ScreenName, useUntil } from '#web/ui/ScreenName.tsx';
import { say, tell } from '#web/ui/say.ts';
import { useWakeLock } from '#web/ui/wake-lock.ts';
import styles from './Backstage.module.css';
import { boardOf, type CrewItem, goesOnAt, lateWords } from './board.ts';
import { PostNotes } from './PostNotes.tsx';
import { RowNumber } from './RowNumber.tsx';
import { useMedia } from './use-media.ts';
import { WallBoard } from './WallBoard.tsx';

/** Of a face in the list. */
const DISC_PX = 44;

const restartBoard = () => restartLive('board');

export function BackstagePage() {
  const { isAuthenticated } = useAuth();
  const screen = useOwnScreen('backstage', !isAuthenticated, restartBoard);
  usePageTitle(say('backstage.title'));
  useWakeLock();
  // Nobody else is given the board, so nobody else asks for it.
  const may = isAuthenticated || screen.name;
  return (
    <main className={styles.page}>
      {may ? (
        <Following name={isAuthenticated ? 'crew' : 'board'} screen={screen} />
      ) : (
        <>
          <h1 className="h1">{say('backstage.title')}</h1>
          {screen.name === null ? (
            <HowToSeeIt screen={screen} />
          ) : (
            <LoadingBlock rows={4} label={say('screens.connecting')} />
          )}
        </>
      )}
    </main>
  );
}

function HowToSeeIt({ screen }: { screen: OwnScreen }) {
  return (
    <>
      <p>{tell('backstage.signIn', { link: (words) => <a href="/login">{words}</a> })}</p>
      {screen.code === null ? (
        <Button onClick={screen.pair}>{say('backstage.showCode')}</Button>
      ) : (
        <PairingSentence code={screen.code} />
      )}
    </>
  );
}

/** The board for the crew, or for a paired screen that nobody is signed in at. */
function Following({ name, screen }: { name: 'crew' | 'board'; screen: OwnScreen }) {
  const { view, connected, refused, serverNow } = useLive(name);
  useLook(view?.look);
  // On a screen that is paired and wide, nobody stands near.
  const wide = useMedia('(min-width: 1000px) and (orientation: landscape)');
  const wall = wide && name === 'board';
  const calling = view?.calling ?? null;
  const called = useUntil(calling?.untilAt ?? 0, serverNow) && calling?.screenId === screen.name?.id;
  if (!view)
    return (
      <>
        <h1 className="h1">{say('backstage.title')}</h1>
        {refused === 'no_event' ? (
          <p className="muted">{say('screens.noEvent')}</p>
        ) : (
          <LoadingBlock rows={4} label={say('screens.connecting')} />
        )}
      </>
    );
  return (
    <ShowPictures of={view.pictures}>
      {!connected && !wall && (
        <Banner tone="warn" icon={WifiOff}>
          {say('backstage.lineDown')}
        </Banner>
      )}
      {wall ? (
        <WallBoard view={view} connected={connected} now={serverNow} />
      ) : (
        <Board view={view} connected={connected} answers={name === 'crew'} now={serverNow} />
      )}
      {called && screen.name && <ScreenName number={screen.name.number} name={screen.name.name} />}
    </ShowPictures>
  );
}

interface BoardProps {
  view: CrewView;
  connected: boolean;
  answers: boolean;
  now: Now;
}

/** Notes are answered by the crew; a screen that nobody is signed in at cannot speak for them. */
function Board({ view, connected, answers, now }: BoardProps) {
  const { on, called, coming } = boardOf(view);
  // After the last act nobody is to come “yet”.
  const actsToCome = coming.some(({ kind }) => kind === 'performance');
  // Also in a show that ended early, whose acts that were not on stay in its order.
  const isOver = view.phase === 'finished';
  const at = useSecond(now, view.moments[0]?.untilAt ?? 0);
  const night = momentWords(view, at);
  const again = goesOnAt(view, at);
  return (
    <>
      <header className={styles.head}>
        <h1 className="h2">
          <EventLogo /> <Name>{view.eventName}</Name>
        </h1>
        <span className="muted">{lateWords(view)}</span>
      </header>
      {view.haltText !== null && (
        <p className={styles.halt} role="alert">
          {view.haltText === ''
            ? say('backstage.stopped')
            : tell('backstage.stoppedWords', { words: <bdi>{view.haltText}</bdi> })}
        </p>
      )}
      <div className={styles.two}>
        <Place title={say('backstage.onNow')} item={on} none={night.tell(BOARD[night.moment.kind])} />
        {(called !== null || actsToCome) && (
          <Place
            title={say('backstage.come', { side: called?.stageSide ?? '' })}
            item={called}
            none={say('backstage.nobodyYet')}
            lit
          />
        )}
      </div>
      {again !== null && (
        <p className={styles.calm}>
          {say('backstage.goesOnAt')} <b className="tnum">{showTime(again, view.timeZone)}</b>.{' '}
          {say('backstage.calm')}
        </p>
      )}
      {answers && <PostNotes view={view} connected={connected} />}
      {!isOver && <Coming coming={coming} timeZone={view.timeZone} />}
    </>
  );
}

interface ComingProps {
  coming: ReturnType<typeof boardOf>['coming'];
  timeZone: string;
}

function Coming({ coming, timeZone }: ComingProps) {
  return (
    <section aria-labelledby="coming">
      <h2 className="h3" id="coming">
        {say('backstage.comingUp')}
      </h2>
      {coming.length === 0 ? (
        <p className="muted">{say('backstage.nobodyElse')}</p>
      ) : (
        <ol className={styles.list}>
          {coming.map((item) => (
            <li key={item.itemId}>
              <RowNumber item={item} px={DISC_PX} />
              <span className={styles.words}>
                <Name className={styles.name}>{item.title}</Name>
                <span className="muted">
                  <Facts of={[item.pronunciation, item.song]} between=" · " />
                </span>
              </span>
              <span className={styles.times}>
                {item.readyAt !== null && (
                  <span className="tnum">
                    {say('backstage.beReady', { time: showTime(item.readyAt, timeZone) })}
                  </span>
                )}
                {item.expectedAt !== null && (
                  <span className="muted tnum">
                    {say('backstage.onAbout', { time: showTime(item.expectedAt, timeZone) })}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
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
          <div className={styles.who}>
            <Name as="div" className={styles.big}>
              {item.title}
            </Name>
            <Face act={item.itemId} size="small" className={styles.face} />
          </div>
          <p>
            <Facts
              of={[
                item.number !== null && say('backstage.act', { number: item.number }),
                item.song,
                item.pronouns,
              ]}
              between=" · "
            />
          </p>
          {item.pronunciation !== '' && (
            <p>{tell('backstage.sayIt', { words: <b>{item.pronunciation}</b> })}</p>
          )}
          {item.stageNotes !== '' && <p>{item.stageNotes}</p>}
          {lit && item.inTheWings && <p>{say('backstage.inTheWings')}</p>}
        </>
      )}
    </section>
  );
}
