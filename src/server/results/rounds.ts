/** The list of an event's rounds, and who would go on from certified ones to the next. */

import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { roundsEndpoints } from '#contract/results/rounds.ts';
import type { ShowPhase } from '#domain/events/show-phase.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { type Advance, advance, type Contender, comparesGroups } from '#domain/results/advance.ts';
import { haveComparableResults } from '#domain/results/comparable.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import { latestShow, performancesOfRound, roundsOf } from '../lineup/queries.ts';
import { roundsNamed } from '../lineup/rounds.ts';
import type { Reader } from '../store/store.ts';
import { type CertifiedResult, currentResult } from './queries.ts';
import { type At, rulesOf } from './records.ts';
import { isScored, sourceResult, standingAt } from './round-points.ts';
import { type SourceResult, sourceDoubts, sourcesOf } from './sources.ts';

type Rule = BodyOf<typeof roundsEndpoints.previewNext>;

/** The event's rounds as the admin sees them. `phases` tells how far each one's show is. */
export async function presentRounds(
  read: Reader,
  at: At,
  { eventId, phases }: { eventId: string; phases: Readonly<Record<string, ShowPhase>> },
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
        show: phases[round.id] ?? ('waiting' as const),
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
  if (
    comparesGroups(rule, results.length) &&
    !haveComparableResults(results.map(({ standings }) => standings))
  )
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
      whyTold: catalogueLinesOf(why),
      wildcard,
    })),
    cuts: made.cuts.map((cut) => ({
      ...cut,
      whyTold: catalogueLinesOf(cut.why),
      among: cut.among.map(seated),
    })),
  };
}
