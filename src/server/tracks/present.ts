/** What the wire shows of an act's music. */
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { type Finding, findingsOf } from '#domain/tracks/facts.ts';
import { finishingEndsAt, sendingEndsAt, sendingRejection } from '#domain/tracks/sending.ts';
import { categoriesOf } from '../events/queries.ts';
import type { ParticipantAccess } from '../http/access.ts';
import { type ParticipantRow, requireParticipant } from '../registration/queries.ts';
import { type Holder, holderOf } from '../registration/signed-address.ts';
import type { Store } from '../store/store.ts';
import { type ArrivalRow, arrivalsOf } from './arrival-order.ts';
import { factsOf, type TrackFileRow, trackFilesOf } from './files.ts';
import type { Incoming } from './incoming.ts';
import { type SoundKind, soundLink } from './links.ts';
import { LOST_FOR_PERFORMERS } from './lost.ts';
import { shownTrackOf } from './queries.ts';
import { largestFile, sendingFacts } from './uploads.ts';

function presentFile(store: Store, holder: Holder, row: TrackFileRow, limitMs: number | null) {
  const facts = factsOf(row);
  const link = (kind: SoundKind) => soundLink(store, holder, row.id, kind);
  const wave: number[] = row.wave === null ? [] : JSON.parse(row.wave);
  return {
    id: row.id,
    version: row.version,
    sentBy: row.sentBy,
    sentByCrew: row.sentByCrew === 1,
    uploadedAt: row.uploadedAt,
    format: row.format,
    size: row.size,
    ...facts,
    listening: row.listening,
    findings: findingsOf(facts, limitMs).filter(({ kind }) => isTold(kind, row)),
    wave,
    here: row.lostAt === null,
    playUrl: link('play'),
    levelledUrl: row.levelled === 1 ? link('levelled') : null,
    trim: row.trim === 1,
    trimmed: row.copyMs === null ? null : { durationMs: row.copyMs, headMs: row.copyHeadMs },
    saveUrl: link('save'),
  };
}

/** While it is listened to, only what is certain is told; of silence only while it is heard. */
function isTold(kind: Finding['kind'], { listening, copyMs }: TrackFileRow): boolean {
  if (kind === 'not_heard') return listening === 'without';
  return copyMs === null || (kind !== 'late_start' && kind !== 'late_end');
}

async function sendingOf(store: Store, act: ParticipantRow) {
  const categories = await categoriesOf(store.read, act.eventId);
  const limitMs = categories.find(({ id }) => id === act.categoryId)?.timeLimitMs ?? null;
  const facts = await sendingFacts(store, act);
  return {
    maxSize: await largestFile(store, act.eventId),
    limitMs,
    untilAt: sendingEndsAt(facts),
    arrivesUntilAt: finishingEndsAt(facts),
  };
}

const presentArrival = ({ arrivedAt, state, refusal }: ArrivalRow) => ({
  arrivedAt,
  refusal: state === 'refused' ? refusal : null,
  refusalTold: state === 'refused' ? catalogueLinesOf(refusal) : [],
});

/** Everything on one act's music, for the crew. @throws Refusal `not_found`. */
export async function presentActTrack(
  store: Store,
  incoming: Incoming,
  { participantId, holder }: { participantId: string; holder: Holder },
) {
  const act = await requireParticipant(store.read, participantId);
  const sending = await sendingOf(store, act);
  const files = await trackFilesOf(store.read, participantId);
  return {
    ...(await shownTrackOf(store.read, participantId)),
    upload: (await incoming.progress()).get(participantId) ?? null,
    arrived: (await arrivalsOf(store.read, participantId)).map(presentArrival),
    files: files.map((file) => presentFile(store, holder, file, sending.limitMs)),
    sending,
  };
}

/** What performers see of their own music. */
export async function presentOwnTrack(store: Store, access: ParticipantAccess) {
  const { participantId } = access;
  const act = await requireParticipant(store.read, participantId);
  const track = await shownTrackOf(store.read, participantId);
  const note = track.lost ? LOST_FOR_PERFORMERS : track.note;
  const sending = await sendingOf(store, act);
  const [newest] = await trackFilesOf(store.read, participantId);
  const [arrival] = await arrivalsOf(store.read, participantId);
  return {
    state: track.state,
    problem: track.state === 'problem' && note !== '' ? note : null,
    problemTold: catalogueLinesOf(note),
    changedAt: track.changedAt,
    file: newest ? presentFile(store, holderOf(access), newest, sending.limitMs) : null,
    arrived: arrival ? presentArrival(arrival) : null,
    sending,
    maySend: sendingRejection(await sendingFacts(store, act), store.now()) === undefined,
  };
}
