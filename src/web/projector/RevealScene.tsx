/** The result, told from the lowest place up: curtains above, the place just told below them, and the winner alone. */
import { useState } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { BoardScene } from './BoardScene.tsx';
import { CurtainRows, OpeningCurtain, PartingCurtain } from './Curtains.tsx';
import places from './Places.module.css';
import styles from './Projector.module.css';
import { RevealedPlace } from './RevealedPlace.tsx';
import { type Reveal, revealedWinners } from './reveal-rows.ts';
import type { Stage } from './stage.ts';
import { TwoLeftScene } from './TwoLeftScene.tsx';
import { WinnerScene } from './WinnerScene.tsx';

export interface RevealProps {
  view: { event: Pick<ProjectorView['event'], 'name'> };
  reveal: Reveal;
  stage: Stage;
  now: () => number;
  /** The address of an act's picture, where there is one that may be shown. */
  pictureOf?: ((performanceId: string) => string | undefined) | undefined;
}

export function RevealScene(props: RevealProps) {
  const { reveal, stage, pictureOf } = props;
  const winners = revealedWinners(reveal);
  // What was told before this picture came up does not play again.
  const [known] = useState(reveal.steps.length);
  if (reveal.also) return <BoardScene {...props} />;
  if (reveal.twoLeft)
    return <TwoLeftScene reveal={reveal} two={reveal.twoLeft} stage={stage} pictureOf={pictureOf} />;
  if (winners)
    return (
      <WinnerScene
        winners={winners}
        title={reveal.title}
        light={reveal.light}
        grows={reveal.steps.length > known}
        stage={stage}
        inVotes={reveal.inVotes}
        votesCast={reveal.votesCast}
        pictureOf={pictureOf}
      />
    );
  return <PlacesScene {...props} plays={reveal.steps.length > known} />;
}

function PlacesScene({ view, reveal, stage, plays }: RevealProps & { plays: boolean }) {
  const told = reveal.steps.at(-1);
  if (!told) return <OpeningCurtain reveal={reveal} event={view.event.name} stage={stage} />;
  return (
    <div className={places.places}>
      <div className={styles.top}>
        <h1 className={styles.award}>
          <AwardMark light={reveal.light} />
          <bdi>{reveal.title}</bdi>
        </h1>
        <bdi className={styles.quiet}>{view.event.name}</bdi>
      </div>
      <CurtainRows light={reveal.light} hidden={reveal.hiddenActs} />
      <div className={places.told} key={reveal.steps.length}>
        <RevealedPlace step={told} left={reveal.hiddenActs} stage={stage} />
        {plays && <PartingCurtain light={reveal.light} />}
      </div>
    </div>
  );
}
