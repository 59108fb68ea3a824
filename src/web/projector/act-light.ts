/** Where the light stands while an act is on: around its picture, or on its name. */
import type { ProjectorView } from '#contract/live/views.ts';
import type { Board, Light } from '#web/ui/use-spot.ts';
import { leavesRoom } from './face-room.ts';

type OnStage = Pick<ProjectorView, 'pictures'> & {
  act: Pick<NonNullable<ProjectorView['act']>, 'number' | 'performanceId' | 'stageName'> | null;
};

/** The light stands around a picture, pushed to one side, so that a crescent of it is left (Projector.module.css). */
const aroundPicture = ({ width, height }: Board) =>
  width > height
    ? { x: width - 500, y: height / 2 + 6, r: 440 }
    : { x: width - 420, y: height - 500, r: 360 };

/** From which side the light comes: every other act's. */
export const sideOf = ({ act }: OnStage): Light['side'] => ((act?.number ?? 1) % 2 === 0 ? 'left' : 'right');

const isPictured = ({ act, pictures }: OnStage): boolean =>
  act !== null && pictures?.[act.performanceId] !== undefined && leavesRoom(act.stageName);

/** The light on the act of this view. */
export const actLight = (view: OnStage): Light => ({
  side: sideOf(view),
  bite: 1.4,
  ...(isPictured(view) && { at: aroundPicture }),
});
