/** `npm run dev`: the server, started again when its sources change, and Vite's pages in front of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const SERVER_PORT = process.env.OVATION_PORT ?? '4280';

const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

const server = run(['--watch', join(ROOT, 'src/server/cli.ts'), 'start', '--port', SERVER_PORT]);
const pages = run([join(ROOT, 'node_modules/vite/bin/vite.js'), '--clearScreen', 'false'], {
  OVATION_SERVER: `http://127.0.0.1:${SERVER_PORT}`,
});

const children = [server, pages];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
for (const child of children) child.on('exit', stop);
process.on('disconnect', stop);
process.channel?.unref();
