/** From certified rounds to the next one, and which round is current. */
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { roundsEndpoints } from '#contract/results/rounds.ts';
import { refusalOf, toldIn } from '#domain/messages/report.ts';
import {
  type Advance,
  advance,
  type Contender,
  comparesGroups,
  haveComparableResults,
} from '#domain/results/advance.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { roundOf } from '../lineup/gate.ts';
import type { ShowPhaseOf } from '../lineup/over.ts';
import {
  itemRows,
  latestRound,
  latestShow,
  performancesOfRound,
  type Round,
  roundsOf,
} from '../lineup/queries.ts';
import { addRound, callRound, removeRound, renameRound, requireKind, roundsNamed } from '../lineup/rounds.ts';
import { competing, dealActs, moveActs } from '../lineup/seeding.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type CertifiedResult, currentResult } from './queries.ts';
import { type At, rulesOf } from './records.ts';
import { isScored, requireCarryable, sourceResult, standingAt } from './round-points.ts';
import { forgetSources, type SourceResult, sourceDoubts, sourcesOf, writeSources } from './sources.ts';

type Rule = BodyOf<typeof roundsEndpoints.previewNext>;
type NextRound = BodyOf<typeof roundsEndpoints.makeNext>;
/** How far the show of a round is. */
type Stand = Awaited<ReturnType<ShowPhaseOf>>;

/** The event's rounds as the office sees them. `stands` tells how far each one's show is. */
export async function presentRounds(
  read: Reader,
  at: At,
  { eventId, stands }: { eventId: string; stands: Readonly<Record<string, Stand>> },
) {
  const current = await latestShow(read, eventId);
  const standing = standingAt(read, at);
  return Promise.all(
    (await roundsOf(read, eventId)).map(async (round) => {
      const sources = await sourcesOf(read, round.id);
      const doubts = await sourceDoubts(read, round.id, standing);
      const acts = (await performancesOfRound(read, round.id)).filter((act) => !act.scratched);
      const certified = (await currentResult(read, round, at))?.state === 'certified';
      return {
        id: round.id,
        name: round.name,
        current: round.id === current?.id,
        acts: acts.filter((act) => !act.isGuest).length,
        guests: acts.filter((act) => act.isGuest).length,
        state: certified
          ? ('certified' as const)
          : acts.length === 0
            ? ('empty' as const)
            : ('open' as const),
        show: stands[round.id] ?? ('waiting' as const),
        performances: acts.map(({ id, stageName, category, isGuest }) => ({
          id,
          stageName,
          category,
          isGuest,
        })),
        from: sources.map((source) => ({ id: source.roundId, name: source.name })),
        takenBack: doubts.flatMap((doubt) => (doubt.kind === 'earlier_taken_back' ? [doubt.round] : [])),
        points: sources.some((source) => source.carries) ? ('carry' as const) : ('zero' as const),
        recall: rulesOf(round).calls?.recall || null,
        scored: await isScored(read, round.id),
      };
    }),
  );
}

/** The acts that go on from certified rounds, and what the next round is made from. */
export interface Field {
  rules: string;
  earlier: Pick<Standings, 'rules'>[];
  sources: SourceResult[];
  participants: Map<string, { participantId: string; stageName: string }>;
  made: Advance;
}

/**
 * Who goes on from certified rounds by a rule. @throws Refusal `wrong_state` when a round's result does not stand
 * certified or the rounds cannot be compared.
 */
