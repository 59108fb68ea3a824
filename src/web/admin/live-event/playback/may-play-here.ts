/** Of several laptops that play by themselves the first one does: each asks the server before it begins. */
import { toast } from 'react-toastify';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { CallFailed, call } from '#web/client/api.ts';
import { say } from '#web/ui/say.ts';
import { deskId } from './desk-id.ts';
import type { DeskTrack } from './use-tracks.ts';

/** Whether this laptop may begin the track at `positionMs`: no other may be playing. True when no server answers. */
export async function mayPlayHere({ item, file }: DeskTrack, positionMs: number): Promise<boolean> {
  if (item.act === null) return false;
  const body = {
    deskId: deskId(),
    state: 'playing' as const,
    positionMs,
    leftMs: file?.durationMs ?? 0,
    unlessOther: true,
  };
  try {
    await call(tracksEndpoints.sayPlaying, { params: { participantId: item.act.participantId }, body });
    return true;
  } catch (error) {
    if (!(error instanceof CallFailed) || error.isUnanswered) return true;
    toast.info(say('playback.otherPlays'));
    return false;
  }
}
