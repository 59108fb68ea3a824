import { expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { setRoundRules } from '../lineup/commands.ts';
import { roundById } from '../lineup/queries.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import { addAward, removeAward } from './awards.ts';
import { certify } from './certify.ts';
import { changeRules } from './decisions.ts';
import { factsDigest } from './facts-digest.ts';
import { presentScoring } from './present-scoring.ts';
import { gather, inputOf } from './records.ts';
import { rulesCommandsOf } from './tried-rules.ts';

const count = async () => ({ ballots: 0, votes: {} });
const ANA: Actor = { kind: 'admin', id: 'ana', name: 'Ana' };

describeStoresByTurns('a prize for the best of all acts', (open) => {
  it('ranks no category by itself while a prize goes to the best of all acts, nor certifies such a prize', async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 2, judges: 1, weights: [1], rules: { method: 'mean' } });
    for (const performance of [0, 1])
      await submitSheet(store, seeded, { performance, judge: 0, marks: [7 + performance] });
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: ANA });
    const deciding = { access, round: seeded.round };
    const command = commandsOf(store);
    const scoring = () => presentScoring(store.read, { now: store.now(), count }, seeded.round);
    const change = (scope: 'category' | 'round') =>
      rulesCommandsOf(store, count)(changeRules)({
        ...deciding,
        body: { rules: { method: 'mean' as const, scope }, reason: 'Asked.' },
      });
    const best = { kind: 'place' as const, title: 'Best of all', performanceId: null, reason: '' };
    await command(addAward)({ ...deciding, body: { ...best, categoryId: null } });
    const refused = {
      code: 'wrong_state',
      message: expect.stringContaining('The prize “Best of all” goes to the best of all acts'),
    };
    await expect(change('category')).rejects.toMatchObject(refused);
    await change('round');

    // As databases of before have it.
    const present = async () => {
      const round = await roundById(store.read, seeded.roundId);
      if (!round) throw new Error('The round was not seeded.');
      return round;
    };
    const certifyNow = async () => {
      const input = inputOf(await gather(store.read, await present(), { now: store.now(), count }), 'given');
      const given = { seen: factsDigest(input, tabulate(input)), depth: 'totals' as const };
      return certify(store, count, { round: seeded.round, by: ANA }, given, undefined);
    };
    const apart = JSON.stringify({ method: 'mean', scope: 'category' });
    const round = await present();
    await store.write({ by: SYSTEM }, (work) => setRoundRules(work, round, apart));
    await expect(certifyNow()).rejects.toMatchObject(refused);
    const [prize] = (await scoring()).awards;
    await command(removeAward)({ ...deciding, params: { id: prize?.id ?? '' } });
    await change('category');
    expect(await certifyNow()).not.toBeNull();
  });
});
