/** The audience's favourite under a least turnout: with fewer ballots nobody has a table or a prize by the votes. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkRecord } from '#contract/results/check-record.ts';
import { awardWinners } from '#domain/results/awards.ts';
import { countAgain } from '#domain/results/second-count/count.ts';
import { revealTables } from '#domain/results/tables.ts';
import { rowsOf } from '#domain/results/telling.ts';
import { publicPoll } from '#domain/show/views/parts.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { AudienceInput } from '#domain/tabulation/types.ts';
import { roundById } from '#server/lineup/queries.ts';
import { certify } from '#server/results/certify.ts';
import { factsDigest } from '#server/results/facts-digest.ts';
import { announcedTables } from '#server/results/queries.ts';
import { gather, inputOf } from '#server/results/records.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { openBallotBox } from '#server/voting/box.ts';
import { seedRound, submitSheet } from '../round.ts';
import { sampleEvening } from '../show/sample-evening.ts';
import { describeStoresByTurns } from '../store.ts';
import { recordOf } from '../tabulation/records.ts';
import { show } from '../tabulation/small-shows.ts';
import { holdVote } from './held-vote.ts';

const LEAST = 20;
const rules = { method: 'mean', audience: { minimumTurnout: LEAST } } as const;
const round = (ballots: number, engine?: Engine) => ({
  ...show(
    rules,
    { kites: [8], lamps: [7] },
    { audience: { ballots, counts: { kites: 1, lamps: ballots - 1 } } },
  ),
  ...(engine && { engine }),
});
const prize = { kind: 'audience', categoryId: null, performanceId: null } as const;
const told = (ballots: number, engine?: Engine) => {
  const standings = tabulate(round(ballots, engine));
  const tables = revealTables('Round', [{ title: 'Audience' }], standings, []);
  return [tables.map(({ kind }) => kind), awardWinners(prize, standings)];
};

describe('an audience prize with a least turnout', () => {
  it('is given from so many ballots on', () => {
    expect(told(LEAST)).toEqual([['result', 'audience'], ['lamps']]);
    expect(told(LEAST - 1)).toEqual([['result'], []]);
  });

  it('stays in what an earlier engine certified, which told it all the same', () => {
    expect(told(LEAST - 1, 2)).toEqual([['result', 'audience'], ['lamps']]);
  });

  it('is found by whoever checks a record that tells it of too few', () => {
    const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
    const record = recordOf(round(LEAST));
    expect(checkRecord(sha256, record).tables[1]?.rows.map(({ same }) => same)).toEqual([true, true]);
    const forged = structuredClone(record);
    Object.assign(forged.document, { audience: tabulate(round(LEAST - 1)).audience });
    const audience = (forged.document as unknown as { audience: Record<string, unknown> }).audience;
    expect(audience).toMatchObject({ counted: false });
    expect(checkRecord(sha256, forged).tables[1]?.rows.map(({ same }) => same)).toEqual([false, false]);
  });

  it('has no number in the hall once the vote is over', () => {
    const [poll] = sampleEvening().polls;
    if (!poll) throw new Error('The evening has a vote.');
    const counted = (more: Partial<typeof poll>) =>
      publicPoll({ ...poll, showsCount: true, leastBallots: LEAST, ...more }).ballotsCounted;
    expect(counted({ state: 'open', ballotsCounted: 3 })).toBe(3);
    expect(counted({ state: 'closed', ballotsCounted: LEAST - 1 })).toBeNull();
    expect(counted({ state: 'closed', ballotsCounted: LEAST })).toBe(LEAST);
  });
});

describe('a favourite where categories are ranked by themselves', () => {
  const acts = { kites: 'groups', lamps: 'solo', mirrors: 'solo' } as const;
  const among = (votes: Pick<AudienceInput, 'counts' | 'polls'>, engine?: Engine) => {
    const input = {
      ...show(
        { method: 'mean', scope: 'category' },
        { kites: [8], lamps: [7], mirrors: [9] },
        { audience: { ballots: 29, ...votes }, ...(engine && { engine }) },
      ),
      performances: Object.entries(acts).map(([id, categoryId]) => ({ id, name: id, categoryId })),
    };
    const standings = tabulate(input);
    expect(countAgain(input)).toMatchObject({
      performances: standings.performances.map(({ audience }) => ({ audience })),
    });
    const table = { kind: 'audience', categoryId: null, title: 'Audience' } as const;
    const rows = rowsOf(table, standings).map(({ performanceId, place, score }) => [
      performanceId,
      place,
      score,
    ]);
    return { winners: awardWinners(prize, standings), rows };
  };
  const counts = { kites: 9, lamps: 15, mirrors: 5 };
  const stars = (sums: Record<string, number>) =>
    Object.fromEntries(Object.entries(sums).map(([id, sum]) => [id, { sum, count: 10 }]));

  it('is the act with the most votes of all, and one alone', () => {
    expect(among({ counts })).toEqual({
      winners: ['lamps'],
      rows: [
        ['lamps', '1', '15'],
        ['kites', '2', '9'],
        ['mirrors', '3', '5'],
      ],
    });
  });

  it('stays as it was told in what an earlier engine certified: the first of each category', () => {
    expect(among({ counts }, 3).winners.toSorted()).toEqual(['kites', 'lamps']);
  });

  it('tells no figures that were made within a category beside those of another', () => {
    const poll = {
      id: 'p',
      name: 'Stars',
      share: '1',
      ballots: 29,
      ratings: stars({ kites: 30, lamps: 40, mirrors: 50 }),
    };
    expect(among({ polls: [poll] }).rows).toEqual([
      ['mirrors', '1', null],
      ['lamps', '2', null],
      ['kites', '3', null],
    ]);
  });
});

describeStoresByTurns('the figure of the favourite', (open) => {
  it('is told with how many votes there were, unless they are too few to tell', async () => {
    for (const [times, cast] of [
      [4, 24],
      [1, undefined],
    ] as const) {
      const store = await open({});
      const seeded = await seedRound(store, { acts: 3, judges: 1, weights: [1] });
      for (const performance of [0, 1, 2])
        await submitSheet(store, seeded, { performance, judge: 0, marks: [5] });
      const box = openBallotBox(store);
      await holdVote(store, seeded, box, false, times);
      const round = (await roundById(store.read, seeded.roundId)) ?? expect.fail('No round.');
      const at = { now: Date.now(), count: box.tally };
      const input = inputOf(await gather(store.read, round, at), 'given');
      const seen = factsDigest(input, tabulate(input));
      const by = { round: seeded.round, by: SYSTEM };
      await certify(store, box.tally, by, { seen, depth: 'totals' }, undefined);
      const tables = await announcedTables(store.read, round, at);
      expect(tables.map(({ votesCast }) => votesCast)).toEqual([undefined, cast]);
    }
  });
});
