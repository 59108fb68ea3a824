/** Rules tried on a round's marks: before they are kept, and for somebody who only asks. */
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { resultsEndpoints } from '#contract/results/endpoints.ts';
import { resultsApart } from '#domain/results/figures-apart.ts';
import { criteriaOf, isCriterionKey } from '#domain/tabulation/tie-keys.ts';
import type { RulesInput } from '#domain/tabulation/types.ts';
import type { RoundAccess } from '../http/access.ts';
import { preparedCommandsOf } from '../http/command.ts';
import { roundOf } from '../lineup/gate.ts';
import type { Reader, Store } from '../store/store.ts';
import { type At, type CountPoll, gather, inputOf, type RoundMaterial } from './records.ts';
import { type AskedOfRound, gatherAsked, prepareOnRound } from './round-in-thread.ts';
import { requireCarryable, resultsBehind } from './round-points.ts';
import { sourcesOf } from './sources.ts';
import { standingsOf } from './standings-of.ts';

/** Rules as sent, completed by the contract's defaults and without undefined fields. */
export const cleanRules = (given: object): RulesInput => JSON.parse(JSON.stringify(given));

/**
 * Tries whether a round can be counted by these rules, and answers whether any sheet is in. Runs on a reading thread.
 * @throws Refusal `invalid` for a criterion that is not there, `wrong_state` where nothing can be counted by them or
 * carried totals do not go with them.
 */
export async function tryRules(read: Reader, asked: AskedOfRound<RulesInput>): Promise<{ scored: boolean }> {
  const rules = asked.given;
  const material = await gatherAsked(read, asked);
  placesBy(rules, material);
  const carrying = (await sourcesOf(read, asked.roundId)).filter((source) => source.carries);
  if (carrying.length > 0) requireCarryable(await resultsBehind(read, carrying), rules);
  return { scored: material.records.sheets.some((sheet) => sheet.submitted) };
}

/** `preparedCommandsOf` for commands that store rules: the rules are tried before the write. */
export const rulesCommandsOf = (store: Store, count: CountPoll) =>
  preparedCommandsOf(store, ({ round, body }: { round: RoundAccess; body: { rules: object } }) =>
    prepareOnRound({ store, round }, count, import.meta.url, tryRules, cleanRules(body.rules)),
  );

/** The standings of the same marks under other rules. Nothing is stored. */
export async function whatIf(
  read: Reader,
  at: At,
  { round: named, rules }: { round: RoundAccess; rules: BodyOf<typeof resultsEndpoints.whatIf> },
) {
  const round = await roundOf(read, named);
  return placesBy(cleanRules(rules), await gather(read, round, at));
}

/**
 * Each act's place, and its result as displayed (null for none), with the records in `other` in place of the
 * round's own.
 */
export function placesUnder(material: RoundMaterial, other: Partial<RoundMaterial['records']>) {
  const standings = standingsOf(
    inputOf({ ...material, records: { ...material.records, ...other } }, 'expected'),
  );
  const results = resultsApart(standings.performances, standings);
  return standings.performances.map(({ performanceId, place }) => ({
    performanceId,
    place,
    result: results.get(performanceId) ?? null,
  }));
}

function placesBy(rules: RulesInput, material: RoundMaterial) {
  refuseUnknownCriteria(rules, material);
  return placesUnder(material, { rules });
}

// The engine passes over a key it does not know; a rule that never applies is a mistake somebody should see.
function refuseUnknownCriteria({ tieBreaks = [] }: RulesInput, { records }: RoundMaterial): void {
  const known = new Set(records.criteria.map(({ id }) => id));
  const at = tieBreaks
    .map((entry) => (typeof entry === 'string' ? entry : entry.key))
    .findIndex((key) => isCriterionKey(key) && !criteriaOf(key).every((id) => known.has(id)));
  if (at >= 0)
    throw new Refusal('invalid', 'A tie is to be broken by a criterion that is not there any more.', {
      fields: { [`rules.tie_breaks.${at}`]: 'No criterion has this id.' },
    });
}
