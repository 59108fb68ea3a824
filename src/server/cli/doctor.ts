/** `ovation doctor`: whether this machine is ready for the night, also while the server runs. */
import { existsSync } from 'node:fs';
import { newestEntryAt } from '../audit/queries.ts';
import { type Config, copiesFolder } from '../config.ts';
import { databaseIn } from '../data-folder.ts';
import { currentEvent } from '../events/queries.ts';
import { NoDatabase, openToLook, refuseUsed } from '../installation.ts';
import { factsOf } from '../operating/facts.ts';
import { type Facts, findingsOf } from '../operating/findings.ts';
import { requireKey } from '../store/key-check.ts';
import { powerCutSafety } from '../store/power-cut.ts';
import { findProgram } from '../tracks/programs.ts';
import { inWords } from './in-words.ts';

const MARKS = { good: 'ok  ', look: 'look', bad: 'BAD ' } as const;

/** Prints what was found about the machine and answers the exit code: 0 unless something is bad. */
export async function doctor(config: Config): Promise<number> {
  const { port } = config;
  const running = await answers(`http://127.0.0.1:${port}/healthz`, 'alive');
  const served = running ? await asked(`http://127.0.0.1:${port}/api/v1/trust`) : undefined;
  const facts = await factsOf({
    ...config,
    ...(await kept(config)),
    https: config.https,
    running,
    httpsNow: typeof served?.port === 'number' ? { port: served.port, endsAt: null } : undefined,
    copies: {
      folder: copiesFolder(config),
      trouble: null,
      everyMinutes: config.backupMinutes ?? 0,
    },
    now: Date.now(),
    findProgram,
  });
  const findings = findingsOf(facts);
  for (const { state, sentence, remedy } of findings)
    process.stdout.write(`${MARKS[state]}  ${sentence}${remedy === null ? '' : `\n      ${remedy}`}\n`);
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

type Kept = Pick<Facts, 'publicAddress' | 'newestEntryAt' | 'database'>;

/** What the database says; nothing where there is none yet, or a server would not start on it. */
async function kept(config: Config): Promise<Kept> {
  const nothing = { publicAddress: '', newestEntryAt: null };
  try {
    if (config.databaseUrl === undefined && !existsSync(databaseIn(config.dataDir))) {
      refuseUsed(config);
      return { ...nothing, database: 'file' };
    }
    const store = await openToLook(config);
    try {
      await requireKey(store, config.keyFile);
      // A server would not start on one that can only be read.
      const unsaved = store.engine === 'postgres' ? await store.health.trouble() : undefined;
      if (unsaved !== undefined) throw new Error(unsaved);
      const event = await currentEvent(store.read);
      return {
        publicAddress: event?.settings.publicAddress ?? '',
        newestEntryAt: await newestEntryAt(store.read),
        database: await powerCutSafety(store),
      };
    } finally {
      await store.close();
    }
  } catch (error) {
    // A PostgreSQL that the first start will make its tables in.
    if (error instanceof NoDatabase && config.databaseUrl !== undefined)
      return { ...nothing, database: 'empty' };
    return { ...nothing, database: { shut: inWords(error) } };
  }
}

const LIMIT_MS = 2_000;

async function asked(url: string): Promise<Record<string, unknown> | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(LIMIT_MS) });
    return (await answer.json()) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const answers = async (url: string, field: string): Promise<boolean> => (await asked(url))?.[field] === true;
