/** `npm run fuzz -- [minutes] [seed]`: tries every call with hostile input for so long, and says what it found. */
import { fuzz } from './fuzz.ts';

const minutes = Number(process.argv[2] ?? 3);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
process.stdout.write(`Seed ${seed}, ${minutes} minutes.\n`);
const { calls, done, tried, findings } = await fuzz(seed, { until: Date.now() + minutes * 60_000 });
for (const { seed: at, call, what, sent, said } of findings)
  process.stdout.write(
    `\n${call} (seed ${at}): ${what}\n  sent ${sent.slice(0, 1_500)}\n  said ${said.slice(0, 500)}\n`,
  );
process.stdout.write(
  `${calls} calls; ${done} of ${tried} kinds did what they say at least once; ${findings.length} findings.\n`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
