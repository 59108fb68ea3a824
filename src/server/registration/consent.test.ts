/** A parent's consent: whom the link goes to, how it came, and what is said of it where. */
import { expect, it } from 'vitest';
import { fixture, key, MINOR, own } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

const NOT_CONFIRMED = 'through the performer’s page, not confirmed by the parent';
const PHONE = {
  ...MINOR,
  parental_consent: { ...MINOR.parental_consent, parent_contact: '+49 171 5550 139' },
};
const IN_THE_FORM = { ...MINOR, parental_consent: { ...MINOR.parental_consent, consent_given: true } };

describeStoresByTurns('consent', (open) => {
  const set = async ({ mailOn = true, mailIsSet = true } = {}) => {
    const the = await fixture(open, { mailIsSet });
    const { ask, admin } = the;
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: mailOn } }, admin);
    const register = async (given: object, headers = {}) =>
      (await ask('POST', '/participants', { ...given, contact: 'young@example.org' }, headers)).body;
    const agree = async (token: string) => {
      const { body } = await ask('GET', `/consents/${token}`);
      return ask('POST', `/consents/${token}`, {
        ...{ parent_preferred_name: 'Linh', agreed: true, text_version: body.text.version },
      });
    };
    const mine = async (statusUrl: string) =>
      (await ask('GET', '/participants/me', undefined, own(statusUrl))).body;
    const at = (id: string) => `/admin/participants/${id}`;
    const seen = async (id: string) => (await ask('GET', at(id), undefined, admin)).body;
    const history = async (id: string) => (await ask('GET', `${at(id)}/history`, undefined, admin)).body;
    const given = async (id: string) =>
      JSON.stringify((await ask('POST', `${at(id)}/export`, undefined, admin)).body);
    const letters = async () => {
      const rows = await the.store.read
        .selectFrom('mail')
        .select(['state', 'letter', 'createdAt'])
        .where('kind', '=', 'consent')
        .orderBy('createdAt')
        .execute();
      return rows.map(({ state, letter }) => ({
        state,
        ...(letter !== '' && JSON.parse(the.store.secrets.unseal(letter))),
      }));
    };
    return { ...the, register, agree, mine, at, seen, history, given, letters };
  };

  it('is asked of the parent alone where they have an address: nothing that a child is answered holds the link', async () => {
    const { ask, register, parentsLink, mine, letters } = await set();
    const first = await register(MINOR, key('registered-once'));
    const again = await register(MINOR, key('registered-once'));
    const token = await parentsLink(first.participant.id);
    const holder = own(first.status_url);
    const answers = [
      first,
      again,
      await mine(first.status_url),
      (await ask('PATCH', '/participants/me', { contact: 'linh@example.org' }, holder)).body,
      (await ask('POST', '/participants/me/withdraw', {}, holder)).body,
    ];
    expect(JSON.stringify(answers)).not.toContain(token);
    expect(answers[2]).toMatchObject({ consent_url: null, consent_asked: 'letter', consent_record: null });
    expect(await letters()).toMatchObject([
      { state: 'queued', address: 'linh@example.org', body: expect.stringContaining(token) },
    ]);
  });

  it('is the parent’s own by that link, and the same is said on every page and in every file', async () => {
    const { store, ask, admin, crew, register, agree, parentsLink, mine, at, seen, history, given } =
      await set();
    const { participant, status_url } = await register(MINOR);
    const token = await parentsLink(participant.id);
    const words = { how: 'letter', words: 'by the parent’s own link', confirmed: true };
    const when = { given_at: new Date(store.now()).toISOString(), recorded_by: null };
    expect((await agree(token)).body).toMatchObject({
      ...{ state: 'given', performer_name: 'Dương', to_confirm: false, record: { ...words, ...when } },
    });
    expect((await mine(status_url)).consent_record).toEqual({ ...words, ...when, by: 'Linh', of: 'Dương' });
    expect(await seen(participant.id)).toMatchObject({ consent_how: 'letter', consent_record: words });
    expect((await ask('GET', at(participant.id), undefined, crew)).body).toMatchObject({
      ...{ consent: 'clear', consent_how: null, consent_record: null, consent_link_of: null },
    });
    expect(await given(participant.id)).toContain('by the parent’s own link');
    const [, entry] = await history(participant.id);
    expect(entry).toMatchObject({ by: 'A parent or guardian', why: 'by the parent’s own link' });
    const listed = (await ask('GET', '/admin/participants', undefined, admin)).body;
    expect(listed).toMatchObject([{ consent: 'given', consent_how: 'letter' }]);
    expect((await ask('POST', `/consents/${token}/withdraw`, {})).body).toMatchObject({ state: 'withdrawn' });
  });

  it('is refused by a parent who does not agree, and can still be given', async () => {
    const { ask, register, agree, parentsLink, mine, seen, history, at, admin } = await set();
    const { participant, status_url } = await register(MINOR);
    const token = await parentsLink(participant.id);
    for (let press = 0; press < 2; press += 1)
      expect((await ask('POST', `/consents/${token}/withdraw`, {})).body).toMatchObject({
        state: 'withdrawn',
        record: null,
      });
    expect((await mine(status_url)).participant.consent).toBe('withdrawn');
    expect(await seen(participant.id)).toMatchObject({ consent: 'withdrawn' });
    const actions = async () =>
      (await history(participant.id)).map(({ action }: { action: string }) => action);
    expect((await actions()).filter((action: string) => /refused|withdrawn/.test(action))).toEqual([
      'consent.refused',
    ]);
    expect((await agree(token)).body).toMatchObject({ state: 'given' });
    await ask('POST', `/consents/${token}/withdraw`, {});
    expect(await actions()).toContain('consent.withdrawn');
    const second = await register(MINOR);
    const told = { state: 'withdrawn', reason: 'Said so by phone.' };
    await ask('PUT', `${at(second.participant.id)}/consent`, told, admin);
    expect((await history(second.participant.id))[0]).toMatchObject({ action: 'consent.refused' });
  });

  it('says “not confirmed by the parent” of a link that the performer was given', async () => {
    const { register, agree, mine, seen, history, given } = await set();
    const { participant, status_url, consent_url } = await register(PHONE);
    expect((await mine(status_url)).consent_asked).toBe('here');
    const { body } = await agree(consent_url.split('/consent/')[1]);
    expect(body.record).toMatchObject({ how: 'link', words: NOT_CONFIRMED, confirmed: false });
    expect((await mine(status_url)).consent_record).toMatchObject({ words: NOT_CONFIRMED });
    expect((await seen(participant.id)).consent_record).toMatchObject({ words: NOT_CONFIRMED });
    expect(await given(participant.id)).toContain(NOT_CONFIRMED);
    const [, entry] = await history(participant.id);
    expect(entry).toMatchObject({ why: NOT_CONFIRMED });
    expect(entry.by).not.toBe('A parent or guardian');
  });

  it('takes the parent’s address for the performer’s where it is the same', async () => {
    const { register } = await set();
    const same = { ...MINOR.parental_consent, parent_contact: 'Young@example.org ' };
    expect((await register({ ...MINOR, parental_consent: same })).consent_url).not.toBeNull();
  });

  it('that was given in the form is not confirmed until the parent does it by their link', async () => {
    const { register, agree, parentsLink, seen, history, letters, ask } = await set();
    const { participant } = await register(IN_THE_FORM);
    expect(participant.consent).toBe('given');
    expect((await seen(participant.id)).consent_record).toMatchObject({ how: 'form', words: NOT_CONFIRMED });
    expect((await history(participant.id))[0].why).toContain(NOT_CONFIRMED);
    const token = await parentsLink(participant.id);
    expect(await letters()).toMatchObject([{ address: 'linh@example.org' }]);
    expect((await ask('GET', `/consents/${token}`)).body).toMatchObject({ state: 'given', to_confirm: true });
    await agree(token);
    expect((await seen(participant.id)).consent_record).toMatchObject({ how: 'letter', confirmed: true });
    expect((await history(participant.id))[0].action).toBe('consent.given');
  });

  it('that was given in the form is confirmed by paper as well', async () => {
    const { register, seen, history, at, ask, admin } = await set();
    const { participant } = await register(IN_THE_FORM);
    const signed = { state: 'given', reason: 'signed form in the folder' };
    await ask('PUT', `${at(participant.id)}/consent`, signed, admin);
    expect((await seen(participant.id)).consent_record).toMatchObject({ how: 'paper', confirmed: true });
    expect((await history(participant.id))[0]).toMatchObject({ action: 'consent.recorded' });
  });

  it('on paper says who recorded it, to the parent as well', async () => {
    const { ask, admin, register, parentsLink, mine, at, seen } = await set();
    const { participant, status_url } = await register(MINOR);
    const signed = { state: 'given', reason: 'signed form in the folder' };
    await ask('PUT', `${at(participant.id)}/consent`, signed, admin);
    const words = 'on paper, recorded by admin';
    const token = await parentsLink(participant.id);
    const { body } = await ask('GET', `/consents/${token}`);
    expect(body).toMatchObject({ state: 'given', to_confirm: false, record: { how: 'paper', words } });
    expect((await mine(status_url)).consent_record).toMatchObject({ words });
    expect((await seen(participant.id)).consent_record).toMatchObject({ words, recorded_by: 'admin' });
    expect((await ask('POST', `/consents/${token}/withdraw`, {})).body.state).toBe('withdrawn');
  });

  it('is asked again by the organisers; another address ends the link before', async () => {
    const { ask, admin, crew, register, parentsLink, at, seen, letters, agree } = await set();
    const { participant, consent_url } = await register(PHONE);
    const before = consent_url.split('/consent/')[1];
    const to = `${at(participant.id)}/consent/ask`;
    expect((await ask('POST', to, {}, crew)).status).toBe(403);
    expect((await ask('POST', to, { parent_contact: 'linh@example.org' }, {})).status).toBe(401);
    expect(await letters()).toEqual([]);
    const corrected = await ask('POST', to, { parent_contact: 'lihn@example.org' }, admin);
    expect(corrected.body).toMatchObject({ letter: true, consent_url: null });
    expect((await ask('GET', `/consents/${before}`)).status).toBe(404);
    expect((await ask('POST', to, { parent_contact: 'linh@example.org' }, admin)).body.letter).toBe(true);
    expect((await ask('POST', to, {}, admin)).body.letter).toBe(true);
    const token = await parentsLink(participant.id);
    expect(await letters()).toMatchObject([
      { state: 'cancelled' },
      { state: 'cancelled' },
      { state: 'queued', address: 'linh@example.org', body: expect.stringContaining(token) },
    ]);
    await agree(token);
    expect((await seen(participant.id)).consent_record).toMatchObject({ how: 'letter' });
    const adult = { parent_contact: 'a@example.org' };
    await ask('POST', `${at(participant.id)}/erase`, { dry_run: false }, admin);
    expect((await ask('POST', to, adult, admin)).body.code).toBe('wrong_state');
  });

  it.each([
    { mailOn: false, mailIsSet: true },
    { mailOn: false, mailIsSet: false },
    { mailOn: true, mailIsSet: false },
  ])('is left to the organisers where no letter goes out: %o', async (mail) => {
    const { ask, admin, register, parentsLink, mine, at } = await set(mail);
    const { participant, status_url, consent_url } = await register(MINOR);
    expect(consent_url).toBeNull();
    expect(await mine(status_url)).toMatchObject({ consent_url: null, consent_asked: 'organisers' });
    const { body } = await ask('POST', `${at(participant.id)}/consent/ask`, {}, admin);
    expect(body.letter).toBe(false);
    expect(body.consent_url).toContain(await parentsLink(participant.id));
  });

  const merged = async (take: string[]) => {
    const the = await set();
    const { ask, admin, at, seen, register, parentsLink } = the;
    const kept = (await register(MINOR)).participant.id;
    const other = (await register({ ...MINOR, song_title: 'Another' })).participant.id;
    const links = { kept: await parentsLink(kept), other: await parentsLink(other) };
    const merge = async (into: string, gone: string) => {
      const revision = (await seen(into)).revision;
      const other_revision = (await seen(gone)).revision;
      const body = { other_id: gone, take, revision, other_revision };
      expect((await ask('POST', `${at(into)}/merge`, body, admin)).status).toBe(200);
    };
    await merge(kept, other);
    return { ...the, kept, other, links, merge };
  };

  it('of a registration that was taken in is not taken any more: its link leads to the act that lives', async () => {
    const { ask, agree, kept, other, links, seen, merge, register } = await merged([]);
    const { body } = await ask('GET', `/consents/${links.other}`);
    expect(body).toMatchObject({ state: 'asked', replaced_by: { number: 1 }, parent_preferred_name: '' });
    const refused = await agree(links.other);
    expect(refused.body).toMatchObject({ code: 'wrong_state', error: expect.stringContaining('number 1') });
    expect(await seen(other)).toMatchObject({ consent: 'asked', consent_record: null });
    expect(await seen(kept)).toMatchObject({ consent: 'asked' });
    await agree(links.kept);
    // What holds an act back is taken from either.
    const back = await ask('POST', `/consents/${links.other}/withdraw`, {});
    expect(back.body).toMatchObject({ state: 'withdrawn', replaced_by: { number: 1 } });
    expect(await seen(kept)).toMatchObject({ consent: 'withdrawn' });
    const third = (await register(MINOR)).participant;
    await merge(third.id, kept);
    expect((await ask('GET', `/consents/${links.other}`)).body.replaced_by.number).toBe(third.number);
  });

  it('that was taken over with the merge goes by the link that came with it; the other one leads there', async () => {
    const { ask, agree, kept, links, seen, letters } = await merged(['consent']);
    expect((await ask('GET', `/consents/${links.kept}`)).body.replaced_by).toMatchObject({ number: 1 });
    expect((await agree(links.kept)).body.code).toBe('wrong_state');
    expect((await agree(links.other)).body).toMatchObject({ state: 'given', replaced_by: null });
    expect(await seen(kept)).toMatchObject({ consent: 'given', consent_how: 'letter' });
    const open = (await letters()).filter(({ state }) => state === 'queued');
    expect(open).toMatchObject([{ body: expect.stringContaining(links.other) }]);
  });

  it('leaves nothing behind of who was taken in by way of another', async () => {
    const { ask, admin, at, kept, merge, register, store } = await merged([]);
    const third = (await register(MINOR)).participant.id;
    await merge(third, kept);
    await ask('POST', `${at(third)}/erase`, { dry_run: false }, admin);
    const rows = await store.read.selectFrom('participant').select('personal').execute();
    expect(rows.map(({ personal }) => personal)).toEqual(['', '', '']);
  });
});
