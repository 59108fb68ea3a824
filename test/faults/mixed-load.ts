/**
 * The people of a hall at work all at once: acts register and send their music, judges change their sheets, a
 * crowd votes and changes its mind, the desk presses. Each gives up on nothing: what was not answered is sent
 * again under the same id, as the pages do it.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { OWN_UPLOADS } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { MOST_CHANGES } from '#domain/voting/ballot.ts';
import { type Caller, CallRefused, callerOf } from '#server/demo/api.ts';
import { API } from '#server/http/calls.ts';
import { newId } from '#server/store/secrets.ts';
import { cookiesOf } from '#test/cookies.ts';
import { type Gate, openGate, openLink } from '../show/players.ts';
import type { Hall } from './hall.ts';
import { nothingTold, type Told } from './told.ts';

export interface Load {
  told: Told;
  gate: Gate;
  /** Everybody finishes what they began, until it was answered. @throws what any of them met that is no matter of the moment. */
  stop(): Promise<void>;
  /** What somebody met that is no matter of the moment, if anybody did. */
  failure(): unknown;
}

export interface LoadSettings {
  voters?: number;
  /** The file that acts send; none, and nobody sends one. */
  song?: Buffer | undefined;
  /** Where each kind of person goes; the hall's own server unless given. */
  originOf?: (person: number) => string;
}

const OF_THE_MOMENT = new Set(['busy', 'not_saved', 'too_soon', 'storage_full', 'storage_away', 'too_many']);
const AGAIN_MS = 60;

interface Person {
  hall: Hall;
  told: Told;
  gate: Gate;
  isOver: () => boolean;
  origin: () => string;
}

/** Sends until answered. A refusal that is not about the moment is thrown. */
async function insist<T>({ gate, told }: Person, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    await gate.passed();
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof CallRefused) {
        if (!OF_THE_MOMENT.has(error.code)) throw error;
        told.sentences.set(error.message, (told.sentences.get(error.message) ?? 0) + 1);
      }
      await pause(AGAIN_MS);
    }
  }
}

/** Sets everybody to work. */
export function startLoad(hall: Hall, settings: LoadSettings = {}): Load {
  const told = nothingTold();
  const gate = openGate();
  let over = false;
  let failed: unknown;
  let count = 0;
  const person = (): Person => {
    const number = count;
    count += 1;
    return {
      hall,
      told,
      gate,
      isOver: () => over || failed !== undefined,
      origin: () => settings.originOf?.(number) ?? hall.origin,
    };
  };
  const work = [
    register(person(), settings.song),
    press(person()),
    ...hall.show.judges.map((judge, seat) => score(person(), judge, seat)),
    ...Array.from({ length: settings.voters ?? 12 }, (_, seat) => vote(person(), seat)),
  ].map((one) =>
    one.catch((error: unknown) => {
      failed ??= error;
    }),
  );
  return {
    told,
    gate,
    failure: () => failed,
    async stop() {
      over = true;
      gate.open();
      await Promise.all(work);
      if (failed !== undefined) throw failed;
    },
  };
}

/** One act after the other registers; every third sends its music. */
async function register(person: Person, song: Buffer | undefined): Promise<void> {
  // A hall may be set to work more than once.
  const load = newId();
  for (let index = 0; !person.isOver(); index += 1) {
    const stageName = `Late act ${load} ${index + 1}`;
    const commandId = newId();
    person.told.registrations.set(stageName, undefined);
    const { participant, statusUrl } = await insist(person, () =>
      callerOf(person.origin()).call(registrationEndpoints.register, {
        body: { ...testParticipant(index * 5), stageName, audioDeliveryMethod: 'upload' },
        commandId,
      }),
    );
    person.told.registrations.set(stageName, participant.id);
    person.told.writes += 1;
    if (song && index % 3 === 0)
      await send(person, participant.id, statusUrl.split('/status/')[1] ?? '', song);
    await pause(150);
  }
}

