/** Where an act's picture may be shown: said place by place, and held to by the server. */
import { expect, it } from 'vitest';
import { PHOTO_PLACES } from '#domain/registration/photo-places.ts';
import { ADULT, fixture, MINOR, own } from '#test/registration/fixture.ts';
import { photo } from '#test/registration/photo.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { API } from '../http/calls.ts';
import { shownPictures } from './queries.ts';

describeStoresByTurns('the places of a picture', (open) => {
  /** An act, and what everybody can do about its picture; `enter` has the crew send one and take the act in. */
  const begun = async (body: object) => {
    const made = await fixture(open);
    const { ask, admin, crew, app, store } = made;
    const answer = (await ask('POST', '/participants', body)).body;
    const id = String(answer.participant.id);
    const mine = own(answer.status_url);
    const send = async (side?: number) => {
      const picture = (await photo(side, side)).toString('base64');
      return (await ask('PUT', `/admin/pictures/${id}`, { picture }, crew)).body;
    };
    /** At which of its addresses the picture is served to anybody. */
    const served = async () => {
      const { picture_id: pictureId } = (await ask('GET', '/admin/pictures', undefined, crew)).body[0];
      const found: string[] = [];
      for (const place of PHOTO_PLACES) {
        const url = `${API}/pictures/${place}/${pictureId}/small`;
        if ((await app.inject({ method: 'GET', url })).statusCode === 200) found.push(place);
      }
      expect((await shownPictures(store.read, [id])).get(id)?.places ?? []).toEqual(found);
      return found;
    };
    const agreeing = (token: string) => ({
      behind: async () => (await ask('GET', `/consents/${token}`)).body,
      agree: async (more = {}) => {
        const { text } = (await ask('GET', `/consents/${token}`)).body;
        const signed = { parent_preferred_name: 'Linh', parent_contact: '+49 30 5550 139', agreed: true };
        return ask('POST', `/consents/${token}`, { ...signed, text_version: text.version, ...more });
      },
      put: (place: string, shown: boolean) => ask('PUT', `/consents/${token}/photo-places`, { place, shown }),
      takeBack: () => ask('POST', `/consents/${token}/withdraw`, {}),
    });
    return {
      ...made,
      id,
      send,
      served,
      agreeing,
      enter: async () => {
        await send();
        await ask('PUT', `/admin/participants/${id}/status`, { status: 'accepted' }, admin);
      },
      say: (place: string, shown: boolean) =>
        ask('PUT', '/participants/me/picture/places', { place, shown }, mine),
      seen: async () => (await ask('GET', '/admin/pictures', undefined, crew)).body[0],
      look: async () => (await ask('GET', '/participants/me/picture', undefined, mine)).body,
    };
  };

  it('are all until one is taken out, which closes the address of that place and no other, for the next picture too', async () => {
    const { ask, admin, app, id, enter, send, served, say, seen } = await begun(ADULT);
    await enter();
    expect(await served()).toEqual(PHOTO_PLACES);
    expect((await seen()).places).toEqual(PHOTO_PLACES);

    expect((await say('results', false)).body.own_places).toEqual(['screen', 'ballot']);
    expect((await seen()).places).toEqual(['screen', 'ballot']);
    expect(await served()).toEqual(['screen', 'ballot']);
    // Said again, nothing is changed.
    expect((await say('results', false)).status).toBe(200);
    const { body: history } = await ask('GET', `/admin/participants/${id}/history`, undefined, admin);
    expect(history.filter(({ action }: { action: string }) => action === 'participant.edited')).toMatchObject(
      [
        {
          by_kind: 'participant',
          changes: [{ field: 'photo_places', before: 'screen ballot results', after: 'screen ballot' }],
        },
      ],
    );

    const { small_url: small } = await send(900);
    expect(await served()).toEqual(['screen', 'ballot']);
    await say('screen', false);
    await say('ballot', false);
    expect(await served()).toEqual([]);
    // The act and the crew see it still.
    expect((await app.inject({ method: 'GET', url: small })).statusCode).toBe(200);
    expect((await say('ballot', true)).body.own_places).toEqual(['ballot']);
    expect(await served()).toEqual(['ballot']);
    expect((await say('anywhere', true)).status).toBe(400);
  });

  it('stand in the list and in the person’s own file, and another registration of the act widens them no more', async () => {
    const { ask, admin, id, enter, say, served } = await begun(ADULT);
    await enter();
    await say('screen', false);
    const listed = async () =>
      (await ask('GET', `/admin/participants/${id}`, undefined, admin)).body.photo_places;
    expect(await listed()).toEqual(['ballot', 'results']);
    const file = (await ask('POST', `/admin/participants/${id}/export`, {}, admin)).body;
    expect(file.participant.photo_places).toEqual(['ballot', 'results']);
    expect(file.page).toContain('Ballot and line-up · Results, afterwards');
    expect(file.page).not.toContain('Big screen');

    const other = (await ask('POST', '/participants', { ...ADULT, stage_name: 'Astra K' })).body;
    const theirs = own(other.status_url);
    await ask('PUT', '/participants/me/picture/places', { place: 'results', shown: false }, theirs);
    const revisions = { revision: 3, other_revision: 2 };
    const asked = { other_id: other.participant.id, take: ['consent'], ...revisions };
    expect((await ask('POST', `/admin/participants/${id}/merge`, asked, admin)).status).toBe(200);
    expect(await listed()).toEqual(['ballot']);
    expect(await served()).toEqual(['ballot']);
    await ask('POST', `/admin/participants/${id}/erase`, { dry_run: false }, admin);
    expect(await listed()).toEqual(['ballot']);
  });

  it('are for a parent to say of a child, as long as their consent stands', async () => {
    const { ask, admin, id, enter, say, look, served, agreeing, parentsLink } = await begun(MINOR);
    const { behind, agree, put, takeBack } = agreeing(await parentsLink(id));
    expect((await behind()).photo_places).toBe(null);
    expect((await put('screen', false)).body.code).toBe('wrong_state');
    expect((await agree()).body.photo_places).toEqual(PHOTO_PLACES);
    await enter();
    expect(await served()).toEqual(PHOTO_PLACES);
    expect((await put('screen', false)).body.photo_places).toEqual(['ballot', 'results']);
    expect(await served()).toEqual(['ballot', 'results']);

    expect(await say('screen', true)).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    expect(await look()).toMatchObject({ own_places: null, picture: { places: ['ballot', 'results'] } });
    const { body: history } = await ask('GET', `/admin/participants/${id}/history`, undefined, admin);
    expect(history.find(({ action }: { action: string }) => action === 'participant.edited')).toMatchObject({
      by: 'A parent or guardian',
      changes: [{ field: 'photo_places' }],
    });

    expect((await takeBack()).body.photo_places).toBe(null);
    expect(await served()).toEqual([]);
    expect((await put('ballot', true)).body.code).toBe('wrong_state');
    // Given again, it covers no more than before.
    expect((await agree()).body.photo_places).toEqual(['ballot', 'results']);
  });

  it('are those that all on stage agree to: nobody brings back what another parent took out', async () => {
    const members = [{ name: 'Ana', is_minor: true, parent_contact: '+49 30 5550 100' }];
    const { ask, admin, id, enter, say, look, served, agreeing } = await begun({
      ...ADULT,
      performer_count: 2,
      members,
    });
    const { members: listed } = (await ask('GET', `/admin/participants/${id}`, undefined, admin)).body;
    const asked = { member: listed[0].id };
    const { body } = await ask('POST', `/admin/participants/${id}/consent/ask`, asked, admin);
    const { agree, put } = agreeing(String(body.consent_url).split('/consent/')[1] ?? '');
    await agree();
    await enter();
    await say('results', false);
    expect((await put('screen', false)).body.photo_places).toEqual(['ballot', 'results']);
    expect(await served()).toEqual(['ballot']);
    await say('screen', true);
    await put('results', true);
    expect(await served()).toEqual(['ballot']);
    expect(await look()).toMatchObject({ own_places: ['screen', 'ballot'], picture: { places: ['ballot'] } });
    const person = await ask('POST', `/admin/participants/${id}/personal`, { block: 'members' }, admin);
    expect(person.body.members[0].photo_places).toEqual(['ballot', 'results']);
  });

  it('are none where photos were refused', async () => {
    const { ask, admin } = await begun(ADULT);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { photo_consent_asked: true } }, admin);
    const no = own((await ask('POST', '/participants', { ...ADULT, photo_consent: false })).body.status_url);
    expect((await ask('GET', '/participants/me/picture', undefined, no)).body.own_places).toBe(null);
    const answer = await ask('PUT', '/participants/me/picture/places', { place: 'screen', shown: true }, no);
    expect(answer.body).toMatchObject({ code: 'wrong_state', error: expect.stringContaining('no photos') });
  });
});
