/** The result, told from the lowest place up. The last row told is lit; the winner takes the whole picture. */
import { type CSSProperties, useEffect, useState } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { Curtain } from '#web/ui/Curtain.tsx';
import { BoardScene } from './BoardScene.tsx';
import styles from './Projector.module.css';
import { type RevealRow, revealRows, rowsInView, toldWinners } from './reveal-rows.ts';
import type { Stage } from './stage.ts';
import { TwoLeftScene } from './TwoLeftScene.tsx';
import { WinnerScene } from './WinnerScene.tsx';

/** Above and below the rows, and between them, in px of the board. */
const AROUND = 264;
const GAP = 24;
const LEAST_ROW = { wide: 186, tall: 262 };
const TALLEST_ROW = { wide: 256, tall: 320 };

interface RevealProps {
  view: { event: Pick<ProjectorView['event'], 'name'> };
  reveal: NonNullable<ProjectorView['reveal']>;
  stage: Stage;
  now: () => number;
}

export function RevealScene(props: RevealProps) {
  const { reveal, stage } = props;
  if (reveal.also) return <BoardScene {...props} />;
  if (reveal.twoLeft) return <TwoLeftScene reveal={reveal} two={reveal.twoLeft} stage={stage} />;
  return <RowsScene {...props} />;
}

function RowsScene({ view, reveal, stage }: RevealProps) {
  const room = stage.height - AROUND;
  const rows = rowsInView(revealRows(reveal), Math.floor((room + GAP) / (LEAST_ROW[stage.shape] + GAP)));
  const rowHeight = Math.min(
    TALLEST_ROW[stage.shape],
    (room - GAP * (rows.length - 1)) / Math.max(1, rows.length),
  );
  const winners = toldWinners(reveal);
  // A picture that comes up after the winner was told does not play the moment again.
  const [wasTold] = useState(winners !== null);
  return (
    <>
      <div className={styles.reveal} inert={winners !== null}>
        <div className={styles.top}>
          <h1 className={styles.award}>
            <AwardMark light={reveal.light} />
            <bdi>{reveal.title}</bdi>
          </h1>
          <bdi className={styles.quiet}>{view.event.name}</bdi>
        </div>
        <div className={styles.rows} style={rowSizes(rowHeight, rows, stage)}>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              nameSize={Math.round(rowHeight * 0.5625)}
              lines={stage.shape === 'tall' ? 4 : 2}
            />
          ))}
        </div>
      </div>
      {winners && (
        <WinnerScene
          winners={winners}
          title={reveal.title}
          light={reveal.light}
          from={wasTold ? null : { x: stage.width / 2, y: AROUND - 72 + rowHeight / 2 }}
        />
      )}
    </>
  );
}

/** Rows that come in beside one that shares their place open together with it. */
function Row({ row, nameSize, lines }: { row: RevealRow; nameSize: number; lines: number }) {
  const { entry, place, lit } = row;
  const [ready, setReady] = useState(entry === null || !lit);
  useEffect(() => setReady(true), []);
  const shown = ready ? entry : null;
  return (
    <Curtain
      place={place}
      lit={lit}
      nameSize={nameSize}
      nameLines={lines}
      {...(shown && {
        act: {
          name: shown.stageName,
          song: shown.song,
          ...(shown.score !== null && { score: shown.score }),
        },
      })}
    />
  );
}

function rowSizes(
  height: number,
  rows: readonly RevealRow[],
  stage: Stage,
): CSSProperties & Record<`--${string}`, string> {
  const narrow = stage.shape === 'tall' ? 0.6 : 1;
  const tied = rows.some((row) => row.place.endsWith('='));
  const px = (part: number) => `${Math.round(height * part * narrow)}px`;
  return {
    gridTemplateRows: `repeat(${rows.length}, ${height}px)`,
    '--place': px(tied ? 1.3 : 0.9),
    '--curtain-place': px(0.9),
    '--curtain-score': px(0.586),
    '--curtain-song': `${stage.shape === 'tall' ? 40 : Math.max(40, Math.round(height * 0.18))}px`,
    '--curtain-words': `${Math.round(height - 24)}px`,
    '--curtain-gap': stage.shape === 'tall' ? '24px' : '48px',
    '--curtain-end': stage.shape === 'tall' ? '40px' : '64px',
  };
}
