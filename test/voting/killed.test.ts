/**
 * A power cut while a hall votes: of all ballots that were acknowledged none is missing and none counts twice.
 * `OVATION_KILLS=20 npx vitest run test/voting/killed.test.ts` does it twenty times.
 */
import { expect } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { recountOf } from '#domain/voting/tally.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { newToken, openSecrets } from '#server/store/secrets.ts';
import { openBallotBox } from '#server/voting/box.ts';
import { ballotsOf } from '#server/voting/queries.ts';
import { freshConfig, openDatabase, startProcess } from '../server.ts';
import { itByTurns } from '../store.ts';

const KILLS = Number(process.env.OVATION_KILLS ?? 1);
const VOTERS = 60;
const LONGEST_MS = 900;

itByTurns('a kill under load loses no acknowledged ballot and counts none twice (%s)', async (engine) => {
  const { config, remove } = await freshConfig(engine);
  try {
    let server = await startProcess(config);
    const beside = await openDatabase(config);
    const { desk } = await makeSampleEvent(beside, server.origin);
    await beside.close();
    const [poll] = await desk.call(votingEndpoints.polls);
    if (!poll) throw new Error('The sample event has a poll.');
    await desk.call(votingEndpoints.openPoll, { params: { id: poll.id }, body: {} });
    const acts = poll.candidates.map((candidate) => candidate.performanceId);
    const secrets = openSecrets(config.keyFile);
    const acknowledged: string[] = [];
    let sent = 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill > 0) server = await startProcess(config);
      let down = false;
      const first = Promise.withResolvers<void>();
      const url = `${server.origin}/api/v1/polls/${poll.id}/ballot`;
      const voting = Array.from({ length: VOTERS }, async () => {
        while (!down) {
          sent += 1;
          try {
            const answer = await fetch(url, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                cookie: `ovation_voter=${secrets.sign('voter', newToken())}`,
              },
              body: JSON.stringify({ choice: [acts[sent % acts.length]] }),
            });
            if (answer.status !== 200) return;
            acknowledged.push(((await answer.json()) as { receipt: string }).receipt);
            first.resolve();
          } catch {
            return;
          }
        }
      });
      await Promise.race([first.promise, Promise.all(voting)]);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_MS));
      await server.kill();
      down = true;
      await Promise.all(voting);
    }

    const store = await openDatabase(config);
    const log = await store.read
      .selectFrom('ballot')
      .select(['voter', 'receipt'])
      .where('pollId', '=', poll.id)
      .execute();
    const receipts = new Set(log.map((row) => row.receipt));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(acknowledged.filter((receipt) => !receipts.has(receipt))).toEqual([]);
    expect(new Set(log.map((row) => row.voter)).size).toBe(log.length);
    const box = openBallotBox(store);
    expect(await box.tally(poll.id)).toEqual(recountOf(await ballotsOf(store.read, poll.id)));
    await box.close();
    await store.close();
  } finally {
    await remove();
  }
});
