/**
 * What everybody may read of the current round's result: the steps that were told, the tables that were
 * published, made from what was frozen at certification.
 */
import { calledAs, publishedRows } from '#domain/results/telling.ts';
import { currentEvent } from '../events/queries.ts';
import { currentRound } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import {
  type Announcement,
  type CertifiedResult,
  currentResult,
  lastToldResult,
  stepsOfTable,
  wasPublishedBefore,
} from './queries.ts';
import type { CountPoll } from './records.ts';

const NOTHING = { withdrawnAt: null, tables: [], awards: [], certificate: null };

/** The public results as they are at `now`. */
export async function publicResults(read: Reader, at: { now: number; count: CountPoll }) {
  const event = await currentEvent(read);
  const round = await currentRound(read);
  if (!event || !round) return { state: 'no_event' as const, event: null, ...NOTHING };
  const shownEvent = { name: event.name, host: event.host, timeZone: event.timeZone };
  const result = await currentResult(read, round, at);
  const told = result?.announcements.filter((table) => table.state !== 'certified') ?? [];
  if (!result || result.state === 'voided' || told.length === 0) {
    const before = await lastToldResult(read, round.id);
    return before
      ? {
          state: 'withdrawn' as const,
          event: shownEvent,
          ...NOTHING,
          withdrawnAt: before.voidedAt ?? result?.voidedAt ?? at.now,
        }
      : { state: 'before' as const, event: shownEvent, ...NOTHING };
  }
  const published = told.some((table) => table.state === 'published');
  const whole = result.announcements.every((table) => table.state === 'published');
  return {
    state: told.every((table) => table.state === 'published')
      ? ('published' as const)
      : ('revealing' as const),
    event: shownEvent,
    withdrawnAt: null,
    tables: told.map((table) => presentTable(result, table)),
    awards: whole ? presentAwards(result) : [],
    certificate: published
      ? { ...presentCertificate(result), corrects: await wasPublishedBefore(read, result) }
      : null,
  };
}

function presentTable(result: CertifiedResult, table: Announcement) {
  const steps = stepsOfTable(result, table);
  const published = table.state === 'published';
  const shown = published ? steps : steps.slice(0, table.shownSteps);
  return {
    id: table.id,
    kind: table.kind,
    title: table.title,
    state: published ? ('published' as const) : ('revealing' as const),
    hiddenSteps: steps.length - shown.length,
    steps: shown.map((step) => ({
      place: step.place,
      entries: step.entries.map((entry) => ({
        performanceId: entry.performanceId,
        number: entry.number,
        stageName: entry.stageName,
        pronouns: entry.pronouns,
        song: entry.song,
        score: entry.score,
      })),
    })),
    rows: published ? publishedRows(table, result.programme, result.depth) : [],
    guests: published ? calledAs(result.programme, table.guests) : [],
  };
}

/** The prizes by name. Who has them follows what was certified, never the live records. */
const presentAwards = (result: CertifiedResult) =>
  result.awards.map((award) => ({
    title: award.title,
    reason: award.reason,
    winners: calledAs(result.programme, award.performanceIds).map(({ performanceId, stageName }) => ({
      performanceId,
      stageName,
    })),
  }));

function presentCertificate(result: CertifiedResult) {
  const { rules } = result.standings;
  return {
    certifiedAt: result.certifiedAt,
    version: result.version,
    digest: result.digest,
    logged: result.logged,
    method: rules.method,
    judges: result.standings.judges.length,
    outOf: result.outOf,
    ballots: result.standings.audience?.ballots ?? null,
    combination: rules.combination.mode,
    judgesShare: rules.combination.judges,
    audienceShare: rules.combination.audience,
  };
}
