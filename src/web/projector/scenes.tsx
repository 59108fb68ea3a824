/** Every scene of the projector: what it needs, where the light stands and what it draws. One without a picture does not compile. */
import type { ReactNode } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import type { Board, Light } from '#web/ui/use-spot.ts';
import { ActScene } from './ActScene.tsx';
import { actLight, sideOf } from './act-light.ts';
import { FinaleScene } from './FinaleScene.tsx';
import { HoldingScene } from './HoldingScene.tsx';
import { IntervalPages } from './IntervalPages.tsx';
import { LineupScene } from './LineupScene.tsx';
import { MessageScene } from './MessageScene.tsx';
import styles from './Projector.module.css';
import { RevealScene } from './RevealScene.tsx';
import { ScoresScene } from './ScoresScene.tsx';
import { StandingsScene } from './StandingsScene.tsx';
import type { useStage } from './stage.ts';
import { TitleCount, TitleScene } from './TitleScene.tsx';
import { countsDown, intervalTurn, rests } from './turns.ts';
import { VoteScene } from './VoteScene.tsx';

type SceneKind = ProjectorView['scene'];

/** What a scene is drawn from; `now` is the server's time, ms, and `at` the one at which the picture turned last. */
interface Drawn {
  view: ProjectorView;
  at: number;
  now: () => number;
  stage: ReturnType<typeof useStage>;
}

interface SceneDrawing {
  /** Whether what it shows is there. Where it is not, holding is drawn. */
  has?: (view: ProjectorView) => boolean;
  light: (view: ProjectorView) => Light;
  /** Stands before the event's own picture: nobody's name is on it. */
  pictured?: true;
  /** Drawn twice, plain and in the light of the follow-spot. */
  lit?: (drawn: Drawn & { copy: 'plain' | 'lit' }) => ReactNode;
  /** Drawn once, on the board. */
  plain?: (drawn: Drawn) => ReactNode;
}

type Pictured = SceneDrawing & (Required<Pick<SceneDrawing, 'lit'>> | Required<Pick<SceneDrawing, 'plain'>>);

const LIT_LINES = { wide: 3, tall: 5 };
const MESSAGE_LINES = { wide: 5, tall: 9 };

const noLight = (): Light => ({ side: 'right', bite: 0 });
const edgeOfPoster = (): Light => ({ side: 'right', bite: 0.5 });

/** The last seconds before the title stand in the middle of the light. */
const inTheMiddle = ({ width, height }: Board) => ({
  x: width / 2,
  y: height / 2,
  r: 0.425 * Math.min(width, height),
});

const HOLDING: Pictured = {
  pictured: true,
  light: edgeOfPoster,
  lit: ({ view, now, copy, stage }) => (
    <HoldingScene view={view} now={now} copy={copy} lines={LIT_LINES[stage.shape]} />
  ),
};

/** What an interval shows beside its name: one after the other, so each is a drawing of its own. */
const INTERVAL: Pictured = {
  light: noLight,
  plain: ({ view, at, now, stage }) => (
    <IntervalPages view={view} turn={intervalTurn(view, at)} now={now} stage={stage} />
  ),
};

const TITLE: Pictured = {
  pictured: true,
  light: edgeOfPoster,
  lit: ({ view, copy, stage }) => <TitleScene view={view} copy={copy} lines={LIT_LINES[stage.shape]} />,
};

const COUNT: Pictured = {
  pictured: true,
  light: () => ({ side: 'right', bite: 1, at: inTheMiddle }),
  lit: ({ view, at, copy }) => <TitleCount view={view} left={countsDown(view, at) ?? 1} copy={copy} />,
};

const ACT: Pictured = {
  has: (view) => view.act !== null,
  // It waits in the dark; the light has gone to the side from which it comes.
  light: (view) => ({ side: sideOf(view), bite: 0 }),
  lit: ({ view, copy, stage }) =>
    view.act && (
      <ActScene key={view.act.itemId} view={view} act={view.act} copy={copy} lines={LIT_LINES[stage.shape]} />
    ),
};

const SCENES: Record<SceneKind, Pictured> = {
  holding: HOLDING,
  interval: HOLDING,
  now: {
    ...ACT,
    light: actLight,
  },
  next: ACT,
  vote: { light: noLight, plain: (drawn) => <VoteScene {...drawn} /> },
  reveal: {
    has: (view) => view.reveal !== null,
    light: noLight,
    plain: ({ view, now, stage }) =>
      view.reveal && (
        <RevealScene
          key={view.reveal.title}
          view={view}
          reveal={view.reveal}
          stage={stage}
          now={now}
          pictureOf={pictureIn(view)}
        />
      ),
  },
  title: TITLE,
  lineup: {
    light: noLight,
    plain: ({ view, now, stage }) => (
      <LineupScene acts={view.lineup ?? []} event={view.event.name} stage={stage} now={now} />
    ),
  },
  scores: {
    has: (view) => view.scores !== null,
    light: noLight,
    plain: ({ view, now, stage }) =>
      view.scores && <ScoresScene view={view} scores={view.scores} stage={stage} now={now} />,
  },
  standings: {
    has: (view) => view.standings !== null,
    light: noLight,
    plain: ({ view, now, stage }) =>
      view.standings && <StandingsScene view={view} standings={view.standings} stage={stage} now={now} />,
  },
  message: {
    light: noLight,
    plain: ({ view, stage }) => (
      <MessageScene text={view.text} event={view.event.name} lines={MESSAGE_LINES[stage.shape]} />
    ),
  },
  black: {
    light: noLight,
    plain: ({ view }) => (
      <div className={styles.black}>
        <h1 className="vh">{view.event.name}</h1>
      </div>
    ),
  },
};

/** The scene that can be drawn: without an act or a result there is only holding. */
export function sceneOf(view: ProjectorView): SceneKind {
  return (SCENES[view.scene].has?.(view) ?? true) ? view.scene : 'holding';
}

/** Where the large picture of an act is, of those that this view may show. */
const pictureIn =
  ({ pictures }: ProjectorView) =>
  (performanceId: string): string | undefined => {
    const picture = pictures?.[performanceId];
    return picture && `/api/v1/pictures/${picture}/large`;
  };

/** The evening's last picture. */
const FINALE: Pictured = {
  light: noLight,
  plain: ({ view, now }) => <FinaleScene view={view} winners={view.winners ?? []} now={now} />,
};

/** The drawing of the scene that can be drawn, at one time; holding ends the evening with its winners. */
export function drawingOf(view: ProjectorView, at: number): SceneDrawing {
  const scene = sceneOf(view);
  if (view.winners && scene === 'holding') return FINALE;
  if (countsDown(view, at) !== null) return COUNT;
  const rested = SCENES[scene] === HOLDING && rests(view);
  return rested && intervalTurn(view, at).kind !== 'when' ? INTERVAL : SCENES[scene];
}
