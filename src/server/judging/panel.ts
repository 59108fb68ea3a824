/** What a judge's own page holds: their acts, the form, and their own scoresheets. */

import { Refusal } from '#contract/refusal.ts';
import type { TellText } from '#domain/events/texts.ts';
import { markNamesOf } from '#domain/judging/named-marks.ts';
import { ownCriteria } from '#domain/judging/panel.ts';
import { ownTotal } from '#domain/judging/total.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { kindTold } from '#domain/lineup/round-kind.ts';
import { readersLanguage } from '#domain/messages/languages.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { offeredBy } from '../events/languages.ts';
import { eventById } from '../events/queries.ts';
import { textsIn } from '../events/texts.ts';
import type { JudgeAccess, RoundAccess } from '../http/access.ts';
import type { Wishes } from '../http/reader.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { performancesOfRound } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { headReviewOf } from './head-review.ts';
import {
  type Criterion,
  criteriaOf,
  criteriaOfEvent,
  isOnline,
  type Judge,
  type JudgeRow,
  judgeById,
  scoredBy,
  scoresheetsOf,
  scoringStatesOf,
  sessionsOfJudges,
} from './queries.ts';
import { openReturns } from './returns.ts';
import type { Scoresheet } from './scoresheet-row.ts';

/** A judge's own scoresheet as the API answers it. */
export const presentScoresheet = (sheet: Scoresheet, criteria: readonly Criterion[]) => ({
  ...pickFields(sheet, ['performanceId', 'state', 'revision', 'marks', 'abstained', 'note', 'feedback']),
  ...pickFields(sheet, ['updatedAt', 'submittedAt']),
  total: sheet.abstained ? null : ownTotal(criteria, sheet.marks).total,
});

/** A criterion as the API answers it. */
export const presentCriterion = ({ eventId: _event, position: _position, ...criterion }: Criterion) =>
  criterion;

/** What a judge is told about themselves: name, event and what they score. */
export const presentIdentity = (
  judge: Pick<Judge, 'id' | 'name'> & { isHead: boolean },
  eventName: string,
) => ({
  id: judge.id,
  name: judge.name,
  isHead: judge.isHead,
  eventName,
});

/** The identity of the judge behind a link, as opening the link answers it. */
export async function identityOf(read: Reader, row: JudgeRow) {
  const event = await eventById(read, row.eventId);
  return presentIdentity({ ...row, isHead: row.isHead === 1 }, event?.name ?? '');
}

/** Asks the results room from which of some acts an organiser excused a judge, and why. */
export type Excused = (
  judgeId: string,
  performanceIds: readonly string[],
) => Promise<readonly { performanceId: string; reason: string; by: string }[]>;

/** A criterion with what is written of it in a reader's language. */
const toldCriterion = (criterion: Criterion, tell: TellText) => {
  const { id, name, meaning, guidance } = criterion;
  return presentCriterion({
    ...criterion,
    name: tell('criterion', name, id),
    meaning: tell('meaning', meaning, id),
    guidance: guidance.map((band) => ({
      ...band,
      label: tell('band', band.label, id, String(band.fromSteps)),
      text: tell('guidance', band.text, id, String(band.fromSteps)),
    })),
  });
};

/** The acts that a judge scores in a round, with their sheets, at `now` (ms) and in the judge's language. */
export async function panelOf(
  read: Reader,
  { access, round: named, wishes }: { access: JudgeAccess; round: RoundAccess; wishes?: Wishes },
  now: number,
  excused: Excused,
) {
  const judge = await judgeById(read, access.judgeId);
  const event = await eventById(read, access.eventId);
  if (!judge || !event) throw new Refusal('judge_unknown');
  const round = await roundOf(read, named);
  const tell = await textsIn(read, event, wishes && readersLanguage(offeredBy(event.settings), wishes));
  const form = await criteriaOfEvent(read, event.id);
  const criteria = ownCriteria(judge, form);
  const performances = scoredBy(judge, await performancesOfRound(read, round.id), form);
  const ids = performances.map((one) => one.id);
  const states = await scoringStatesOf(read, ids, stageTime(clockOf(round), now));
  const sheets = new Map(
    (await scoresheetsOf(read, ids, judge.id)).map((sheet) => [sheet.performanceId, sheet]),
  );
  const sentBack = await openReturns(read, ids, judge.id);
  const excuses = new Map(
    (await excused(judge.id, ids)).map(({ performanceId, reason, by }) => [performanceId, { reason, by }]),
  );
  const review = await headReviewOf(read, event.id);
  const devices = await sessionsOfJudges(read, [judge.id]);
  return {
    judge: presentIdentity(judge, event.name),
    reviews: review?.judgeId === judge.id,
    round: { id: round.id, name: round.name, ...kindTold(round) },
    criteria: criteria.map((one) => toldCriterion(one, tell)),
    markNames: markNamesOf(JSON.parse(round.rules)),
    performances: performances.map((one) => {
      const sheet = sheets.get(one.id);
      const back = sentBack.find((row) => row.performanceId === one.id);
      return {
        ...pickFields(one, ['id', 'number', 'stageName', 'pronouns', 'songTitle', 'categoryId', 'scratched']),
        category: one.category && tell('category', one.category, one.categoryId ?? ''),
        scoring: back ? 'open' : (states.get(one.id) ?? 'closed'),
        sentBack: back ? { reason: back.reason, by: back.by } : null,
        excused: excuses.get(one.id) ?? null,
        sheet: sheet ? presentScoresheet(sheet, criteriaOf(criteria, one)) : null,
      };
    }),
    nudgedAt: judge.nudgedAt,
    otherDevices: devices
      .filter((one) => one.id !== access.sessionId && one.revokedAt === null && isOnline(one.lastSeenAt, now))
      .map((one) => one.device),
  };
}
