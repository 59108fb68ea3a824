import { expect, it } from 'vitest';
import { ADULT, fixture, key, MINOR, own, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { putTexts } from '../events/texts.ts';
import { SYSTEM } from '../store/audit.ts';

describeStoresByTurns('registration', (open) => {
  it("takes the specification's payload alone and answers a private link that works", async () => {
    const { ask } = await fixture(open);
    const { status, body } = await ask('POST', '/participants', ADULT);
    expect(status).toBe(201);
    expect(body.participant).toMatchObject({
      number: 1,
      status: 'submitted',
      consent: 'not_needed',
      stage_name: ADULT.stage_name,
      song_title: ADULT.song_title,
      performer_count: 1,
    });
    expect(body.status_url).toMatch(/^http:\/\/[^/]+\/status\/[0-9a-z]{32}$/);
    expect(body.consent_url).toBeNull();
    const mine = await ask('GET', '/participants/me', undefined, own(body.status_url));
    expect(mine.body.participant).toEqual(body.participant);
    expect((await ask('GET', '/participants/me', undefined, own('/status/nobodyslink'))).status).toBe(404);
  });

  it('registers one act however often the same command arrives', async () => {
    const { ask, admin } = await fixture(open);
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => ask('POST', '/participants', ADULT, key('the-same-command'))),
    );
    expect(new Set(sent.map(({ body }) => body.status_url)).size).toBe(1);
    expect((await ask('GET', '/admin/participants', undefined, admin)).body).toHaveLength(1);
  });

  it("never answers one person's command id with another's private link", async () => {
    const { ask } = await fixture(open);
    const first = await ask('POST', '/participants', ADULT, key('12345678'));
    const second = await ask('POST', '/participants', MINOR, key('12345678'));
    expect(second.status).toBe(201);
    expect(second.body.status_url).not.toBe(first.body.status_url);
  });

  it('gives each act a number of its own when many register at once', async () => {
    const { ask, admin } = await fixture(open);
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        ask('POST', '/participants', { ...ADULT, stage_name: `Act ${i}` }),
      ),
    );
    const { body } = await ask('GET', '/admin/participants', undefined, admin);
    expect(body.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
  });

  it('puts an act for a full category on the waiting list, and says so beforehand', async () => {
    const { ask, admin } = await fixture(open);
    const dance = (await ask('POST', '/admin/categories', { name: 'Dance', capacity: 1 }, admin)).body;
    const act = { ...ADULT, category_id: dance.id };
    expect((await ask('GET', '/event/places')).body).toEqual([{ category_id: dance.id, full: false }]);
    const first = await ask('POST', '/participants', act);
    expect((await ask('GET', '/event/places')).body).toEqual([{ category_id: dance.id, full: true }]);
    const second = await ask('POST', '/participants', act);
    const third = await ask('POST', '/participants', act);
    expect([first, second, third].map(({ body }) => body.participant.status)).toEqual([
      'submitted',
      'waitlisted',
      'waitlisted',
    ]);
    const mine = await ask('GET', '/participants/me', undefined, own(third.body.status_url));
    expect(mine.body.waiting_position).toBe(2);
    expect(
      (await ask('POST', '/participants', { ...ADULT, category_id: 'notone' })).body.fields,
    ).toHaveProperty('category_id');
  });

  it('accepts a minor only after a parent has signed, and keeps who, when and the text', async () => {
    const { ask, admin, store, parentsLink } = await fixture(open);
    const { body } = await ask('POST', '/participants', MINOR);
    const accept = () =>
      ask('PUT', `/admin/participants/${body.participant.id}/status`, { status: 'accepted' }, admin);
    expect((await accept()).body.code).toBe('consent_missing');
    const token = await parentsLink(body.participant.id);
    const page = await ask('GET', `/consents/${token}`);
    expect(page.body).toMatchObject({ state: 'asked', parent_preferred_name: 'Linh', given_at: null });
    expect(JSON.stringify(page.body)).not.toMatch(/linh@example|\+49/);
    const agreement = { parent_preferred_name: 'Linh', agreed: true, text_version: page.body.text.version };
    expect((await ask('POST', `/consents/${token}`, { ...agreement, agreed: false })).status).toBe(400);
    expect((await ask('POST', `/consents/${token}`, { ...agreement, text_version: 99 })).body.code).toBe(
      'stale',
    );
    const given = await ask('POST', `/consents/${token}`, agreement);
    expect(given.body).toMatchObject({ state: 'given', given_at: new Date(store.now()).toISOString() });
    expect((await accept()).body.status).toBe('accepted');
    const { body: seen } = await ask(
      'POST',
      `/admin/participants/${body.participant.id}/personal`,
      { block: 'parent' },
      admin,
    );
    expect(seen.parent).toMatchObject({ signed_by: 'Linh', signed_how: 'letter', text: page.body.text });
    expect(seen.emergency).toBeNull();
    expect((await ask('POST', `/consents/${token}/withdraw`, { reason: 'Ill' })).body.state).toBe(
      'withdrawn',
    );
  });

  it('asks for a parent when the performer is a minor, and counts a consent given in the form', async () => {
    const { ask } = await fixture(open);
    const { parental_consent, ...orphan } = MINOR;
    expect((await ask('POST', '/participants', orphan)).body.fields).toEqual({
      parental_consent: 'A parent or guardian has to be named.',
    });
    const agreed = { ...MINOR, parental_consent: { ...parental_consent, consent_given: true } };
    expect((await ask('POST', '/participants', agreed)).body).toMatchObject({
      consent_url: null,
      participant: { consent: 'given' },
    });
  });

  it('keeps which rules were accepted, as they were read, whatever they say later', async () => {
    const { ask, store, admin, crew, setTime } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const rules = (text: string) =>
      ask(
        'PATCH',
        `/admin/events/${event.id}`,
        { settings: { risk_text: { version: 1, text }, other_languages: ['de'] } },
        admin,
      );
    await rules('No fire.');
    const german = {
      field: 'rules',
      subjectId: '',
      part: '',
      language: 'de',
      standsFor: 'No fire.',
    } as const;
    await store.write({ by: SYSTEM }, (work) =>
      putTexts(work, event.id, [{ ...german, text: 'Kein Feuer.' }]),
    );
    const { version, text } = (await ask('GET', '/event?lang=de')).body.risk_text;
    expect(text).toBe('Kein Feuer.');
    const given = { ...ADULT, rules_version: version };
    const { body } = await ask('POST', '/participants', given, { 'accept-language': 'de' });
    const act = `/admin/participants/${body.participant.id}`;
    setTime(START);
    await rules('No fire, no blades.');
    expect((await ask('GET', act, undefined, admin)).body.rules_record).toEqual({
      ...{ version, text, accepted_at: body.participant.created_at },
    });
    expect((await ask('GET', act, undefined, crew)).body).toMatchObject({
      ...{ risk_acknowledged: true, rules_record: null },
    });
    expect((await ask('POST', `${act}/export`, undefined, admin)).body.page).toContain(text);
    // Whoever had the older ones before them reads the new ones first; a program that says none accepts what there is.
    expect(await ask('POST', '/participants', given)).toMatchObject({
      ...{ status: 409, body: { code: 'stale', error: expect.stringContaining('Read it again') } },
    });
    const parental_consent = { ...MINOR.parental_consent, consent_given: true, text_version: 7 };
    expect((await ask('POST', '/participants', { ...MINOR, parental_consent })).status).toBe(409);
    const silent = (await ask('POST', '/participants', ADULT)).body.participant.id;
    expect(
      (await ask('GET', `/admin/participants/${silent}`, undefined, admin)).body.rules_record,
    ).toMatchObject({ version: version + 1, text: 'No fire, no blades.' });
  });

  it('keeps personal data out of the database in the clear, out of lists, and out of the audit', async () => {
    const { ask, store, admin, crew } = await fixture(open);
    const { body } = await ask(
      'POST',
      '/participants',
      { ...MINOR, assistance_needed: 'canary-assistance' },
      key('keep-it-safe'),
    );
    const id = body.participant.id;
    await ask('PATCH', '/participants/me', { contact: 'canary-contact' }, own(body.status_url));
    await ask('POST', `/admin/participants/${id}/personal`, { block: 'assistance' }, admin);
    const everything = JSON.stringify([
      await store.read.selectFrom('participant').selectAll().execute(),
      await store.read.selectFrom('audit').selectAll().execute(),
      await store.read.selectFrom('command').selectAll().execute(),
    ]);
    const lists = JSON.stringify([
      await ask('GET', '/admin/participants', undefined, crew),
      await ask('GET', `/admin/participants/${id}`, undefined, crew),
      await ask('GET', `/admin/participants/${id}/history`, undefined, admin),
    ]);
    for (const secret of [
      'canary',
      'linh@example.org',
      '+49 171',
      'Mila',
      own(body.status_url)['x-participant-token'],
    ])
      for (const text of [everything, lists]) expect(text).not.toContain(secret);
  });

  it('lets performers change and withdraw their own act until the show starts, and only the desk brings it back', async () => {
    const { ask, admin, setTime } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT);
    const mine = own(body.status_url);
    const edited = await ask('PATCH', '/participants/me', { pronouns: 'xe/xir', stage_name: 'No' }, mine);
    expect(edited.body.participant).toMatchObject({ pronouns: 'xe/xir', stage_name: ADULT.stage_name });
    expect((await ask('POST', '/participants/me/withdraw', {}, mine)).body.participant.status).toBe(
      'withdrawn',
    );
    expect((await ask('PATCH', '/participants/me', { pronouns: '' }, mine)).body.code).toBe('wrong_state');
    const at = `/admin/participants/${body.participant.id}/status`;
    expect((await ask('PUT', at, { status: 'accepted' }, admin)).body.code).toBe('wrong_state');
    expect((await ask('PUT', at, { status: 'submitted' }, admin)).status).toBe(200);
    setTime(START);
    expect((await ask('PATCH', '/participants/me', { pronouns: '' }, mine)).body).toMatchObject({
      code: 'editing_closed',
      // Whether it did start is another matter.
      error: expect.stringContaining('was to start'),
    });
  });

  it('refuses what is missing, wrong, oversized or hostile, field by field, and keeps nothing of it', async () => {
    const { ask, store } = await fixture(open);
    const wrong: [patch: object, field: string][] = [
      [{ stage_name: undefined }, 'stage_name'],
      [{ stage_name: '   ' }, 'stage_name'],
      [{ stage_name: '\u200b\u200b' }, 'stage_name'],
      [{ stage_name: '\u3164\uffa0' }, 'stage_name'],
      [{ song_title: '\u2800' }, 'song_title'],
      [{ preferred_name: '\ufffc' }, 'preferred_name'],
      [{ stage_name: 'x'.repeat(121) }, 'stage_name'],
      [{ stage_name: 'evil\u202etxt' }, 'stage_name'],
      [{ stage_name: `Z${'\u0363\u0331\u0301'.repeat(100)}`.slice(0, 100) }, 'stage_name'],
      [{ song_title: `a${'\u0301'.repeat(6)}` }, 'song_title'],
      [{ stage_notes: `a line\nא${'\u05b8'.repeat(9)}` }, 'stage_notes'],
      [{ song_title: ['a', 'list'] }, 'song_title'],
      [{ song_title: 'nul\u0000' }, 'song_title'],
      [{ is_minor: 'yes' }, 'is_minor'],
      [{ risk_acknowledged: false }, 'risk_acknowledged'],
      [{ audio_delivery_method: 'pigeon' }, 'audio_delivery_method'],
      [{ emergency_contact: null }, 'emergency_contact'],
      [
        { emergency_contact: { preferred_name: 'Mila', contact_method: '' } },
        'emergency_contact.contact_method',
      ],
      [{ duration_ms: -1 }, 'duration_ms'],
      [{ performer_count: 1.5 }, 'performer_count'],
      [{ category_id: { $ne: null } }, 'category_id'],
      [{ website: 'http://spam.example' }, 'website'],
    ];
    for (const [patch, field] of wrong) {
      const { status, body } = await ask('POST', '/participants', { ...ADULT, ...patch });
      expect([status, Object.keys(body.fields ?? {})], JSON.stringify(patch)).toEqual([400, [field]]);
    }
    for (const body of [[], null, 7])
      expect([400, 415]).toContain((await ask('POST', '/participants', body)).status);
    expect(await store.read.selectFrom('participant').select('id').execute()).toEqual([]);
  });

  it('writes a name exactly as the performer does', async () => {
    const { ask } = await fixture(open);
    for (const stage_name of [
      "O'); drop table participant;--",
      '月野ひかり',
      'سلمى النجار',
      'Nguyễn Thị Ngọc Ánh',
      'ผู้ใหญ่กี้',
      'בְּרֵאשִׁ֖ית',
      'ٱلرَّحْمَٰنِ',
      'ཧྐྵྨླྺྼྻྂ',
      'လျှော့',
      '<b>Bold</b>',
      '👩‍🎤',
      '=1+1',
    ]) {
      const { body } = await ask('POST', '/participants', { ...ADULT, stage_name });
      expect(body.participant.stage_name).toBe(stage_name);
    }
  });
});
