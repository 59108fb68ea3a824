import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ADULT, DAY, fixture, own, START } from '#test/registration/fixture.ts';
import { storesOf } from '#test/store.ts';
import { openCluster } from '../store/cluster.ts';
import { registrationPace } from './pace.ts';

const open = storesOf('sqlite');
const HERE = '203.0.113.9';

it('takes a school at once, makes a script wait, and lets nobody behind the same address be refused', async () => {
  let now = 0;
  const pace = registrationPace({ cluster: openCluster('one'), now: () => now });
  for (let act = 0; act < 60; act += 1) {
    await pace(HERE);
    now += 15_000;
  }
  for (let junk = 0; junk < 120; junk += 1) await pace(HERE);

  let taken = 0;
  const script = Array.from({ length: 20 }, () => pace(HERE).then(() => (taken += 1)));
  // Somebody else in the house, who comes last and is drawn with the others.
  let isIn = false;
  const pupil = pace(HERE).then(() => {
    isIn = true;
  });
  await pace('198.51.100.1');
  expect([taken, isIn]).toEqual([0, false]);
  now += 60_000;
  await pupil;
  await Promise.all(script);
  expect(taken).toBe(20);
});

it('counts an act that writes to many parents as so many', async () => {
  let now = 0;
  const pace = registrationPace({ cluster: openCluster('one'), now: () => now });
  await pace(HERE, undefined, 150);
  let taken = 0;
  void pace(HERE).then(() => (taken += 1));
  now += 30_000 / 4;
  // What was taken beyond the burst is waited for too.
  await pause(300);
  expect(taken).toBe(0);
  now += 1_000;
  await expect.poll(() => taken).toBe(1);
});

it('makes nobody wait for the time that a clock was set back by', async () => {
  let now = 3_600_000;
  const pace = registrationPace({ cluster: openCluster('one'), now: () => now });
  for (let act = 0; act < 120; act += 1) await pace(HERE);
  let isIn = false;
  void pace(HERE).then(() => {
    isIn = true;
  });
  now = 0;
  await pause(600);
  now += 1_000;
  await expect.poll(() => isIn, { timeout: 3_000 }).toBe(true);
});

it('gives no turn to whoever has hung up', async () => {
  let now = 0;
  const pace = registrationPace({ cluster: openCluster('one'), now: () => now });
  for (let act = 0; act < 120; act += 1) await pace(HERE);
  let lost = 0;
  for (let gone = 0; gone < 50; gone += 1)
    void pace(HERE, () => true).then(() => {
      lost += 1;
    });
  const stays = pace(HERE);
  now += 1_000;
  await stays;
  expect(lost).toBe(0);
});

it('says so when far too many of a network wait, and refuses nobody for another one’s', async () => {
  const pace = registrationPace({ cluster: openCluster('one'), now: () => 0 });
  for (let act = 0; act < 120; act += 1) await pace(HERE);
  for (let waits = 0; waits < 1_000; waits += 1) void pace(HERE);
  await expect(pace(HERE)).rejects.toMatchObject({ code: 'too_many', retryAfter: 60 });

  const school = '198.51.100.1';
  const refused: unknown[] = [];
  for (let act = 0; act < 400; act += 1) pace(school).catch((error: unknown) => refused.push(error));
  await expect(pace(HERE)).rejects.toMatchObject({ code: 'too_many' });
  expect(refused).toEqual([]);
});

it('writes to no parent for whoever waited until their link had ended', async () => {
  const { ask, admin, setTime } = await fixture(open);
  const minor = (at: number) => ({ name: `Kid ${at}`, is_minor: true, parent_contact: `p${at}@example.org` });
  const act = { ...ADULT, members: Array.from({ length: 149 }, (_, at) => minor(at)) };
  const { participant, status_url } = (await ask('POST', '/participants', act)).body;
  const waits = ask('PUT', '/participants/me/members', { keep: [], add: [minor(150)] }, own(status_url));
  await ask('POST', `/admin/participants/${participant.id}/links/replace`, undefined, admin);
  setTime(START - 2 * DAY);
  expect((await waits).body.code).toBe('link_unknown');
});
