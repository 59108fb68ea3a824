/** Personal data goes by itself when its time is over: no day earlier, nobody else's, and once. */
import { expect, it } from 'vitest';
import { erasureDueAt } from '#domain/registration/retention.ts';
import { ADULT, DAY, fixture, key, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { openRetention } from './retention.ts';

const noTrouble = (error: unknown) => {
  throw error;
};

describeStoresByTurns('retention', (open) => {
  it('erases everybody of an event so many days after the show, and tells the music', async () => {
    const { ask, admin, store, setTime } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    expect(event.settings.erase_after_days).toBe(30);
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { erase_after_days: 10 } }, admin);
    await ask('POST', '/participants', ADULT, key('registration-1'));
    let music = 0;
    const forgetMusic = async () => {
      music += 1;
    };
    let isSettled = false;
    const retention = openRetention(store, forgetMusic, () => isSettled, noTrouble);
    const versionThen = await store.version();

    setTime(START + 10 * DAY - 1);
    expect(await retention.sweep()).toBe(0);
    expect([await store.version(), music]).toEqual([versionThen, 0]);

    setTime(START + 10 * DAY);
    expect(await retention.sweep()).toBe(0);
    isSettled = true;
    expect(await retention.sweep()).toBe(1);
    expect(music).toBe(1);
    const [act] = await store.read.selectFrom('participant').selectAll().execute();
    expect(act).toMatchObject({ personal: '', erasedAt: START + 10 * DAY, stageName: ADULT.stage_name });
    const [entry] = await store.read
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'participant.erasing')
      .execute();
    expect(entry?.actorKind).toBe('system');

    const versionNow = await store.version();
    expect(await retention.sweep()).toBe(0);
    expect([await store.version(), music]).toEqual([versionNow, 1]);
  });
});

it('waits a day after the event was changed last, and for ever where nobody decided otherwise', () => {
  const event = { startsAt: START, updatedAt: START + 40 * DAY, eraseAfterDays: 30 };
  expect(erasureDueAt(event)).toBe(START + 41 * DAY);
  expect(erasureDueAt({ ...event, updatedAt: START })).toBe(START + 30 * DAY);
  expect(erasureDueAt({ ...event, eraseAfterDays: null })).toBe(undefined);
  expect(erasureDueAt({ ...event, startsAt: null })).toBe(undefined);
});
