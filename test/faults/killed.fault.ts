/**
 * The server is killed with SIGKILL at random moments under mixed load, fifty times unless `OVATION_KILLS` says
 * otherwise. Of what was acknowledged nothing is lost and nothing is there twice, and every invariant holds.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { ENGINES } from '../store.ts';
import { soundFolder } from '../tracks/sounds.ts';
import { type Hall, openHall } from './hall.ts';
import { whatIsWrong } from './looking.ts';
import { startLoad } from './mixed-load.ts';
import { note } from './noting.ts';

const KILLS = Number(process.env.OVATION_KILLS ?? 50);
const LONGEST_QUIET_MS = 1_500;
const folder = soundFolder();
let song: Buffer;
beforeAll(() => {
  song = readFileSync(folder.tone('song.mp3', { seconds: 11, level: -20 }, ['-b:a', '192k']));
}, 60_000);
afterAll(() => folder.remove());

it.each(ENGINES)('nothing acknowledged is lost or doubled by kills (%s)', async (engine) => {
  const seed = Number(process.env.OVATION_SEED ?? Date.now() % 1_000_000);
  const chance = chanceFrom(seed);
  const hall: Hall = await openHall(engine);
  const restarts: number[] = [];
  try {
    const load = startLoad(hall, { song });
    const noteSoFar = () => {
      const sorted = restarts.toSorted((a, b) => a - b);
      note(`killed.${engine}`, {
        kills: sorted.length,
        acknowledgedWrites: load.told.writes,
        registrations: load.told.registrations.size,
        tracks: load.told.uploads.size,
        scoresheetRevisions: [...load.told.sheets.values()].reduce(
          (sum, { revisions }) => sum + revisions,
          0,
        ),
        ballots: load.told.receipts.size,
        showCommands: load.told.steps.size,
        restartMedianMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
        restartLongestMs: Math.round(sorted.at(-1) ?? 0),
        seed,
      });
    };
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await pause(100 + chance() * LONGEST_QUIET_MS);
      load.gate.close();
      await hall.server().kill();
      restarts.push(await hall.start());
      expect(await whatIsWrong(hall, load.told), `seed ${seed}, kill ${kill}`).toEqual([]);
      if (load.failure() !== undefined) break;
      noteSoFar();
      load.gate.open();
    }
    await load.stop();
    expect(await whatIsWrong(hall, load.told), `seed ${seed}, at the end`).toEqual([]);
    const { told } = load;
    const params = { id: hall.show.pollId };
    await hall.desk.call(votingEndpoints.closePoll, { params });
    const { votes } = await hall.desk.call(votingEndpoints.pollTally, { params });
    const choices = [...told.ballots.values()].map((one) => one.acknowledged);
    for (const { performanceId, votes: counted } of votes)
      expect(counted).toBe(choices.filter((choice) => choice === performanceId).length);
    noteSoFar();
    expect(told.writes).toBeGreaterThan(KILLS * 5);
    expect(told.uploads.size).toBeGreaterThan(0);
  } finally {
    await hall.close();
  }
});

/** Chance that can be had again: a small linear generator. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
