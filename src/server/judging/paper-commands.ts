/**
 * Scoring on paper. One person types a sheet, another types it again without seeing the first typing; only
 * what both read, or what the second confirms after looking at the differences, becomes a scoresheet. The
 * second person never edits. The database holds the pair apart and one unsettled entry a sheet.
 */
import type { paperEndpoints } from '#contract/judging/paper.ts';
import { Refusal } from '#contract/refusal.ts';
import { ownCriteria, scoresAct } from '#domain/judging/panel.ts';
import { type PaperReading, readingDifferences } from '#domain/judging/paper.ts';
import { decideSheet, tidyMarks } from '#domain/judging/scoresheet.ts';
import type { CrewAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import { onStage } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { itemInRound } from '../lineup/order.ts';
import { type Performance, performanceById } from '../lineup/queries.ts';
import { newId } from '../store/secrets.ts';
import type { Reader } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { lateReason, type PaperRow, paperById, readFirst } from './paper-queries.ts';
import {
  type Criterion,
  criteriaOf,
  criteriaOfEvent,
  judgeById,
  scoresheetsOf,
  scoringStatesOf,
} from './queries.ts';
import { keepSheet, refused } from './scoresheet-commands.ts';

type Calls = typeof paperEndpoints;

/** Whether a round's result is certified, as the results room knows. */
export type IsCertified = (read: Reader, roundId: string) => Promise<boolean>;

interface Sheet {
  judgeId: string;
  performance: Performance;
  criteria: Criterion[];
}

/** @throws Refusal `not_found` when this judge does not score this act. */
async function sheetOf({ tx }: Work, judgeId: string, performanceId: string): Promise<Sheet> {
  const performance = await performanceById(tx, performanceId);
  const judge = await judgeById(tx, judgeId);
  const form = performance ? await criteriaOfEvent(tx, performance.eventId) : [];
  if (
    !performance ||
    !judge ||
    judge.eventId !== performance.eventId ||
    performance.scratched ||
    !judge.scores ||
    !scoresAct(judge, form, performance.categoryId)
  )
    throw new Refusal('not_found', 'This judge does not score this act.');
  return { judgeId, performance, criteria: ownCriteria(judge, criteriaOf(form, performance)) };
}

const storedSheet = async ({ tx }: Work, { judgeId, performance }: Sheet) =>
  (await scoresheetsOf(tx, [performance.id], judgeId))[0];

/**
 * Decides as for a judge's own device, but that paper is taken whether or not the act is open: where paper is the
 * whole panel, nobody opens anything, and it comes when the acts have long locked by themselves. What was certified
 * stays as it is.
 * @throws Refusal for marks the form does not have, and `certified`.
 */
async function decide(
  work: Work,
  isCertified: IsCertified,
  sheet: Sheet,
  typing: PaperReading,
  baseRevision: number,
) {
  if (await isCertified(work.tx, sheet.performance.roundId)) throw new Refusal('certified');
  const stored = await storedSheet(work, sheet);
  const decision = decideSheet(stored ?? null, 'open', sheet.criteria, {
    ...typing,
    note: stored?.note ?? '',
    feedback: stored?.feedback ?? '',
    submitted: true,
    baseRevision,
  });
  if (decision.kind === 'stale')
    throw new Refusal(
      'stale',
      'The judge sent this sheet in the meantime. Look which one counts, then type again.',
    );
  if (decision.kind !== 'changed' && decision.kind !== 'unchanged')
    throw refused(decision, sheet.performance.stageName);
  return { stored, decision };
}

const tidied = (sheet: Sheet, typing: PaperReading): PaperReading => ({
  abstained: typing.abstained,
  marks: typing.abstained ? {} : tidyMarks(sheet.criteria, typing.marks),
});

/** The reason that is kept. Why a round's paper comes late is said once; each sheet that is replaced has its own. */
async function reasonFor(
  { tx }: Work,
  { performance }: Sheet,
  { replaces, late }: { replaces: boolean; late: boolean },
  given: string,
): Promise<string> {
  if (given !== '' || !(replaces || late)) return given;
  const said = replaces ? null : await lateReason(tx, performance.roundId);
  if (said !== null) return said;
  const sentence = replaces
    ? 'The judge’s sheet is in already. Say why the paper replaces it.'
    : `Scoring for ${performance.stageName} is closed. Say once why this paper is typed now.`;
  throw new Refusal('reason_needed', sentence, { fields: { reason: 'Say why.' } });
}

const NOT_TYPED_AGAIN = {
  secondMarks: null,
  secondAbstained: null,
  secondById: null,
  secondBy: null,
  secondAt: null,
  settledAt: null,
};

/** Stores the first typing of a paper sheet and answers the entry's id. */
export async function typePaper(
  real: Work,
  access: CrewAccess,
  { body: given }: InputOf<Calls['typePaper']>,
  isCertified: IsCertified,
): Promise<string> {
  const sheet = await sheetOf(real, given.judgeId, given.performanceId);
  const work = onStage(real, await roundOf(real.tx, sheet.performance));
  const { tx, now, audit } = work;
  const stored = await storedSheet(work, sheet);
  const open = await tx
    .selectFrom('paperEntry')
    .select('firstBy')
    .where('performanceId', '=', given.performanceId)
    .where('judgeId', '=', given.judgeId)
    .where('settledAt', 'is', null)
    .executeTakeFirst();
  if (open)
    throw new Refusal(
      'already_exists',
      `${open.firstBy} typed this sheet already. Type it a second time instead.`,
    );
  const late = (await scoringStatesOf(tx, [given.performanceId], now)).get(given.performanceId) === 'locked';
  const reason = await reasonFor(
    work,
    sheet,
    { replaces: stored?.state === 'submitted', late },
    given.reason,
  );
  await decide(work, isCertified, sheet, given, stored?.revision ?? 0);
  const typing = tidied(sheet, given);
  const id = newId();
  await tx
    .insertInto('paperEntry')
    .values({
      ...NOT_TYPED_AGAIN,
      id,
      performanceId: given.performanceId,
      judgeId: given.judgeId,
      state: 'typed',
      baseRevision: stored?.revision ?? 0,
      reason,
      late: late ? 1 : 0,
      firstMarks: JSON.stringify(typing.marks),
      firstAbstained: typing.abstained ? 1 : 0,
      firstById: access.adminId,
      firstBy: access.by.name,
      firstAt: now,
    })
    .execute();
  audit({
    action: 'paper.typed',
    subject: `paper:${id}`,
    eventId: sheet.performance.eventId,
    after: { judgeId: given.judgeId, performanceId: given.performanceId, ...typing, late },
    why: reason === '' ? null : reason,
  });
  return id;
}

const refuseSamePerson = (same: boolean) => {
  if (same) throw new Refusal('same_person', 'Somebody other than the first has to type and confirm it.');
};

type OfEntry = { params: { id: string } };

/** A command on an entry that is not settled, by the clock of its act's round. `state` is the one that it has to be in. */
const onEntry =
  <Input extends OfEntry, More extends unknown[]>(
    state: 'typed' | 'differs' | undefined,
    make: (work: Work, access: CrewAccess, entry: PaperRow, input: Input, ...more: More) => Promise<void>,
  ) =>
  async (real: Work, access: CrewAccess, input: Input, ...more: More): Promise<void> => {
    const entry = await paperById(real.tx, input.params.id);
    if (!entry) throw new Refusal('not_found', 'There is no such entry.');
    if (entry.settledAt !== null || (state !== undefined && entry.state !== state))
      throw new Refusal('wrong_state', 'Somebody settled this entry in the meantime.');
    const { round } = await itemInRound(real, entry.performanceId);
    await make(onStage(real, round), access, entry, input, ...more);
  };

/** Stores the second typing: the same values make a scoresheet, others are kept beside the first. */
export const typePaperAgain = onEntry(
  'typed',
  async (
    work,
    access,
    entry,
    { body: given }: InputOf<Calls['typePaperAgain']>,
    isCertified: IsCertified,
  ) => {
    refuseSamePerson(entry.firstById === access.adminId);
    const sheet = await sheetOf(work, entry.judgeId, entry.performanceId);
    // Marks that the form does not have are a slip of this typing, not a difference.
    await decide(work, isCertified, sheet, given, entry.baseRevision);
    const typing = tidied(sheet, given);
    const differs = readingDifferences(sheet.criteria, readFirst(entry), typing).length > 0;
    await work.tx
      .updateTable('paperEntry')
      .set({
        state: 'differs',
        secondMarks: JSON.stringify(typing.marks),
        secondAbstained: typing.abstained ? 1 : 0,
        secondById: access.adminId,
        secondBy: access.by.name,
        secondAt: work.now,
      })
      .where('id', '=', entry.id)
      .execute();
    work.audit({
      action: differs ? 'paper.differs' : 'paper.agrees',
      subject: `paper:${entry.id}`,
      eventId: sheet.performance.eventId,
      after: typing,
    });
    if (!differs) await confirm(work, isCertified, entry, sheet);
  },
);

/** The second person finds that the first typing is what the paper says: it becomes a scoresheet. */
export const confirmPaper = onEntry(
  'differs',
  async (work, access, entry, _input: OfEntry, isCertified: IsCertified) => {
    refuseSamePerson(entry.secondById !== access.adminId);
    await confirm(work, isCertified, entry, await sheetOf(work, entry.judgeId, entry.performanceId));
  },
);

/** The second person finds that the first typing is wrong: the sheet is typed again from the start. */
export const rejectPaper = onEntry('differs', async (work, access, entry) => {
  refuseSamePerson(entry.secondById !== access.adminId);
  await settle(work, entry, 'rejected');
});

/** Takes back an unsettled entry. @throws Refusal `forbidden` for somebody else's, unless an admin asks. */
export const withdrawPaper = onEntry(undefined, async (work, access, entry) => {
  if (entry.firstById !== access.adminId && access.role !== 'admin')
    throw new Refusal('forbidden', `Only ${entry.firstBy} or an admin can take this back.`);
  await settle(work, entry, 'withdrawn');
});

async function confirm(work: Work, isCertified: IsCertified, entry: PaperRow, sheet: Sheet): Promise<void> {
  const { stored, decision } = await decide(work, isCertified, sheet, readFirst(entry), entry.baseRevision);
  if (decision.kind === 'changed')
    await keepSheet(
      work,
      {
        judgeId: entry.judgeId,
        eventId: sheet.performance.eventId,
        source: 'paper',
        sourceId: entry.id,
      },
      {
        performanceId: entry.performanceId,
        before: stored,
        sheet: decision.sheet,
        criteria: sheet.criteria,
      },
    );
  await settle(work, entry, 'confirmed');
}

async function settle(
  { tx, now, audit }: Work,
  entry: PaperRow,
  state: 'confirmed' | 'rejected' | 'withdrawn',
): Promise<void> {
  await tx.updateTable('paperEntry').set({ state, settledAt: now }).where('id', '=', entry.id).execute();
  audit({
    action: `paper.${state}`,
    subject: `paper:${entry.id}`,
    before: { state: entry.state },
    after: { judgeId: entry.judgeId, performanceId: entry.performanceId },
  });
}
