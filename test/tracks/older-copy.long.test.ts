/**
 * An older copy is put back: music that came after it stays where it is, is told as belonging to no act, is found
 * again when what was set aside comes back, and goes with that otherwise.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import type { Config } from '#server/config.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { API } from '#server/http/calls.ts';
import { type Server, startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { freshConfig } from '../server.ts';
import { sendFile } from './sending.ts';
import { soundFolder } from './sounds.ts';

const ADMIN = {
  name: 'Jo',
  email: 'jo@example.org',
  role: 'admin',
  password: 'a long walk by the sea',
} as const;
const folder = soundFolder();
let songs: Buffer[];
beforeAll(() => {
  songs = [11, 12].map((seconds) =>
    readFileSync(folder.tone(`${seconds}.mp3`, { seconds, level: -20 }, ['-b:a', '192k'])),
  );
});
afterAll(() => folder.remove());

const clearing: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const clear of clearing.splice(0).reverse()) await clear();
});

/** A server that is started anew on the same data, and its desk. */
async function fixture(config: Config) {
  let server: Server = await startServer(config);
  await addAdmin(server.store, SYSTEM, ADMIN);
  const { token } = await callerOf(server.url).call(accountsEndpoints.login, {
    body: { email: ADMIN.email, password: ADMIN.password },
  });
  const headers = { authorization: `Bearer ${token}` };
  clearing.push(() => server.close());
  const now = (): Caller => callerOf(server.url, headers);
  return {
    desk: now,
    origin: () => server.url,
    async anew(between: () => void = () => undefined) {
      await server.close();
      between();
      server = await startServer(config);
    },
  };
}

it('music from after the copy is not lost, neither there nor on the way back', async () => {
  const { config, remove } = await freshConfig('sqlite');
  clearing.push(remove);
  const { dataDir } = config;
  const originals = () => readdirSync(join(dataDir, 'tracks/originals')).sort();
  const { desk, origin, anew } = await fixture(config);
  await desk().call(eventsEndpoints.addEvent, {
    body: { name: 'Open Stage', registrationMode: 'open', startsAt: Date.now() + 30 * 86_400_000 },
  });
  const acts = await Promise.all(
    [1, 2].map(async (number) => {
      const { participant, statusUrl } = await callerOf(origin()).call(registrationEndpoints.register, {
        body: { ...testParticipant(number * 5), audioDeliveryMethod: 'upload' },
      });
      return { id: participant.id, holder: { 'x-participant-token': statusUrl.split('/').at(-1) ?? '' } };
    }),
  );
  const send = async (song: Buffer) => {
    for (const { holder } of acts)
      expect(await sendFile(`${origin()}${API}${OWN_UPLOADS}`, song, holder)).toMatchObject({ status: 0 });
  };
  const current = () =>
    Promise.all(
      acts.map(async ({ id }) => {
        const { files } = await desk().call(tracksEndpoints.actTrack, { params: { participantId: id } });
        return files[0]?.size;
      }),
    );
  const [before = Buffer.alloc(0), after = Buffer.alloc(0)] = songs;
  await send(before);
  const { kept } = await desk().call(backupEndpoints.takeBackup);
  const copy = kept[0]?.name ?? '';
  await send(after);
  const all = originals();
  expect(all).toHaveLength(4);

  const putBack = async () => {
    await desk().call(backupEndpoints.restoreBackup, { params: { name: copy } });
    await anew();
    expect(await current()).toEqual([before.length, before.length]);
  };
  const aside = () => readdirSync(dataDir).find((name) => name.startsWith('replaced-')) ?? '';
  await putBack();
  // The hours pass after which nobody could still be at it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3_600_000 });
  await anew();
  await expect.poll(() => desk().call(tracksEndpoints.strays)).toMatchObject({ files: 2, setAside: 2 });
  expect(originals()).toEqual(all);

  // On the way back everything is there.
  await anew(() => {
    for (const name of ['ovation.db', 'ovation.db-wal', 'ovation.db-shm']) {
      rmSync(join(dataDir, name), { force: true });
      if (existsSync(join(dataDir, aside(), name)))
        renameSync(join(dataDir, aside(), name), join(dataDir, name));
    }
    rmSync(join(dataDir, aside()), { recursive: true });
  });
  expect(await current()).toEqual([after.length, after.length]);
  for (const { id } of acts) {
    const { files } = await desk().call(tracksEndpoints.actTrack, { params: { participantId: id } });
    const heard = await fetch(origin() + files[0]?.playUrl);
    expect(Buffer.from(await heard.arrayBuffer()).equals(after)).toBe(true);
  }

  // And who does not go back is rid of it with the database that named it.
  await putBack();
  const old = new Date(Date.now() - 31 * 86_400_000).toISOString().replace(/[:.]/g, '-');
  renameSync(join(dataDir, aside()), join(dataDir, `replaced-${old}`));
  // Once the clock has gone on for an hour.
  const anHour = 3_600_000;
  const steady = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + anHour);
  vi.setSystemTime(Date.now() + anHour);
  await desk().call(backupEndpoints.takeBackup);
  expect(aside()).toBe('');
  expect(originals()).toHaveLength(2);
  expect(await current()).toEqual([before.length, before.length]);
});
