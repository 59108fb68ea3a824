/**
 * The command line. What a command needs is loaded when it runs, so `--help` is quick. Answers go to standard
 * output, trouble goes to standard error with exit code 1.
 */
import { readFileSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { TEST_PARTICIPANT_COUNT } from '#contract/registration/test-participants.ts';
import { endWith } from './cli/end-with.ts';
import { say } from './cli/say.ts';
import { describeConfig, readConfig } from './config.ts';
import { CHANGELOG, VERSION } from './shipped.ts';
import { ONE_FILE } from './typed.ts';

const wholeBetween = (least: number, most: number) => (text: string) => {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < least || value > most)
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  return value;
};
const port = wholeBetween(0, 65_535);

/** When the person asked, counted from before anything was installed or built. */
const askedAt = Number(process.env.OVATION_STARTED_AT ?? Date.now());

/** Beside the time in which it goes on answering; `deploy/` gives it longer. What holds a stop up is not waited for. */
const STOPS_WITHIN_MS = 30_000;

/**
 * A closed terminal, a service or Ctrl-C asks every process of a group, and npm and `bin/ovation.mjs` pass on what they
 * were asked: so one asking reaches us up to three times, the last when the end of npm is noticed.
 */
const SAME_ASKING_MS = 3_000;

/** Resolves when somebody asks to stop. Asked anew after that, the process ends at once. */
function askedToStop(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        firstAt ??= performance.now();
        resolve();
        if (performance.now() - firstAt < SAME_ASKING_MS) return;
        process.removeAllListeners(signal);
        process.kill(process.pid, signal);
      });
    process.once('disconnect', () => resolve());
    // Our parent's channel is only there to notice its end; it must not keep us running.
    process.channel?.unref();
  });
}

/**
 * Starts, and runs until somebody asks to stop: by a signal, or by the end of the program that started this one.
 * Asked in the middle of the start, it stops right after it; asked a second time, at once. Where nothing was started
 * there is nothing to wait for.
 */
async function untilStopped(
  start: () => Promise<(() => Promise<void>) | undefined>,
  drainMs = 0,
): Promise<void> {
  const asked = askedToStop();
  const stop = await start();
  if (stop === undefined) return;
  await asked;
  // Counted also where all is done and a line to a database that hangs keeps the program open.
  setTimeout(() => {
    process.stderr.write(
      'Something did not come to its end in time and was left. What was acknowledged is kept.\n',
    );
    process.exit(1);
  }, STOPS_WITHIN_MS + drainMs).unref();
  await stop();
}

const program = new Command('ovation')
  .description('Run a live talent show, from the first registration to the winner.')
  .version(VERSION)
  .showHelpAfterError();

program
  .command('demo')
  .description('run a complete sample event on a throw-away database')
  .addOption(new Option('--port <number>', 'the port; without it a free one').argParser(port))
  .addOption(new Option('--host <address>', 'the address to listen on').default('0.0.0.0'))
  .option('--json', 'once ready, print one line of JSON and nothing else')
  .option('--simulate', 'let judges and an audience act by themselves')
  .action(async (options: { port?: number; host: string; json?: boolean; simulate?: boolean }) => {
    const { freePort } = await import('./cli/addresses.ts');
    const { startDemo } = await import('./demo/run-demo.ts');
    const port = options.port ?? (await freePort(readConfig(process.env).port, options.host));
    await untilStopped(() =>
      startDemo({
        port,
        host: options.host,
        json: options.json ?? false,
        simulate: options.simulate ?? false,
        askedAt,
      }),
    );
  });

program
  .command('start')
  .description('run the server for a real event; settings come from OVATION_* variables')
  .addOption(new Option('--port <number>', 'instead of OVATION_PORT').argParser(port))
  .option('--host <address>', 'instead of OVATION_HOST')
  .action(async (options: { port?: number; host?: string }) => {
    const { start } = await import('./cli/start.ts');
    const config = readConfig(process.env);
    const { PORT, OVATION_PORT } = process.env;
    if (PORT && !OVATION_PORT && options.port === undefined)
      say(`PORT=${PORT} is not read here: set OVATION_PORT, or give --port.`);
    await untilStopped(
      async () =>
        (
          await start(
            { ...config, port: options.port ?? config.port, host: options.host ?? config.host },
            askedAt,
          )
        ).stop,
      config.drainMs,
    );
  });

program
  .command('open', { isDefault: ONE_FILE })
  .description('the same, and opens it in the browser; if it is running already, opens that')
  .action(async () => {
    const { open } = await import('./cli/open.ts');
    const config = readConfig(process.env);
    await untilStopped(() => open(config, askedAt), config.drainMs);
  });

program
  .command('config')
  .description('print every setting with its meaning')
  .action(() => {
    for (const { name, meaning, fallback } of describeConfig())
      say(`${name}\n    ${meaning}\n    Without it: ${fallback}.`);
  });

program
  .command('doctor')
  .description('check whether this machine is ready for the night; exits 0 unless something is bad')
  .action(async () => {
    const { doctor } = await import('./cli/doctor.ts');
    process.exitCode = await doctor(readConfig(process.env));
  });

