/** Pictures of acts for what is measured with them. */
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { photo } from '#test/registration/photo.ts';

/** Gives each act of the running order a picture, sent by the crew, who have approved it by that. */
export async function sendPictures(desk: Caller): Promise<void> {
  const picture = (await photo()).toString('base64');
  const { items } = await desk.call(lineupEndpoints.runningOrder);
  for (const participantId of items.flatMap(({ act }) => act?.participantId ?? []))
    await desk.call(picturesEndpoints.sendActPicture, { params: { participantId }, body: { picture } });
}
