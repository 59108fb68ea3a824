/** Pictures of acts: one that an act sends and the crew looks at, one from the crew; shown, refused, taken back. */
import sharp from 'sharp';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import type { Acts } from './acts.ts';
import { type Fixture, refused } from './fixture.ts';

/** A square PNG of one colour, so small that it may stand in the API's document. */
export const plainPicture = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: { r: 20, g: 30, b: 60 } } })
    .png({ palette: true })
    .toBuffer();

export async function playPictures(fixture: Fixture, { ids, performer }: Acts): Promise<void> {
  const { crew, anyone } = fixture;
  const [first = '', second = ''] = ids;
  const body = { picture: (await plainPicture(240)).toString('base64') };
  await performer.call(picturesEndpoints.ownPicture);
  const { picture } = await performer.call(picturesEndpoints.sendOwnPicture, { body });
  const pictureId = picture?.pictureId ?? '';
  const params = { participantId: first };
  await crew.call(picturesEndpoints.actPictures);
  await crew.call(picturesEndpoints.decidePicture, { params, body: { pictureId, state: 'approved' } });
  const link = picture?.smallUrl.split('/').at(-1) ?? '';
  await anyone.call(picturesEndpoints.signedPicture, { params: { link } });
  await anyone.call(picturesEndpoints.picture, { params: { place: 'screen', pictureId, size: 'small' } });
  const kept = { place: 'results', shown: false } as const;
  await performer.call(picturesEndpoints.showOwnAt, { body: kept });
  await refused(anyone, picturesEndpoints.picture, {
    params: { place: 'results', pictureId, size: 'small' },
  });
  await refused(anyone, picturesEndpoints.picture, {
    params: { place: 'screen', pictureId: 'nobody', size: 'small' },
  });
  await performer.call(picturesEndpoints.removeOwnPicture);
  const other = { participantId: second };
  await crew.call(picturesEndpoints.sendActPicture, { params: other, body });
  await crew.call(picturesEndpoints.removeActPicture, { params: other });
  await refused(crew, picturesEndpoints.removeActPicture, { params: other });
}
