/** What the published table says of a tie that the rules broke: equal figures on two places need a word. */
import { expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { openBallotBox } from '../voting/box.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
import { certify } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { publicResults } from './present-public.ts';
import { gather, inputOf } from './records.ts';

describeStoresByTurns('a tie', (open) => {
  it('is told as the rules’ where a key of theirs broke it, and of nobody else', async () => {
    const store = await open();
    const rules = { method: 'mean', tieBreaks: ['countback'] };
    const seeded = await seedRound(store, { acts: 3, judges: 2, weights: [1], rules });
    for (const [performance, marks] of [
      [8, 8],
      [9, 7],
      [5, 5],
    ].entries())
      for (const [judge, mark] of marks.entries())
        await submitSheet(store, seeded, { performance, judge, marks: [mark] });
    const round = (await roundById(store.read, seeded.roundId)) ?? expect.fail('The round was not seeded.');
    const { tally: count } = openBallotBox(store);
    const at = { now: store.now(), count };
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const deciding = { access, by: SYSTEM, round: seeded.round };
    const input = inputOf(await gather(store.read, round, at), 'given');
    const seen = factsDigest(input, tabulate(input));
    const id = (await certify(store, count, deciding, { seen, depth: 'totals' }, undefined)) ?? '';
    await announcementCommandsOf(store, count)(publishResult)({ ...deciding, params: { id }, body: {} });
    const { tables } = await publicResults(store.read, { ...at, roundId: seeded.roundId });
    expect(
      tables[0]?.rows.map(({ place, score, tieByRules, decidedBy }) => [place, score, tieByRules, decidedBy]),
    ).toEqual([
      ['1', '8.00', true, null],
      ['2', '8.00', true, null],
      ['3', '5.00', false, null],
    ]);
  });
});
