import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { readCsv, writeCsv } from '#domain/registration/csv.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { ADULT, CANARY, DAY, fixture, key, MINOR, own, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import type { Store } from '../store/store.ts';

/** Everything the database holds, as it lies on the disk or comes out of its tables. */
async function everythingIn(store: Store): Promise<string> {
  if (store.sqlite) {
    const file = String(Object.values(store.sqlite.prepare('pragma database_list').get() ?? {})[2]);
    const folder = dirname(file);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');
  }
  return besideTheDoor(store, async (tx) => {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(tx);
    const found: string[] = [];
    for (const { name } of tables.rows)
      found.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(tx)).rows));
    return found.join('\n');
  });
}

describeStoresByTurns('people', (open) => {
  const HEADINGS = ['number', 'stage_name', 'song_title', 'category', 'duration'];
  const withActs = async () => {
    const the = await fixture(open);
    const { ask, admin } = the;
    const solo = (await ask('POST', '/admin/categories', { name: 'Solo' }, admin)).body;
    const list = async () => (await ask('GET', '/admin/participants', undefined, admin)).body;
    const send = (
      rows: string[][],
      columns: (string | null)[],
      confirm: string | null = null,
      by = 'number',
    ) =>
      ask('POST', '/admin/participants/import', { text: writeCsv(rows), columns, key: by, confirm }, admin);
    const exported = async () =>
      (await list()).map((act: Record<string, string | number | null>) => [
        String(act.number),
        String(act.stage_name),
        String(act.song_title),
        act.category_id === solo.id ? 'Solo' : '',
        act.duration_ms === null ? '' : String(Math.round(Number(act.duration_ms) / 1_000)),
      ]);
    return { ...the, solo, list, send, exported };
  };

  it('changes nothing when the list goes out as a file and comes back, whatever acts are called', async () => {
    const { ask, send, exported, list, solo, store } = await withActs();
    for (const [stage_name, song_title] of [
      ['=1+1', '@song'],
      ["'=x", "'n Beetje"],
      ['Nguyễn "Ánh" Dương', 'one, two; three'],
    ])
      await ask('POST', '/participants', {
        ...ADULT,
        stage_name,
        song_title,
        category_id: solo.id,
        duration_ms: 204_800,
      });
    const before = await list();
    const rows = [HEADINGS, ...(await exported())];
    expect(readCsv(writeCsv(rows))).toEqual(rows);
    const plan = (await send(rows, HEADINGS)).body;
    expect(plan.counts).toEqual({ new: 0, changed: 0, same: 3, choose: 0, problem: 0 });
    const version = await store.version();
    const done = (await send(rows, HEADINGS, plan.plan)).body;
    expect(done.written).toBe(true);
    expect(await list()).toEqual(before);
    expect(await store.version()).toBe(version + 1);
  });

  it('says what each row would do, writes only when told, and once', async () => {
    const { ask, send, list } = await withActs();
    await ask('POST', '/participants', { ...ADULT, stage_name: 'Astra', song_title: 'Old' });
    const rows = [
      HEADINGS,
      ['001', 'Astra', 'New', '', '3:25'],
      ['', 'Kaito', 'Rain', 'solo', '225'],
      ['77', 'Nobody', 'Nothing', '', ''],
      ['', 'Mo', 'Wind', 'Juggling', ''],
      ['', 'Kaito', 'Rain', '', ''],
      ['', '', 'A song', '', 'later'],
    ];
    const plan = (await send(rows, HEADINGS)).body;
    expect(plan.rows.map(({ fate }: { fate: string }) => fate)).toEqual([
      'changed',
      'new',
      'problem',
      'problem',
      'problem',
      'problem',
    ]);
    expect(plan.rows[0].changes).toEqual([
      { field: 'songTitle', before: 'Old', after: 'New' },
      { field: 'durationMs', before: '', after: '205' },
    ]);
    expect(plan.rows[2].problems).toEqual(['No act has the number 77.']);
    expect(plan.rows[3].problems).toEqual(['There is no category named Juggling. Say which is meant.']);
    expect(plan.rows[4].problems).toEqual(['Line 3 is about the same act.']);
    expect(await list()).toHaveLength(1);
    expect((await send(rows, HEADINGS, 'another plan')).body.code).toBe('stale');
    expect(await list()).toHaveLength(1);
    expect((await send(rows, HEADINGS, plan.plan)).body.written).toBe(true);
    expect(
      (await list()).map((act: Record<string, unknown>) => [act.stage_name, act.song_title, act.duration_ms]),
    ).toEqual([
      ['Astra', 'New', 205_000],
      ['Kaito', 'Rain', 225_000],
    ]);
    const again = (await send(rows, HEADINGS)).body;
    expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 2 });
    expect((await send(rows, HEADINGS, plan.plan)).body.code).toBe('stale');
  });

  it('asks a parent for a minor in a file, and keeps the contacts sealed', async () => {
    const { ask, admin, send, list, store } = await withActs();
    const columns = ['stage_name', 'song_title', 'under_age', 'parent_contact', 'contact'];
    const rows = [columns, ['Young', 'Song', 'yes', 'canary-parent', 'canary@example.org']];
    const plan = (await send(rows, columns, null, 'name_and_song')).body;
    await send(rows, columns, plan.plan, 'name_and_song');
    const [act] = await list();
    expect(act.consent).toBe('asked');
    expect(
      (await ask('POST', `/admin/participants/${act.id}/personal`, { block: 'parent' }, admin)).body.parent,
    ).toMatchObject({ parent_contact: 'canary-parent' });
    expect(await everythingIn(store)).not.toContain('canary');
  });

  it('erases everybody of an event: no canary is left, stage names and the log are', async () => {
    const { ask, admin, store, setTime } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, admin);
    const { body } = await ask('POST', '/participants', CANARY, key('registration-1'));
    const at = `/admin/participants/${body.participant.id}`;
    // What is for the crew lies in the clear; what is for admins alone does not, in no file of the database.
    const kept = (await everythingIn(store)).replace(/canary-(credits|line|stage)/g, '');
    expect(kept.match(/canary-[a-z-]*/g) ?? []).toEqual([]);
    await ask('PUT', `${at}/note`, { note: 'canary-note' }, admin);
    await ask('PUT', `${at}/status`, { status: 'accepted' }, { ...admin, ...key('acceptance-1') });
    const holder = own(body.status_url);
    for (const turn of ['first', 'second'])
      await ask(
        'PATCH',
        '/participants/me',
        { pronouns: `canary-p-${turn}`, pronunciation: `canary-s-${turn}`, mc_line: `canary-m-${turn}` },
        holder,
      );
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    await ask('PATCH', at, { revision, stage_notes: 'canary-stage-second' }, admin);
    await ask('POST', '/participants/me/withdraw', { reason: 'canary-reason' }, holder);
    const [withdrawn, noted, edited] = (await ask('GET', `${at}/history`, undefined, admin)).body;
    expect(withdrawn).toMatchObject({ action: 'participant.withdrawn', why: 'canary-reason' });
    expect(noted.changes).toMatchObject([{ field: 'stage_notes', before: null, after: null }]);
    expect(edited.changes.map(({ field }: { field: string }) => field)).toEqual([
      'pronouns',
      'pronunciation',
      'mc_line',
    ]);
    for (const status of ['submitted', 'accepted']) await ask('PUT', `${at}/status`, { status }, admin);
    const log = () => store.read.selectFrom('audit').select('hash').orderBy('seq').execute();
    const before = await log();
    setTime(START + DAY);
    const dry = (await ask('POST', `/admin/events/${event.id}/erase`, { dry_run: true }, admin)).body;
    expect(dry).toEqual({ done: false, finished: false, people: 1, withdrawn: 0, letters: 3, already: 0 });
    expect((await ask('GET', '/participants/me', undefined, own(body.status_url))).status).toBe(200);
    const done = (await ask('POST', `/admin/events/${event.id}/erase`, { dry_run: false }, admin)).body;
    expect(done).toEqual({ ...dry, done: true, finished: true });

    const left = await everythingIn(store);
    expect(left.match(/canary[a-z-]*/g) ?? []).toEqual([]);
    // Not even sealed: nothing that the key opens speaks of them.
    expect(await store.read.selectFrom('mail').select('id').execute()).toEqual([]);
    for (const { answer } of await store.read.selectFrom('command').select('answer').execute())
      expect(store.secrets.unseal(answer)).not.toMatch(/canary|"personal":"[^"]/);
    expect((await log()).slice(0, before.length)).toEqual(before);
    expect((await ask('GET', '/participants/me', undefined, own(body.status_url))).status).toBe(410);
    expect((await ask('GET', at, undefined, admin)).body).toMatchObject({
      stage_name: MINOR.stage_name,
      song_title: MINOR.song_title,
      status: 'accepted',
      consent: 'not_needed',
      erased_at: new Date(START + DAY).toISOString(),
    });
    const again = (await ask('POST', `/admin/events/${event.id}/erase`, { dry_run: false }, admin)).body;
    expect(again).toMatchObject({ people: 0, already: 1 });
  });

  it('writes to the parent with their own link, and to nobody who left no address', async () => {
    const { ask, admin, store, parentsLink } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, admin);
    const { body } = await ask('POST', '/participants', { ...MINOR, contact: 'young@example.org' });
    await ask('POST', '/participants', { ...ADULT, contact: 'adult@example.org' });
    const phone = { ...MINOR.parental_consent, parent_contact: '+49 171 5550 139' };
    await ask('POST', '/participants', { ...MINOR, contact: 'other@example.org', parental_consent: phone });
    const rows = await store.read
      .selectFrom('mail')
      .select(['kind', 'letter'])
      .where('kind', '=', 'consent')
      .execute();
    const letters = rows.map(({ letter }) => JSON.parse(store.secrets.unseal(letter)));
    expect(letters).toEqual([
      expect.objectContaining({ address: 'linh@example.org', body: expect.stringContaining('Hello Linh,') }),
    ]);
    expect(letters[0].body).toContain(await parentsLink(body.participant.id));
    // A child is called by its own name, not by a stage name alone.
    expect(letters[0].body).toContain('Dương is registered');
    expect(letters[0].body).not.toContain('/status/');
  });

  it('erases one person and nobody else; before the show the act is withdrawn', async () => {
    const { ask, admin, store } = await fixture(open);
    const gone = (await ask('POST', '/participants', CANARY)).body.participant.id;
    const stays = (await ask('POST', '/participants', ADULT)).body.participant.id;
    const answer = await ask('POST', `/admin/participants/${gone}/erase`, { dry_run: false }, admin);
    expect(answer.body).toMatchObject({ people: 1, withdrawn: 1 });
    expect((await ask('GET', `/admin/participants/${gone}`, undefined, admin)).body.status).toBe('withdrawn');
    const seen = await ask('POST', `/admin/participants/${stays}/personal`, { block: 'emergency' }, admin);
    expect(seen.body.emergency).toEqual(ADULT.emergency_contact);
    expect(await everythingIn(store)).not.toContain('canary');
    // The page of an erased act still opens.
    expect(
      (await ask('POST', `/admin/participants/${gone}/personal`, { block: 'name' }, admin)).body.name,
    ).toEqual({
      preferred_name: '',
      contact: '',
      language: null,
      member_names: '',
    });
  });

  it('takes as many acts of one contact as the organisers allow, however it is written', async () => {
    const { ask, admin } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { acts_per_contact: 2 } }, admin);
    const from = (contact: string) => ask('POST', '/participants', { ...ADULT, contact });
    expect((await from('')).body.fields).toHaveProperty('contact');
    const first = await from('+49 171 555-0139');
    expect((await from('0049 171 5550139')).status).toBe(201);
    expect((await from('+49 (171) 5550139')).body.code).toBe('contact_full');
    const other = await from('other@example.org');
    expect(other.status).toBe(201);
    const change = (contact: string) =>
      ask('PATCH', '/participants/me', { contact }, own(other.body.status_url));
    expect((await change('+49 171 5550139')).body.code).toBe('contact_full');
    expect((await change('')).body.fields).toHaveProperty('contact');
    expect((await change('another@example.org')).status).toBe(200);
    expect(
      (await ask('POST', '/admin/participants', { ...ADULT, contact: '+491715550139' }, admin)).status,
    ).toBe(201);
    await ask('POST', '/participants/me/withdraw', {}, own(first.body.status_url));
  });

  it('keeps a place seven days for a parent, then gives it away, and tells the late one', async () => {
    const { ask, admin, setTime, parentsLink } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask(
      'PATCH',
      `/admin/events/${event.id}`,
      { starts_at: new Date(START + 30 * DAY).toISOString() },
      admin,
    );
    const category = (await ask('POST', '/admin/categories', { name: 'Solo', capacity: 1 }, admin)).body.id;
    const minor = (await ask('POST', '/participants', { ...MINOR, category_id: category })).body;
    const token = await parentsLink(minor.participant.id);
    expect(
      (await ask('POST', '/participants', { ...ADULT, category_id: category })).body.participant.status,
    ).toBe('waitlisted');
    const held = (await ask('GET', '/participants/me', undefined, own(minor.status_url))).body.held_until_at;
    setTime(Date.parse(held) - 1);
    expect((await ask('GET', '/event/places')).body[0].full).toBe(true);
    setTime(Date.parse(held));
    expect((await ask('GET', '/event/places')).body[0].full).toBe(false);
    expect(
      (await ask('POST', '/participants', { ...ADULT, category_id: category })).body.participant.status,
    ).toBe('submitted');
    const { text } = (await ask('GET', `/consents/${token}`)).body;
    await ask('POST', `/consents/${token}`, {
      parent_preferred_name: 'Linh',
      agreed: true,
      text_version: text.version,
    });
    const own_page = (await ask('GET', '/participants/me', undefined, own(minor.status_url))).body;
    expect(own_page.participant).toMatchObject({ consent: 'given', status: 'waitlisted' });
    expect(own_page.held_until_at).toBeNull();
  });

  it('keeps a place seven days for the parent of somebody who came to the act later', async () => {
    const { ask, admin, setTime } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const starts_at = new Date(START + 60 * DAY).toISOString();
    await ask('PATCH', `/admin/events/${event.id}`, { starts_at }, admin);
    const category = (await ask('POST', '/admin/categories', { name: 'Solo', capacity: 1 }, admin)).body.id;
    const act = (await ask('POST', '/participants', { ...ADULT, category_id: category })).body;
    const later = START + 8 * DAY;
    setTime(later);
    const bo = { name: 'Bo', is_minor: true, parent_contact: 'bo@parents.example' };
    await ask('PUT', '/participants/me/members', { keep: [], add: [bo] }, own(act.status_url));
    const { held_until_at } = (await ask('GET', '/participants/me', undefined, own(act.status_url))).body;
    expect(Date.parse(held_until_at)).toBe(later + 7 * DAY);
    expect((await ask('GET', '/event/places')).body[0].full).toBe(true);
    // When it is over, one more renews nothing.
    setTime(later + 7 * DAY);
    expect((await ask('GET', '/event/places')).body[0].full).toBe(false);
    const status = (await ask('GET', '/participants/me', undefined, own(act.status_url))).body;
    const keep = status.members.map((member: { id: string }) => member.id);
    const cy = { name: 'Cy', is_minor: true, parent_contact: 'cy@parents.example' };
    await ask('PUT', '/participants/me/members', { keep, add: [cy] }, own(act.status_url));
    expect((await ask('GET', '/event/places')).body[0].full).toBe(false);
    // Nor do those who are taken out and named again.
    for (const add of [[], [bo]])
      await ask('PUT', '/participants/me/members', { keep: [], add }, own(act.status_url));
    expect((await ask('GET', '/event/places')).body[0].full).toBe(false);
  });

  it('asks about photos where the organisers want to know', async () => {
    const { ask, admin } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    expect((await ask('POST', '/participants', ADULT)).body.participant.photo_consent).toBe('not_asked');
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { photo_consent_asked: true } }, admin);
    expect((await ask('POST', '/participants', ADULT)).body.fields).toHaveProperty('photo_consent');
    const answer = await ask('POST', '/participants', { ...ADULT, photo_consent: false });
    expect(answer.body.participant.photo_consent).toBe('no');
  });
});
