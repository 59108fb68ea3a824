/**
 * Running ffmpeg and ffprobe on files that strangers sent: with a limit of time and of memory, no input but
 * the file, and no environment to speak of.
 */
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const MEMORY_KB = 2 * 1024 * 1024;
const MOST_OUTPUT = 256 * 1024;
const OPEN_FILES_ONLY = ['-protocol_whitelist', 'file,pipe'];

/** Where a program is, by the `PATH`; undefined where this machine has none. */
export function findProgram(name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, file)).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Ran {
  /** Whether it ended by itself, and well. */
  well: boolean;
  output: string;
  words: string;
}

export interface RunLimits {
  timeoutMs: number;
  /** Takes what the program puts out, instead of its being kept. */
  onOutput?: (chunk: Buffer) => void;
}

/**
 * Runs a program until it ends or exceeds a limit. Never throws: a program that cannot be started counts as one
 * that failed.
 */
export function run(program: string, args: readonly string[], limits: RunLimits): Promise<Ran> {
  const [command, all] = withMemoryLimit(program, args);
  return new Promise((resolve) => {
    const child = spawn(command, all, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', AV_LOG_FORCE_NOCOLOR: '1' },
      timeout: limits.timeoutMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    let output = '';
    let words = '';
    // Heard before anything else: where no file can be opened there is neither a program nor its pipes.
    child.once('error', () => resolve({ well: false, output, words }));
    child.stdout?.on(
      'data',
      limits.onOutput ??
        ((chunk: Buffer) => {
          if (output.length < MOST_OUTPUT) output += chunk.toString('utf8');
        }),
    );
    child.stderr?.on('data', (chunk: Buffer) => {
      // The end is what counts: results stand there.
      words = (words + chunk.toString('utf8')).slice(-MOST_OUTPUT);
    });
    child.once('close', (code) => resolve({ well: code === 0, output, words }));
  });
}

function withMemoryLimit(program: string, args: readonly string[]): [string, string[]] {
  if (process.platform !== 'linux') return [program, [...args]];
  return ['/bin/sh', ['-c', `ulimit -v ${MEMORY_KB}; exec "$0" "$@"`, program, ...args]];
}

/** The demuxer for each of our formats; named, so that no file chooses its own. */
export const DEMUXERS = { mp3: 'mp3', m4a: 'mov', aac: 'aac', wav: 'wav', flac: 'flac', ogg: 'ogg' } as const;

/** ffmpeg's arguments up to its input: quiet, deaf to the keyboard, one thread, this file and nothing else. */
export const readingFile = (file: string, format: keyof typeof DEMUXERS): string[] => [
  '-nostdin',
  '-hide_banner',
  '-threads',
  '1',
  ...OPEN_FILES_ONLY,
  '-f',
  DEMUXERS[format],
  '-i',
  file,
];
