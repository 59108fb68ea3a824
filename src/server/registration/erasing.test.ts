/** "Erased" is said when the last file is clean, and not before; what failed or was cut off is gone on with. */
import { expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { ADULT, fixture, key, own, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { keptInParts } from '../kept-in-parts.ts';
import { SYSTEM } from '../store/audit.ts';
import { eraseEverybody } from './erase.ts';
import { erasePartsAgain } from './erase-parts.ts';
import { openErasing } from './erasing.ts';

describeStoresByTurns('erasing', (open) => {
  it('is under way until every file is clean: for the desk, for the log, and over a restart', async () => {
    const { ask, admin, store } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT, key('registration-1'));
    const at = `/admin/participants/${body.participant.id}`;
    const shown = async () => {
      const { erasing, erased_at } = (await ask('GET', at, undefined, admin)).body;
      return { erasing, isErased: erased_at !== null };
    };
    const logged = async () =>
      (await ask('GET', `${at}/history`, undefined, admin)).body
        .map(({ action }: { action: string }) => action)
        .filter((action: string) => action.startsWith('participant.eras'));
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const troubles: unknown[] = [];
    const cleared: (readonly string[])[] = [];
    const job = (clearAway: () => Promise<void>) =>
      openErasing(
        store,
        async (ids) => {
          await clearAway();
          cleared.push(ids);
        },
        (error) => troubles.push(error),
      );

    // The commit, and then the server goes down.
    await store.write({ by: SYSTEM }, (work) =>
      eraseEverybody({ ...work, secrets: store.secrets }, event.id),
    );
    expect(await shown()).toEqual({ erasing: true, isErased: false });
    expect(await logged()).toEqual(['participant.erasing']);

    // It comes back to a disk that does not take the copy.
    const first = job(() => Promise.reject(new Error('the disk is full')));
    expect(await first.finish()).toBe(false);
    await first.stop();
    expect(troubles).toHaveLength(1);
    expect(await shown()).toEqual({ erasing: true, isErased: false });

    const second = job(async () => undefined);
    expect(await second.finish()).toBe(true);
    expect(cleared).toEqual([[body.participant.id]]);
    expect(await shown()).toEqual({ erasing: false, isErased: true });
    expect(await logged()).toEqual(expect.arrayContaining(['participant.erasing', 'participant.erased']));

    // Nothing is left to do, and nothing is written.
    const version = await store.version();
    expect(await second.finish()).toBe(true);
    expect([cleared.length, await store.version()]).toEqual([1, version]);
    await second.stop();
  });

  it('takes the kept answers that hold the person, also of presses that changed nothing', async () => {
    const { ask, admin, store } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT, key('registration-1'));
    const at = `/admin/participants/${body.participant.id}`;
    for (const press of ['first-press', 'second-press'])
      await ask('PUT', `${at}/status`, { status: 'accepted' }, { ...admin, ...key(press) });
    const holding = async () =>
      (await store.read.selectFrom('command').select('answer').execute()).filter(({ answer }) =>
        store.secrets.unseal(answer).includes(ADULT.stage_name),
      ).length;
    expect(await holding()).toBe(3);
    await ask('POST', `${at}/erase`, { dry_run: false }, admin);
    expect(await holding()).toBe(0);
  });

  it('takes the names out of saved views, and names no view in the log', async () => {
    const { ask, admin, crew, store } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT, key('registration-1'));
    await ask('POST', '/participants', { ...ADULT, stage_name: 'Another' }, key('registration-2'));
    const at = `/admin/participants/${body.participant.id}`;
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    await ask('PATCH', at, { revision, stage_name: 'Renamed' }, admin);
    const save = async (name: string, search: string) => {
      const sent = { name, search, replace: false };
      const saved = await ask('PUT', '/admin/participant-views', sent, admin);
      expect(saved.status).toBe(200);
    };
    await save('Former', '?q=%D0%BA%D0%BE%D0%B2%D0%B0');
    await save('Now', '?tab=accepted&q=renamed');
    await save('About Astra', '?track=missing');
    await save('To call', '?consent=open&q=Mila');
    await save('Another act', '?q=another');
    await ask('POST', `${at}/erase`, { dry_run: true }, admin);
    const views = async () =>
      (await ask('GET', '/admin/participant-views', undefined, crew)).body.map(
        ({ name, search }: { name: string; search: string }) => [name, search],
      );
    expect(await views()).toHaveLength(5);
    await ask('POST', `${at}/erase`, { dry_run: false }, admin);
    expect(await views()).toEqual([
      ['Another act', '?q=another'],
      ['Now', '?tab=accepted'],
      ['To call', '?consent=open'],
    ]);
    const logged = await store.read.selectFrom('audit').select(['before', 'after']).execute();
    expect(JSON.stringify(logged)).not.toContain('Astra');

    // With the last person goes whatever was searched for, for it can have been anything of theirs.
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await store.write({ by: SYSTEM }, (work) =>
      eraseEverybody({ ...work, secrets: store.secrets }, event.id),
    );
    expect((await views()).map(([name]: string[]) => name)).toEqual(['Now', 'To call']);
  });

  it('lets nothing come to an act again whose data was erased', async () => {
    const { ask, admin } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT, key('registration-1'));
    const at = `/admin/participants/${body.participant.id}`;
    await ask('POST', `${at}/erase`, { dry_run: false }, admin);
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    const erased = { status: 409, body: { code: 'wrong_state', error: 'The data of this act is erased.' } };
    expect(await ask('PATCH', at, { revision, mc_line: 'Back again.' }, admin)).toMatchObject(erased);
    expect(await ask('PUT', `${at}/note`, { note: 'Back again.' }, admin)).toMatchObject(erased);
    expect(await ask('PUT', `${at}/status`, { status: 'submitted' }, admin)).toMatchObject(erased);
  });

  it('checks an act in and withdraws it although its data was erased', async () => {
    const { ask, admin, setTime } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT, key('registration-1'));
    const at = `/admin/participants/${body.participant.id}`;
    await ask('PUT', `${at}/status`, { status: 'accepted' }, admin);
    setTime(START + 1);
    await ask('POST', `${at}/erase`, { dry_run: false }, admin);
    const here = { checked_in: true, headcount: 2 };
    expect(await ask('PUT', `${at}/check-in`, here, admin)).toMatchObject({
      ...{ status: 200, body: { status: 'accepted', headcount: 2, checked_in_at: expect.any(String) } },
    });
    expect((await ask('PUT', `${at}/check-in`, { checked_in: false }, admin)).body.checked_in_at).toBeNull();
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    const erased = { status: 409, body: { code: 'wrong_state', error: 'The data of this act is erased.' } };
    expect(await ask('PATCH', at, { revision, preferred_name: 'Astra' }, admin)).toMatchObject(erased);
    expect(await ask('PATCH', at, { revision, is_minor: true }, admin)).toMatchObject(erased);
    expect(await ask('PUT', `${at}/status`, { status: 'withdrawn' }, admin)).toMatchObject({
      ...{ status: 200, body: { status: 'withdrawn', erased: true } },
    });
    // Nobody can be called to the stage whose contact and consent are gone.
    expect(await ask('PUT', `${at}/status`, { status: 'submitted' }, admin)).toMatchObject(erased);
  });

  it('takes up who is erased while it clears away for others', async () => {
    const { ask, admin, store } = await fixture(open);
    const ids: string[] = [];
    for (const stage_name of ['One', 'Two']) {
      const { body } = await ask(
        'POST',
        '/participants',
        { ...ADULT, stage_name },
        key(`registration-${stage_name}`),
      );
      ids.push(body.participant.id);
    }
    const cleared: (readonly string[])[] = [];
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await besideTheDoor(store, (tx) =>
      tx
        .updateTable('participant')
        .set({ erasedAt: 1 })
        .where('id', '=', ids[0] ?? '')
        .execute(),
    );
    const job = openErasing(
      store,
      async (whom) => {
        cleared.push(whom);
        if (cleared.length === 1)
          await store.write({ by: SYSTEM }, (work) =>
            eraseEverybody({ ...work, secrets: store.secrets }, event.id),
          );
      },
      (error) => {
        throw error;
      },
    );
    expect(await job.finish()).toBe(true);
    expect(cleared).toEqual([[ids[0]], [ids[1]]]);
    await job.stop();
  });

  it('takes one part after the other once the show is over, and says of each how far it is', async () => {
    const { ask, admin, store, setTime } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const at = `/admin/events/${event.id}`;
    await ask('PATCH', at, { settings: { mail_on: true } }, admin);
    const { body } = await ask(
      'POST',
      '/participants',
      { ...ADULT, contact: 'a@example.org' },
      key('act-0001'),
    );
    const take = (part: string) =>
      ask('POST', `${at}/erase-part`, { part }, { ...admin, ...key(`part-${part}`) });
    const kept = async () => {
      const { parts, ...others } = (await ask('GET', `${at}/kept`, undefined, admin)).body;
      return { ...others, ...Object.fromEntries(parts.map((one: { part: string }) => [one.part, one])) };
    };
    const { letters } = await kept();
    expect(letters).toMatchObject({ count: 1, erased: 0, erasing: false, erased_at: null });
    expect(await kept()).toMatchObject({ bar: 'before', withdrawn: 1, stays: { acts: 1, results: 0 } });
    expect(await take('letters')).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect((await kept()).letters.count).toBe(1);

    setTime(START + 1);
    expect((await take('letters')).body).toEqual({ done: true, finished: true, count: 1 });
    const { letters: gone, people, bar } = await kept();
    expect(gone).toMatchObject({ count: 0, erased: 1, erasing: false, erased_at: expect.any(String) });
    expect([people.count, bar]).toEqual([1, null]);
    expect((await ask('GET', '/participants/me', undefined, own(body.status_url))).status).toBe(200);

    // A disk that takes no copy: the part is under way until it does, also for a server that comes after.
    await besideTheDoor(store, (tx) => tx.updateTable('erasedPart').set({ endedAt: null }).execute());
    const failing = openErasing(
      store,
      () => Promise.reject(new Error('the disk is full')),
      () => {},
    );
    expect(await failing.finish()).toBe(false);
    await failing.stop();
    expect((await kept()).letters.erasing).toBe(true);
    const next = openErasing(
      store,
      async () => undefined,
      () => {},
    );
    expect(await next.finish()).toBe(true);
    await next.stop();
    expect((await kept()).letters.erasing).toBe(false);
  });

  it('takes a part again that an older copy brought back, and nothing that came after it was taken', async () => {
    const { ask, admin, store, setTime } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const at = `/admin/events/${event.id}`;
    await ask('PATCH', at, { settings: { mail_on: true } }, admin);
    await ask('POST', '/participants', { ...ADULT, contact: 'a@example.org' }, key('act-0001'));
    const letters = async () =>
      (await ask('GET', `${at}/kept`, undefined, admin)).body.parts.find(
        ({ part }: { part: string }) => part === 'letters',
      );
    const again = (eventId: string, askedAt: number) =>
      erasePartsAgain(store, [{ eventId, part: 'letters', askedAt }], keptInParts);
    setTime(START + 10);
    await again('gone', START + 5);
    expect(await letters()).toMatchObject({ count: 1, erased: 0 });
    await again(event.id, START + 5);
    expect(await letters()).toMatchObject({ count: 0, erased: 1, erasing: true });

    // What came since is no older copy's.
    await ask('POST', '/admin/participants', { ...ADULT, contact: 'b@example.org' }, admin);
    const { count } = await letters();
    await again(event.id, START + 5);
    expect(await letters()).toMatchObject({ count, erased: 1 });
    expect(count).toBe(1);
  });

  it('takes nothing that comes after a copy which held nothing of a part', async () => {
    const { ask, admin, store } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const again = () =>
      erasePartsAgain(store, [{ eventId: event.id, part: 'letters', askedAt: START }], keptInParts);
    await again();
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, admin);
    await ask('POST', '/participants', { ...ADULT, contact: 'a@example.org' }, key('act-0001'));
    // The next start.
    await again();
    expect((await ask('GET', `/admin/events/${event.id}/kept`, undefined, admin)).body.parts).toContainEqual(
      expect.objectContaining({ part: 'letters', count: 1 }),
    );
  });

  it('tells whoever holds the link that everything was erased, and nobody that the act withdrew', async () => {
    const { ask, admin } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT, key('act-0001'));
    const { id } = body.participant;
    await ask('POST', `/admin/participants/${id}/erase`, { dry_run: false }, admin);
    expect(await ask('GET', '/participants/me', undefined, own(body.status_url))).toMatchObject({
      status: 410,
      body: { code: 'link_erased' },
    });
    expect((await ask('GET', '/admin/participants', undefined, admin)).body).toMatchObject([
      { id, erased: true },
    ]);
    expect((await ask('POST', `/admin/participants/${id}/links`, undefined, admin)).status).toBe(409);
  });
});
