/**
 * Uploads that survive a lost connection, over tus (tus.io): for performers with their private link, and for
 * the crew with a file that arrived some other way. The protocol is the tus server's; who may send, how much
 * and what becomes of it is decided here.
 */
import { type CancellationContext, ERRORS, Server, TUS_RESUMABLE } from '@tus/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { crewUploads, OWN_UPLOADS } from '#contract/tracks/endpoints.ts';
import { finishingRejection, type SendingFacts, sendingRejection } from '#domain/tracks/sending.ts';
import { requireEvent } from '../events/queries.ts';
import type { Gates } from '../http/access.ts';
import { API } from '../http/calls.ts';
import { requireUnerased } from '../registration/changes.ts';
import { requireParticipant } from '../registration/queries.ts';
import type { Actor } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { storageTrouble } from '../store/trouble.ts';
import { type Incoming, incomingOf, LAST_RESERVE } from './incoming.ts';
import { inMegabytes } from './refused.ts';
import type { TrackStorage } from './storage.ts';
import { notHere, senderMetadata, type UploadIntake } from './upload-intake.ts';

/** Who sends, and for which act. */
interface Sender {
  participantId: string;
  by: Actor;
  /** In bytes. */
  maxSize: number;
  /** Rejects where they may not send any more: what began an hour ago may end after their link, session or time did. */
  stillMay: () => Promise<unknown>;
}

const MEGABYTE = 1e6;
const RESERVE = 500 * MEGABYTE;

/** The largest file in bytes that the event of an act accepts. */
export async function largestFile(store: Store, eventId: string): Promise<number> {
  const { settings } = await requireEvent(store.read, eventId);
  return settings.trackMaxMb * MEGABYTE;
}

/** What decides until when performers may send music themselves. */
export async function sendingFacts(
  store: Store,
  { eventId, status }: { eventId: string; status: SendingFacts['status'] },
): Promise<SendingFacts> {
  const { startsAt, settings } = await requireEvent(store.read, eventId);
  return { status, startsAt, tracksUntilAt: settings.tracksUntilAt };
}

/** Registers the addresses that uploads are sent to (tus). */
export function uploadRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  parts: { storage: TrackStorage; incoming: Incoming; arrivals: UploadIntake },
): void {
  const senders = new WeakMap<object, Sender>();
  const tus = tusServer(senders, parts, app.log);

  const answer = async (request: FastifyRequest, reply: FastifyReply, sender: Sender): Promise<void> => {
    const { upload_id: id } = request.params as { upload_id?: string };
    if (id !== undefined && incomingOf(id) !== sender.participantId) throw notHere();
    if (id !== undefined && request.method === 'HEAD') await beforeAsking(parts, id);
    if (id !== undefined && request.method === 'DELETE') {
      await parts.arrivals.takeBack(id);
      return reply.status(204).header('tus-resumable', TUS_RESUMABLE).send();
    }
    if (request.method === 'PATCH' && (await parts.storage.free()) < LAST_RESERVE) throw noRoomLeft();
    senders.set(request.raw, sender);
    reply.hijack();
    try {
      await tus.handle(request.raw, reply.raw);
    } catch (error) {
      app.log.error({ err: error }, 'an upload failed');
      reply.raw.destroy();
    }
  };

  const ofPerformer = async (
    request: FastifyRequest,
    rejectionOf = request.method === 'POST' ? sendingRejection : finishingRejection,
  ): Promise<Sender> => {
    const { participantId, by } = await gates.participant(request);
    const act = await requireParticipant(store.read, participantId);
    const rejection = rejectionOf(await sendingFacts(store, act), store.now());
    if (rejection === 'wrong_state')
      throw new Refusal('wrong_state', 'This act is not in the show, so it needs no music.');
    if (rejection) throw new Refusal(rejection);
    const maxSize = await largestFile(store, act.eventId);
    return { participantId, by, maxSize, stillMay: () => ofPerformer(request, finishingRejection) };
  };
  const ofCrew = async (request: FastifyRequest): Promise<Sender> => {
    const { by } = await gates.crew(request);
    const { participant_id: participantId = '' } = request.params as { participant_id?: string };
    const { eventId } = await requireUnerased(store.read, participantId);
    const maxSize = await largestFile(store, eventId);
    return { participantId, by, maxSize, stillMay: () => gates.crew(request) };
  };

  app.register(async (scope) => {
    // The bytes go to the tus server as they come.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
    for (const [path, senderOf] of [
      [OWN_UPLOADS, (request: FastifyRequest) => ofPerformer(request)],
      [crewUploads(':participant_id'), ofCrew],
    ] as const)
      for (const [url, method] of [
        [API + path, ['POST']],
        [`${API}${path}/:upload_id`, ['HEAD', 'PATCH', 'DELETE']],
      ] as const) {
        const found = new WeakMap<FastifyRequest, Sender>();
        scope.route({
          method: [...method],
          url,
          onRequest: async (request) => {
            found.set(request, await senderOf(request));
          },
          handler: async (request, reply) => {
            const sender = found.get(request);
            if (!sender) throw new Error('unreachable: the gate ran before');
            await answer(request, reply, sender);
          },
        });
      }
  });
}

const isFull = (error: unknown): boolean =>
  (error instanceof Refusal ? error : storageTrouble(error))?.code === 'storage_full';

const noRoomLeft = () =>
  new Refusal(
    'storage_full',
    'There is no room left on our disk. What arrived of your file is kept: tell the organisers, and continue later.',
    { retryAfter: 60 },
  );

