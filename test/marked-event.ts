/**
 * A whole event every word of which says that it is this one's: acts, judges with a head, sheets, a vote, letters,
 * music, a result, and somebody of each kind who belongs to it. What only some may read is marked once more.
 */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { gearEndpoints } from '#contract/show/gear.ts';
import { screensEndpoints } from '#contract/show/screens.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { API } from '#server/http/calls.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import type { Headers } from './callers.ts';
import type { TestServer } from './server.ts';
import { sendFile } from './tracks/sending.ts';

const MINUTE = 60_000;

/** Who belongs to one event. */
export type Belonging =
  | 'head judge'
  | 'judge'
  | 'participant'
  | 'second participant'
  | 'MC'
  | 'board'
  | 'gear';

export interface MarkedEvent {
  id: string;
  /** In everything that it shows anybody. */
  mark: string;
  /** In what only those may read whom it concerns. */
  inner: string;
  people: Readonly<Record<Belonging, Headers>>;
  performanceIds: readonly string[];
  participantIds: readonly string[];
  judgeIds: readonly string[];
  pollId: string;
  noteId: string;
}

const marksOf = (mark: string) => ({ mark, inner: `${mark}-inner` });

/** Makes it the current event and fills it; `over` certifies and publishes its result. */
export async function makeMarkedEvent(
  server: TestServer,
  desk: Caller,
  mark: string,
  { over }: { over: boolean },
): Promise<MarkedEvent> {
  const { inner } = marksOf(mark);
  const event = await desk.call(eventsEndpoints.addEvent, {
    body: {
      name: `${mark} Show`,
      host: `${mark} Fixture`,
      venue: `${mark} Hall`,
      startsAt: Date.now() + 10 * MINUTE,
      registrationMode: 'open',
      settings: {
        lineupPublished: true,
        mailOn: true,
        mcAccessCode: `mc-${mark}`,
        contactLine: `${mark} desk`,
      },
    },
  });
  await desk.call(eventsEndpoints.makeEventCurrent, { params: { id: event.id } });
  const acts = await registerActs(server, desk, mark);
  const judges = await seatJudges(server, desk, mark);
  const { items } = await desk.call(lineupEndpoints.runningOrder);
  const performanceIds = items.flatMap((item) => (item.kind === 'performance' ? [item.id] : []));
  await scoreActs(server, desk, judges, performanceIds, inner);
  const pollId = await holdVote(server, desk, mark);
  if (over) await publish(server, desk, judges[0]?.headers ?? {}, pollId);
  else await release(server, judges[0]?.headers ?? {}, 1);
  const { version, view } = await sendNote(desk, `${inner} note`);
  if (version === 0) throw new Error('The note changed nothing.');
  const [one, two] = acts;
  if (!one || !two) throw new Error('Two acts were registered.');
  return {
    id: event.id,
    mark,
    inner,
    people: {
      'head judge': judges[0]?.headers ?? {},
      judge: judges[1]?.headers ?? {},
      participant: one.headers,
      'second participant': two.headers,
      ...(await pairGear(server, desk, mark)),
    },
    performanceIds,
    participantIds: acts.map(({ id }) => id),
    judgeIds: judges.map(({ id }) => id),
    pollId,
    noteId: view.notes.at(-1)?.id ?? '',
  };
}

async function registerActs(server: TestServer, desk: Caller, mark: string) {
  const { inner } = marksOf(mark);
  const category = await desk.call(eventsEndpoints.addCategory, { body: { name: `${mark} Voice` } });
  const acts: { id: string; headers: Headers }[] = [];
  for (const number of [1, 2, 3]) {
    const { participant, statusUrl } = await server.caller().call(registrationEndpoints.register, {
      body: {
        ...testParticipant(number),
        stageName: `${mark} act ${number}`,
        songTitle: `${mark} song ${number}`,
        preferredName: `${inner} person ${number}`,
        contact: `${inner}.${number}@example.org`,
        mcLine: `${inner} line`,
        stageNotes: `${inner} stage`,
        pronunciation: `${inner} say`,
        assistanceNeeded: `${inner} help`,
        emergencyContact: { preferredName: `${inner} friend`, contactMethod: `${inner} phone` },
        categoryId: category.id,
        ...(number === 3 && {
          isMinor: true,
          parentalConsent: {
            consentGiven: false,
            parentPreferredName: `${inner} parent`,
            parentContact: `${inner} parent's phone`,
          },
        }),
      },
    });
    const { id } = participant;
    const headers = { 'x-participant-token': statusUrl.split('/').at(-1) ?? '' };
    acts.push({ id, headers });
    await desk.call(registrationEndpoints.setNote, { params: { id }, body: { note: `${inner} remark` } });
    if (number === 3) continue;
    await desk.call(registrationEndpoints.setStatus, { params: { id }, body: { status: 'accepted' } });
    await desk.call(registrationEndpoints.checkIn, { params: { id }, body: { checkedIn: true } });
    await desk.call(tracksEndpoints.setTrack, {
      params: { participantId: id },
      body: { state: 'received', note: `${inner} track` },
    });
    await desk.call(lineupEndpoints.addPerformance, { body: { participantId: id } });
    const name = Buffer.from(`${inner}.wav`).toString('base64');
    await sendFile(`${server.origin}${API}${OWN_UPLOADS}`, silence(), {
      ...headers,
      'upload-metadata': `filename ${name}`,
    });
  }
  return acts;
}

