#!/usr/bin/env node
/**
 * The way in, on any Node from 20 on and with nothing installed: installs what is missing, finds the
 * project's own Node, builds the pages when their sources changed, and hands over. What the commands do
 * stands in `src/server/cli.ts`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPages } from '../scripts/build-pages.mjs';
import { installMissing, PACKED, packedProgram, projectNode, ROOT } from '../scripts/install.mjs';

/** What each of these needs beside the packages, and where it goes on. Anything else is for the command line. */
const COMMANDS = {
  demo: { pages: true, script: 'src/server/cli.ts', keepName: true },
  start: { pages: true, script: 'src/server/cli.ts', keepName: true },
  open: { pages: true, script: 'src/server/cli.ts', keepName: true },
  // Builds them beside its other checks.
  test: { pages: false, script: 'scripts/test.ts' },
  messages: { pages: false, script: 'scripts/messages.ts' },
  package: { pages: true, script: 'scripts/package.ts' },
};
/** `dev` with nothing after it. With something it is one of the command line's helpers for developers. */
const DEVELOPMENT = { pages: false, script: 'scripts/dev.ts' };
const COMMAND_LINE = { pages: false, script: 'src/server/cli.ts', keepName: true };

const LOOK_EVERY_MS = 1_000;

const startedAt = Date.now();
/** Who started us, and who started them: npm puts a shell between itself and us. */
const lineage = () => [process.ppid, parentOf(process.ppid)].join();
const ourLineage = lineage();
const given = process.argv.slice(2);
const [name = '', ...rest] = given;
const command = commandOf(name, rest);
const asksForHelp = rest.includes('--help') || rest.includes('-h');

try {
  installMissing();
  const node = projectNode();
  if (PACKED)
    handOver(node, [join(packedProgram(), 'dist/server/cli.js'), ...given], { OVATION_PACKAGE: ROOT });
  else {
    if (command.pages && !asksForHelp) buildPages(node);
    handOver(node, [join(ROOT, command.script), ...(command.keepName ? given : rest)]);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function commandOf(name, rest) {
  if (name === 'dev' && rest.length === 0) return DEVELOPMENT;
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : COMMAND_LINE;
}

/** Runs the rest in the project's Node and ends as it ends. It notices by the channel when we are killed. */
function handOver(node, args, env = {}) {
  const child = spawn(node, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...env,
      OVATION_STARTED_AT: String(startedAt),
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache/compiled'),
    },
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // Ctrl-C reaches both of us from the terminal, and a second SIGINT would end the other in a hurry.
  process.on('SIGINT', () => child.kill('SIGTERM'));
  // npm's shell dies of a signal without passing it on, and a killed npm tells nobody: then we are handed to others.
  if (process.env.npm_command !== undefined) {
    const looking = setInterval(() => {
      if (lineage() === ourLineage) return;
      clearInterval(looking);
      child.kill('SIGTERM');
    }, LOOK_EVERY_MS).unref();
  }
  child.on('error', (error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1);
  });
}

/** The process that started `pid`; undefined where that cannot be told. */
function parentOf(pid) {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[2];
  } catch {
    return undefined;
  }
}
