/** The rooms of the server, held by machine: each is opened in one shape, and its commands are given their write. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

const NO_ROOMS = ['store', 'http', 'live', 'drawing', 'cli', 'demo'];
const inRooms = readSources().filter(
  ({ floor, room, isTest }) =>
    floor === 'server' && room !== undefined && !NO_ROOMS.includes(room) && !isTest,
);

describe('rooms', () => {
  it('are opened by a room.ts, each given the context of rooms first', () => {
    const opening = inRooms.filter(({ path }) => /^src\/server\/[\w-]+\/room\.ts$/.test(path));
    expect(opening.map(({ room }) => room)).toEqual([...new Set(inRooms.map(({ room }) => room))]);
    const odd = opening.filter(
      ({ path }) =>
        !/^export .*\bopen\w+.*\(\s*\{[^)]*\}: (Pick<)?RoomContext\b/m.test(readFileSync(path, 'utf8')),
    );
    expect(odd.map(({ path }) => path)).toEqual([]);
  });
});

describe('a table', () => {
  /** Written by two rooms, and why. */
  const SHARED: Readonly<Record<string, string>> = {
    ledger: 'store writes it; backup puts one back beside the database that it is read from',
  };

  it('is written by one room', () => {
    const floor = readSources().filter(
      ({ path, floor: on, room, isTest }) =>
        on === 'server' && room !== undefined && !isTest && !path.includes('/migrations/'),
    );
    const writes = floor.flatMap(({ path, room }) =>
      [...readFileSync(path, 'utf8').matchAll(/(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g)].map(
        ([, table = '']) => ({ table, room }),
      ),
    );
    const byTable = Map.groupBy(writes, ({ table }) => table);
    const shared = [...byTable].filter(([, own]) => new Set(own.map(({ room }) => room)).size > 1);
    expect(byTable.size).toBeGreaterThan(50);
    expect(shared.map(([table]) => table)).toEqual(Object.keys(SHARED));
  });
});

describe('a command', () => {
  /** Files that open a write of their own for somebody, and why: what works before its write cannot be given one. */
  const OUTSIDE: Readonly<Record<string, string>> = {
    'accounts/commands': 'a password is hashed first',
    'accounts/sign-in': 'a password is held against its hash first',
    'backup/routes': 'a copy is made before it is noted',
    'results/certify': 'the standings are counted first, a second time by the other count, and signed',
    'show/commands': 'a press may wait until GO listens, and what is told is counted first',
    'tracks/arrival-order': 'an upload has no call: it goes on in its sender’s name, also after a restart',
    'tracks/files': 'what an upload comes to, in its sender’s name',
    'tracks/strays': 'folders are looked through before and after',
  };

  it('is given its write by the call: `(work, access, input) → answer`', () => {
    const opening = inRooms.filter(({ path }) =>
      /\bwrite(Prepared)?\(\s*(\w+,\s*)?\{\s*by\b(?!: SYSTEM)/.test(readFileSync(path, 'utf8')),
    );
    expect(opening.map(({ path }) => path.replace(/^src\/server\/|\.ts$/g, '')).sort()).toEqual(
      Object.keys(OUTSIDE).sort(),
    );
  });
});
