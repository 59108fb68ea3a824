/**
 * Nothing that takes long where a round is large is done on the thread that answers everybody: V8 itself counts, in this
 * thread, which functions were called through a whole show. Of the threads that read, the crowd has its own.
 */
import { Session } from 'node:inspector/promises';
import { afterEach, expect, it } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { rehearsalEndpoints } from '#contract/show/rehearsal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { NOTHING } from '#server/results/document-kept.ts';
import { type Evening, startEvening } from './evening.ts';
import { HELD, held, letGo, newHold } from './held-reading.ts';

/** Counting, the second count, the document and its seals, and holding all facts of a round against others. */
const LONG = new Set([
  'tabulation',
  'secondCount',
  'certifiedFrom',
  'sealed',
  'brokenSeals',
  'readDocument',
  'decidingFacts',
  'sheetRecord',
]);

let evening: Evening;
afterEach(() => evening?.stop());

/** Which of them were called in this thread meanwhile. */
async function calledHere(work: () => Promise<unknown> | unknown): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const called = result
    .flatMap(({ functions }) => functions)
    .filter(({ functionName, ranges }) => LONG.has(functionName) && (ranges[0]?.count ?? 0) > 0);
  return [...new Set(called.map(({ functionName }) => functionName))].toSorted();
}

it('does none of it while a show is scored, certified, told and published, and somebody erased', async () => {
  evening = await startEvening();
  const { desk } = evening;
  const show = async () => {
    await evening.until('certified');
    const { result } = await desk.call(resultsEndpoints.scoring);
    await desk.call(resultsAdminEndpoints.protocol, { params: { id: result?.id ?? '' } });
    await desk.call(resultsAdminEndpoints.exportScoring);
    await evening.until('published');
    await desk.call(resultsEndpoints.results);
    const [act] = await desk.call(registrationEndpoints.participants);
    await desk.call(peopleEndpoints.erasePerson, {
      params: { id: act?.id ?? '' },
      body: { dryRun: false },
    });
  };
  expect(await calledHere(show)).toEqual([]);
  expect(await calledHere(() => secondCount(NOTHING.input, NOTHING.standings))).toContain('secondCount');
});

it('does none of it while a show is rehearsed, rules change, ties are decided and the next round is made', async () => {
  evening = await startEvening();
  const { desk, show } = evening;
  const [first = '', second = ''] = show.performanceIds;
  const evenings = async () => {
    const { id } = await desk.call(rehearsalEndpoints.startRehearsal, { body: {} });
    await evening.go();
    await evening.go();
    await desk.call(rehearsalEndpoints.throwRehearsalAway, { params: { id } });
    await desk.call(resultsEndpoints.changeRules, { body: { rules: { method: 'rank_sum' } } });
    const untied = { code: 'wrong_state' };
    await expect(
      desk.call(resultsEndpoints.decideTie, {
        body: { order: [first, second], reason: 'Louder.', how: 'jury' },
      }),
    ).rejects.toMatchObject(untied);
    await expect(
      desk.call(resultsAdminEndpoints.openFaceOff, { body: { performanceIds: [first, second] } }),
    ).rejects.toMatchObject(untied);
    await evening.until('certified');
    const [round] = await desk.call(roundsEndpoints.rounds);
    const rule = { roundIds: [round?.id ?? ''], each: 'overall' as const, count: 2 };
    await desk.call(roundsEndpoints.previewNext, { body: rule });
    const rounds = await desk.call(roundsEndpoints.makeNext, { body: { ...rule, name: 'Final' } });
    const final = rounds.find(({ name }) => name === 'Final');
    await expect(
      desk.call(roundsEndpoints.takeTotals, { params: { id: final?.id ?? '' } }),
    ).rejects.toMatchObject({ code: 'no_change' });
  };
  expect(await calledHere(evenings)).toEqual([]);
});

it('answers the admin while a crowd’s readings take for ever', async () => {
  evening = await startEvening();
  const { desk, server, show } = evening;
  await evening.until('published');
  const hold = newHold();
  const reading = server.store.readForCrowd(HELD, held, hold);
  const anyone = server.caller();
  let answered = 0;
  const crowd = [
    anyone.call(resultsEndpoints.results),
    anyone.call(resultsEndpoints.resultRecord),
    anyone
      .call(votingEndpoints.checkReceipt, { params: { id: show.pollId, receipt: 'none' } })
      .catch(() => null),
  ].map((asked) => asked.then(() => (answered += 1)));
  try {
    await desk.call(resultsEndpoints.scoring);
    await desk.call(resultsAdminEndpoints.exportScoring);
    expect(answered).toBe(0);
  } finally {
    letGo(hold);
  }
  await Promise.all([reading, ...crowd]);
  expect(answered).toBe(3);
});