const PASSING = new Set(['busy', 'storage_away', 'storage_full']);

/**
 * An upload of which every byte is here is done for whoever asks how much is. So they hear that only once it is taken
 * in, or once it is sure to be without them; a file that is refused they hear refused.
 */
async function beforeAsking(
  { incoming, arrivals }: { incoming: Incoming; arrivals: UploadIntake },
  id: string,
): Promise<void> {
  const upload = await incoming.find(id);
  if (!upload || upload.metadata.taken === 'yes' || !(await incoming.isWhole(upload))) return;
  await arrivals.take(upload).catch((error: unknown) => {
    if (!(error instanceof Refusal && PASSING.has(error.code))) throw error;
  });
}

function tusServer(
  senders: WeakMap<object, Sender>,
  parts: { storage: TrackStorage; incoming: Incoming; arrivals: UploadIntake },
  log: FastifyBaseLogger,
): Server {
  const { storage, incoming, arrivals } = parts;
  const senderOf = (request: { runtime?: { node?: { req: object } } | undefined }): Sender => {
    const sender = request.runtime?.node && senders.get(request.runtime.node.req);
    if (!sender) throw new Error('unreachable: the gate ran before');
    return sender;
  };
  return new UploadServer({
    path: API,
    datastore: incoming.tus,
    // Nobody sends from another site.
    allowedOrigins: () => false,
    maxSize: (request) => senderOf(request).maxSize,
    namingFunction: (request) => `${senderOf(request).participantId}-${newId()}`,
    generateUrl: (request, { id }) => `${new URL(request.url).pathname.replace(/\/+$/, '')}/${id}`,
    getFileIdFromRequest: (_request, last) => last,
    async onUploadCreate(request, upload) {
      const { participantId, by, maxSize } = senderOf(request);
      if (upload.size === undefined) throw new Refusal('invalid', 'The length of the file is missing.');
      const reserve = Math.max(RESERVE, 2 * maxSize);
      if ((await storage.free()) - upload.size < reserve)
        throw new Refusal(
          'storage_full',
          'There is too little room on our disk to accept a file now. Nothing was saved; tell the organisers.',
        );
      await incoming.makeRoom(participantId);
      return { metadata: senderMetadata(by) };
    },
    async onUploadFinish(request, { id }) {
      const upload = await incoming.find(id);
      if (!upload) throw notHere();
      await senderOf(request)
        .stillMay()
        .catch(async (error: unknown) => {
          // Whole, it would be taken in at the next start.
          if (error instanceof Refusal) await incoming.remove(id);
          throw error;
        });
      await arrivals.take(upload).catch((error: unknown) => {
        throw isFull(error) ? noRoomLeft() : error;
      });
      return {};
    },
    async onResponseError(request, error) {
      const told = asRefusal(error, senderOf(request).maxSize);
      const refusal = told.code === 'internal' ? await whyUnwritten(parts, request.url) : told;
      if (refusal.code === 'internal') log.error({ err: error }, 'an upload failed');
      return { status_code: refusal.status, body: JSON.stringify(refusal.answer()) };
    },
  });
}

/** Says every refusal in the shape of all others; what is wrong with the headers the tus server tells nobody before. */
class UploadServer extends Server {
  override write(context: CancellationContext, headers: Headers, status: number, body = '') {
    if (status < 400) return super.write(context, headers, status, body);
    headers.set('content-type', 'application/json; charset=utf-8');
    const told = body.startsWith('{') ? body : JSON.stringify(otherProtocol().answer());
    return super.write(context, headers, status, told);
  }
}

/** The tus server does not say why a part could not be written: the upload was taken back, or the disk is full. */
async function whyUnwritten(
  { storage, incoming }: { storage: TrackStorage; incoming: Incoming },
  url: string,
): Promise<Refusal> {
  const id = new URL(url).pathname.split('/').at(-1) ?? '';
  if (incomingOf(id) !== undefined && !(await incoming.find(id))) return notHere();
  return (await storage.free()) < LAST_RESERVE ? noRoomLeft() : new Refusal('internal');
}

/** What went wrong as a sentence; the tus server's own errors carry a status and few words. */
function asRefusal(error: Error | { status_code: number; body: string }, maxSize: number): Refusal {
  if (error instanceof Refusal) return error;
  if (!('status_code' in error)) return isFull(error) ? noRoomLeft() : new Refusal('internal');
  switch (error.status_code) {
    case 413:
      return new Refusal(
        'too_large',
        `This file is too large: the limit is ${inMegabytes(maxSize)}. MP3 or M4A is smaller than WAV.`,
      );
    case 404:
    case 410:
      return notHere();
    case 409:
    case 423:
      return anotherPart();
    default:
      if (ANOTHER_PART.has(error.body)) return anotherPart();
      // 501 is said of an extension that was asked for and that there is none of here.
      return error.status_code < 500 || error.status_code === 501 ? otherProtocol() : new Refusal('internal');
  }
}

/** What the tus server says to one of two requests that send parts of the same upload. */
const ANOTHER_PART: ReadonlySet<string> = new Set([ERRORS.ABORTED.body, ERRORS.ERR_LOCK_TIMEOUT.body]);

const otherProtocol = () =>
  new Refusal(
    'invalid',
    'This upload does not speak our protocol (tus 1.0.0, without extensions but creation).',
  );

const anotherPart = () => new Refusal('stale', 'Another part of this upload is on its way.');
