/**
 * The rules of how it is built, kept by machine: floors, the order of rooms, that importing a module starts nothing, and that every
 * setting is told; beside this file, in `architecture`, the others. `docs/` tells the reasons.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeConfig } from '#server/config.ts';
import { placeOf, readSources, type Source } from './architecture/sources.ts';

const sources = readSources();
const production = sources.filter((source) => !source.isTest);

/** An upper floor imports lower ones, never the reverse, and the two upper ones never each other. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain'],
  web: ['web', 'contract', 'domain'],
};

/** What each room may import, whatever the floor. What those may import, it may too. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  accounts: [],
  audit: [],
  events: ['mail'],
  tabulation: ['judging'],
  mail: [],
  registration: ['events', 'mail'],
  tracks: ['registration'],
  pictures: ['tracks'],
  recordings: ['tracks'],
  lineup: ['registration', 'tracks'],
  judging: ['lineup'],
  voting: ['lineup', 'tabulation'],
  results: ['judging', 'voting', 'tabulation', 'audit'],
  show: ['results', 'accounts', 'pictures', 'recordings'],
  planning: ['results', 'accounts'],
  backup: ['results', 'tracks', 'audit'],
  operating: [],
  printing: [],
};

/** Parts of a floor that every room stands on: they know none of them, and each only those before it. */
const GROUND: Readonly<Record<string, readonly string[]>> = {
  domain: ['messages'],
  server: ['store', 'http', 'live', 'drawing'],
  web: ['ui', 'client'],
};

/** Folders that stand around the rooms: they put them together, and no room knows them. */
const AROUND = ['cli', 'demo', 'live', 'dev', 'ballot'];

/** Pages that stand around the client and give it its memory. */
const GIVE_MEMORY = ['src/web/app.tsx', 'src/web/ballot/BallotApp.tsx', 'src/web/dev/matrix-page.tsx'];

/** What is kept on a device or tried again by itself keeps its id beside it; two windows go by a name of their own. */
const OWN_IDS = [
  'src/web/admin/begin/use-draft.ts',
  'src/web/admin/live-event/playback/desk-id.ts',
  'src/web/admin/live-event/playback/one-window.ts',
  'src/web/admin/live-event/use-desk-commands.ts',
  'src/web/judge/sheet-calls.ts',
  'src/web/public/register/draft.ts',
  'src/web/vote/use-outbox.ts',
];

const AUDIENCES = ['public', 'vote', 'judge', 'admin', 'projector', 'mc', 'backstage'];

/** What is set or sent is drawn as others will see it, by the parts of their own pages: where, and whose. */
const DRAWN_AS_SEEN = [
  ['src/web/admin/scoring/reveal/', 'projector'],
  ['src/web/admin/settings/RegistrationPreview.tsx', 'public'],
  ['src/web/public/status/picture/HallPreview.tsx', 'projector'],
] as const;

const reachable = (room: string): Set<string> => {
  const found = new Set<string>([room]);
  for (const next of ROOMS[room] ?? []) for (const further of reachable(next)) found.add(further);
  return found;
};

/** Every import that `isWrong`, as "a imports b". */
const wrongImports = (among: readonly Source[], isWrong: (from: Source, to: string) => boolean): string[] =>
  among.flatMap((from) =>
    from.imports.filter((to) => isWrong(from, to)).map((to) => `${from.path} imports ${to}`),
  );

describe('floors', () => {
  it('import only what stands below them', () => {
    expect(
      wrongImports(
        sources,
        (from, to) => to.startsWith('src/') && !BELOW[from.floor]?.includes(placeOf(to).floor),
      ),
    ).toEqual([]);
  });

  it('keep the platform out of domain and contract', () => {
    const allowed = new Set(['fraction.js', 'zod']);
    const foreign = production
      .filter((source) => source.floor === 'domain' || source.floor === 'contract')
      .flatMap((source) =>
        source.foreign.filter((name) => !allowed.has(name)).map((name) => `${source.path}: ${name}`),
      );
    expect(foreign).toEqual([]);
  });

  it("use the tests' own tools in tests only", () => {
    expect(wrongImports(production, (_from, to) => to.startsWith('test/'))).toEqual([]);
  });

  it('are reached from others by their name, in a folder by the path', () => {
    expect(readSources().flatMap(({ path, crossings }) => crossings.map((to) => `${path}: ${to}`))).toEqual(
      [],
    );
  });
});

