/** The whole table of an award at the end, in pages that turn by themselves; last those who were on stage too. */
import type { CSSProperties } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { PagedTop } from './PagedTop.tsx';
import { PodiumScene } from './PodiumScene.tsx';
import shared from './Projector.module.css';
import { usePages } from './pages.ts';
import styles from './Reveal.module.css';
import { resultOf } from './result-of.tsx';
import { type BoardRow, boardPages, podiumOf, type Reveal } from './reveal-rows.ts';
import type { Stage } from './stage.ts';

const ROWS = { wide: 5, tall: 7 };
const NAME_WIDTHS = [84, 76, 68, 62];

interface BoardProps {
  view: { event: Pick<ProjectorView['event'], 'name'> };
  reveal: Reveal;
  stage: Stage;
  now: () => number;
  /** The address of an act's picture, for the podium. */
  pictureOf?: ((performanceId: string) => string | undefined) | undefined;
}

export function BoardScene({ view, reveal, stage, now, pictureOf }: BoardProps) {
  const podium = podiumOf(reveal);
  // The podium is the first page.
  const pages = [...(podium ? [[]] : []), ...boardPages(reveal, ROWS[stage.shape])];
  const { page, at } = usePages(pages, now);
  if (podium && page.length === 0)
    return (
      <PodiumScene {...{ podium, event: view.event.name, pages: pages.length, pictureOf }} award={reveal} />
    );
  const also = page.every(({ place }) => place === '');
  const lines = page.length + page.filter(({ winner }) => winner).length * 0.3;
  const grid: CSSProperties & Record<'--rows', number> = { '--rows': Math.max(3, lines) };
  return (
    <div className={cx(shared.scene, shared.plain)}>
      <PagedTop page={at + 1} pages={pages.length} event={view.event.name}>
        <h1 className={shared.award}>
          <AwardMark light={reveal.light} />
          <span>{also ? say('projector.alsoOn') : resultOf(reveal.title)}</span>
        </h1>
      </PagedTop>
      <ol className={styles.board} style={grid} key={at} data-ranked>
        {page.map((row) => (
          <Row key={row.entry.performanceId} row={row} rows={lines} tall={stage.shape === 'tall'} />
        ))}
      </ol>
    </div>
  );
}

function Row({ row: { place, winner, entry }, rows, tall }: { row: BoardRow; rows: number; tall: boolean }) {
  return (
    <li data-winner={winner || undefined} data-also={place === '' || undefined}>
      {place !== '' && <span>{place}</span>}
      <div className={styles.rowName} data-equals={place}>
        <FittedName
          max={Math.min(winner ? 160 : 112, Math.floor((winner ? 760 : 600) / Math.max(3, rows)))}
          lines={tall ? 3 : 2}
          least={40}
          widths={NAME_WIDTHS}
        >
          {entry.stageName}
        </FittedName>
      </div>
      {place !== '' && entry.score !== null && <span>{showDecimal(entry.score)}</span>}
    </li>
  );
}
