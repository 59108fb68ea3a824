/** The printable protocol of a certified result, from its document. */

import { Refusal } from '#contract/refusal.ts';
import type { Account } from '#domain/results/certified.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { absencesInWords } from '#domain/results/words/absences.ts';
import { actInWords } from '#domain/results/words/act.ts';
import { rulesInWords } from '#domain/results/words/rules.ts';
import { toldOf } from '#domain/results/words/sources.ts';
import { tablesInWords } from '#domain/results/words/tables.ts';
import { eventById } from '../events/queries.ts';
import { roundById } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { type CertifiedResult, currentResult, resultById } from './queries.ts';
import type { CountPoll } from './records.ts';

/** A certified result in words. A voided one says so. @throws Refusal `not_found`. */
export async function protocolOf(read: Reader, at: { now: number; count: CountPoll }, id: string) {
  const kept = await resultById(read, id);
  const round = kept && (await roundById(read, kept.roundId));
  const event = round && (await eventById(read, round.eventId));
  if (!kept || !round || !event) throw new Refusal('not_found', 'There is no such result.');
  const current = await currentResult(read, round, at);
  const result = current?.id === id ? current : kept;
  const { input, standings, programme, account } = result;
  const told = toldOf(input, standings, programme);
  const called = new Map(programme.map((entry) => [entry.performanceId, entry]));
  const nameOf = (performanceId: string) => called.get(performanceId)?.stageName ?? performanceId;
  return {
    event: result.event.name || event.name,
    round: result.round.name || round.name,
    timeZone: event.timeZone,
    version: result.version,
    state: result.state,
    digest: result.digest,
    logged: result.logged,
    certifiedAt: result.certifiedAt,
    certifiedBy: account.certifiedBy,
    proposedBy: account.proposedBy,
    voidReason: result.voidReason,
    rules: rulesInWords(standings.rules, standings.criteria, input.engine, standings.judges),
    judges: standings.judges.map((judge) => (judge.head ? `${judge.name} (head judge)` : judge.name)),
    notes: [
      ...absencesInWords(standings),
      ...account.setAside.map(({ judge, reason, by }) => `${judge} was set aside: ${reason} (${by}).`),
      ...(account.disqualified ?? []).map(
        ({ number, reason }) =>
          `${number === null ? 'An act' : `Act ${number}`} was disqualified after it had been on: ${reason}.`,
      ),
      ...account.votesAside.map(
        ({ poll, ballots, reason }) =>
          `${ballots === 1 ? '1 ballot' : `${ballots} ballots`} of “${poll}” that ${ballots === 1 ? 'looks scripted was' : 'look scripted were'} set aside: ${reason}`,
      ),
      ...releaseNotes(account.released ?? [], standings.performances.length, nameOf),
      ...overruled(account),
      ...signed(account, event.timeZone),
      countedTwice(result),
    ],
    awards: result.awards.map(
      (award) =>
        `${award.title}: ${award.performanceIds.length === 0 ? 'nobody' : award.performanceIds.map(nameOf).join(', ')}${award.reason === '' ? '' : `. ${award.reason}`}`,
    ),
    tables: tablesInWords(told),
    rows: standings.performances.map((row) => ({
      place: row.place,
      number: row.number,
      stageName: nameOf(row.performanceId),
      category: called.get(row.performanceId)?.category ?? '',
      result: row.result?.shown ?? null,
      explanation: actInWords(told, row),
    })),
  };
}

/**
 * The second count of what was frozen, made for this page: what an earlier version counted before it certified is
 * not known, so the page says only what is found now.
 */
function countedTwice({ standings, input }: CertifiedResult): string {
  const [disagreement] = secondCount(input, standings);
  if (disagreement !== undefined) return `A second count of these figures does not agree. ${disagreement}`;
  return 'A second count of these figures, made by another engine for this page, agrees with every one of them.';
}

/** Who certified although the second count did not agree then, and why. */
const overruled = ({ overruling, proposedBy, certifiedBy }: Account): string[] =>
  overruling
    ? [
        `When this was certified, a second count did not agree: ${overruling.disagreement} ${proposedBy} and ${certifiedBy} certified it all the same: ${overruling.despite}`,
      ]
    : [];

/** Whether two people had to certify, who changed that, and since when each of the two could. */
function signed({ signing }: Account, timeZone: string): string[] {
  if (!signing) return [];
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return [
    ...signing.setting.map(
      ({ on, at, by }) =>
        `That two people certify was switched ${on ? 'on' : 'off'} by ${by} on ${format.format(at)}.`,
    ),
    ...signing.accounts.flatMap(({ name, since, by, entered }) => [
      since === null
        ? `Since when the account of ${name} may certify is not on record.`
        : `The account of ${name} may certify since ${format.format(since)}; ${by} gave it that.`,
      ...(entered
        ? [
            `Its password was chosen on ${format.format(entered.at)} by a link into the account of ${name}, which ${entered.by} made.`,
          ]
        : []),
    ]),
  ];
}

/** How the acts' scores were released, where the event has a head judge who does. */
function releaseNotes(
  released: NonNullable<Account['released']>,
  acts: number,
  nameOf: (performanceId: string) => string,
): string[] {
  const byHead = released.filter((one) => one.byHead);
  const heads = [...new Set(byHead.map((one) => one.by))].join(' and ');
  const which =
    byHead.length === acts ? 'every act' : byHead.map((one) => nameOf(one.performanceId)).join(', ');
  return [
    ...(byHead.length > 0 ? [`The head judge, ${heads}, reviewed and released the scores of ${which}.`] : []),
    ...released
      .filter((one) => !one.byHead)
      .map(
        ({ performanceId, by, reason }) =>
          `${by} released ${nameOf(performanceId)} in the head judge’s place: ${reason}`,
      ),
  ];
}