describe('rooms', () => {
  it('are the ones listed here, each with its place in the order', () => {
    const known = new Set([...Object.keys(ROOMS), ...AROUND, ...Object.values(GROUND).flat(), ...AUDIENCES]);
    const folders = new Set(production.flatMap(({ floor, room }) => (room ? [`${floor}/${room}`] : [])));
    expect([...folders].filter((folder) => !known.has(folder.split('/')[1] ?? ''))).toEqual([]);
  });

  const isRoom = (room: string | undefined): room is string =>
    room !== undefined && Object.hasOwn(ROOMS, room);

  it('import only rooms before them; nothing imports show', () => {
    expect(
      wrongImports(production, (from, to) => {
        const { room } = placeOf(to);
        return from.floor !== 'web' && isRoom(from.room) && isRoom(room) && !reachable(from.room).has(room);
      }),
    ).toEqual([]);
  });

  it('stand on ground that knows none of them; each part of it only those before it', () => {
    expect(
      wrongImports(production, (from, to) => {
        const ground = GROUND[from.floor] ?? [];
        const target = placeOf(to);
        const height = ground.indexOf(from.room ?? '');
        return (
          height >= 0 &&
          target.floor === from.floor &&
          target.room !== undefined &&
          !ground.slice(0, height + 1).includes(target.room)
        );
      }),
    ).toEqual([]);
  });

  it('know nothing of what is built around them', () => {
    expect(
      wrongImports(production, (from, to) => {
        const target = placeOf(to);
        return (
          isRoom(from.room) &&
          (/^src\/server\/(cli|main|serve)\.ts$/.test(to) ||
            (target.floor === 'server' && AROUND.slice(0, 2).includes(target.room ?? '')))
        );
      }),
    ).toEqual([]);
  });

  it('of the pages ask and press through the client alone', () => {
    const pages = production.filter(({ floor, room }) => floor === 'web' && room !== 'client');
    const asking = pages.filter(({ foreign }) => foreign.includes('@tanstack/react-query'));
    expect(asking.map(({ path }) => path).filter((path) => !GIVE_MEMORY.includes(path))).toEqual([]);
    const naming = pages.filter(({ imports }) => imports.includes('src/web/client/command-id.ts'));
    expect(naming.map(({ path }) => path)).toEqual(OWN_IDS);
  });

  it('of the pages: no audience imports another', () => {
    expect(
      wrongImports(production, (from, to) => {
        const { floor, room } = placeOf(to);
        return (
          from.floor === 'web' &&
          floor === 'web' &&
          AUDIENCES.includes(from.room ?? '') &&
          AUDIENCES.includes(room ?? '') &&
          from.room !== room &&
          !DRAWN_AS_SEEN.some(([where, whose]) => from.path.startsWith(where) && room === whose)
        );
      }),
    ).toEqual([]);
  });
});

describe('the guide for operators', () => {
  it('names every setting', () => {
    const guide = readFileSync(join(import.meta.dirname, '../docs/operating.md'), 'utf8');
    expect(describeConfig().filter(({ name }) => !guide.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('a module that is imported', () => {
  it('starts nothing: no timer, no socket, no open file', () => {
    const modules = production.filter(
      ({ floor, path }) => floor !== 'web' && path.endsWith('.ts') && path !== 'src/server/cli.ts',
    );
    const script = `
      const { readdirSync } = await import('node:fs');
      const opened = () => readdirSync('/proc/self/fd').length;
      // Writing opens the output, which is not the modules' doing.
      process.stdout, process.stderr;
      const before = [process.getActiveResourcesInfo().sort().join(), opened()];
      for (const path of ${JSON.stringify(modules.map((source) => source.path))}) await import('./' + path);
      const after = [process.getActiveResourcesInfo().sort().join(), opened()];
      console.log(JSON.stringify({ before, after }));
    `;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
    });
    const { before, after } = JSON.parse(said);
    expect(after).toEqual(before);
  });
});