export async function fieldOf(read: Reader, at: At, rule: Rule): Promise<Field> {
  const contenders: Contender[] = [];
  const participants: Field['participants'] = new Map();
  const results: CertifiedResult[] = [];
  let rules = '';
  for (const round of await roundsNamed(read, rule.roundIds)) {
    const result = await currentResult(read, round, at);
    if (result?.state !== 'certified')
      throw new Refusal('wrong_state', `${round.name} is not certified. Certify its result first.`);
    results.push(result);
    rules = round.rules;
    for (const act of await performancesOfRound(read, round.id)) {
      const row = result.standings.performances.find((one) => one.performanceId === act.id);
      if (!row) continue;
      participants.set(act.id, { participantId: act.participantId, stageName: act.stageName });
      contenders.push({
        ...row,
        name: act.stageName,
        groupId: round.id,
        group: round.name,
        category: act.category,
      });
    }
  }
  const allRules = results.map((result) => result.standings.rules);
  if (comparesGroups(rule, results.length) && !haveComparableResults(allRules))
    throw new Refusal(
      'wrong_state',
      'Results of these rounds cannot be compared with each other. Take the best of each group, without wildcards.',
    );
  const byCategoryOnly = results.some((result) => result.standings.rules.scope === 'category');
  if (byCategoryOnly && (rule.each !== 'category' || rule.wildcards > 0))
    throw new Refusal(
      'wrong_state',
      'Each category is ranked by itself here. Take the best of each category, without wildcards.',
    );
  return {
    rules,
    earlier: results.map(({ standings }) => ({ rules: standings.rules })),
    sources: await Promise.all(results.map((result) => sourceResult(read, result))),
    participants,
    made: advance(
      contenders,
      rule,
      new Map(rule.chosen.map(({ cut, performanceIds }) => [cut, new Set(performanceIds)])),
    ),
  };
}

/** Who would go on by a rule, and why. */
export async function previewNext(read: Reader, at: At, rule: Rule) {
  const { participants, made } = await fieldOf(read, at, rule);
  const seated = (performanceId: string) => ({
    performanceId,
    stageName: participants.get(performanceId)?.stageName ?? '',
  });
  return {
    advancing: made.advancing.map(({ performanceId, why, wildcard }) => ({
      ...seated(performanceId),
      why,
      whyTold: toldIn(why),
      wildcard,
    })),
    cuts: made.cuts.map((cut) => ({ ...cut, whyTold: toldIn(cut.why), among: cut.among.map(seated) })),
  };
}

/**
 * Makes the next round. @throws Refusal `not_ready` while the last place that goes on is shared, `reason_needed` for
 * acts named beside the rule without a reason.
 */
export async function makeNext(work: Work, field: Field, given: NextRound): Promise<void> {
  const [first] = await roundsNamed(work.tx, given.roundIds);
  if (!first) throw new Refusal('not_found', 'There is no such round.');
  const { advancing, cuts } = field.made;
  const open = cuts.find((cut) => !cut.settled);
  if (open) throw new Refusal('not_ready', `${open.why} ${refusalOf('chooseWhoGoesOn')}`);
  if (advancing.length === 0) throw new Refusal('not_ready', 'By this rule nobody goes on.');
  if (given.chosen.some((cut) => cut.performanceIds.length > 0) && given.reason === '')
    throw new Refusal('reason_needed', 'Say why these acts go on.');
  const best = [
    ...new Set(
      advancing.flatMap(({ performanceId }) => field.participants.get(performanceId)?.participantId ?? []),
    ),
  ];
  const made = await addRound(work, {
    eventId: first.eventId,
    name: given.name,
    rules: field.rules,
    participantIds: given.seed === 'lowest_first' ? best.toReversed() : best,
    from: [...field.sources.map(({ roundId, digest }) => ({ roundId, digest })), ...advancing],
    why: given.reason,
  });
  const carries = given.points === 'carry';
  if (carries) requireCarryable(field.earlier, rulesOf(made));
  await writeSources(work, made, field.sources, carries);
}

/** Makes a round the current one. @throws Refusal `wrong_state` while the present one's show runs. */
export async function makeCurrent(work: Work, roundPhase: ShowPhaseOf, id: string): Promise<void> {
  const round = await roundOf(work.tx, { roundId: id });
  const present = await latestRound(work.tx, round.eventId);
  if (present) requireKind(present, 'mayBeLeft', 'Another round can be called once it is over.');
  if (present?.id === id) throw new Refusal('no_change', `${round.name} is the current round already.`);
  if (present && (await roundPhase(work.tx, present.id)) === 'running')
    throw new Refusal('wrong_state', `The show of ${present.name} is running. End it first.`);
  await callRound(work, round);
}

