import { expect, it } from 'vitest';
import type { Depth } from '#domain/results/telling.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { holdVote } from '#test/results/held-vote.ts';
import { addOpenPoll, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { openBallotBox } from '../voting/box.ts';
import { decideFlag } from '../voting/flags.ts';
import { closePoll } from '../voting/window.ts';
import { announcementCommandsOf, publishResult, publishTable, revealTo } from './announce.ts';
import { certify, voidResult, watchCertified } from './certify.ts';
import { decideTie, excuse } from './decisions.ts';
import { sha256 } from './document-kept.ts';
import { factsDigest } from './facts-digest.ts';
import { publicResults } from './present-public.ts';
import { presentScoring } from './present-scoring.ts';
import { protocolOf } from './protocol.ts';
import { announcedTables, currentResult, newestResult } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';
import { sharedCommandsOf } from './shared-places.ts';

const START = Date.UTC(2026, 3, 18, 20, 0, 0);
/** By act, by judge: marks on two criteria. */
const MARKS = [
  [
    [5, 6],
    [6, 6],
    [5, 5],
  ],
  [
    [9, 9],
    [10, 9],
    [9, 8],
  ],
  [
    [7, 7],
    [7, 7],
    [7, 7],
  ],
];

describeStoresByTurns('results', (open) => {
  const begin = async ({
    rules = { method: 'mean' } as object,
    leaveOut = 0,
    vote = false,
    stars = false,
  } = {}) => {
    const clock = { now: START };
    const store = await open({ clock: () => clock.now });
    const seeded = await seedRound(store, { acts: 3, judges: 3, weights: [3, 2], rules });
    const sheets = MARKS.flatMap((judges, performance) =>
      judges.map((marks, judge) => ({ performance, judge, marks })),
    );
    for (const sheet of sheets.slice(0, sheets.length - leaveOut)) await submitSheet(store, seeded, sheet);
    const box = openBallotBox(store);
    const poll = vote ? await holdVote(store, seeded, box, stars) : undefined;
    const count = box.tally;
    const round = (await roundById(store.read, seeded.roundId)) ?? expect.fail('The round was not seeded.');
    const at = () => ({ now: clock.now, count });
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const deciding = { access, by: SYSTEM, round: seeded.round };
    const digest = async () => {
      const input = inputOf(await gather(store.read, round, at()), 'given');
      return factsDigest(input, tabulate(input));
    };
    const certifyNow = async () =>
      (await certify(store, count, deciding, { seen: await digest(), depth: 'totals' }, undefined)) ?? '';
    const takeBack = (id: string) =>
      commandsOf(store)(voidResult)({ ...deciding, params: { id }, body: { reason: 'Looked at again.' } });
    const publish = (id: string, depth?: Depth) =>
      announcementCommandsOf(store, count)(publishResult)({ ...deciding, params: { id }, body: { depth } });
    const current = () => currentResult(store.read, round, at());
    const made = { digest, certifyNow, publish, takeBack, current, deciding };
    return { clock, store, seeded, round, at, box, poll, count, ...made };
  };
  it("certifies standings that are the engine's own, and keeps them with rules, inputs and digest", async () => {
    const { store, seeded, certifyNow } = await begin();
    await certifyNow();
    const result = await newestResult(store.read, seeded.roundId);
    expect(result?.digest).toBe(sha256(result?.kept?.document ?? ''));
    expect(result?.programme.map((entry) => entry.performanceId)).toEqual(seeded.performanceIds);
    expect(result?.standings.performances.map(({ performanceId, place }) => [performanceId, place])).toEqual([
      [seeded.performanceIds[1], '1'],
      [seeded.performanceIds[2], '2'],
      [seeded.performanceIds[0], '3'],
    ]);
    // (9·3+9·2 + 10·3+9·2 + 9·3+8·2) ÷ 3
    expect(result?.standings.performances[0]?.result?.exact).toBe('136/3');
  });

  it('is not certified while a sheet is missing, and is once the judge is excused', async () => {
    const { store, seeded, certifyNow, deciding, at } = await begin({ leaveOut: 1 });
    await expect(certifyNow()).rejects.toMatchObject({
      code: 'not_ready',
      message: 'One scoresheet is not in.',
    });
    const body = {
      judgeId: seeded.judgeIds[2] ?? '',
      performanceIds: [seeded.performanceIds[2] ?? ''],
      reason: 'Out of the room.',
    };
    await commandsOf(store)(excuse)({ ...deciding, body });
    await certifyNow();
    const shown = await presentScoring(store.read, at(), seeded.round);
    expect(shown.result?.state).toBe('certified');
  });

  it('is not certified while a poll is open', async () => {
    const { store, seeded, box, certifyNow } = await begin();
    const pollId = await addOpenPoll(store, seeded);
    await expect(certifyNow()).rejects.toMatchObject({ code: 'not_ready', message: 'A poll is still open.' });
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    await box.drain();
    await certifyNow();
  });

  it('is not certified while a tie is open that the rules mean to be decided; the decision settles it', async () => {
    const { seeded, store, count, certifyNow, deciding } = await begin({
      rules: { method: 'mean', tieBreaks: ['countback'] },
    });
    const [first, , third] = seeded.performanceIds;
    for (const judge of [0, 1, 2]) await submitSheet(store, seeded, { performance: 0, judge, marks: [7, 7] });
    await expect(certifyNow()).rejects.toMatchObject({
      code: 'not_ready',
      message: 'One tie is not decided.',
    });
    const body = { order: [third ?? '', first ?? ''], reason: 'Head judge.', how: '' };
    await sharedCommandsOf(store, count)(decideTie)({ ...deciding, body });
    await certifyNow();
    const rows = (await newestResult(store.read, seeded.roundId))?.standings.performances;
    expect(rows?.map(({ performanceId, place }) => [performanceId, place]).slice(1)).toEqual([
      [third, '2'],
      [first, '3'],
    ]);
  });

  it('certifies only what the admin saw', async () => {
    const { store, seeded, count, deciding, digest } = await begin();
    const seen = await digest();
    await submitSheet(store, seeded, { performance: 0, judge: 0, marks: [10, 10] });
    expect(await digest()).not.toBe(seen);
    const late = certify(store, count, deciding, { seen, depth: 'totals' }, undefined);
    await expect(late).rejects.toMatchObject({ code: 'stale' });
  });

  it('locks all scoring, and cannot be certified twice', async () => {
    const { store, seeded, certifyNow } = await begin();
    await certifyNow();
    const states = await store.read.selectFrom('performanceScoring').select('state').execute();
    expect(states.map((row) => row.state)).toEqual(['locked', 'locked', 'locked']);
    await expect(certifyNow()).rejects.toMatchObject({ code: 'wrong_state' });
    expect(seeded.performanceIds.length).toBe(3);
  });

  it('is voided for every reader by a changed mark, and the void is written down with its reason', async () => {
    const { store, seeded, count, certifyNow, current, round, at } = await begin();
    const watch = watchCertified(store, count, (error) => {
      throw error;
    });
    await certifyNow();
    expect((await current())?.state).toBe('certified');
    await submitSheet(store, seeded, { performance: 0, judge: 0, marks: [10, 10] });
    expect((await current())?.state).toBe('voided');
    expect((await announcedTables(store.read, round, at()))[0]?.state).toBe('voided');
    await expect.poll(async () => (await newestResult(store.read, seeded.roundId))?.state).toBe('voided');
    await watch.stop();
    const audit = await store.read.selectFrom('audit').select(['action', 'why']).execute();
    expect(audit.filter((row) => row.action === 'result.voided')).toHaveLength(1);
  });

  it('is not voided by a name spelled right later', async () => {
    const { store, certifyNow, current } = await begin();
    await certifyNow();
    await store.write({ by: SYSTEM }, ({ tx }) =>
      tx.updateTable('participant').set({ stageName: 'Zoë' }).execute(),
    );
    expect((await current())?.state).toBe('certified');
  });

  it('is voided by ballots that are set aside later; the recount names them and the protocol the reason', async () => {
    const { store, seeded, box, poll = '', certifyNow, current, at } = await begin({ vote: true });
    const id = await certifyNow();
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      const { voter } = await tx.selectFrom('ballot').select('voter').executeTakeFirstOrThrow();
      const group = { id: 'group', pollId: poll, kind: 'bare', firstAt: START, lastAt: START } as const;
      await tx.insertInto('voteFlag').values(group).execute();
      await tx.insertInto('flaggedVoter').values({ pollId: poll, voter, flagId: 'group' }).execute();
    });
    expect((await current())?.state).toBe('certified');
    const admin = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const asked = { params: { id: 'group' }, body: { reason: 'One script.' } };
    await commandsOf(store)(decideFlag)({ access: admin, ...asked, aside: true });
    expect((await box.tally(poll)).ballots).toBe(5);
    expect((await current())?.state).toBe('voided');
    const found = await recount(store, seeded.roundId);
    expect(found).toMatchObject({ agrees: false, differences: ['audience', 'document'] });
    expect(JSON.stringify(found)).toContain('One script.');
    expect(JSON.stringify(await protocolOf(store.read, at(), id))).not.toContain('One script.');
    const again = await certifyNow();
    expect(JSON.stringify(await protocolOf(store.read, at(), again))).toContain('set aside: One script.');
  });

  it('keeps version 1 when a correction is certified as version 2', async () => {
    const { store, seeded, certifyNow, takeBack } = await begin();
    const first = await certifyNow();
    await takeBack(first);
    await certifyNow();
    const versions = await store.read
      .selectFrom('result')
      .select(['version', 'state'])
      .orderBy('version')
      .execute();
    expect(versions).toEqual([
      { version: 1, state: 'voided' },
      { version: 2, state: 'certified' },
    ]);
    expect((await newestResult(store.read, seeded.roundId))?.version).toBe(2);
  });

  it('recounts to the same digest from the raw rows, and names what was changed', async () => {
    const { store, seeded, certifyNow } = await begin({ vote: true });
    expect(await recount(store, seeded.roundId)).toEqual({ kind: 'nothing_certified' });
    await certifyNow();
    expect(await recount(store, seeded.roundId)).toMatchObject({ agrees: true, differences: [] });
    await submitSheet(store, seeded, { performance: 2, judge: 2, marks: [1, 1] });
    expect(await recount(store, seeded.roundId)).toMatchObject({
      agrees: false,
      differences: ['scoresheets'],
    });
  });

  it('counts the audience by the weights of the rules', async () => {
    const { store, seeded, at } = await begin({
      vote: true,
      rules: { method: 'mean', combination: { mode: 'weights', judges: '50', audience: '50' } },
    });
    const shown = await presentScoring(store.read, at(), seeded.round);
    // Judges: 136/3 of 50 is 90.67; audience: 3 of 6 votes is 50. Half of each.
    expect(shown.rows.find((row) => row.stageName === 'Act 2')?.result).toBe('70.33');
    expect(shown.audience).toMatchObject({ ballots: 6, counted: true });
  });

  it('lets nothing unrevealed leave with the public results', async () => {
    const { store, certifyNow, seeded, at, round } = await begin({ vote: true });
    const read = () => publicResults(store.read, { roundId: seeded.roundId, ...at(), now: START + 60_000 });
    const text = async () => JSON.stringify(await read());
    const secrets = ['Act 1', 'Act 2', 'Act 3', '45.33', '35.00', ...seeded.performanceIds];
    const hidden = async (words: string[]) => {
      for (const word of words) expect(await text()).not.toContain(word);
    };
    expect(await read()).toMatchObject({ state: 'before' });
    await hidden(secrets);
    await certifyNow();
    expect(await read()).toMatchObject({ state: 'before', certificate: null, tables: [] });
    await hidden(secrets);
    const tables = await announcedTables(store.read, round, at());
    expect(tables.map(({ audience, inVotes = false }) => [audience, inVotes])).toEqual([
      [false, false],
      [true, true],
    ]);
    const table = tables[0]?.id ?? '';
    await store.write({ by: SYSTEM }, (work) => revealTo(work, tables, table, 1));
    expect(await text()).toContain('Act 1');
    await hidden(['Act 2', 'Act 3', '45.33', '35.00']);
    await store.write({ by: SYSTEM }, (work) => revealTo(work, tables, table, 2));
    await hidden(['Act 2', '45.33']);
    await store.write({ by: SYSTEM }, (work) => revealTo(work, tables, table, 1));
    await hidden(['Act 2', 'Act 3', '45.33']);
    await store.write({ by: SYSTEM }, (work) => publishTable(work, tables, table));
    const published = await read();
    expect(published.tables[0]?.rows.map((row) => [row.place, row.stageName, row.score])).toEqual([
      ['1', 'Act 2', '45.33'],
      ['2', 'Act 3', '35.00'],
      ['3', 'Act 1', '27.33'],
    ]);
    expect(published).toMatchObject({ tables: [{}], certificate: { outOf: '50', judges: 3, version: 1 } });
  });

  it('publishes places alone where that depth was chosen, and no vote of a small poll at any depth', async () => {
    const { store, seeded, publish, certifyNow, at } = await begin({ vote: true });
    const id = await certifyNow();
    await publish(id, 'places');
    const results = await publicResults(store.read, { roundId: seeded.roundId, ...at() });
    expect(results.tables.map((table) => table.kind)).toEqual(['result', 'audience']);
    for (const table of results.tables) for (const row of table.rows) expect(row.score).toBeNull();
    await publish(id, 'criteria');
    const deeper = await publicResults(store.read, { roundId: seeded.roundId, ...at() });
    expect(deeper.tables[0]?.rows[0]?.criteria).toHaveLength(2);
    expect(deeper.tables[1]?.rows.every((row) => row.score === null)).toBe(true);
  });

  it('says that a told result was taken back, and tells nothing of it any more', async () => {
    const { store, seeded, publish, certifyNow, at } = await begin();
    const id = await certifyNow();
    await publish(id);
    await submitSheet(store, seeded, { performance: 0, judge: 0, marks: [10, 10] });
    expect(await publicResults(store.read, { roundId: seeded.roundId, ...at() })).toMatchObject({
      state: 'withdrawn',
      tables: [],
      certificate: null,
    });
    await expect(publish(id)).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('calls a version a correction only where it replaces one that was published', async () => {
    const { store, seeded, publish, certifyNow, at, takeBack } = await begin();
    const corrects = async () =>
      (await publicResults(store.read, { roundId: seeded.roundId, ...at() })).certificate?.corrects;
    const again = async (before: string) => {
      await takeBack(before);
      const id = await certifyNow();
      await publish(id);
      return id;
    };
    const second = await again(await certifyNow());
    expect(await corrects()).toBe(false);
    await again(second);
    expect(await corrects()).toBe(true);
  });

  it('calls no figure of the hall votes that is a mean of stars', async () => {
    const { store, certifyNow, at, round } = await begin({ vote: true, stars: true });
    await certifyNow();
    const tables = await announcedTables(store.read, round, at());
    expect(tables.map(({ audience, inVotes = false }) => [audience, inVotes])).toEqual([
      [false, false],
      [true, false],
    ]);
  });

  it('tells acts that share a place in one step', async () => {
    const { store, seeded, certifyNow, round, at } = await begin();
    for (const judge of [0, 1, 2]) await submitSheet(store, seeded, { performance: 0, judge, marks: [7, 7] });
    await certifyNow();
    const steps = (await announcedTables(store.read, round, at()))[0]?.steps ?? [];
    const told = steps.map(({ place, entries }) => `${place} ${entries.map((one) => one.stageName)}`);
    expect(told.slice(0, 2)).toEqual(['2 Act 1,Act 3', '1 Act 2']);
  });
});
