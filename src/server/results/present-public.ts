/**
 * What everybody may read of a round's result: the steps that were told, the tables that were
 * published, made from what was frozen at certification.
 */
import { pickFields } from '#domain/pick-fields.ts';
import { hasFavourite } from '#domain/results/awards.ts';
import { publicProgress } from '#domain/results/followed.ts';
import { judgesCounted } from '#domain/results/gates.ts';
import {
  actsHidden,
  type Depth,
  programmeNames,
  publicEntry,
  publishedRows,
  revealedSteps,
  unrevealedActs,
} from '#domain/results/telling.ts';
import type { Event } from '../events/queries.ts';
import { roundsOf } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { announcedRounds } from './announced-rounds.ts';
import {
  type Announcement,
  type CertifiedResult,
  currentResult,
  depthOf,
  lastRevealedResult,
  roundWithEvent,
  stepsOfTable,
  toldAtOf,
  wasPublishedBefore,
} from './queries.ts';
import type { At } from './records.ts';

const NOTHING = { withdrawnAt: null, tables: [], awards: [], certificate: null };

/** A result as the public may follow it at `now` (ms). */
export const asFollowed = (
  result: CertifiedResult,
  { settings: { phonesFollowMs } }: Pick<Event, 'settings'>,
  now: number,
): CertifiedResult => ({
  ...result,
  announcements: result.announcements.map((table) => ({
    ...table,
    ...publicProgress({ ...table, toldAt: toldAtOf(table) }, phonesFollowMs, now),
  })),
});

/** A round at a time; none before an event is set up. */
export interface AskedPublic extends At {
  roundId: string | undefined;
}

/** A round's public results as they are at `now` (ms). */
export async function publicResults(read: Reader, { roundId, ...at }: AskedPublic) {
  const on = await roundWithEvent(read, roundId);
  const others = (await announcedRounds(read)).flatMap(({ id, name, event }) =>
    id === roundId ? [] : [{ id, name, event }],
  );
  if (!on) return { state: 'no_event' as const, event: null, round: null, others, ...NOTHING };
  const { round, event } = on;
  const about = {
    event: { name: event.name, host: event.host, timeZone: event.timeZone },
    round: { id: round.id, name: round.name, of: (await roundsOf(read, event.id)).length },
    others,
  };
  const certified = await currentResult(read, round, at);
  const result = certified && asFollowed(certified, event, at.now);
  const told = result?.announcements.filter((table) => table.state !== 'certified') ?? [];
  if (!result || result.state === 'voided' || told.length === 0) {
    return { ...about, ...NOTHING, ...(await takenBack(read, round.id, result, at.now)) };
  }
  const published = told.some(isPublished);
  // A prize that is published stands among the awards, and is no result by itself.
  const tables = told.filter((table) => table.kind !== 'prize' || !isPublished(table));
  return {
    state: tables.length > 0 && tables.every(isPublished) ? ('published' as const) : ('revealing' as const),
    ...about,
    // As certified; a result from before there was a document names neither.
    event: { ...about.event, name: result.event.name || event.name },
    round: { ...about.round, name: result.round.name || round.name },
    withdrawnAt: null,
    tables: tables.map((table) => presentTable(result, table)),
    awards: presentAwards(result, told.filter(isPublished)),
    certificate: published
      ? { ...presentCertificate(result), corrects: await wasPublishedBefore(read, result) }
      : null,
  };
}

const isPublished = ({ state }: Announcement): boolean => state === 'published';

/** Whether something was told here before, and since when it no longer counts. */
async function takenBack(read: Reader, roundId: string, result: CertifiedResult | undefined, now: number) {
  // What the hall alone knows of this one was not taken back from anybody here.
  const before = await lastRevealedResult(read, roundId, result?.state === 'certified' ? result.id : '');
  if (!before) return { state: 'before' as const };
  return { state: 'withdrawn' as const, withdrawnAt: before.voidedAt ?? result?.voidedAt ?? now };
}

/**
 * How much of a published table is shown. Beside a total that the audience counts in, the panel's figures give the
 * audience's part away, so they wait for the audience's own table.
 */
