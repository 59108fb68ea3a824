/** `ovation recount`: the certified result made again from the raw rows, also while the server runs. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { currentRound, roundById } from '../lineup/queries.ts';
import { recount } from '../results/recount.ts';
import { secretsFrom } from '../store/secrets.ts';
import { openStore } from '../store/store.ts';

/** What the exit code says. 1 is for trouble, as everywhere. */
const EXIT = { agrees: 0, differs: 3, nothingCertified: 4 } as const;

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Prints agreement or every difference. Reads only.
 * @param roundId the round; without it the current one.
 * @returns the exit code: 0 agreement, 3 differences, 4 when there is nothing certified.
 */
export async function recountRound(config: Config, roundId: string | undefined): Promise<number> {
  const store = await openStore({
    database: config.databaseUrl ? { url: config.databaseUrl } : { file: join(config.dataDir, 'ovation.db') },
    // Marks are kept in clear: no key is needed, and none is made where it is missing.
    secrets: secretsFrom(randomBytes(32)),
    clock: Date.now,
    onTrouble: (message) => process.stderr.write(`${message}\n`),
  });
  try {
    const round = await (roundId === undefined ? currentRound(store.read) : roundById(store.read, roundId));
    if (!round)
      throw new Error(roundId === undefined ? 'There is no round.' : `There is no round ${roundId}.`);
    const found = await recount(store, round.id);
    if (found.kind === 'nothing_certified') {
      say(`${round.name}: no result is certified.`);
      return EXIT.nothingCertified;
    }
    say(`${round.name}, result version ${found.version} (${found.state})`);
    say(`certified  ${found.certifiedDigest}`);
    say(`recounted  ${found.recountedDigest}`);
    if (found.agrees) {
      say('The recount agrees.');
      return EXIT.agrees;
    }
    say(found.details.length === 1 ? 'One difference:' : `${found.details.length} differences:`);
    for (const detail of found.details) say(`  ${detail}`);
    return EXIT.differs;
  } finally {
    await store.close();
  }
}
