/** Taking acts from a file: first only the plan, then exactly that plan in one transaction. */
import { createHash } from 'node:crypto';
import { Refusal } from '#contract/refusal.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { NOTHING_SAID } from '#domain/registration/act-fields.ts';
import { performersAfter } from '#domain/registration/people.ts';
import { categoriesOf, type Event, requireCurrentEvent } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { KeyedWork } from '../http/command.ts';
import type { Reader } from '../store/store.ts';
import { keptAnswers } from './answers.ts';
import { boundsOf, type KeptCategories } from './bounds.ts';
import { changeParticipant } from './changes.ts';
import { type PlannedRow, planImport } from './import-plan.ts';
import type { ImportFile } from './import-row.ts';
import { participantsOf } from './queries.ts';
import { insertAct } from './register.ts';

/** What an import of the file would do. Nothing is written. */
export async function planOf(read: Reader, file: ImportFile, keptCategories: KeptCategories) {
  return present(await planFor(read, await requireCurrentEvent(read), file, keptCategories), false);
}

/** Imports the file. @throws Refusal `stale` when it would do something else by now than the plan that was seen. */
export async function importActs(
  work: KeyedWork,
  _access: AdminAccess,
  { body: file }: { body: ImportFile },
  keptCategories: KeptCategories,
) {
  const event = await requireCurrentEvent(work.tx);
  const rows = await planFor(work.tx, event, file, keptCategories);
  if (digest(rows) !== file.confirm)
    throw new Refusal('stale', 'The acts have changed since this was checked. Look at the rows again.');
  for (const row of rows)
    if (row.fate === 'new') await addRow(work, event, row);
    else if (row.fate === 'changed' && row.before)
      await changeParticipant(
        work,
        row.before,
        { ...row.act, answers: keptAnswers(row.before.answers, event.settings.questions, row.answers) },
        { action: 'participant.imported' },
      );
  return present(rows, true);
}

const planFor = async (
  read: Reader,
  event: Event,
  file: ImportFile,
  keptCategories: KeptCategories,
): Promise<PlannedRow[]> =>
  planImport(file, {
    acts: await participantsOf(read, event.id),
    categories: await categoriesOf(read, event.id),
    questions: event.settings.questions,
    bounds: await boundsOf(read, event.id, keptCategories),
  });

async function addRow(work: KeyedWork, event: Event, { act, person, answers }: PlannedRow): Promise<void> {
  const isMinor = person.underAge === true;
  const members = person.members ?? [];
  await insertAct(work, event, {
    ...NOTHING_SAID,
    audioDeliveryMethod: 'convention',
    ...act,
    stageName: act.stageName ?? '',
    songTitle: act.songTitle ?? '',
    preferredName: person.preferredName || (act.stageName ?? ''),
    contact: person.contact ?? '',
    performerCount: performersAfter({ count: act.performerCount ?? 1, named: 0 }, members.length),
    members,
    answers,
    photoConsent: null,
    isMinor,
    // Nobody has read the rules by being in a file.
    riskAcknowledged: false,
    rulesVersion: null,
    emergencyContact: {
      preferredName: person.emergencyName ?? '',
      pronouns: '',
      contactMethod: person.emergencyContact ?? '',
    },
    parentalConsent: isMinor
      ? {
          consentGiven: false,
          parentPreferredName: person.parentName ?? '',
          parentPronouns: '',
          parentContact: person.parentContact ?? '',
          textVersion: null,
        }
      : null,
    assistanceNeeded: '',
  });
}

const digest = (rows: readonly PlannedRow[]): string =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ before, ...row }) => [row, before?.id, before?.revision])))
    .digest('hex');

function present(rows: readonly PlannedRow[], written: boolean) {
  const count = (fate: PlannedRow['fate']) => rows.filter((row) => row.fate === fate).length;
  return {
    plan: digest(rows),
    written,
    counts: {
      new: count('new'),
      changed: count('changed'),
      same: count('same'),
      choose: count('choose'),
      problem: count('problem'),
    },
    categories: [
      ...new Map(rows.flatMap(({ category }) => (category ? [[category.name, category]] : []))).values(),
    ],
    rows: rows.map(({ line, fate, called, before, near, changes, problems }) => ({
      line,
      fate,
      stageName: called.stageName || (before?.stageName ?? ''),
      songTitle: called.songTitle || (before?.songTitle ?? ''),
      id: before?.id ?? null,
      near,
      changes,
      problems,
      problemsTold: problems.map(catalogueLinesOf),
    })),
  };
}
