/**
 * The picture: one scene on the board, and the follow-spot that moves between them. It is given a view and draws it; it
 * knows nothing of the line to the server.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { Mark } from '#web/ui/Brand.tsx';
import { Spot } from '#web/ui/Spot.tsx';
import { type Light, useSpot } from '#web/ui/use-spot.ts';
import { ActScene } from './ActScene.tsx';
import { HoldingScene } from './HoldingScene.tsx';
import { LineupScene } from './LineupScene.tsx';
import { MessageScene } from './MessageScene.tsx';
import styles from './Projector.module.css';
import { RevealScene } from './RevealScene.tsx';
import { ScoresScene } from './ScoresScene.tsx';
import { StandingsScene } from './StandingsScene.tsx';
import { useStage } from './stage.ts';
import { VoteScene } from './VoteScene.tsx';

interface BoardProps {
  /** None before there is an event. */
  view: ProjectorView | undefined;
  /** The server's time, ms. */
  now: () => number;
}

export function ProjectorBoard({ view, now }: BoardProps) {
  const stage = useStage();
  const board = useRef<HTMLDivElement>(null);
  const place = useSpot(board, momentOf(view), lightOf(view), stage);
  const settled = useSettled();
  const size: CSSProperties = {
    width: stage.width,
    height: stage.height,
    transform: `scale(${stage.scale})`,
  };
  return (
    <div className={styles.board} data-shape={stage.shape} style={size} ref={board}>
      <Spot
        className={`${styles.spot} ${settled ? '' : styles.still}`}
        x={`${place.x}px`}
        y={`${place.y}px`}
        r={`${place.r}px`}
      >
        {(copy) =>
          view && <LitScene view={view} now={now} copy={copy} lines={stage.shape === 'tall' ? 5 : 3} />
        }
      </Spot>
      {view ? (
        <PlainScene view={view} now={now} stage={stage} />
      ) : (
        <div className={styles.empty}>
          <h1 className="vh">Ovation</h1>
          <Mark size={280} />
        </div>
      )}
    </div>
  );
}

const MESSAGE_LINES = { wide: 5, tall: 9 };

type Scene = ReturnType<typeof sceneOf>;

/** The scene that can be drawn: without an act or a result there is only holding, or a message. */
function sceneOf(view: ProjectorView) {
  const { scene } = view;
  if ((scene === 'now' || scene === 'next') && view.act === null) return 'holding';
  if (scene === 'reveal' && view.reveal === null) return 'holding';
  if (scene === 'scores' && view.scores === null) return 'holding';
  if (scene === 'standings' && view.standings === null) return 'holding';
  return scene;
}

const LIT: readonly Scene[] = ['holding', 'interval', 'now', 'next'];

interface LitSceneProps {
  view: ProjectorView;
  now: () => number;
  copy: 'plain' | 'lit';
  lines: number;
}

function LitScene({ view, now, copy, lines }: LitSceneProps) {
  const scene = sceneOf(view);
  if (!LIT.includes(scene)) return null;
  return (scene === 'now' || scene === 'next') && view.act ? (
    <ActScene key={view.act.itemId} view={view} act={view.act} copy={copy} lines={lines} />
  ) : (
    <HoldingScene view={view} now={now} copy={copy} lines={lines} />
  );
}

function PlainScene({
  view,
  now,
  stage,
}: {
  view: ProjectorView;
  now: () => number;
  stage: ReturnType<typeof useStage>;
}) {
  switch (sceneOf(view)) {
    case 'vote':
      return <VoteScene view={view} now={now} />;
    case 'reveal':
      return (
        view.reveal && <RevealScene key={view.reveal.title} view={view} reveal={view.reveal} stage={stage} />
      );
    case 'title':
      return (
        <MessageScene text={view.event.name} event={view.event.host} lines={MESSAGE_LINES[stage.shape]} />
      );
    case 'lineup':
      return <LineupScene acts={view.lineup ?? []} event={view.event.name} stage={stage} now={now} />;
    case 'scores':
      return view.scores && <ScoresScene view={view} scores={view.scores} stage={stage} now={now} />;
    case 'standings':
      return (
        view.standings && <StandingsScene view={view} standings={view.standings} stage={stage} now={now} />
      );
    case 'message':
      return <MessageScene text={view.text} event={view.event.name} lines={MESSAGE_LINES[stage.shape]} />;
    case 'black':
      return (
        <div className={styles.black}>
          <h1 className="vh">{view.event.name}</h1>
        </div>
      );
    default:
      return null;
  }
}

const momentOf = (view: ProjectorView | undefined): string =>
  view === undefined
    ? ''
    : `${sceneOf(view)} ${view.act?.itemId ?? ''} ${view.act?.stageName ?? ''} ${view.interval?.title ?? view.event.name}`;

/** Light is on whoever is on stage: full on an act, at the edge of the poster, and out while the next one waits. */
function lightOf(view: ProjectorView | undefined): Light {
  const scene = view && sceneOf(view);
  if (scene === 'holding' || scene === 'interval') return { side: 'right', bite: 0.5 };
  if (scene !== 'now') return { side: 'right', bite: 0 };
  return { side: (view?.act?.number ?? 1) % 2 === 0 ? 'left' : 'right', bite: 1.4 };
}

/** False for the first frames, in which the light is found and not moved. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
