/** Gets ffmpeg for the demo where that is easy, beside its start: without it uploads work, but are not listened to. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findProgram } from '../tracks/programs.ts';

const APT = '/usr/bin/apt-get';

/** Installs Debian's package in the background, as root on a machine that lacks it; does nothing elsewhere. */
export function getFfmpeg(): void {
  if (findProgram('ffmpeg') || process.getuid?.() !== 0 || !existsSync(APT)) return;
  const install = `${APT} update -qq && ${APT} install -y -qq --no-install-recommends ffmpeg`;
  const child = spawn('/bin/sh', ['-c', install], {
    stdio: 'ignore',
    // A half-installed package would be worse than none: it goes on when the demo ends.
    detached: true,
    env: { PATH: process.env.PATH ?? '', DEBIAN_FRONTEND: 'noninteractive' },
  });
  child.once('error', () => undefined);
  child.unref();
}
