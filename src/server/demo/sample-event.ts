/**
 * Makes the sample event through the same calls that the pages make, so that it can hold nothing which a
 * person could not have entered.
 */
import type { z } from 'zod';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import type { Camel } from '#contract/case.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import type { cueKind } from '#contract/lineup/schema.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { addAdmin } from '../accounts/commands.ts';
import { SYSTEM } from '../store/audit.ts';
import { newCode } from '../store/secrets.ts';
import type { Store } from '../store/store.ts';
import { type Caller, callerOf } from './api.ts';
import {
  SAMPLE_ACTS,
  SAMPLE_CATEGORIES,
  SAMPLE_CRITERIA,
  SAMPLE_JUDGES,
  SAMPLE_WAITING,
  type SampleAct,
} from './sample-acts.ts';

const MINUTE = 60_000;

/** Who can sign in, and every address to hand out. */
export interface SampleEvent {
  admin: { email: string; password: string };
  crew: { email: string; password: string };
  judges: { name: string; url: string }[];
  /** The code that an MC types once to see the script. */
  mcCode: string;
  /** Makes calls as the sample's admin. */
  desk: Caller;
}

/** Fills an empty installation that listens at `origin` with the sample event. */
export async function makeSampleEvent(store: Store, origin: string): Promise<SampleEvent> {
  const admin = await account(store, 'Jo Brandt', 'jo@aurora.example', 'admin');
  const crew = await account(store, 'Sam Reyes', 'sam@aurora.example', 'crew');
  const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: admin });
  const desk = callerOf(origin, { authorization: `Bearer ${token}` });
  const categories = await makeEvent(desk, store.now());
  await makeForm(desk);
  const order = await makeActs(desk, categories);
  await makeRunningOrder(desk, order);
  await makePoll(desk);
  const { code: mcCode } = await desk.call(showEndpoints.screenPairing);
  const judges = await desk.call(judgingEndpoints.judgeLinks);
  return {
    admin,
    crew,
    desk,
    mcCode,
    judges: judges.map(({ name, path }) => ({ name, url: origin + path })),
  };
}

/** A password that nobody else has: the sample's server may stand in a hall's open network. */
async function account(store: Store, name: string, email: string, role: 'admin' | 'crew') {
  const password = `${newCode()}-${newCode()}`;
  await addAdmin(store, SYSTEM, { name, email, role, password });
  return { email, password };
}

async function makeEvent(desk: Caller, now: number): Promise<Map<string, string>> {
  // On the next full five minutes that leave time to look around.
  const startsAt = Math.ceil((now + 12 * MINUTE) / (5 * MINUTE)) * 5 * MINUTE;
  await desk.call(eventsEndpoints.addEvent, {
    body: {
      name: 'Open Stage',
      host: 'Aurora Con 2026',
      venue: 'Meridian Hall, Main Stage',
      description: 'Fourteen acts, five judges and a hall that votes.',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      startsAt,
      doorsAt: startsAt - 30 * MINUTE,
      registrationMode: 'open',
      settings: { lineupPublished: true, contactLine: 'The desk in the foyer, or stage@aurora.example' },
    },
  });
  const ids = new Map<string, string>();
  for (const category of SAMPLE_CATEGORIES) {
    const made = await desk.call(eventsEndpoints.addCategory, { body: category });
    ids.set(made.name, made.id);
  }
  return ids;
}

async function makeForm(desk: Caller): Promise<void> {
  for (const criterion of SAMPLE_CRITERIA)
    await desk.call(judgingEndpoints.addCriterion, {
      body: { ...criterion, minSteps: 1, maxSteps: 10, step: '1' },
    });
  await desk.call(judgingEndpoints.addJudges, { body: { names: [...SAMPLE_JUDGES] } });
}

/** Registers everybody and accepts those who are in the show; answers their ids in running order. */
async function makeActs(desk: Caller, categories: Map<string, string>): Promise<string[]> {
  const accepted: string[] = [];
  for (const act of SAMPLE_ACTS) {
    const { participant } = await desk.call(registrationEndpoints.addParticipant, {
      body: registrationOf(act, categories),
    });
    const params = { id: participant.id };
    await desk.call(registrationEndpoints.setStatus, { params, body: { status: 'accepted' } });
    await desk.call(tracksEndpoints.setTrack, {
      params: { participantId: participant.id },
      body: { state: act.category === 'Spoken word' ? 'not_needed' : 'loaded' },
    });
    await desk.call(registrationEndpoints.checkIn, { params, body: { checkedIn: true } });
    accepted.push(participant.id);
  }
  for (const act of SAMPLE_WAITING)
    await desk.call(registrationEndpoints.addParticipant, { body: registrationOf(act, categories) });
  return accepted;
}

function registrationOf(act: SampleAct, categories: Map<string, string>) {
  const contact = `${act.preferredName
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()}@acts.example`;
  return {
    stageName: act.stageName,
    preferredName: act.preferredName,
    pronouns: act.pronouns,
    pronunciation: act.pronunciation,
    songTitle: act.songTitle,
    categoryId: categories.get(act.category) ?? null,
    durationMs: milliseconds(act.length),
    performerCount: act.performers,
    mcLine: act.mcLine,
    stageNotes: act.stageNotes ?? '',
    isMinor: act.guardian !== undefined,
    audioDeliveryMethod: 'email' as const,
    riskAcknowledged: true as const,
    emergencyContact: { preferredName: 'Robin', pronouns: 'they/them', contactMethod: '+00 555 0100' },
    parentalConsent: act.guardian && {
      consentGiven: act.guardian.agreed,
      parentPreferredName: act.guardian.name,
      parentPronouns: act.guardian.pronouns,
      parentContact: '+00 555 0111',
    },
    assistanceNeeded: act.assistance ?? '',
    contact,
  };
}

const milliseconds = (length: string): number => {
  const [minutes = 0, seconds = 0] = length.split(':').map(Number);
  return (minutes * 60 + seconds) * 1_000;
};

type CueKind = Camel<z.infer<typeof cueKind>>;
const INTERVAL_AFTER = 7;

async function makeRunningOrder(desk: Caller, acts: readonly string[]): Promise<void> {
  const cue = (kind: CueKind, title: string, minutes: number) =>
    desk.call(lineupEndpoints.addCue, { body: { kind, title, plannedMs: minutes * MINUTE } });
  await cue('opening', 'Opening', 3);
  for (const [index, participantId] of acts.entries()) {
    if (index === INTERVAL_AFTER) await cue('interval', 'Interval', 15);
    await desk.call(lineupEndpoints.addPerformance, { body: { participantId } });
  }
  await cue('vote', 'Audience vote', 5);
  await cue('results', 'Results', 10);
}

/** Half of the acts stand on the ballot; it opens with the running order's vote. */
async function makePoll(desk: Caller): Promise<void> {
  const { items } = await desk.call(lineupEndpoints.runningOrder);
  const onBallot = new Set(SAMPLE_ACTS.filter((act) => act.onBallot).map((act) => act.stageName));
  await desk.call(votingEndpoints.addPoll, {
    body: {
      title: 'Audience favourite',
      itemId: items.find((item) => item.kind === 'vote')?.id ?? null,
      durationMs: 5 * MINUTE,
      candidateIds: items.filter((item) => onBallot.has(item.title)).map((item) => item.id),
    },
  });
}
