/** `ovation start`: the server for a real event, and where it is reached. */
import { setTimeout as pause } from 'node:timers/promises';
import { report } from '#domain/messages/report.ts';
import { issueSetupLink } from '../accounts/commands.ts';
import { allAdmins } from '../accounts/queries.ts';
import { openClock, stepSentence } from '../clock.ts';
import type { Config } from '../config.ts';
import { networkOrigins } from '../http/network.ts';
import { type Server, startServer } from '../main.ts';
import { isUnderWay } from '../show/under-way.ts';
import { endWith } from './end-with.ts';
import { say } from './say.ts';
import { sweepLeft } from './upgrade/laid.ts';

/** What was asked before is answered meanwhile, with words where it would be written. */
const ENDS_WITHIN_MS = 10_000;

/**
 * Starts the server and prints where it is; where nobody owns the installation yet, also its one-time set-up link.
 * @returns how to stop the server (`stop`), and the address by which whoever sits at this machine gets in
 * (`entrance`)
 */
export async function start(
  config: Config,
  askedAt: number,
): Promise<{ stop: () => Promise<void>; entrance: string }> {
  const beganAt = Date.now();
  let server: Server;
  const clock = openClock({
    isUnderWay: () => isUnderWay(server.store),
    onStep: (ms, followed) =>
      process.stderr.write(`${stepSentence(ms, followed, config.databaseUrl !== undefined)}\n`),
  });
  const begin = async (of: Config) => {
    const begun = await startServer(of, clock.now, restart);
    void begun.store.keyChanged.then(() => endWithoutKey(begun));
    return begun;
  };
  let restarting: Promise<void> | undefined;
  const restart = () => {
    restarting ??= server
      .close()
      .then(async () => {
        say('Restarting with the backup that was restored.');
        server = await begin({ ...config, port: Number(new URL(server.url).port) });
      })
      .finally(() => {
        restarting = undefined;
      })
      .catch(endWith);
  };
  server = await begin(config);
  sweepLeft();
  const readyAt = Date.now();
  say();
  say(`Ovation runs at ${server.url}`);
  const [onNetwork, ...others] = networkOrigins(config.host, Number(new URL(server.url).port))
    .filter(({ likely }) => likely)
    .map(({ address }) => address);
  if (onNetwork) say(`On this network: ${[onNetwork, ...others].join('   or ')}`);
  if (onNetwork && server.httpsPort !== undefined)
    say(
      `Over https: https://${new URL(onNetwork).hostname}:${server.httpsPort}   for devices told to trust it at ${onNetwork}/trust`,
    );
  say(`Data: ${config.databaseUrl === undefined ? config.dataDir : 'the PostgreSQL database'}`);
  say(`Key:  ${config.keyFile}   Back this file up, apart from the data.`);
  let entrance = server.url;
  if ((await allAdmins(server.store.read)).length === 0) {
    const token = await issueSetupLink(server.store);
    entrance = `${server.url}/setup/${token}`;
    say();
    say(
      'Nobody can sign in yet. Create the first admin account here; the link works once, within seven days:',
    );
    say(`  ${entrance}`);
    if (onNetwork) say(`  ${onNetwork}/setup/${token}   from another machine on this network`);
  }
  say();
  say(
    `Set up in ${inSeconds(beganAt - askedAt)}, started in ${inSeconds(readyAt - beganAt)}. Stop with Ctrl-C.`,
  );
  const stop = async () => {
    clock.stop();
    await restarting;
    await server.close();
  };
  return { stop, entrance };
}

/** Ends the process with the exit code of a failure: nothing that this server would write could be opened again. */
async function endWithoutKey(server: Server): Promise<void> {
  await Promise.race([server.close().catch(() => undefined), pause(ENDS_WITHIN_MS)]);
  endWith(new Error(report('notSavedKeyChanged')));
}

const inSeconds = (ms: number): string => `${(Math.max(0, ms) / 1_000).toFixed(1)} s`;
