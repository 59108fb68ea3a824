import { expect, it } from 'vitest';
import { ADULT, DAY, fixture, MINOR, own, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

describeStoresByTurns('acts at the desk', (open) => {
  it('refuses with words before it opens and after it closes, and admins add by hand regardless', async () => {
    const { ask, admin, setTime } = await fixture(open);
    const event = (await ask('GET', '/admin/events', undefined, admin)).body[0];
    const opens = START - 2 * DAY;
    const closes = START - DAY;
    await ask(
      'PATCH',
      `/admin/events/${event.id}`,
      {
        registration_mode: 'by_date',
        registration_opens_at: new Date(opens).toISOString(),
        registration_closes_at: new Date(closes).toISOString(),
      },
      admin,
    );
    expect(
      await ask(
        'PATCH',
        `/admin/events/${event.id}`,
        { registration_closes_at: new Date(opens).toISOString() },
        admin,
      ),
    ).toMatchObject({
      status: 400,
      body: {
        fields: { registration_closes_at: 'Registration closes after it opens. Choose a later moment.' },
      },
    });
    setTime(opens - 1);
    expect((await ask('POST', '/participants', ADULT)).body).toEqual({
      error: 'Registration has not opened yet.',
      code: 'registration_not_open',
    });
    setTime(opens);
    expect((await ask('POST', '/participants', ADULT)).status).toBe(201);
    setTime(closes);
    expect((await ask('POST', '/participants', ADULT)).body.code).toBe('registration_closed');
    expect((await ask('POST', '/admin/participants', ADULT, admin)).status).toBe(201);
  });

  it('logs who looked at which covered part', async () => {
    const { ask, admin } = await fixture(open);
    const { id } = (await ask('POST', '/participants', ADULT)).body.participant;
    const seen = await ask('POST', `/admin/participants/${id}/personal`, { block: 'emergency' }, admin);
    expect(seen.body.emergency).toEqual(ADULT.emergency_contact);
    const { body } = await ask('GET', `/admin/participants/${id}/history`, undefined, admin);
    expect(body[0]).toMatchObject({
      action: 'participant.personal_seen',
      by: 'admin',
      changes: [{ field: 'emergency', before: null, after: null }],
    });
  });

  it('lets crew check in and set tracks, and nothing more', async () => {
    const { ask, admin, crew } = await fixture(open);
    const { id } = (await ask('POST', '/participants', ADULT)).body.participant;
    const at = `/admin/participants/${id}`;
    expect((await ask('PUT', `${at}/check-in`, { checked_in: true }, crew)).body.code).toBe('wrong_state');
    for (const [method, path, sent] of [
      ['PUT', '/status', { status: 'accepted' }],
      ['PATCH', '', { revision: 1, stage_name: 'X' }],
      ['POST', '/personal', { block: 'emergency' }],
      ['POST', '/links', undefined],
      ['GET', '/history', undefined],
      ['PUT', '/consent', { state: 'given', reason: 'paper' }],
    ] as const)
      expect((await ask(method, at + path, sent, crew)).status).toBe(403);
    await ask('PUT', `${at}/status`, { status: 'accepted' }, admin);
    expect(
      (await ask('PUT', `${at}/check-in`, { checked_in: true }, crew)).body.checked_in_at,
    ).not.toBeNull();
    expect(
      (await ask('PUT', `/admin/tracks/${id}`, { state: 'problem', note: 'Silent' }, crew)).body,
    ).toMatchObject({
      state: 'problem',
      changed_by: 'crew',
    });
    expect((await ask('GET', at, undefined, crew)).body.needs_assistance).toBeNull();
    expect((await ask('GET', at, undefined, admin)).body.needs_assistance).toBe(true);
  });

  it('tells crew whether an act may go on, and never who is under age', async () => {
    const { ask, admin, crew } = await fixture(open);
    await ask('POST', '/participants', ADULT);
    const signed = { ...MINOR.parental_consent, consent_given: true };
    await ask('POST', '/participants', { ...MINOR, parental_consent: signed });
    await ask('POST', '/participants', MINOR);
    const consents = async (who: Record<string, string>) => {
      const { body } = await ask('GET', '/admin/participants', undefined, who);
      const each = await Promise.all(
        body.map(({ id }: { id: string }) => ask('GET', `/admin/participants/${id}`, undefined, who)),
      );
      return [body, each.map((one) => one.body)].map((acts) =>
        acts.map(({ consent }: { consent: string }) => consent),
      );
    };
    const [told, known] = [
      ['clear', 'clear', 'missing'],
      ['not_needed', 'given', 'asked'],
    ];
    expect(await consents(crew)).toEqual([told, told]);
    expect(await consents(admin)).toEqual([known, known]);
  });

  it('refuses an edit made from a revision that is not the newest', async () => {
    const { ask, admin } = await fixture(open);
    const { id } = (await ask('POST', '/participants', ADULT)).body.participant;
    const edit = (song_title: string) =>
      ask('PATCH', `/admin/participants/${id}`, { revision: 1, song_title }, admin);
    expect((await edit('One')).body).toMatchObject({ song_title: 'One', revision: 2 });
    expect((await edit('Two')).body.code).toBe('stale');
    const { body } = await ask('GET', `/admin/participants/${id}/history`, undefined, admin);
    expect(body[0].changes).toMatchObject([
      { field: 'song_title', before: 'Moonlight Sonata', after: 'One' },
    ]);
  });

  it('does what it can of a bulk decision and names the rest', async () => {
    const { ask, admin } = await fixture(open);
    const adult = (await ask('POST', '/participants', ADULT)).body.participant.id;
    const minor = (await ask('POST', '/participants', MINOR)).body.participant.id;
    const changes = [adult, minor, 'nobody'].map((id) => ({ id, status: 'accepted' }));
    const { body } = await ask('POST', '/admin/participants/statuses', { changes }, admin);
    expect(body.changed).toEqual([{ id: adult, before: 'submitted', after: 'accepted' }]);
    expect(body.refused.map(({ code }: { code: string }) => code)).toEqual(['consent_missing', 'not_found']);
  });

  it('ends the old private link when it is replaced', async () => {
    const { ask, admin } = await fixture(open);
    const { body } = await ask('POST', '/participants', ADULT);
    const replaced = await ask(
      'POST',
      `/admin/participants/${body.participant.id}/links/replace`,
      undefined,
      admin,
    );
    expect((await ask('GET', '/participants/me', undefined, own(body.status_url))).status).toBe(404);
    expect((await ask('GET', '/participants/me', undefined, own(replaced.body.status_url))).status).toBe(200);
  });
});
