/** The others on stage: each minor's consent by a link of their own, and what stands of the act by it. */
import { expect, it } from 'vitest';
import { ADULT, fixture, key, MINOR, own } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

const TEACHER = {
  ...{ ...ADULT, contact: 'teacher@example.org', performer_count: 3 },
  members: [
    { name: 'Ana Canary', is_minor: true, parent_contact: 'anas-mother@example.org' },
    { name: 'Bo Canary', is_minor: true },
    { name: 'Cy Canary' },
  ],
  credits: 'Ana, Bo, Cy',
};

describeStoresByTurns('the others on stage', (open) => {
  const set = async ({ photos = false } = {}) => {
    const the = await fixture(open);
    const { ask, admin } = the;
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const settings = { mail_on: true, photo_consent_asked: photos };
    await ask('PATCH', `/admin/events/${event.id}`, { settings }, admin);
    const registered = (await ask('POST', '/participants', { ...TEACHER, photo_consent: true })).body;
    const at = `/admin/participants/${registered.participant.id}`;
    const seen = async () => (await ask('GET', at, undefined, admin)).body;
    const mine = async () =>
      (await ask('GET', '/participants/me', undefined, own(registered.status_url))).body;
    const accept = () => ask('PUT', `${at}/status`, { status: 'accepted' }, admin);
    const agree = async (token: string, more = {}) => {
      const { body } = await ask('GET', `/consents/${token}`);
      return ask('POST', `/consents/${token}`, {
        ...{ parent_preferred_name: 'Linh', parent_contact: '+49 30 5550 139', agreed: true },
        ...{ text_version: body.text.version, ...more },
      });
    };
    const tokenOf = async (member: string) => {
      const { body } = await ask('POST', `${at}/consent/ask`, { member }, admin);
      return String(body.consent_url).split('/consent/')[1] ?? '';
    };
    return {
      ...the,
      participant: registered.participant as { id: string },
      holder: own(registered.status_url),
      at,
      seen,
      mine,
      accept,
      agree,
      tokenOf,
    };
  };

  it('keep an act out until the parent of each minor has agreed, by a link of their own or on paper', async () => {
    const { ask, admin, at, seen, mine, accept, agree } = await set();
    const [ana, bo, cy] = (await mine()).members;
    expect(ana).toMatchObject({ name: 'Ana Canary', is_minor: true, consent: 'asked', consent_url: null });
    expect(ana.consent_asked).toBe('letter');
    expect(cy).toMatchObject({ is_minor: false, consent: 'not_needed', consent_url: null });
    expect((await seen()).consent).toBe('asked');
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'consent_missing' } });

    const given = await agree(bo.consent_url.split('/consent/')[1]);
    expect(given.body).toMatchObject({ state: 'given', performer_name: 'Bo Canary' });
    expect(await accept()).toMatchObject({ status: 409 });
    const paper = { state: 'given', reason: 'Signed form in the folder', member: ana.id };
    expect((await ask('PUT', `${at}/consent`, paper, admin)).body).toMatchObject({
      ...{ consent: 'given', own_consent: 'not_needed' },
      members: [
        { consent: 'given', consent_record: { how: 'paper', recorded_by: 'admin' } },
        { consent: 'given', consent_record: { how: 'link' } },
        { consent: 'not_needed', consent_record: null },
      ],
    });
    expect((await accept()).body).toMatchObject({ status: 'accepted' });
    expect((await mine()).participant).toMatchObject({ consent: 'not_needed', members_consent: 'given' });
    // One of them came by a link that the performer passed on: no parent has confirmed it, in the list as on the page.
    const [listed] = (await ask('GET', '/admin/participants', undefined, admin)).body;
    expect([listed.consent, listed.consent_how, (await seen()).consent_how]).toEqual([
      'given',
      'link',
      'link',
    ]);
  });

  it('are called rightly in place: consents, links and what a parent is told stay', async () => {
    const { ask, admin, at, seen, mine, agree, holder, store } = await set();
    const names = async () => (await mine()).members.map(({ name }: { name: string }) => name);
    const [ana, bo, cy] = (await mine()).members;
    const keep = [ana.id, bo.id, cy.id];
    const link = bo.consent_url;
    const asked = async () =>
      (await store.read.selectFrom('participant').select('askedAt').execute())[0]?.askedAt;
    const since = await asked();
    const letters = async () => (await store.read.selectFrom('mail').select('id').execute()).length;
    const sent = await letters();
    const own = (id: string, name: string) =>
      ask('PUT', '/participants/me/members', { keep, correct: [{ id, name }] }, holder);
    // Nobody answered yet, and of age nobody is asked: the parent reads the name as it is then.
    expect((await own(bo.id, 'Benjamin Canary')).status).toBe(200);
    expect((await own(cy.id, 'Someone Else')).status).toBe(200);
    expect(await names()).toEqual(['Ana Canary', 'Benjamin Canary', 'Someone Else']);
    expect((await mine()).members[1].consent_url).toBe(link);
    // Who read the name before it was put right has to read again, for it may be another's.
    const before = await agree(link.split('/consent/')[1], { performer_name: 'Bo Canary' });
    expect(before).toMatchObject({ status: 409, body: { code: 'stale' } });
    const read = { performer_name: 'Benjamin Canary' };
    expect((await agree(link.split('/consent/')[1], read)).body.performer_name).toBe('Benjamin Canary');
    expect([await asked(), await letters()]).toEqual([since, sent]);

    // What a parent answered is about whom they read: its spelling can be put right, nobody put in its place.
    expect((await own(bo.id, 'Benjámin Kanary')).status).toBe(200);
    expect((await own(bo.id, 'Benjamin Kamary')).status).toBe(400);
    const other = await own(bo.id, 'Dora Other');
    expect(other).toMatchObject({
      ...{ status: 400, body: { code: 'invalid', fields: { 'correct.0.name': expect.any(String) } } },
    });
    expect((await own('nobody', 'Nobody')).status).toBe(404);
    expect(await names()).toEqual(['Ana Canary', 'Benjámin Kanary', 'Someone Else']);
    expect((await seen()).members[1]).toMatchObject({ id: bo.id, consent: 'given' });

    // The organisers know whom they talk to, as with whoever registered.
    const corrected = { keep, correct: [{ id: bo.id, name: 'Dora Other' }] };
    expect((await ask('PUT', `${at}/members`, corrected, admin)).status).toBe(200);
    expect(await names()).toEqual(['Ana Canary', 'Dora Other', 'Someone Else']);
    expect((await seen()).members[1]).toMatchObject({ id: bo.id, consent: 'given' });
    const log = JSON.stringify(await store.read.selectFrom('audit').selectAll().execute());
    for (const name of ['Dora', 'Benj', 'Someone']) expect(log).not.toContain(name);
  });

  it('have parents who say with their consent how they are reached, where nobody said it before', async () => {
    const { ask, admin, at, mine, agree, seen } = await set();
    const reached = async () => {
      const shown = await ask('POST', `${at}/personal`, { block: 'members' }, admin);
      return shown.body.members.map((one: { parent_contact: string }) => one.parent_contact);
    };
    const [ana, bo] = (await mine()).members;
    const token = bo.consent_url.split('/consent/')[1];
    expect((await ask('GET', `/consents/${token}`)).body.reach_asked).toBe(true);
    const refused = await agree(token, { parent_contact: '' });
    expect(refused).toMatchObject({ status: 400, body: { fields: { parent_contact: expect.any(String) } } });
    expect((await agree(token, { parent_contact: 'bos-father@example.org' })).body.state).toBe('given');
    expect(await reached()).toEqual(['anas-mother@example.org', 'bos-father@example.org', '']);
    // It came by a link that was passed on, so a letter has one of its own, by which it is confirmed.
    const open = (await seen()).members.find(({ id }: { id: string }) => id === bo.id);
    expect(open).toMatchObject({ consent_link_of: 'performer', consent_record: { confirmed: false } });
    const again = await ask('POST', `${at}/consent/ask`, { member: bo.id }, admin);
    expect(again.body).toMatchObject({ letter: true });
    expect((await ask('GET', `/consents/${token}`)).status).toBe(404);
    const paper = { state: 'given', reason: 'in the folder', member: ana.id, parent_contact: '+49 30 1234' };
    await ask('PUT', `${at}/consent`, paper, admin);
    expect(await reached()).toEqual(['+49 30 1234', 'bos-father@example.org', '']);
  });

  it('hold the act again when one parent takes the consent back', async () => {
    const { ask, admin, crew, at, seen, mine, agree } = await set();
    const [, bo] = (await mine()).members;
    const token = bo.consent_url.split('/consent/')[1];
    await agree(token);
    await ask('POST', `/consents/${token}/withdraw`, { reason: 'canary-reason' });
    expect((await seen()).consent).toBe('withdrawn');
    expect((await ask('GET', at, undefined, crew)).body).toMatchObject({
      ...{ consent: 'missing', own_consent: null, members: null, emergency_known: null },
    });
    const log = await ask('GET', `${at}/history`, undefined, admin);
    expect(log.status).toBe(200);
    expect(JSON.stringify(log.body)).not.toContain('Canary');
  });

  it('write to one parent for each of two children, also as one is asked for again', async () => {
    const { store, at, mine, ask, admin } = await set();
    const [ana, bo] = (await mine()).members;
    const toMother = { member: bo.id, parent_contact: 'anas-mother@example.org' };
    await ask('POST', `${at}/consent/ask`, toMother, admin);
    await ask('POST', `${at}/consent/ask`, { member: ana.id }, admin);
    const rows = await store.read.selectFrom('mail').selectAll().where('kind', '=', 'consent').execute();
    const waiting = rows
      .filter(({ state }) => state === 'queued')
      .map(({ letter }): string => JSON.parse(store.secrets.unseal(letter)).body);
    expect(waiting).toHaveLength(2);
    for (const child of ['Ana Canary', 'Bo Canary'])
      expect(waiting.filter((body) => body.includes(child))).toHaveLength(1);
    expect(rows.map(({ state }) => state).sort()).toEqual(['cancelled', 'queued', 'queued']);
  });

  it('write to each parent who left an address, about their own child, and to nobody else', async () => {
    const { store, at, tokenOf, mine, ask, admin } = await set();
    const letters = async () =>
      (
        await store.read
          .selectFrom('mail')
          .select(['state', 'letter'])
          .where('kind', '=', 'consent')
          .execute()
      )
        .filter(({ letter }) => letter !== '')
        .map(({ letter }) => JSON.parse(store.secrets.unseal(letter)) as { address: string; body: string });
    expect(await letters()).toMatchObject([
      { address: 'anas-mother@example.org', body: expect.stringContaining('Ana Canary') },
    ]);
    const [ana, bo] = (await mine()).members;
    const first = await tokenOf(bo.id);
    const corrected = { member: bo.id, parent_contact: 'bos-father@example.org' };
    expect((await ask('POST', `${at}/consent/ask`, corrected, admin)).body).toMatchObject({ letter: true });
    expect((await ask('GET', `/consents/${first}`)).status).toBe(404);
    expect((await letters()).map(({ address }) => address).sort()).toEqual([
      'anas-mother@example.org',
      'bos-father@example.org',
    ]);
    expect((await mine()).members.find(({ id }: { id: string }) => id === bo.id).consent_url).toBeNull();
    expect(ana.consent_asked).toBe('letter');
  });

  it('are changed by whoever registered: a changed name is another person, whose parent is asked anew', async () => {
    const { ask, holder, mine, seen } = await set();
    const [ana, bo, cy] = (await mine()).members;
    const change = (body: object, headers = {}) =>
      ask('PUT', '/participants/me/members', body, { ...holder, ...headers });
    const next = { keep: [ana.id, cy.id], add: [{ name: 'Dee', is_minor: true }] };
    const answer = await change(next, key('members-once'));
    expect(answer.body.members.map(({ name }: { name: string }) => name)).toEqual([
      'Ana Canary',
      'Cy Canary',
      'Dee',
    ]);
    expect((await change(next, key('members-once'))).body.members).toHaveLength(3);
    expect((await ask('GET', `/consents/${bo.consent_url.split('/consent/')[1]}`)).status).toBe(404);
    expect((await change({ keep: [], add: [] })).body).toMatchObject({
      ...{ members: [], participant: { performer_count: 1, members_consent: 'not_needed' } },
    });
    expect((await seen()).consent).toBe('not_needed');
  });

  it('write to an address that somebody names again and again only so often, and tell the organisers', async () => {
    const { ask, admin, at, holder, mine } = await set();
    const child = { name: 'Dee', is_minor: true, parent_contact: 'named-by-others@example.org' };
    for (let time = 0; time < 3; time += 1)
      await ask('PUT', '/participants/me/members', { keep: [], add: Array(20).fill(child) }, holder);
    const letters = async (state: 'queued' | 'failed') =>
      (await ask('GET', '/admin/mail', undefined, admin)).body.letters.filter(
        (letter: { state: string; kind: string }) => letter.kind === 'consent' && letter.state === state,
      );
    // With the first one, to another parent.
    expect(await letters('queued')).toHaveLength(41);
    const [stopped, ...others] = await letters('failed');
    expect(others).toHaveLength(19);
    expect(stopped.trouble).toMatch(/^Registrations wrote 40 letters to this address within a day/);
    expect((await mine()).members[0].consent_asked).toBe('letter');
    // Whoever organises says that it is right after all.
    await ask('POST', `/admin/mail/${stopped.id}/retry`, undefined, admin);
    expect(await letters('failed')).toHaveLength(19);
    const member = (await mine()).members[0].id;
    const other = { member, parent_contact: 'another@example.org' };
    expect((await ask('POST', `${at}/consent/ask`, other, admin)).body.letter).toBe(true);
  });

  it('let only parents say whether photos of a minor are shown', async () => {
    const { ask, mine, seen, agree, admin, at } = await set({ photos: true });
    expect((await seen()).photo_consent).toBe('not_asked');
    const [ana, bo] = (await mine()).members;
    const token = bo.consent_url.split('/consent/')[1];
    expect((await agree(token)).body).toMatchObject({
      code: 'invalid',
      fields: { photo_consent: expect.any(String) },
    });
    expect((await agree(token, { photo_consent: true })).body).toMatchObject({ photo_consent: 'yes' });
    const paper = { state: 'given', reason: 'On paper', member: ana.id, photo_consent: false };
    await ask('PUT', `${at}/consent`, paper, admin);
    expect((await seen()).photo_consent).toBe('no');
    const young = await ask('POST', '/participants', {
      ...{ ...MINOR, photo_consent: true, contact: 'young@example.org' },
    });
    expect(young.body.participant.photo_consent).toBe('not_asked');
  });

  it('are uncovered as one part, given out with everything, and gone with the erasing', async () => {
    const { ask, admin, crew, at, store, mine, participant } = await set();
    const [, bo] = (await mine()).members;
    expect(JSON.stringify((await ask('GET', at, undefined, admin)).body)).not.toContain('Canary');
    const part = await ask('POST', `${at}/personal`, { block: 'members' }, admin);
    expect(part.body.members).toMatchObject([{ name: 'Ana Canary' }, { name: 'Bo Canary' }, {}]);
    expect((await ask('POST', `${at}/personal`, { block: 'members' }, crew)).status).toBe(403);
    expect(JSON.stringify((await ask('POST', `${at}/export`, undefined, admin)).body)).toContain('Cy Canary');
    await ask('POST', `${at}/erase`, { dry_run: false }, admin);
    expect(await store.read.selectFrom('member').selectAll().execute()).toEqual([]);
    expect(
      await store.read.selectFrom('participant').selectAll().where('id', '=', participant.id).execute(),
    ).toMatchObject([{ membersConsent: 'not_needed', membersPhotos: null, credits: '' }]);
    expect((await ask('GET', `/consents/${bo.consent_url.split('/consent/')[1]}`)).status).toBe(404);
  });

  it('go along when another registration of the act takes theirs in', async () => {
    const { ask, admin, mine, participant } = await set();
    const [, bo] = (await mine()).members;
    const other = (await ask('POST', '/participants', { ...ADULT, contact: 'other@example.org' })).body
      .participant;
    const revision = async (id: string) =>
      (await ask('GET', `/admin/participants/${id}`, undefined, admin)).body.revision;
    const merged = await ask(
      'POST',
      `/admin/participants/${other.id}/merge`,
      {
        ...{ other_id: participant.id, take: ['person', 'consent'] },
        ...{ revision: await revision(other.id), other_revision: await revision(participant.id) },
      },
      admin,
    );
    expect(merged.body).toMatchObject({ consent: 'asked', members: [{}, {}, {}] });
    const link = await ask('GET', `/consents/${bo.consent_url.split('/consent/')[1]}`);
    expect(link.body).toMatchObject({ state: 'asked', performer_name: 'Bo Canary', replaced_by: null });
  });

  it('are counted at check-in, and no longer when that is taken back', async () => {
    const { ask, crew, admin, at, mine } = await set();
    for (const { id, is_minor } of (await mine()).members)
      if (is_minor) await ask('PUT', `${at}/consent`, { state: 'given', reason: 'Paper', member: id }, admin);
    await ask('PUT', `${at}/status`, { status: 'accepted' }, admin);
    const set_ = async (body: object) => (await ask('PUT', `${at}/check-in`, body, crew)).body.headcount;
    expect(await set_({ checked_in: true })).toBeNull();
    expect(await set_({ checked_in: true, headcount: 2 })).toBe(2);
    expect(await set_({ checked_in: true })).toBe(2);
    expect(await set_({ checked_in: false })).toBeNull();
  });
});
