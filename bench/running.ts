/** `ovation start` in a process of its own, for what is measured from outside. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

const CLI = join(import.meta.dirname, '../src/server/cli.ts');

export interface Running {
  readonly origin: string;
  /** Asks it to end; resolves when it has. */
  stop(): Promise<void>;
}

/** Starts it on a free port. Resolves when it is ready. */
export async function startProcess(config: Config): Promise<Running> {
  const child = spawn(process.execPath, [CLI, 'start', '--port', '0'], {
    env: {
      ...process.env,
      OVATION_DATA: config.dataDir,
      OVATION_KEY_FILE: config.keyFile,
      OVATION_HOST: '127.0.0.1',
      OVATION_LOG: 'error',
      OVATION_BACKUP_MINUTES: '0',
      ...(config.databaseUrl !== undefined && { OVATION_DATABASE_URL: config.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  let said = '';
  child.stdout.setEncoding('utf8');
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: string) => {
      said += text;
      const found = /Ovation runs at http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    gone.then(() => reject(new Error(`The server did not start: ${said}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, stop };
}
