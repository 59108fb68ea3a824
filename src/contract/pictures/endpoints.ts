/** The calls on pictures of acts. */
import { z } from 'zod';
import { byAnyone, byCrew, byParticipant } from '../endpoint.ts';
import { id, signedLink } from '../primitives.ts';
import { photoPlace, photoPlaceBody } from '../registration/schema.ts';
import { PICTURE_BODY } from '../strangers-picture.ts';
import { actPicture, decisionBody, ownPicture, pictureBody, pictureSize } from './schema.ts';

const jpeg = { media: 'image/jpeg', what: 'The picture.' } as const;
const redrawn =
  'It is drawn anew from its pixels: no byte of the file that was sent is kept or served, nor where it was taken.';

export const picturesEndpoints = {
  actPictures: byCrew.get('/admin/pictures', {
    summary: "The pictures of the current event's acts, those that wait for a look too.",
    answer: z.array(actPicture),
    refuses: ['no_event'],
  }),
  sendActPicture: byCrew.put('/admin/pictures/:participant_id', {
    summary: 'Gives an act its picture. What the crew sends is approved.',
    more: redrawn,
    body: pictureBody,
    maxBytes: PICTURE_BODY,
    answer: actPicture,
    refuses: ['not_found', 'wrong_state', 'unsupported_type', 'too_large'],
  }),
  decidePicture: byCrew.put('/admin/pictures/:participant_id/state', {
    summary: 'Approves the picture that an act sent, or refuses it with a word to the act.',
    body: decisionBody,
    answer: actPicture,
    refuses: ['not_found', 'stale', 'wrong_state'],
  }),
  removeActPicture: byCrew.delete('/admin/pictures/:participant_id', {
    summary: "Removes an act's picture.",
    refuses: ['not_found'],
  }),
  ownPicture: byParticipant.get('/participants/me/picture', {
    summary: "One's own picture, and whether others may see it.",
    answer: ownPicture,
  }),
  sendOwnPicture: byParticipant.put('/participants/me/picture', {
    summary: 'Sends a picture of the act, in place of the one before. The crew looks at it first.',
    more: redrawn,
    body: pictureBody,
    maxBytes: PICTURE_BODY,
    answer: ownPicture,
    refuses: ['wrong_state', 'editing_closed', 'unsupported_type', 'too_large'],
  }),
  removeOwnPicture: byParticipant.delete('/participants/me/picture', {
    summary: 'Takes the picture back, at any time.',
    answer: ownPicture,
  }),
  showOwnAt: byParticipant.put('/participants/me/picture/places', {
    summary: 'Lets the picture be shown at a place, or keeps it from it, at any time.',
    more: 'Of pictures of a minor the parent says so, by their own link.',
    body: photoPlaceBody,
    answer: ownPicture,
    refuses: ['wrong_state', 'too_many'],
  }),
  picture: byAnyone.get('/pictures/:place/:picture_id/:size', {
    summary: 'A picture that everybody may see at this place.',
    more: 'The live views give the pictures of the acts in them by place and id. The id is random, and another picture has another one.',
    params: z.object({ place: photoPlace, picture_id: id, size: pictureSize }),
    sends: jpeg,
    refuses: ['not_found'],
  }),
  signedPicture: byAnyone.get('/pictures/signed/:link', {
    summary: 'The picture behind a signed address, as the crew and its act are given it.',
    params: signedLink,
    sends: jpeg,
    refuses: ['link_unknown', 'not_found'],
  }),
};
