/** The call board on a wall: read from the other end of the room, its long list in pages that turn by themselves. */
import { TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CrewView } from '#contract/live/views.ts';
import { BOARD } from '#domain/show/said/people.ts';
import { momentWords } from '#web/client/moment-words.ts';
import { type Now, useSecond } from '#web/ui/clock.ts';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Face, useAnyPicture } from '#web/ui/Face.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { FittedName, Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { boardOf, type CrewItem, goesOnAt, lateWords } from './board.ts';
import { RowNumber } from './RowNumber.tsx';
import styles from './WallBoard.module.css';

/** For how long a page of the list stands. */
const PAGE_MS = 8_000;
const NAME_PX = 400;
/** How large a name in the list may be, and how to say it, in heights of a row. */
const NAME_OF_ROW = 0.6;
const SPOKEN_OF_ROW = 0.46;
/** How large a face in the list is, in heights of a row. */
const DISC_OF_ROW = 0.84;
/** The cuts of the type that a list stands in: names of every length look as one. */
const ROW_WIDTHS = [80, 72, 66, 62];

export function WallBoard({ view, connected, now }: { view: CrewView; connected: boolean; now: Now }) {
  const { on, called, coming } = boardOf(view);
  const at = useSecond(now, 0);
  const night = momentWords(view, at);
  const again = goesOnAt(view, at);
  const nobody = night.tell(BOARD[night.moment.kind]);
  // While somebody comes to the stage the act after them stands beside it.
  const wings =
    called && view.phase === 'running' ? coming.find(({ kind }) => kind === 'performance') : undefined;
  return (
    <div className={styles.wall} data-wall>
      <header className={styles.top}>
        <h1>
          <EventLogo /> <Name>{view.eventName}</Name>
        </h1>
        <span className={styles.quiet}>{lateWords(view)}</span>
        <span className={`num ${styles.clock}`}>{showTime(at, view.timeZone)}</span>
      </header>
      {!connected && <p className={styles.halt}>{say('backstage.lineDown')}</p>}
      {view.haltText !== null && (
        <p className={styles.halt} role="alert">
          {view.haltText === ''
            ? say('backstage.stopped')
            : say('backstage.stoppedWords', { words: view.haltText })}
        </p>
      )}
      {again !== null && (
        <section className={styles.rest}>
          <h2>{say('backstage.goesOnAt')}</h2>
          <span className={`num ${styles.again}`}>{showTime(again, view.timeZone)}</span>
          <p className={styles.quiet}>{say('backstage.calm')}</p>
        </section>
      )}
      {called && <Band title={say('backstage.come', { side: called.stageSide ?? '' })} item={called} lit />}
      {again === null && (
        <section className={styles.band} data-small={called !== null || on === null || undefined}>
          <h2 className={styles.head}>
            <span>{say('backstage.onNow')}</span>
            {on === null && <span className={styles.quiet}>{nobody}</span>}
          </h2>
          {on && <BigName item={on} />}
          {on && <ActNumber item={on} />}
        </section>
      )}
      {view.phase !== 'finished' && <Coming coming={coming} view={view} at={at} wingsId={wings?.itemId} />}
    </div>
  );
}

function Band({ title, item, lit }: { title: string; item: CrewItem; lit?: boolean }) {
  return (
    <section className={styles.band} data-lit={lit} aria-live="polite">
      <h2>{title}</h2>
      <BigName item={item} />
      <ActNumber item={item} />
      <div className={styles.under}>
        {item.pronunciation !== '' && (
          <span>{tell('backstage.sayIt', { words: <b>{item.pronunciation}</b> })}</span>
        )}
        <span className={styles.end}>
          {item.inTheWings ? (
            say('backstage.inTheWings')
          ) : item.checkedIn ? null : (
            <>
              <Icon of={TriangleAlert} /> {say('backstage.notCheckedIn')}
            </>
          )}
        </span>
      </div>
    </section>
  );
}

/** Beside what stands above it; whoever listens hears the name first. */
function ActNumber({ item: { number } }: { item: CrewItem }) {
  return number === null ? null : <span className={styles.number}>{say('backstage.act', { number })}</span>;
}

