/**
 * Uploads of music, which speak tus 1.0.0 (tus.io): the messages that a client of ours needs. Any tus client speaks
 * them by itself.
 */
import { crewUploads, OWN_UPLOADS } from '#contract/tracks/endpoints.ts';
import type { Parts } from './operations.ts';
import type { Json } from './shapes.ts';

const whole = { type: 'integer', minimum: 0 };
const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});
const VERSION = header('Tus-Resumable', 'The version of the protocol.', { const: '1.0.0' });
const offset = (description: string): Json => ({ 'Upload-Offset': { description, schema: whole } });

const REFUSED = ['400', '404', '409', '413', '500', '503'];

/** The OpenAPI paths of the upload addresses, with who may send there. */
export function uploadPaths({ share }: Parts): Record<string, Json> {
  const refused = Object.fromEntries(
    REFUSED.map((status) => [
      status,
      share('responses', 'upload_refused', {
        description: 'Refused, in words.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      }),
    ]),
  );
  const described = (
    id: string,
    { summary, more, answers, ...rest }: { summary: string; more: string; answers: Json } & Json,
  ): Json => ({
    operationId: id,
    summary,
    description: more,
    tags: ['Music'],
    ...rest,
    responses: { ...answers, ...refused },
  });

  const begin = (own: string, security: Json[]): Json =>
    described(`begin${own}`, {
      summary: 'Begins the upload of a file of music, over tus.',
      more: 'The answer says where its bytes go. Three may be under way for one act.',
      security,
      parameters: [
        VERSION,
        header('Upload-Length', 'The length of the file in bytes.', whole),
        {
          ...header('Upload-Metadata', 'As tus has it: `filename` and the name in base64.'),
          required: false,
          example: 'filename c29uZy5tcDM=',
        },
      ],
      answers: {
        201: {
          description: 'Begun.',
          headers: { Location: { description: 'Where its bytes go.', schema: { type: 'string' } } },
        },
      },
    });
  const at = (own: string, security: Json[]): Json => ({
    head: described(`look${own}`, {
      summary: 'Says how much of an upload has arrived.',
      more: 'Asked after a lost connection, to go on from there.',
      security,
      parameters: [VERSION],
      answers: { 200: { description: 'How far it is.', headers: offset('Bytes that have arrived.') } },
    }),
    patch: described(`send${own}`, {
      summary: 'Sends the next bytes of an upload.',
      more: 'Goes on where the server is. What has arrived stays when the connection is lost; after the last byte the file is listened to and becomes the act’s music.',
      security,
      parameters: [VERSION, header('Upload-Offset', 'Where these bytes begin.', whole)],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      answers: { 204: { description: 'Arrived.', headers: offset('Where the next bytes begin.') } },
    }),
    delete: described(`drop${own}`, {
      summary: 'Gives an upload up.',
      more: 'What has arrived of it is thrown away.',
      security,
      parameters: [VERSION],
      answers: { 204: { description: 'Gone.' } },
    }),
  });

  const uploadId = { name: 'upload_id', in: 'path', required: true, schema: { type: 'string' } };
  const act = { name: 'participant_id', in: 'path', required: true, schema: { type: 'string' } };
  const crew = crewUploads('{participant_id}');
  const desk = [{ crew: [] }, { admin: [] }];
  const performer = [{ participant: [] }];
  return {
    [OWN_UPLOADS]: { post: begin('OwnUpload', performer) },
    [`${OWN_UPLOADS}/{upload_id}`]: { parameters: [uploadId], ...at('OwnUpload', performer) },
    [crew]: { parameters: [act], post: begin('UploadFor', desk) },
    [`${crew}/{upload_id}`]: { parameters: [act, uploadId], ...at('UploadFor', desk) },
  };
}