/** A second of nothing, as a WAV file. */
function silence(): Buffer {
  const bytes = Buffer.alloc(44 + 16_000);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(8_000, 24);
  bytes.writeUInt32LE(16_000, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(16_000, 40);
  return bytes;
}

async function seatJudges(server: TestServer, desk: Caller, mark: string) {
  await desk.call(judgingEndpoints.addCriterion, {
    body: { name: `${mark} Craft`, minSteps: 1, maxSteps: 10 },
  });
  await desk.call(judgingEndpoints.addJudges, { body: { names: [`${mark} Head`, `${mark} Second`] } });
  const judges: { id: string; headers: Headers }[] = [];
  for (const { judgeId, path } of await desk.call(judgingEndpoints.judgeLinks)) {
    const token = path.split('/').at(-1) ?? '';
    const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
    judges.push({ id: judgeId, headers: { 'x-judge-token': token, 'x-judge-session': sessionId } });
  }
  await desk.call(resultsAdminEndpoints.setHeadReview, { body: { judgeId: judges[0]?.id ?? '' } });
  return judges;
}

/** Both judges score every act, and everything is locked. */
async function scoreActs(
  server: TestServer,
  desk: Caller,
  judges: readonly { headers: Headers }[],
  performanceIds: readonly string[],
  inner: string,
): Promise<void> {
  const [criterion] = await desk.call(judgingEndpoints.criteria);
  for (const [act, id] of performanceIds.entries()) {
    await desk.call(resultsEndpoints.unlockScoring, { params: { id }, body: { reason: 'The act was on.' } });
    for (const { headers } of judges)
      await server.caller(headers).call(judgingEndpoints.saveScoresheet, {
        params: { performanceId: id },
        body: {
          marks: { [criterion?.id ?? '']: 9 - act },
          note: `${inner} note to self`,
          feedback: `${inner} feedback`,
          submitted: true,
          baseRevision: 0,
        },
      });
    await desk.call(resultsEndpoints.lockScoring, { params: { id } });
  }
}

/** The head judge releases so many acts' scores. */
async function release(server: TestServer, headers: Headers, acts: number): Promise<void> {
  const head = server.caller(headers);
  const review = await head.call(headJudgeEndpoints.headReview);
  for (const { performanceId, mark } of review.acts.slice(0, acts))
    await head.call(headJudgeEndpoints.releaseScores, { params: { id: performanceId }, body: { mark } });
}

async function holdVote(server: TestServer, desk: Caller, mark: string): Promise<string> {
  const poll = await desk.call(votingEndpoints.addPoll, { body: { title: `${mark} favourite`, share: 0 } });
  const params = { id: poll.id };
  await desk.call(votingEndpoints.makeCodes, { body: { size: 2, label: `${mark} cards` } });
  await desk.call(votingEndpoints.openPoll, { params, body: {} });
  const page = await fetch(`${server.origin}/api/v1/ballot`);
  const cookie = cookiesOf(page);
  await server.caller({ cookie }).call(votingEndpoints.castBallot, {
    params,
    body: { choice: [poll.candidates[0]?.performanceId ?? ''] },
  });
  await desk.call(votingEndpoints.closePoll, { params });
  return poll.id;
}

async function publish(server: TestServer, desk: Caller, head: Headers, pollId: string): Promise<void> {
  await release(server, head, 2);
  const { digest } = await desk.call(resultsEndpoints.scoring);
  const { result } = await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'criteria' } });
  await desk.call(resultsEndpoints.publishResult, {
    params: { id: result?.id ?? '' },
    body: { depth: 'criteria' },
  });
  await desk.call(resultsAdminEndpoints.releaseFeedback);
  await desk.call(votingEndpoints.publishPoll, { params: { id: pollId } });
}

const sendNote = async (desk: Caller, text: string) =>
  desk.call(showEndpoints.command, {
    body: { kind: 'send_note', to: 'mc', text, commandId: newId(), expectedVersion: 0 },
  });

/** Pairs an MC page and a call board, and makes a token for a key. */
async function pairGear(server: TestServer, desk: Caller, mark: string) {
  const visitor = server.caller();
  const mc = await visitor.call(showEndpoints.pairScreen, { body: { code: `mc-${mark}` } });
  const offer = await visitor.call(screensEndpoints.offerScreen, { body: { kind: 'backstage' } });
  await desk.call(screensEndpoints.claimScreen, { body: { code: offer.code, name: `${mark} board` } });
  const { token } = await desk.call(gearEndpoints.addControlToken, { body: { name: `${mark} keys` } });
  return {
    MC: { 'x-screen-token': mc.token },
    board: { 'x-screen-token': offer.token },
    gear: { authorization: `Bearer ${token}` },
  };
}
