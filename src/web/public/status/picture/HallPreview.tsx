/** One's picture as the hall will see it while the act is on, drawn by the projector's own parts. */
import { useRef } from 'react';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { directionOf, SOURCE } from '#domain/messages/languages.ts';
import { BIG_SCREEN_SIDE } from '#domain/pictures/sizes.ts';
import { useAsk } from '#web/client/ask.ts';
import { ActScene } from '#web/projector/ActScene.tsx';
import { actLight } from '#web/projector/act-light.ts';
import { leavesRoom } from '#web/projector/face-room.ts';
import { MovingSpot } from '#web/projector/MovingSpot.tsx';
import { SmallBoard } from '#web/projector/SmallBoard.tsx';
import type { Stage } from '#web/projector/stage.ts';
import { ShowPictures } from '#web/ui/Face.tsx';
import { say, spokenNow } from '#web/ui/say.ts';
import { useSpot } from '#web/ui/use-spot.ts';
import type { OwnStatus } from '../own-status.ts';
import styles from './PictureCard.module.css';

interface HallPreviewProps {
  token: string;
  status: Pick<OwnStatus, 'participant' | 'event'>;
}

/** Nothing where the big screen will not show a picture of this act. */
export function HallPreview({ token, status }: HallPreviewProps) {
  const { data } = useAsk(picturesEndpoints.ownPicture, { participantToken: token });
  const picture = data?.picture;
  if (!picture || picture.bar || picture.state === 'refused') return null;
  if (picture.side < BIG_SCREEN_SIDE || !picture.places.includes('screen')) return null;
  if (!leavesRoom(status.participant.stageName)) return null;
  return (
    <section className={styles.card} aria-labelledby="hall-preview">
      <h2 className="h3" id="hall-preview">
        {say('picture.inTheHall')}
      </h2>
      <SmallBoard width={1920} height={1080} dir={directionOf(spokenNow().offered[0] ?? SOURCE)}>
        {(stage) => <OnStage status={status} picture={picture.largeUrl} stage={stage} />}
      </SmallBoard>
      <p className="small muted">{say('picture.inTheHallLead')}</p>
    </section>
  );
}

interface OnStageProps extends Pick<HallPreviewProps, 'status'> {
  /** Where one's own picture is. */
  picture: string;
  stage: Stage;
}

function OnStage({ status: { participant, event }, picture, stage }: OnStageProps) {
  const board = useRef<HTMLDivElement>(null);
  const { id, stageName, songTitle, pronouns } = participant;
  const act = {
    ...{ itemId: id, performanceId: id, number: null, category: null },
    ...{ stageName, song: songTitle, pronouns },
  };
  const pictures = { [id]: picture };
  const place = useSpot(board, stageName, actLight({ act, pictures }), stage);
  const view = { scene: 'now' as const, lastNumber: 0, event };
  return (
    <ShowPictures of={pictures}>
      <div ref={board}>
        <MovingSpot place={place} board={stage} still>
          {(copy) => <ActScene view={view} act={act} copy={copy} lines={3} />}
        </MovingSpot>
      </div>
    </ShowPictures>
  );
}
