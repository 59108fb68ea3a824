import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { homeOf, userFolder } from './data-folder.ts';

it('lies where each system keeps what belongs to a user, and beside the caller for a user without a home', () => {
  const home = mkdtempSync(join(tmpdir(), 'ovation-home-'));
  try {
    expect(userFolder({ platform: 'linux', env: {}, home })).toBe(join(home, '.local/share/ovation'));
    expect(userFolder({ platform: 'linux', env: { XDG_DATA_HOME: '/srv/jo' }, home })).toBe(
      '/srv/jo/ovation',
    );
    expect(userFolder({ platform: 'darwin', env: {}, home })).toBe(
      join(home, 'Library/Application Support/Ovation'),
    );
    expect(userFolder({ platform: 'win32', env: { LOCALAPPDATA: '/jo/local' }, home })).toBe(
      '/jo/local/Ovation',
    );
    expect(userFolder({ platform: 'linux', env: {}, home: join(home, 'removed') })).toBe('data');
  } finally {
    rmSync(home, { recursive: true });
  }
});

it('lies beside the caller for a user whom the system does not know', () => {
  const unknown = () => {
    throw new Error('A system error occurred: uv_os_homedir returned ENOENT (no such file or directory)');
  };
  expect(userFolder({ platform: 'linux', env: {}, home: homeOf(unknown) })).toBe('data');
});
