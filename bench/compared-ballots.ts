/**
 * What it takes to count a vote whose ballots hold acts against each other. Run by `node bench/compared-ballots.ts`.
 *
 * In milliseconds of this thread's processor time, the best of several runs, for ballots that all differ: the ballots
 * read and added up, what a result is made from, the order of the acts.
 */
import { ENGINE } from '#domain/tabulation/engines.ts';
import { POLL_KINDS } from '#domain/voting/poll-kinds.ts';
import { figuresOf, tallyOf } from '#domain/voting/tally.ts';
import { line } from './round.ts';

const BALLOTS = 10_000;
const ACTS = 30;
const RUNS = 7;

const acts = Array.from({ length: ACTS }, (_, at) => `act${String(at).padStart(13, '0')}`);
let state = 20_260_123;
const draw = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return Math.floor((state / 2_147_483_647) * below);
};
const ballots = Array.from(
  { length: BALLOTS },
  () => [acts.map((act) => `${act}:${draw(6)}`).join(' '), 1] as const,
);

function best<T>(work: () => T): { ms: number; made: T } {
  let ms = Number.POSITIVE_INFINITY;
  let made = work();
  for (let run = 0; run < RUNS; run += 1) {
    const before = process.threadCpuUsage();
    made = work();
    const { user, system } = process.threadCpuUsage(before);
    ms = Math.min(ms, (user + system) / 1_000);
  }
  return { ms, made };
}

console.log(`${BALLOTS} ballots × ${ACTS} acts`);
console.log(line(['', 'added up', 'facts', 'order']));
for (const method of ['star', 'majority_judgment', 'rate'] as const) {
  const tally = best(() => tallyOf(ballots, { method, device: 1, code: 1 }));
  const facts = best(() => POLL_KINDS[method].facts(tally.made, acts));
  const order = best(() => figuresOf(facts.made, ENGINE));
  console.log(line([method, ...[tally, facts, order].map(({ ms }) => ms.toFixed(1))]));
}
