/** The record of a result, counted again with nothing but what it opens. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkRecord, type PublicRecord } from '#contract/results/check-record.ts';
import type { Depth } from '#domain/results/telling.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { PollFacts } from '#domain/tabulation/types.ts';
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { currentEngine } from '#test/current-engine.ts';
import { addOpenPoll, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { openVoting } from '../voting/ballots.ts';
import { openBallotBox } from '../voting/box.ts';
import { publishedList, publishPoll } from '../voting/receipts.ts';
import { closePoll } from '../voting/window.ts';
import { announcementCommandsOf, publishResult } from './announce.ts';
import { certify } from './certify.ts';
import { sha256 } from './document-kept.ts';
import { factsDigest } from './facts-digest.ts';
import { publicResults } from './present-public.ts';
import { publicRecord } from './record.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';

const PROGRAM = join(import.meta.dirname, '../../../verify/verify.py');
const folder = mkdtempSync(join(tmpdir(), 'ovation-record-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeStoresByTurns('the record of a published result', (open) => {
  const begin = async (
    depth: Depth,
    rules: object = {},
    method: PollMethod = 'pick_one',
    weights = [3, 2],
  ) => {
    const store = await open();
    const seeded = await seedRound(store, {
      acts: 3,
      judges: 2,
      weights,
      rules: { method: 'mean', ...rules },
    });
    for (const performance of [0, 1, 2])
      for (const judge of [0, 1])
        await submitSheet(store, seeded, { performance, judge, marks: [5 + performance, 6 + judge] });
    const box = openBallotBox(store);
    const pollId = await addOpenPoll(store, seeded);
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('poll').set({ method }).where('id', '=', pollId).execute(),
    );
    const [one = '', other = ''] = seeded.performanceIds;
    const picked = (voter: number) => [voter % 4 === 0 ? one : other];
    const marked = (voter: number) => [`${one}:${voter % 6}`, `${other}:${(voter * 3) % 5}`];
    const voting = openVoting(store, box, currentEngine);
    for (let voter = 0; voter < 25; voter += 1)
      await voting.cast({
        pollId,
        marks: { device: `device ${voter}` },
        choice: POLL_KINDS[method].marks ? marked(voter) : picked(voter),
        arrivedAt: store.now(),
      });
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const count = box.tally;
    const input = inputOf(await gather(store.read, round, { now: store.now(), count }), 'given');
    const seen = factsDigest(input, tabulate(input));
    const id =
      (await certify(store, count, { round: seeded.round, by: SYSTEM }, { seen, depth }, undefined)) ?? '';
    await expect(
      publicRecord(store.read, { roundId: seeded.roundId, now: store.now(), count }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    const admin = mint({ kind: 'admin', by: SYSTEM } as never) as never;
    const publish = announcementCommandsOf(store, count)(publishResult);
    await publish({ access: admin, round: seeded.round, params: { id }, body: {} });
    await commandsOf(store)(publishPoll)({ access: admin, params: { id: pollId } });
    const engine = await currentEngine();
    const listed = { id: pollId, now: store.now(), tally: await count(pollId), engine };
    const { receipts } = await publishedList(store.read, listed);
    // As it travels: plain JSON.
    const record: PublicRecord = JSON.parse(
      JSON.stringify(await publicRecord(store.read, { roundId: seeded.roundId, now: store.now(), count })),
    );
    return { record, lists: { [pollId]: receipts ?? [] }, pollId, store, roundId: seeded.roundId, count };
  };

  it('gives every place and figure again where every mark is open', async () => {
    const { record, lists } = await begin('marks');
    const check = checkRecord(sha256, { ...record, lists });
    expect(check).toMatchObject({ intact: true, broken: [], same: true, countedTables: 2, sheets: 6 });
    expect(check.polls).toEqual([
      expect.objectContaining({ ballots: 25, list: { ballots: 25, aside: 0, same: true } }),
    ]);
    const counted = check.tables.flatMap((table) => table.rows.map((row) => row.counted));
    expect(counted).toEqual(check.tables.flatMap((table) => table.rows.map((row) => row.signed)));
    expect(Object.keys(record.openings.parts).toSorted()).toEqual(['criteria', 'marks', 'totals', 'votes']);
  });

  it('counts by factors with decimals as they are written', async () => {
    const { record, lists, store, roundId } = await begin('marks', {}, 'pick_one', [2.67, 0.5]);
    const check = checkRecord(sha256, { ...record, lists });
    expect(check).toMatchObject({ same: true, broken: [] });
    // 7 × 2.67 + 6.5 × 0.5
    expect(check.tables[0]?.rows[0]?.signed.score).toBe('21.94');
    expect(await recount(store, roundId)).toMatchObject({ agrees: true, details: [] });
  });

  it('tells of votes that put acts in an order their places, and of plain ones how many there were', async () => {
    const told = async (method: PollMethod) => {
      const { store, roundId, count } = await begin('marks', {}, method);
      const { tables } = await publicResults(store.read, { roundId, now: store.now(), count });
      const of = (kind: string) => tables.find((table) => table.kind === kind);
      expect(of('result')?.rows[0]?.score).toBe('34.00');
      return [of('audience')?.rows[0]?.score, of('audience')?.steps[0]?.entries[0]?.score];
    };
    expect(await told('star')).toEqual([null, null]);
    expect(await told('majority_judgment')).toEqual([null, null]);
    expect(await told('pick_one')).toEqual(['18', '18']);
  });

  it.each(['majority_judgment', 'star'] as const)(
    'gives the order of a vote by %s again from its list, here, in the other program and in a recount',
    async (method) => {
      const rules = { combination: { mode: 'weights', judges: '50', audience: '50' } };
      const { record, lists, pollId, store, roundId } = await begin('marks', rules, method);
      expect(checkRecord(sha256, { ...record, lists }).same).toBe(true);
      const file = join(folder, 'record.json');
      const counted = (content: unknown) => {
        writeFileSync(file, JSON.stringify(content));
        return spawnSync('python3', [PROGRAM, file], { encoding: 'utf8' });
      };
      expect(counted({ ...record, lists }).stdout).toContain('All that is open is as it was signed.');
      expect(await recount(store, roundId)).toMatchObject({ agrees: true, details: [] });
      const altered = structuredClone(record);
      const [poll] = (altered.openings.parts.votes?.value as { polls: PollFacts[] } | undefined)?.polls ?? [];
      for (const own of Object.values(poll?.grades ?? {})) own.reverse();
      for (const own of Object.values(poll?.stars ?? {})) own.sum += 1;
      expect(checkRecord(sha256, { ...altered, lists }).polls[0]?.list?.same).toBe(false);
      expect(counted({ ...altered, lists }).stderr).toContain('other grades or stars than were counted');
      expect(lists[pollId]).toHaveLength(25);
    },
  );

  it('says what it cannot count where less is open, and opens no more than that', async () => {
    const { record } = await begin('places');
    const check = checkRecord(sha256, record);
    expect(check).toMatchObject({ intact: true, same: true, countedTables: 0, sheets: null });
    expect(Object.keys(record.openings.parts)).toEqual([]);
    const totals = (await begin('totals')).record;
    expect(Object.keys(totals.openings.parts).toSorted()).toEqual(['totals', 'votes']);
    // The audience's own table needs nobody's marks.
    expect(checkRecord(sha256, totals)).toMatchObject({ same: true, countedTables: 1 });
  });

  it('notices a place, a mark, a ballot and a name that are not as certified', async () => {
    const { record, lists, pollId } = await begin('marks', {
      combination: { mode: 'weights', judges: '50', audience: '50', judgesScale: 'of_maximum' },
      audience: { conversion: 'share' },
    });
    expect(checkRecord(sha256, { ...record, lists }).same).toBe(true);
    const changed = (change: (copy: PublicRecord) => void) => {
      const copy = structuredClone({ ...record, lists });
      change(copy);
      return checkRecord(sha256, copy);
    };
    const named = changed((copy) => Object.assign(copy.document.acts[0] ?? {}, { stage_name: 'Other' }));
    expect(named).toMatchObject({ intact: false, same: false });
    const marked = changed((copy) => {
      const marks = copy.openings.parts.marks?.value as { scoresheets: { marks: Record<string, number> }[] };
      const sheet = marks.scoresheets[0];
      if (sheet) for (const id of Object.keys(sheet.marks)) sheet.marks[id] = 10;
    });
    expect(marked).toMatchObject({ intact: true, broken: ['marks'], same: false });
    expect(marked.tables[0]?.rows.some((row) => !row.same)).toBe(true);
    const cast = changed(
      (copy) =>
        copy.lists?.[pollId]?.[0]?.receipt &&
        Object.assign(copy.lists[pollId][0] ?? {}, { receipt: 'another' }),
    );
    expect(cast).toMatchObject({ same: false });
    expect(cast.polls[0]?.list?.same).toBe(false);
  });
});
