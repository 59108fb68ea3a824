/** Which act a judge's page calls just finished. */
import { expect, it } from 'vitest';
import { present } from '#contract/live/views.ts';
import { MOMENTS, untilCommand } from '#domain/show/moments.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { stageNow } from './stage-now.ts';

const view = present.judge(sampleEvening());

/** The view with these acts, counted from 0, open and all others locked. */
const withOpen = (open: readonly number[], kind: (typeof MOMENTS)[number] = 'scoring') => ({
  ...view,
  moments: [untilCommand(kind)],
  performances: view.performances.map((one, at) => ({
    ...one,
    window: open.includes(at) ? ('open' as const) : ('locked' as const),
  })),
});

it('an act has just finished only while nothing is on since and no other act is open', () => {
  const id = view.performances[1]?.performanceId;
  expect(id).toBeDefined();
  expect(stageNow(withOpen([1]), true).finishedId).toBe(id);
  expect(stageNow(withOpen([0, 1]), true).finishedId).toBeNull();
  expect(stageNow(withOpen([]), true).finishedId).toBeNull();
  expect(stageNow(withOpen([1]), false).finishedId).toBeNull();
  expect(stageNow(undefined, true).finishedId).toBeNull();
  const said = MOMENTS.filter((kind) => stageNow(withOpen([1], kind), true).finishedId !== null);
  expect(said).toEqual(['scoring']);
});
