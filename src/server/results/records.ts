/** Gathering a round's records through the rooms that own them, and the tabulation's input from those. */
import { pickFields } from '#domain/pick-fields.ts';
import { type PanelOf, type PollCount, type RoundRecords, tabulationInput } from '#domain/results/inputs.ts';
import type { ProgrammeEntry } from '#domain/results/telling.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import type { RulesInput, TabulationInput } from '#domain/tabulation/types.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import type { Tally } from '#domain/voting/tally.ts';
import { criteriaOfEvent, judgesOfEvent } from '../judging/queries.ts';
import { countedSheetsOf } from '../judging/scoresheet-row.ts';
import { type OrderItem, orderOf, performing, type Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { type Poll, pollsOf } from '../voting/queries.ts';
import { carriedInto } from './sources.ts';

/** Counts a closed poll: by the ballot box while the server runs, from the log itself in a recount. */
export type CountPoll = (pollId: string) => Promise<Pick<Tally, 'ballots' | 'votes'> & Partial<Tally>>;

/** At which time in ms rounds are read, and how closed polls are counted. */
export interface At {
  now: number;
  count: CountPoll;
}

/** A round with everything that its result is made from. */
export interface RoundMaterial {
  round: Round;
  records: RoundRecords;
  /** The performances in running order, without scratched ones. */
  acts: OrderItem[];
  polls: Poll[];
  /** The polls that count for the round and were opened, without practice ones, in order. */
  countedPolls: Poll[];
}

/** A round's rules as stored. */
export const rulesOf = (round: Pick<Round, 'rules'>): RulesInput => JSON.parse(round.rules);

/**
 * Reads everything that decides a round's result at `now` (ms); scoresheets only unless `sheets` is false. `ledBy`: who
 * leads the panel, as a result keeps it, where that is not for the rows to say.
 */
export async function gather(
  read: Reader,
  round: Round,
  at: At & { sheets?: false; ledBy?: string | null },
): Promise<RoundMaterial> {
  const acts = performing(await orderOf(read, round));
  const ids = acts.map((act) => act.id);
  const polls = await pollsOf(read, round.id, at.now);
  // A count leaves out what was set aside, and is asked of the box: whoever remembers what they gathered sees by this
  // that it changed.
  if (polls.length > 0)
    await read.selectFrom('voteFlag').select('id').where('setAsideAt', 'is not', null).execute();
  // A poll between tied acts breaks the tie; it is no part of the score that tied them.
  const ofFaceOffs = polls.length > 0 ? await pollsOfFaceOffs(read, round.id) : new Set<string>();
  const countedPolls = polls.filter(
    (poll) => !ofFaceOffs.has(poll.id) && poll.share > 0 && poll.state !== 'draft' && poll.practice === 0,
  );
  const ledBy = at.ledBy === undefined ? await ledByAsCertified(read, round.id) : at.ledBy;
  const judges = ledAs(ledBy, await judgesOfEvent(read, round.eventId));
  const records: RoundRecords = {
    rules: rulesOf(round),
    judges: judges.map((judge) => ({
      ...judge,
      revoked: judge.revokedAt !== null,
    })),
    criteria: await criteriaOfEvent(read, round.eventId),
    performances: acts.map((act) => ({
      id: act.id,
      number: act.number,
      name: act.title,
      categoryId: act.act?.categoryId ?? null,
      guest: act.isGuest,
    })),
    sheets: at.sheets === false ? [] : await countedSheetsOf(read, ids),
    excused: await excusedOf(read, ids),
    deductions: await deductionsOf(read, ids),
    audience: await countsOf(countedPolls, new Set(ids), at.count),
    setAside: [
      ...(await setAsideOf(read, round.id)).map((row) => row.judgeId),
      ...judges.filter((judge) => !judge.scores).map((judge) => judge.id),
    ],
    decisions: await countedDecisions(await decisionsOf(read, round.id), polls, at.count),
    carried: await carriedInto(read, round.id, acts),
  };
  return { round, records, acts, polls, countedPolls };
}

/** Who led when the round's result was certified, while it stands: the event may name another for a later round. */
async function ledByAsCertified(read: Reader, roundId: string): Promise<string | null> {
  const standing = await read
    .selectFrom('result')
    .select('ledBy')
    .where('roundId', '=', roundId)
    .where('state', '=', 'certified')
    .executeTakeFirst();
  return standing?.ledBy ?? null;
}

/** The judges, led by those whom a result keeps; null: by whom the event names. */
function ledAs<J extends { id: string; isHead: boolean }>(
  ledBy: string | null,
  judges: readonly J[],
): readonly J[] {
  if (!ledBy) return judges;
  const heads: readonly string[] = JSON.parse(ledBy);
  return judges.map((judge) => ({ ...judge, isHead: heads.includes(judge.id) }));
}

/**
 * What the closed polls gave. Every candidate has a count, so that one whom nobody chose is told from an act that
 * was not in the poll. While one that counts is open there is none: a part of the vote is no result.
 */
async function countsOf(
  polls: readonly Poll[],
  acts: ReadonlySet<string>,
  count: CountPoll,
): Promise<PollCount[]> {
  if (polls.some((poll) => poll.state !== 'closed')) return [];
  return Promise.all(
    polls.map(async ({ id, title, method, share, candidateIds }) => {
      const tally = { codes: 0, voters: {}, ...(await count(id)) };
      return {
        id,
        title,
        share,
        ballots: tally.ballots,
        facts: POLL_KINDS[method].facts(
          tally,
          candidateIds.filter((act) => acts.has(act)),
        ),
      };
    }),
  );
}

/** The input of a round's tabulation. A certified result is compared with what its own `engine` makes. */
export const inputOf = (material: RoundMaterial, panel: PanelOf, engine?: Engine): TabulationInput =>
  tabulationInput(material.records, panel, engine);

/** The acts as they are frozen with a result: number, stage name and song. */
export const programmeOf = (acts: readonly OrderItem[]): ProgrammeEntry[] =>
  acts.map((item) => ({
    performanceId: item.id,
    number: item.number,
    stageName: item.title,
    pronouns: item.act?.pronouns ?? '',
    song: item.act?.songTitle ?? '',
    pronunciation: item.act?.pronunciation ?? '',
    category: item.act?.category ?? '',
  }));

/** Which judges are excused from which of these acts. */
export const excusedOf = (read: Reader, performanceIds: readonly string[]) =>
  read
    .selectFrom('excusedSheet')
    .select(['judgeId', 'performanceId'])
    .where('performanceId', 'in', performanceIds)
    .execute();

/** The excusals from these acts, with their reasons. */
export const excusalsOf = (read: Reader, performanceIds: readonly string[]) =>
  read
    .selectFrom('excusedSheet')
    .select(['judgeId', 'performanceId', 'reason', 'by'])
    .where('performanceId', 'in', performanceIds)
    .orderBy('performanceId')
    .orderBy('judgeId')
    .execute();

/** From which of these acts this judge is excused, why and by whom. */
export const excusesOf = (read: Reader, judgeId: string, performanceIds: readonly string[]) =>
  read
    .selectFrom('excusedSheet')
    .select(['performanceId', 'reason', 'by'])
    .where('judgeId', '=', judgeId)
    .where('performanceId', 'in', performanceIds)
    .execute();

/** The judges who are set aside in a round, in the order of the decisions. */
export const setAsideOf = (read: Reader, roundId: string) =>
  read
    .selectFrom('setAsideJudge')
    .selectAll()
    .where('roundId', '=', roundId)
    .orderBy('createdAt')
    .orderBy('judgeId')
    .execute();

/** The deductions on these performances, oldest first. */
export const deductionsOf = (read: Reader, performanceIds: readonly string[]) =>
  read
    .selectFrom('deduction')
    .selectAll()
    .where('performanceId', 'in', performanceIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** The decisions on ties in a round, oldest first. */
export const decisionsOf = async (read: Reader, roundId: string) =>
  (
    await read
      .selectFrom('tieDecision')
      .selectAll()
      .where('roundId', '=', roundId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  ).map((row) => ({
    ...pickFields(row, ['id', 'reason', 'by', 'how', 'kind', 'pollId', 'createdAt']),
    order: JSON.parse(row.performances) as string[],
  }));

type Decision = Awaited<ReturnType<typeof decisionsOf>>[number];

/**
 * Decisions with what the hall's polls give now: a ballot that is not as it was when the tie was decided shows in
 * a recount, and voids what was certified.
 */
const countedDecisions = (
  decisions: readonly Decision[],
  polls: readonly Poll[],
  count: CountPoll,
): Promise<RoundRecords['decisions']> =>
  Promise.all(
    decisions.map(async ({ order, reason, by, how, kind, pollId }) => {
      const counts = pollId !== null && polls.some((poll) => poll.id === pollId);
      const votes = counts ? (await count(pollId)).votes : {};
      return {
        order,
        reason,
        by,
        how,
        kind,
        votes: kind === 'hall' ? Object.fromEntries(order.map((act) => [act, votes[act] ?? 0])) : null,
      };
    }),
  );

/** The polls by which the hall was asked to settle the round's ties: that evening's, between acts of that evening. */
export const pollsOfFaceOffs = async (read: Reader, roundId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await read.selectFrom('faceOff').select('pollId').where('roundId', '=', roundId).execute()).flatMap(
      ({ pollId }) => pollId ?? [],
    ),
  );
