/** Two registrations of one act made one, and the views that the desk shares. */
import { expect, it } from 'vitest';
import { ADULT, fixture, MINOR, own } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { checkAudit } from '../store/audit-chain.ts';

describeStoresByTurns('merging', (open) => {
  const withTwo = async () => {
    const the = await fixture(open);
    const { ask, admin } = the;
    const first = (await ask('POST', '/participants', { ...ADULT, contact: 'old@example.org' })).body;
    const second = (
      await ask('POST', '/participants', {
        ...MINOR,
        stage_name: ADULT.stage_name,
        contact: 'new@example.org',
        mc_line: 'A line',
      })
    ).body;
    const at = (id: string) => `/admin/participants/${id}`;
    const seen = async (id: string) => (await ask('GET', at(id), undefined, admin)).body;
    const merge = async (take: string[], change = {}) =>
      ask(
        'POST',
        `${at(first.participant.id)}/merge`,
        {
          other_id: second.participant.id,
          take,
          revision: (await seen(first.participant.id)).revision,
          other_revision: (await seen(second.participant.id)).revision,
          ...change,
        },
        admin,
      );
    return { ...the, first, second, at, seen, merge };
  };

  it('takes over what was chosen and nothing else; the other link says where it went', async () => {
    const { ask, admin, store, first, second, at, seen, merge, parentsLink } = await withTwo();
    await ask('PUT', `${at(first.participant.id)}/note`, { note: 'One.' }, admin);
    await ask('PUT', `${at(second.participant.id)}/note`, { note: 'Two.' }, admin);
    const track = `/admin/tracks/${second.participant.id}`;
    await ask('PUT', track, { state: 'received', note: 'on a stick' }, admin);
    const { status, body } = await merge(['song_title', 'mc_line', 'person', 'consent', 'tracks']);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: 1,
      status: 'submitted',
      mc_line: 'A line',
      pronouns: ADULT.pronouns,
      consent: 'asked',
      note: 'One.\nTwo.',
    });
    const name = await ask('POST', `${at(first.participant.id)}/personal`, { block: 'name' }, admin);
    expect(name.body.name).toMatchObject({
      preferred_name: MINOR.preferred_name,
      contact: 'new@example.org',
    });
    expect((await ask('GET', `/admin/tracks/${first.participant.id}`, undefined, admin)).body).toMatchObject({
      state: 'received',
      note: 'on a stick',
    });
    // The parent's link goes with the consent.
    const token = await parentsLink(first.participant.id);
    expect((await ask('GET', `/consents/${token}`)).body.song_title).toBe(MINOR.song_title);
    expect(await seen(second.participant.id)).toMatchObject({
      status: 'withdrawn',
      merged_into: first.participant.id,
    });
    const gone = (await ask('GET', '/participants/me', undefined, own(second.status_url))).body;
    expect(gone.merged_into).toEqual({ number: 1, stage_name: ADULT.stage_name });
    const kept = (await ask('GET', '/participants/me', undefined, own(first.status_url))).body;
    expect(kept.merged_into).toBeNull();
    const { body: history } = await ask('GET', `${at(first.participant.id)}/history`, undefined, admin);
    const actions = history.map(({ action }: { action: string }) => action);
    expect(actions.filter((action: string) => action === 'participant.registered')).toHaveLength(2);
    expect(actions).toEqual(expect.arrayContaining(['participant.merged', 'participant.merged_away']));
    expect(await checkAudit(store)).toMatchObject({ state: 'whole' });
  });

  it('is refused for one that was changed meanwhile, for itself, and a second time', async () => {
    const { ask, first, at, merge } = await withTwo();
    expect((await merge([], { other_revision: 99 })).body.code).toBe('stale');
    expect((await merge([], { other_id: first.participant.id })).body.error).toContain('with itself');
    expect((await merge([], { other_id: 'nobody' })).status).toBe(404);
    expect((await merge([])).body).toMatchObject({ consent: 'not_needed', note: '' });
    expect((await merge([])).body.error).toContain('merged into another act already');
    const crewless = await ask('POST', `${at(first.participant.id)}/merge`, {}, {});
    expect(crewless.status).toBe(401);
  });

  it('leaves nothing behind of the person: what was taken in is given out and erased with the act', async () => {
    const { ask, admin, store, first, second, at, merge } = await withTwo();
    await merge(['song_title']);
    const given = await ask('POST', `${at(first.participant.id)}/export`, undefined, admin);
    expect(given.body.taken_in).toMatchObject([
      { participant: { id: second.participant.id }, personal: { name: { contact: 'new@example.org' } } },
    ]);
    await ask('POST', `${at(first.participant.id)}/erase`, { dry_run: false }, admin);
    const rows = await store.read.selectFrom('participant').select(['personal', 'contactPrint']).execute();
    expect(rows).toEqual([
      { personal: '', contactPrint: null },
      { personal: '', contactPrint: null },
    ]);
  });

  it('views are shared by name, and forgotten for all', async () => {
    const { ask, admin, crew } = await fixture(open);
    const views = '/admin/participant-views';
    const save = (name: string, search: string, replace = false) =>
      ask('PUT', views, { name, search, replace }, admin);
    expect((await save('No track', '?track=missing')).status).toBe(200);
    expect((await save('No track', '?track=missing')).status).toBe(200);
    const other = await save('No track', '?tab=accepted&track=missing');
    expect(other.body).toMatchObject({
      code: 'already_exists',
      error: expect.stringContaining('admin saved'),
    });
    expect((await ask('GET', views, undefined, crew)).body).toMatchObject([{ search: '?track=missing' }]);
    const again = (await save('No track', '?tab=accepted&track=missing', true)).body;
    expect((await ask('GET', views, undefined, crew)).body).toEqual([
      { id: again.id, name: 'No track', search: '?tab=accepted&track=missing', saved_by: 'admin' },
    ]);
    expect((await save('Elsewhere', 'https://example.org')).status).toBe(400);
    expect((await ask('PUT', views, { name: 'X', search: '' }, crew)).status).toBe(403);
    expect((await ask('DELETE', `${views}/${again.id}`, undefined, admin)).status).toBe(204);
    expect((await ask('GET', views, undefined, crew)).body).toEqual([]);
  });
});
