/**
 * The picture: one scene on the board, and the follow-spot that moves between them. It is given a view and draws it; it
 * knows nothing of the line to the server.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { useLook } from '#web/client/look.ts';
import { Backdrop } from '#web/ui/Backdrop.tsx';
import { Mark } from '#web/ui/Brand.tsx';
import { ShowPictures } from '#web/ui/Face.tsx';
import { type Light, useSpot } from '#web/ui/use-spot.ts';
import { MovingSpot } from './MovingSpot.tsx';
import styles from './Projector.module.css';
import { drawingOf, sceneOf } from './scenes.tsx';
import { useStage } from './stage.ts';
import { countsDown, useTurns } from './turns.ts';

interface BoardProps {
  /** None before there is an event. */
  view: ProjectorView | undefined;
  /** The server's time, ms. */
  now: () => number;
}

const DARK: Light = { side: 'right', bite: 0 };

export function ProjectorBoard({ view, now }: BoardProps) {
  const stage = useStage();
  useLook(view?.event.look);
  const board = useRef<HTMLDivElement>(null);
  const at = useTurns(view, now);
  const drawing = view && drawingOf(view, at);
  const place = useSpot(board, momentOf(view, at), (view && drawing?.light(view)) ?? DARK, stage);
  const settled = useSettled();
  const size: CSSProperties = {
    width: stage.width,
    height: stage.height,
    transform: `scale(${stage.scale})`,
  };
  return (
    <ShowPictures of={view?.pictures}>
      <div className={styles.board} data-shape={stage.shape} style={size} ref={board}>
        {drawing?.pictured && <Backdrop />}
        <MovingSpot place={place} board={stage} still={!settled}>
          {(copy) => view && drawing?.lit?.({ view, at, now, stage, copy })}
        </MovingSpot>
        {view ? (
          drawing?.plain?.({ view, at, now, stage })
        ) : (
          <div className={styles.empty}>
            <h1 className="vh">Ovation</h1>
            <Mark size={280} />
          </div>
        )}
      </div>
    </ShowPictures>
  );
}

const momentOf = (view: ProjectorView | undefined, at: number): string =>
  view === undefined
    ? ''
    : `${sceneOf(view)} ${countsDown(view, at) === null} ${view.act?.itemId ?? ''} ${view.act?.stageName ?? ''} ${view.interval?.title ?? view.event.name}`;

/** False for the first frames, in which the light is found and not moved. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