/** Moves acts into a round. @throws Refusal `in_use`, `not_found`, or `wrong_state` once a show has begun. */
export async function moveInto(
  work: Work,
  roundPhase: ShowPhaseOf,
  id: string,
  performanceIds: readonly string[],
): Promise<void> {
  const target = await roundOf(work.tx, { roundId: id });
  const rounds = await roundsOf(work.tx, target.eventId);
  const rows = (await Promise.all(rounds.map((round) => itemRows(work.tx, round.id)))).flat();
  const moving = performanceIds.map((performanceId) => {
    const row = rows.find((one) => one.id === performanceId && one.kind === 'performance');
    if (!row) throw new Refusal('not_found', 'This is not in the running order any more.');
    return row;
  });
  const touched = rounds.filter((round) => round.id === id || moving.some((row) => row.roundId === round.id));
  await requireSeedable(work, roundPhase, touched);
  await moveActs(
    work,
    moving.filter((row) => row.roundId !== id),
    target,
  );
}

/** Deals the acts of these rounds evenly among them. @throws Refusal `in_use`, `not_found`, `wrong_state`. */
export async function dealAmong(
  work: Work,
  roundPhase: ShowPhaseOf,
  roundIds: readonly string[],
): Promise<void> {
  const rounds = await roundsNamed(work.tx, roundIds);
  await requireSeedable(work, roundPhase, rounds);
  await dealActs(work, rounds);
}

/**
 * Splits a round into heats and deals its acts among them. @throws Refusal `already_exists` for a name that is taken,
 * `wrong_state` for more heats than acts.
 */
export async function splitRound(
  work: Work,
  roundPhase: ShowPhaseOf,
  id: string,
  { heats, called }: { heats: number; called: string },
): Promise<void> {
  const first = await roundOf(work.tx, { roundId: id });
  const names = Array.from({ length: heats }, (_, at) => `${called} ${at + 1}`);
  const others = (await roundsOf(work.tx, first.eventId)).filter((round) => round.id !== id);
  const taken = others.find((round) => names.includes(round.name));
  if (taken) throw new Refusal('already_exists', `There is a round called ${taken.name} already.`);
  const acts = competing(await performancesOfRound(work.tx, id)).length;
  if (acts < heats)
    throw new Refusal('wrong_state', `That is more heats than acts: ${acts} compete in ${first.name}.`);
  await renameRound(work, id, names[0] ?? called);
  const rounds = [first];
  for (const name of names.slice(1))
    rounds.push(
      await addRound(work, { eventId: first.eventId, name, rules: first.rules, participantIds: [] }),
    );
  await dealAmong(
    work,
    roundPhase,
    rounds.map((round) => round.id),
  );
}

async function requireSeedable(work: Work, roundPhase: ShowPhaseOf, rounds: readonly Round[]): Promise<void> {
  for (const round of rounds) {
    if ((await roundPhase(work.tx, round.id)) !== 'waiting')
      throw new Refusal('wrong_state', `The show of ${round.name} has begun. Its acts stay where they are.`);
    if (await isScored(work.tx, round.id))
      throw new Refusal('wrong_state', `${round.name} is being scored. Its acts stay where they are.`);
    if ((await sourcesOf(work.tx, round.id)).length > 0)
      throw new Refusal('wrong_state', `Who is in ${round.name} follows from an earlier result.`);
  }
}

/** Deletes a round in which nothing happened. @throws Refusal `in_use`. */
export async function takeOutRound(work: Work, roundPhase: ShowPhaseOf, id: string): Promise<void> {
  const round = await roundOf(work.tx, { roundId: id });
  if ((await roundPhase(work.tx, id)) !== 'waiting')
    throw new Refusal('in_use', 'This round had its show. It is kept.');
  await forgetSources(work.tx, id);
  await removeRound(work, round);
}