/** Sends a file as the page does: asks how much is there, and goes on from that. */
async function send(person: Person, id: string, token: string, song: Buffer): Promise<void> {
  const sha256 = createHash('sha256').update(song).digest('hex');
  person.told.uploads.set(id, { sha256, acknowledged: false });
  const headers = { 'tus-resumable': '1.0.0', 'x-participant-token': token };
  const call = async (method: string, path: string, more: Record<string, string>, body?: Uint8Array) => {
    const answer = await fetch(`${person.origin()}${path}`, {
      method,
      headers: { ...headers, ...more },
      body: body === undefined ? null : new Uint8Array(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new CallRefused(`${method} ${path}`, answer.status, JSON.parse(text || '{}'));
    return answer;
  };
  const made = await insist(person, () =>
    call('POST', `${API}${OWN_UPLOADS}`, { 'upload-length': String(song.length) }),
  );
  const path = new URL(made.headers.get('location') ?? '', 'http://any').pathname;
  await insist(person, async () => {
    const stands = await call('HEAD', path, {});
    const offset = Number(stands.headers.get('upload-offset'));
    if (offset >= song.length) return;
    await call(
      'PATCH',
      path,
      { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      song.subarray(offset),
    );
  });
  person.told.uploads.set(id, { sha256, acknowledged: true });
  person.told.writes += 1;
}

/** The hall's show begins tomorrow. */
const START = [{ verb: 'start_show' as const, id: null, place: null }];

/** The desk: writes to the MC, gives and takes screens, and now and then presses GO. */
async function press(person: Person): Promise<void> {
  const { hall, told } = person;
  let { version } = await insist(person, () => hall.desk.call(showEndpoints.show));
  for (let turn = 0; !person.isOver(); turn += 1) {
    const commandId = newId();
    const sent = { commandId, expectedVersion: version };
    told.steps.set(commandId, undefined);
    const desk: Caller = hall.desk;
    const wantsGo = turn % 20 === 19;
    const done = await insist(person, () =>
      desk
        .call(showEndpoints.command, {
          body: wantsGo
            ? { kind: 'go', confirms: START, ...sent }
            : { kind: 'send_note', to: 'mc', text: `Note ${turn}`, ...sent },
        })
        .catch((error: unknown) => {
          // The evening's last GO: nothing comes after it.
          if (wantsGo && error instanceof CallRefused && error.status === 409 && error.code !== 'stale')
            return undefined;
          throw error;
        }),
    );
    if (done === undefined) told.steps.delete(commandId);
    else {
      version = done.version;
      told.steps.set(commandId, version);
      told.writes += 1;
    }
    await pause(80);
  }
}

/** A judge who changes one sheet after the other, again and again. */
async function score(person: Person, judge: { name: string; token: string }, seat: number): Promise<void> {
  const { hall, told } = person;
  const caller = await insist(person, () => openLink(person.origin(), openGate(), judge.token));
  const { criteria, performances } = await insist(person, () => caller.call(judgingEndpoints.panel));
  const before = new Map(performances.map(({ id, sheet }) => [id, sheet]));
  const acts = hall.show.performanceIds.slice(0, 6);
  for (let turn = 0; !person.isOver(); turn += 1) {
    const performanceId = acts[turn % acts.length] ?? '';
    const key = `${judge.name.replaceAll(' ', '')} ${performanceId}`;
    const own = told.sheets.get(key);
    const marks = Object.fromEntries(
      criteria.map((one, index) => [
        one.id,
        1 + ((turn + seat + index + Math.floor(turn / acts.length)) % 10),
      ]),
    );
    const sent = { marks, state: 'submitted' as const };
    const there = before.get(performanceId) ?? undefined;
    const revisions = own?.revisions ?? there?.revision ?? 0;
    const acknowledged =
      own?.acknowledged ??
      (there && { marks: there.marks as Record<string, number>, state: 'submitted' as const });
    told.sheets.set(key, { acknowledged, sent, revisions });
    const commandId = newId();
    const { revision } = await insist(person, () =>
      caller.call(judgingEndpoints.saveScoresheet, {
        params: { performanceId },
        body: { marks, submitted: true, baseRevision: revisions },
        commandId,
      }),
    );
    told.sheets.set(key, { acknowledged: sent, sent, revisions: revision });
    told.writes += 1;
    await pause(100);
  }
}

/** Voters who vote, and then change their mind as often as one may; then the next one comes. */
async function vote(person: Person, seat: number): Promise<void> {
  while (!person.isOver()) await voteAndChange(person, seat);
}

async function voteAndChange(person: Person, seat: number): Promise<void> {
  const { hall, told } = person;
  const cookie = await insist(person, async () => {
    const answer = await fetch(`${person.origin()}/api/v1/ballot`);
    await answer.text();
    return cookiesOf(answer);
  });
  const acts = hall.show.performanceIds;
  for (let turn = 0; turn <= MOST_CHANGES && !person.isOver(); turn += 1) {
    const choice = acts[(turn + seat) % acts.length] ?? '';
    told.ballots.set(cookie, { acknowledged: told.ballots.get(cookie)?.acknowledged, sent: choice });
    const { receipt } = await insist(person, () =>
      callerOf(person.origin(), { cookie }).call(votingEndpoints.castBallot, {
        params: { id: hall.show.pollId },
        body: { choice: [choice] },
      }),
    );
    told.ballots.set(cookie, { acknowledged: choice, sent: choice });
    told.receipts.add(receipt);
    told.writes += 1;
    await pause(30);
  }
}
