/**
 * The two engines on as many random rounds as one has time for, and how often the second notices that the first is
 * wrong: `npm run check-count -- ROUNDS SEED`. Ends with 1 where they disagree, and names the seed of the round.
 */
import { secondCount } from '#domain/results/second-count.ts';
import { ENGINES } from '#domain/tabulation/engines.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { MUTATIONS } from './mutations.ts';
import { withJuries, withParts } from './panel-parts.ts';
import { drawFrom, randomRound } from './random-rounds.ts';

const [rounds = 20_000, from = 1] = process.argv.slice(2).map(Number);
/** Every so many rounds are mutated: each mutation is a tabulation and a count of its own. */
const MUTATED_OF = 10;

const noticed = new Map(Object.keys(MUTATIONS).map((name) => [name, { done: 0, noticed: 0 }]));
let [places, broken, shared, disagreements] = [0, 0, 0, 0];
let [first, second] = [0, 0];

for (let seed = from; seed < from + rounds; seed += 1) {
  const draw = drawFrom(seed);
  const plain = randomRound(draw);
  const round = [withParts, withParts, withJuries][(seed >> 1) % 6]?.(draw, plain) ?? plain;
  const input = { ...round, engine: ENGINES[seed % ENGINES.length] ?? 4 };
  const start = performance.now();
  const standings = tabulate(input);
  const middle = performance.now();
  const found = secondCount(input, standings);
  first += middle - start;
  second += performance.now() - middle;
  for (const row of standings.performances) {
    places += Number(row.place !== null);
    broken += Number(row.tie?.decidedBy != null);
    shared += Number(row.place?.endsWith('=') === true);
  }
  if (found.length > 0) {
    disagreements += 1;
    console.log(`seed ${seed}, version ${input.engine}: ${found[0]}`);
  }
  if (seed % MUTATED_OF !== 0) continue;
  for (const [name, mutate] of Object.entries(MUTATIONS)) {
    const mutated = mutate(input, standings);
    const tally = noticed.get(name);
    if (!mutated || !tally) continue;
    tally.done += 1;
    tally.noticed += Number(secondCount(input, mutated).length > 0);
  }
}

console.log(
  `${rounds} rounds from seed ${from}: ${places} places, ${broken} given by a tie key, ${shared} shared; ${disagreements} rounds in which the engines disagree.`,
);
console.log(`Second count / first: ${(second / first).toFixed(2)} of its time.`);
for (const [name, { done, noticed: seen }] of noticed) console.log(`${seen} of ${done} noticed: ${name}`);
if (disagreements > 0) process.exitCode = 1;