program
  .command('upgrade')
  .description('say what is new in a file that was downloaded, try it on a copy of the data, put it in place')
  .argument('<file>', 'the newer program or npm package; SHA256SUMS lies beside it')
  .action(async (file: string) => {
    const { upgrade } = await import('./cli/upgrade/upgrade.ts');
    await upgrade(readConfig(process.env), file);
  });

program
  .command('changes')
  .description('print what changed, version by version')
  .action(() => void process.stdout.write(readFileSync(CHANGELOG)));

program
  .command('tabulate')
  .description(
    'work out the standings of a file (docs/tabulation.md says what it holds) and print them as JSON',
  )
  .argument('<file>', 'the file; - reads standard input')
  .option('--fingerprint', 'print only the fingerprint; the file may be the record of a certified result')
  .action(async (file: string, { fingerprint }: { fingerprint?: boolean }) => {
    const { tabulateFile } = await import('./cli/tabulate.ts');
    process.exitCode = tabulateFile(file, fingerprint);
  });

program
  .command('recount')
  .description(
    'make the certified result again from the raw rows; exits 0 when it agrees, 3 when not, 4 without one',
  )
  .option('--round <id>', 'the round; without it the one of the show that was called last')
  .action(async ({ round }: { round?: string }) => {
    const { recountRound } = await import('./cli/recount.ts');
    process.exitCode = await recountRound(readConfig(process.env), round);
  });

program
  .command('backup')
  .description('back the database and the music up into one file, even while the server runs; never the key')
  .option('--to <folder>', 'instead of OVATION_BACKUP_DIR')
  .option('--encrypt', 'seal it under the passphrase in OVATION_BACKUP_PASSPHRASE')
  .action(async ({ to, encrypt }: { to?: string; encrypt?: boolean }) => {
    const { backupNow } = await import('./cli/backup.ts');
    await backupNow(readConfig(process.env), { to, encrypt: encrypt ?? false });
  });

program
  .command('restore')
  .description('restore a backup into an empty folder and verify it, recount included')
  .argument('<file>', 'the backup')
  .requiredOption('--to <folder>', 'the data folder to make')
  .action(async (file: string, { to }: { to: string }) => {
    const { restoreTo } = await import('./cli/backup.ts');
    await restoreTo(readConfig(process.env), file, to);
  });

program
  .command('audit')
  .description('the log of who changed what')
  .command('verify')
  .description(
    'follow the chain of the audit log; exits 0 when it is whole, 3 and the first broken row when not',
  )
  .option('--noted <digest>', 'a digest that was written down before; it has to be that of a row')
  .action(async ({ noted }: { noted?: string }) => {
    const { verifyAudit } = await import('./cli/audit.ts');
    process.exitCode = await verifyAudit(readConfig(process.env), noted);
  });

program
  .command('key')
  .description('the key of the installation')
  .command('change')
  .description('seal everything again under a new key; stop every server first')
  .action(async () => {
    const { changeKey } = await import('./key-change.ts');
    for (const line of await changeKey(readConfig(process.env))) say(line);
  });

program
  .command('admin')
  .description('accounts')
  .command('create')
  .description('add an account; works while the server runs')
  .requiredOption('--email <address>', 'what they sign in with')
  .requiredOption('--name <name>', 'what others call them')
  .addOption(new Option('--role <role>', 'what they may do').choices(['admin', 'crew']).default('admin'))
  .option('--password-stdin', 'read the password from standard input; without it one is made and shown once')
  .action(async (options: { email: string; name: string; role: string; passwordStdin?: boolean }) => {
    const { createAdmin } = await import('./cli/create-admin.ts');
    await createAdmin(readConfig(process.env), { ...options, passwordStdin: options.passwordStdin ?? false });
  });

program
  .command('dev')
  .description(
    'by itself: the server and the pages, reloading on change (npm run dev). Helpers for developers:',
  )
  .command('participants')
  .description('register made-up participants with a running server')
  .addOption(
    new Option('--count <number>', 'how many')
      .default(TEST_PARTICIPANT_COUNT)
      .argParser(wholeBetween(1, 1_000)),
  )
  .option('--url <address>', 'the server; by default the one on this machine')
  .action(async (options: { count: number; url?: string }) => {
    const { createTestParticipants } = await import('./cli/test-participants.ts');
    const origin = options.url ?? `http://127.0.0.1:${readConfig(process.env).port}`;
    await createTestParticipants(origin.replace(/\/+$/, ''), options.count);
  });

program
  .command('sound-check', { hidden: true })
  .description('what the server starts for one file of music: says what it found as JSON')
  .argument('<task>')
  .argument('<file>')
  .argument('[facts]')
  .argument('[copy]')
  .action(async (task: string, file: string, facts?: string, copy?: string) => {
    const { checkSound } = await import('./tracks/sound-check.ts');
    await checkSound(task, file, facts, copy);
  });

// Whoever reads our output may stop reading (`ovation config | head`): that ends us, without a word.
process.stdout.on('error', () => process.exit());

// Not awaited at the top: the one file loads this module by `require`, which has to come back.
program.parseAsync().catch(endWith);
