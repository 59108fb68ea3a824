/** What the organisers put right of the person behind an act, as somebody calls to say it. */
import { expect, it } from 'vitest';
import { ADULT, DAY, fixture, MINOR, own, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

describeStoresByTurns('a registration put right', (open) => {
  const set = async (given: object) => {
    const the = await fixture(open);
    const { ask, admin } = the;
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, admin);
    const { body } = await ask('POST', '/participants', { contact: 'me@example.org', ...given });
    const at = `/admin/participants/${body.participant.id}`;
    const seen = async () => (await ask('GET', at, undefined, admin)).body;
    const reveal = async (block: string) =>
      (await ask('POST', `${at}/personal`, { block }, admin)).body[block];
    const correct = async (change: object) =>
      ask('PATCH', at, { revision: (await seen()).revision, ...change }, admin);
    const mine = async () => (await ask('GET', '/participants/me', undefined, own(body.status_url))).body;
    const lastEntry = async () => (await ask('GET', `${at}/history`, undefined, admin)).body[0];
    const parentsLetters = async () =>
      (await the.store.read.selectFrom('mail').selectAll().where('kind', '=', 'consent').execute()).length;
    return { ...the, id: body.participant.id, at, seen, reveal, correct, mine, lastEntry, parentsLetters };
  };
  const named = (entry: { changes: { field: string }[] }) => entry.changes.map(({ field }) => field);

  it('has the name and the help that somebody said, named in the log and not quoted', async () => {
    const { store, seen, reveal, correct, mine, lastEntry } = await set(ADULT);
    expect((await correct({ preferred_name: 'Sam', assistance_needed: 'A ramp' })).status).toBe(200);
    expect(await reveal('name')).toMatchObject({ preferred_name: 'Sam', contact: 'me@example.org' });
    expect(await reveal('assistance')).toEqual({ assistance_needed: 'A ramp' });
    expect((await mine()).participant.preferred_name).toBe('Sam');
    await correct({ assistance_needed: '' });
    expect((await seen()).needs_assistance).toBe(false);
    expect(named(await lastEntry())).toEqual(['assistance']);
    await correct({ preferred_name: 'Sami', assistance_needed: 'A lift', contact: 'sam@example.org' });
    expect((await seen()).needs_assistance).toBe(true);
    expect(named(await lastEntry())).toEqual(['name', 'contact', 'assistance']);
    const log = JSON.stringify(await store.read.selectFrom('audit').selectAll().execute());
    for (const said of ['Sami', 'A lift', 'A ramp', 'sam@example.org']) expect(log).not.toContain(said);
  });

  it('has another emergency contact, whole or not at all', async () => {
    const { store, seen, reveal, correct, lastEntry } = await set(ADULT);
    const half = await correct({ emergency_contact: { preferred_name: 'Ana', contact_method: '' } });
    expect(half.body.fields).toHaveProperty(['emergency_contact.contact_method']);
    const ana = { preferred_name: 'Ana', pronouns: 'she/her', contact_method: '+1 555 0199' };
    expect((await correct({ emergency_contact: ana })).status).toBe(200);
    expect(await reveal('emergency')).toEqual(ana);
    expect(await reveal('name')).toMatchObject({ preferred_name: 'Astra' });
    const { revision } = await seen();
    await correct({ emergency_contact: ana });
    expect((await seen()).revision).toBe(revision);
    const log = JSON.stringify(await store.read.selectFrom('audit').selectAll().execute());
    for (const said of ['Ana', '0199']) expect(log).not.toContain(said);
    await correct({ emergency_contact: { ...ana, preferred_name: 'Anna' } });
    expect(named(await lastEntry())).toEqual(['emergency_contact']);
  });

  it('refuses an empty name, and changes nothing where nothing is new', async () => {
    const { seen, correct } = await set(ADULT);
    expect((await correct({ preferred_name: ' ' })).body.fields).toHaveProperty('preferred_name');
    const { revision } = await seen();
    await correct({ preferred_name: 'Astra', is_minor: false, assistance_needed: ADULT.assistance_needed });
    expect((await seen()).revision).toBe(revision);
  });

  it('asks a parent of whoever is under age after all, and holds an accepted act', async () => {
    const { ask, admin, at, seen, correct, mine, lastEntry, reveal } = await set({
      ...ADULT,
      photo_consent: true,
    });
    await ask('PUT', `${at}/status`, { status: 'accepted' }, admin);
    expect((await correct({ is_minor: true })).body).toMatchObject({
      ...{ own_consent: 'asked', consent: 'asked', status: 'accepted', photo_consent: 'not_asked' },
    });
    expect(named(await lastEntry())).toContain('is_minor');
    const page = await mine();
    expect(page.participant).toMatchObject({ is_minor: true, consent: 'asked' });
    expect(page.consent_url).not.toBeNull();
    const token = page.consent_url.split('/consent/')[1];
    const { text } = (await ask('GET', `/consents/${token}`)).body;
    const agreement = { parent_preferred_name: 'Linh', parent_contact: 'linh@example.org', agreed: true };
    expect(
      (await ask('POST', `/consents/${token}`, { ...agreement, text_version: text.version })).status,
    ).toBe(200);
    expect((await seen()).own_consent).toBe('given');
    expect(await reveal('name')).toMatchObject({ preferred_name: 'Astra', contact: 'me@example.org' });
    expect((await reveal('emergency')).preferred_name).toBe('Mila');
  });

  it('needs no parent of whoever is of age, whose link ends; a consent that was given stands again', async () => {
    const { ask, seen, correct, parentsLink, id, reveal, parentsLetters } = await set(MINOR);
    const token = await parentsLink(id);
    const { text } = (await ask('GET', `/consents/${token}`)).body;
    const agreement = { parent_preferred_name: 'Linh', agreed: true, text_version: text.version };
    await ask('POST', `/consents/${token}`, agreement);
    expect((await correct({ is_minor: false })).body).toMatchObject({ own_consent: 'not_needed' });
    expect((await ask('GET', `/consents/${token}`)).status).toBe(404);
    expect((await correct({ is_minor: true })).body).toMatchObject({
      ...{ own_consent: 'given', consent_how: 'letter', consent_record: { how: 'letter' } },
    });
    expect((await reveal('parent')).signed_by).toBe('Linh');
    expect(await parentsLetters()).toBe(1);
    // One that was taken back does not.
    await ask('POST', `/consents/${await parentsLink(id)}/withdraw`, {});
    await correct({ is_minor: false });
    await correct({ is_minor: true });
    expect(await seen()).toMatchObject({ own_consent: 'asked', consent_record: null });
    expect(await parentsLetters()).toBe(2);
  });

  it('writes nothing to a parent whose answer is no longer needed', async () => {
    const { store, correct } = await set(MINOR);
    await correct({ is_minor: false });
    const letters = await store.read
      .selectFrom('mail')
      .select('state')
      .where('kind', '=', 'consent')
      .execute();
    expect(letters.filter(({ state }) => state === 'queued')).toEqual([]);
  });

  it('keeps a place seven days from when somebody turned out to be under age', async () => {
    const { ask, admin, setTime, correct, mine } = await set(ADULT);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const starts_at = new Date(START + 60 * DAY).toISOString();
    await ask('PATCH', `/admin/events/${event.id}`, { starts_at }, admin);
    setTime(START + 2 * DAY);
    await correct({ is_minor: true });
    expect(Date.parse((await mine()).held_until_at)).toBe(START + 9 * DAY);
    // Pressed to and fro it is not renewed.
    setTime(START + 7 * DAY);
    await correct({ is_minor: false });
    await correct({ is_minor: true });
    expect(Date.parse((await mine()).held_until_at)).toBe(START + 9 * DAY);
  });
});