function depthShown(result: CertifiedResult, table: Announcement): Depth {
  const depth = depthOf(result, table);
  const isTold = result.announcements.every(
    ({ kind, state }) => kind !== 'audience' || state === 'published',
  );
  return isTold || depth === 'places' || result.standings.rules.combination.mode === 'apart'
    ? depth
    : 'totals';
}

function presentTable(result: CertifiedResult, table: Announcement) {
  const steps = stepsOfTable(result, table);
  const published = isPublished(table);
  const shown = published ? steps.length : table.shownSteps;
  return {
    id: table.id,
    kind: table.kind,
    title: table.title,
    state: published ? ('published' as const) : ('revealing' as const),
    hiddenActs: actsHidden(steps, shown),
    steps: revealedSteps(steps, shown).map((step) => ({
      place: step.place,
      entries: step.entries.map(publicEntry),
    })),
    rows: published ? rowsOf(result, table) : [],
    also: published ? programmeNames(result.programme, unrevealedActs(table, result.programme)) : [],
    guests: published ? programmeNames(result.programme, table.guests) : [],
  };
}

/** The rows of a published table, and whether the rules broke a tie for each place. */
function rowsOf(result: CertifiedResult, table: Announcement) {
  const byRules = new Set(
    result.standings.performances.flatMap(({ performanceId, tie }) =>
      table.kind === 'result' && tie?.decidedBy && tie.decidedBy !== 'decision' ? [performanceId] : [],
    ),
  );
  return publishedRows(table, result.programme, depthShown(result, table)).map((row) => ({
    ...row,
    tieByRules: byRules.has(row.performanceId),
  }));
}

/**
 * The prizes by name: all once the whole result is published, before that those that were published by themselves. Who
 * has them follows what was certified, never the live records.
 */
function presentAwards(result: CertifiedResult, published: readonly Announcement[]) {
  const isWhole = published.length === result.announcements.length;
  const isHere = ({ kind, title }: CertifiedResult['awards'][number]) =>
    isWhole ||
    (kind === 'special' && published.some((table) => table.kind === 'prize' && table.title === title));
  const wasOnStage = (id: string) => result.programme.some((act) => act.performanceId === id);
  return result.awards.filter(isHere).map((award) => ({
    title: award.title,
    reason: award.reason,
    winners: programmeNames(result.programme, award.performanceIds.filter(wasOnStage)).map(
      ({ performanceId, stageName }) => ({
        performanceId,
        stageName,
      }),
    ),
  }));
}

/**
 * How many ballots a result counts, of all its polls together; null without votes. What the minimum turnout is held
 * against, the fewest of a poll, is no number of votes.
 */
const ballotsOf = ({ standings: { audience }, polls }: CertifiedResult): number | null =>
  audience && polls.length > 1
    ? polls.reduce((sum, { ballots }) => sum + ballots, 0)
    : (audience?.ballots ?? null);

const presentCertificate = (result: CertifiedResult) => ({
  ...pickFields(result, ['certifiedAt', 'version', 'digest', 'logged']),
  ballots: ballotsOf(result),
  ...presentHowCounted(result),
});

/** Which marks a trimmed mean left out anywhere; null where none was, as with too few judges. */
function marksLeftOut({ performances }: CertifiedResult['standings']) {
  const sides = new Set(
    performances.flatMap(({ criteria, judges }) => [
      ...criteria.flatMap(({ trimmed }) => trimmed.map(({ side }) => side)),
      ...judges.flatMap(({ trimmed }) => trimmed ?? []),
    ]),
  );
  if (sides.size > 1) return 'both' as const;
  return [...sides][0] ?? null;
}

/** What the sentence on how a result was made is made from: the rules that it was certified by, and who counted. */
export function presentHowCounted(result: CertifiedResult) {
  const { rules, audience } = result.standings;
  return {
    method: rules.method,
    leftOut: rules.method === 'trimmed_mean' ? marksLeftOut(result.standings) : null,
    audienceCounts: audience?.counted === true,
    judges: judgesCounted(result.standings),
    outOf: result.outOf,
    least:
      audience?.leftOut === 'below_minimum_turnout' && !hasFavourite(result.standings)
        ? audience.minimumTurnout
        : null,
    combination: rules.combination.mode,
    judgesShare: rules.combination.judges,
    audienceShare: rules.combination.audience,
  };
}
