/** The printable protocol of a certified result, from what was frozen with it. */
import { secondCount } from '#domain/results/second-count.ts';
import { leftOutOfSecondCount } from '#domain/results/second-count-ranks.ts';
import { absencesInWords, actInWords, rulesInWords } from '#domain/results/words.ts';
import { eventById } from '../events/queries.ts';
import { Refusal } from '../http/refusal.ts';
import { headReviewOf } from '../judging/head-review.ts';
import { judgesOfEvent } from '../judging/queries.ts';
import { type Round, roundById } from '../lineup/queries.ts';
import type { Reader, Store } from '../store/store.ts';
import { flagsOf } from '../voting/flag-queries.ts';
import { pollsOf } from '../voting/queries.ts';
import { awardsOf } from './awards.ts';
import { type CertifiedResult, currentResult, resultById } from './queries.ts';
import { type CountPoll, setAsideOf } from './records.ts';
import { reviewOfRound } from './releases.ts';

/** A certified result in words. A voided one says so. @throws Refusal `not_found`. */
export async function protocolOf(store: Store, count: CountPoll, id: string) {
  const { read } = store;
  const kept = await resultById(read, id);
  const round = kept && (await roundById(read, kept.roundId));
  const event = round && (await eventById(read, round.eventId));
  if (!kept || !round || !event) throw new Refusal('not_found', 'There is no such result.');
  const now = store.now();
  const current = await currentResult(read, round, { now, count });
  const result = current?.id === id ? current : kept;
  const { standings, programme } = result;
  const called = new Map(programme.map((entry) => [entry.performanceId, entry]));
  const nameOf = (performanceId: string) => called.get(performanceId)?.stageName ?? performanceId;
  const judges = new Map((await judgesOfEvent(read, round.eventId)).map((judge) => [judge.id, judge.name]));
  const aside = (await setAsideOf(read, round.id)).map(
    (row) => `${judges.get(row.judgeId) ?? row.judgeId} was set aside: ${row.reason} (${row.by}).`,
  );
  const awards = await awardsOf(read, round.id, standings);
  return {
    event: event.name,
    round: round.name,
    timeZone: event.timeZone,
    version: result.version,
    state: result.state,
    digest: result.digest,
    certifiedAt: result.certifiedAt,
    certifiedBy: result.certifiedBy,
    proposedBy: result.proposedBy,
    voidReason: result.voidReason,
    rules: rulesInWords(standings.rules, standings),
    judges: standings.judges.map((judge) => (judge.head ? `${judge.name} (head judge)` : judge.name)),
    notes: [
      ...absencesInWords(standings),
      ...aside,
      ...(await votesAsideNotes(read, round)),
      ...(await releaseNotes(read, round, now)),
      countedTwice(result),
    ],
    awards: awards.map(
      (award) =>
        `${award.title}: ${award.performanceIds.length === 0 ? 'nobody' : award.performanceIds.map(nameOf).join(', ')}${award.reason === '' ? '' : `. ${award.reason}`}`,
    ),
    rows: standings.performances.map((row) => ({
      place: row.place,
      number: row.number,
      stageName: nameOf(row.performanceId),
      category: called.get(row.performanceId)?.category ?? '',
      result: row.result?.shown ?? null,
      explanation: actInWords(standings, row.performanceId),
    })),
  };
}

/**
 * The second count of what was frozen, made for this page: what an earlier version counted before it certified is
 * not known, so the page says only what is found now.
 */
function countedTwice({ standings, inputs }: CertifiedResult): string {
  const [disagreement] = secondCount(inputs, standings);
  if (disagreement !== undefined) return `A second count of these figures does not agree. ${disagreement}`;
  const left = leftOutOfSecondCount(standings.rules, inputs.audience);
  const said = 'A second count of these figures, made in another way for this page, agrees';
  return left.length === 0 ? `${said}.` : `${said}. It leaves out ${left.join(', and ')}.`;
}

/** Groups of ballots that were set aside because they look scripted. */
async function votesAsideNotes(read: Reader, round: Round): Promise<string[]> {
  const polls = await pollsOf(read, round.id, 0);
  const notes: string[] = [];
  for (const poll of polls.filter((each) => each.share > 0))
    for (const { setAsideAt, ballots, reason } of await flagsOf(read, poll.id))
      if (setAsideAt !== null)
        notes.push(`${ballots} ballots of “${poll.title}” that look scripted were set aside: ${reason}`);
  return notes;
}

/** How the acts' scores were released, where the event has a head judge who does. */
async function releaseNotes(read: Reader, round: Round, now: number): Promise<string[]> {
  if ((await headReviewOf(read, round.eventId)) === null) return [];
  const released = (await reviewOfRound(read, round, now)).filter((act) => act.release !== null);
  const byHead = released.filter((act) => act.release?.byHead);
  const heads = [...new Set(byHead.map((act) => act.release?.by))].join(' and ');
  return [
    ...(byHead.length > 0
      ? [
          `The head judge, ${heads}, reviewed and released the scores of ${byHead.length === released.length ? 'every act' : byHead.map((act) => act.stageName).join(', ')}.`,
        ]
      : []),
    ...released.flatMap(({ stageName, release }) =>
      release && !release.byHead
        ? [`${release.by} released ${stageName} in the head judge’s place: ${release.reason}`]
        : [],
    ),
  ];
}
