/** The calls on pictures of acts. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import { PICTURE_BODY } from '../strangers-picture.ts';
import { actPicture, decisionBody, ownPicture, pictureBody, pictureSize } from './schema.ts';

const oneAct = z.object({ participant_id: id });
const jpeg = { media: 'image/jpeg', what: 'The picture.' } as const;
const redrawn =
  'It is drawn anew from its pixels: no byte of the file that was sent is kept or served, nor where it was taken.';

export const picturesEndpoints = {
  actPictures: endpoint({
    method: 'GET',
    path: '/admin/pictures',
    who: 'crew',
    summary: "The pictures of the current event's acts, those that wait for a look too.",
    answer: z.array(actPicture),
    refuses: ['no_event'],
  }),
  sendActPicture: endpoint({
    method: 'PUT',
    path: '/admin/pictures/:participant_id',
    who: 'crew',
    summary: 'Gives an act its picture. What the crew sends is approved.',
    more: redrawn,
    params: oneAct,
    body: pictureBody,
    maxBytes: PICTURE_BODY,
    answer: actPicture,
    refuses: ['not_found', 'wrong_state', 'unsupported_type', 'too_large'],
  }),
  decidePicture: endpoint({
    method: 'PUT',
    path: '/admin/pictures/:participant_id/state',
    who: 'crew',
    summary: 'Approves the picture that an act sent, or refuses it with a word to the act.',
    params: oneAct,
    body: decisionBody,
    answer: actPicture,
    refuses: ['not_found', 'stale', 'wrong_state'],
  }),
  removeActPicture: endpoint({
    method: 'DELETE',
    path: '/admin/pictures/:participant_id',
    who: 'crew',
    summary: "Removes an act's picture.",
    params: oneAct,
    refuses: ['not_found'],
  }),
  ownPicture: endpoint({
    method: 'GET',
    path: '/participants/me/picture',
    who: 'participant',
    summary: "One's own picture, and whether others may see it.",
    answer: ownPicture,
  }),
  sendOwnPicture: endpoint({
    method: 'PUT',
    path: '/participants/me/picture',
    who: 'participant',
    summary: 'Sends a picture of the act, in place of the one before. The crew looks at it first.',
    more: redrawn,
    body: pictureBody,
    maxBytes: PICTURE_BODY,
    answer: ownPicture,
    refuses: ['wrong_state', 'editing_closed', 'unsupported_type', 'too_large'],
  }),
  removeOwnPicture: endpoint({
    method: 'DELETE',
    path: '/participants/me/picture',
    who: 'participant',
    summary: 'Takes the picture back, at any time.',
    answer: ownPicture,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/pictures/:picture_id/:size',
    who: 'anyone',
    summary: 'A picture that everybody may see.',
    more: 'The live views name the pictures of the acts in them. The id is random, and another picture has another one.',
    params: z.object({ picture_id: id, size: pictureSize }),
    sends: jpeg,
    refuses: ['not_found'],
  }),
  signedPicture: endpoint({
    method: 'GET',
    path: '/pictures/signed/:link',
    who: 'anyone',
    summary: 'The picture behind a signed address, as the crew and its act are given it.',
    params: z.object({ link: z.string().regex(/^[\w.-]{1,160}$/) }),
    sends: jpeg,
    refuses: ['link_unknown', 'not_found'],
  }),
};