const BigName = ({ item }: { item: CrewItem }) => (
  <div className={styles.who}>
    <div className={styles.name}>
      <FittedName max={NAME_PX} lines={4} least={NAME_PX / 8}>
        {item.title}
      </FittedName>
    </div>
    <Face act={item.itemId} size="medium" className={styles.face} />
  </div>
);

type ComingItem = ReturnType<typeof boardOf>['coming'][number];

function Coming({
  coming,
  view,
  at,
  wingsId,
}: {
  coming: readonly ComingItem[];
  view: CrewView;
  at: number;
  wingsId: string | undefined;
}) {
  const box = useRef<HTMLOListElement>(null);
  const { fit, rowPx } = useRowsThatFit(box, coming.length);
  const pages = Math.max(1, Math.ceil(coming.length / fit));
  const page = useTurns(pages);
  const pictured = useAnyPicture();
  return (
    <section className={styles.coming} aria-labelledby="coming">
      <h2 className={styles.head} id="coming">
        <span>{say('backstage.comingUp')}</span>
        {pages > 1 && (
          <span className={styles.dots}>
            <span className="vh">{say('backstage.pageOf', { page: page + 1, pages })}</span>
            {[...Array(pages).keys()].map((one) => (
              <i key={one} data-on={one === page || undefined} />
            ))}
          </span>
        )}
      </h2>
      {coming.length === 0 && <p className={styles.quiet}>{say('backstage.nobodyElse')}</p>}
      <ol ref={box} className={styles.list} data-pictured={pictured || undefined}>
        {coming.slice(page * fit, (page + 1) * fit).map((item) => (
          <li key={item.itemId}>
            <RowNumber item={item} px={rowPx * DISC_OF_ROW} className={styles.quiet} />
            <RowName max={rowPx * NAME_OF_ROW} wide={item.pronunciation === ''}>
              {item.title}
            </RowName>
            {item.pronunciation !== '' && (
              <RowName max={rowPx * SPOKEN_OF_ROW} quiet>
                {item.pronunciation}
              </RowName>
            )}
            <span
              className={styles.when}
              data-ready={item.itemId === wingsId || isReadyTime(item, view, at) || undefined}
            >
              {item.itemId === wingsId ? say('backstage.toWings') : whenWords(item, view, at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whole, in one line or two: a row of the wall never grows. */
function RowName({
  children,
  max,
  wide,
  quiet,
}: {
  children: string;
  max: number;
  wide?: boolean;
  quiet?: boolean;
}) {
  return (
    <div className={styles.rowName} data-act={!quiet || undefined} data-wide={wide || undefined}>
      <FittedName max={Math.floor(max)} lines={2} least={Math.floor(max / 2)} widths={ROW_WIDTHS}>
        {children}
      </FittedName>
    </div>
  );
}

/** Nobody gets ready before the show has begun, nor in its interval. */
const isReadyTime = ({ readyAt }: ComingItem, { phase }: CrewView, at: number): boolean =>
  phase === 'running' && readyAt !== null && readyAt <= at;

function whenWords(item: ComingItem, view: CrewView, at: number): string {
  if (isReadyTime(item, view, at)) return say('backstage.getReady');
  if (item.readyAt !== null) return say('backstage.beReady', { time: showTime(item.readyAt, view.timeZone) });
  return item.expectedAt === null
    ? ''
    : say('backstage.onAbout', { time: showTime(item.expectedAt, view.timeZone) });
}

/** How high a row is, and how many of that height the list has room for. */
function useRowsThatFit(
  box: RefObject<HTMLOListElement | null>,
  count: number,
): { fit: number; rowPx: number } {
  const [rows, setRows] = useState({ fit: 1, rowPx: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row comes with the first item
  useEffect(() => {
    const list = box.current;
    if (!list) return;
    const measure = () => {
      const row = list.querySelector('li')?.getBoundingClientRect().height ?? 0;
      if (row > 0) setRows({ fit: Math.max(1, Math.floor((list.clientHeight + 1) / row)), rowPx: row });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(list);
    measure();
    return () => watch.disconnect();
  }, [box, count === 0]);
  return rows;
}

/** The page that stands now, of so many. */
function useTurns(pages: number): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages < 2) return;
    const timer = setInterval(() => setTurn((before) => before + 1), PAGE_MS);
    return () => clearInterval(timer);
  }, [pages]);
  return turn % pages;
}
