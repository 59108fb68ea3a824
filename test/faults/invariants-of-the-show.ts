/** What has to hold of the show's steps, its windows and the scoresheets. */
import { evolveAll } from '#domain/show/decide.ts';
import type { ShowEvent } from '#domain/show/events.ts';
import { initialShow, type ShowState } from '#domain/show/state.ts';
import { isOpenAt } from '#domain/voting/poll.ts';
import type { Invariant } from './check-invariants.ts';

/** The show's steps of each round, in order, each with the state after it. */
async function shows({ store }: Parameters<Invariant>[0]) {
  const steps = await store.read
    .selectFrom('showStep')
    .select(['roundId', 'version', 'events', 'commandId'])
    .orderBy('version')
    .execute();
  return [...Map.groupBy(steps, (step) => step.roundId)].map(([roundId, own]) => {
    let state: ShowState = initialShow;
    return {
      roundId,
      steps: own.map((step) => {
        state = evolveAll(state, JSON.parse(step.events) as ShowEvent[]);
        return { ...step, state };
      }),
    };
  });
}

/** At no step are two acts on stage, and the current one is the one that is there. */
export const oneOnStage: Invariant = async (checked) => {
  const found: string[] = [];
  for (const { roundId, steps } of await shows(checked))
    for (const { version, state } of steps) {
      const there = Object.entries(state.items).filter(([, item]) => item.status === 'on_stage');
      if (there.length > 1) found.push(`${roundId}: ${there.length} acts are on stage at step ${version}`);
      else if (there[0] && there[0][0] !== state.currentId)
        found.push(`${roundId}: another act than the current one is on stage at step ${version}`);
    }
  return found;
};

/** Each step makes the version that it is stored under, and each follows the one before without a gap. */
export const stepsFollow: Invariant = async (checked) => {
  const found: string[] = [];
  for (const { roundId, steps } of await shows(checked)) {
    let before = 0;
    for (const { version, state } of steps) {
      if (version !== before + 1) found.push(`${roundId}: step ${version} follows ${before}`);
      if (state.version !== version) found.push(`${roundId}: step ${version} makes version ${state.version}`);
      before = version;
    }
  }
  return found;
};

/** One vote at a time. */
export const oneVoteOpen: Invariant = async ({ store }) => {
  const polls = await store.read.selectFrom('poll').selectAll().execute();
  return [...Map.groupBy(polls, (poll) => poll.roundId)].flatMap(([roundId, own]) => {
    const open = own.filter((poll) => isOpenAt(poll, store.now()));
    return open.length > 1 ? [`${roundId}: ${open.length} votes are open`] : [];
  });
};

/** A scoresheet is its newest revision, and none of the revisions before it is missing. */
export const revisionsAreWhole: Invariant = async ({ store }) => {
  const sheets = await store.read.selectFrom('scoresheet').selectAll().execute();
  const kept = await store.read.selectFrom('scoresheetRevision').selectAll().orderBy('revision').execute();
  const bySheet = Map.groupBy(kept, (row) => row.scoresheetId);
  return sheets.flatMap((sheet) => {
    const own = bySheet.get(sheet.id) ?? [];
    const newest = own.at(-1);
    if (own.length !== sheet.revision || newest?.revision !== sheet.revision)
      return [`${sheet.id}: ${own.length} revisions are kept of ${sheet.revision}`];
    const same =
      newest.marks === sheet.marks && newest.state === sheet.state && newest.abstained === sheet.abstained;
    return same ? [] : [`${sheet.id}: the sheet is not its newest revision`];
  });
};
