/** What somebody is given of all that is kept about them: for programs whole, to read in their own language. */
import { expect, it } from 'vitest';
import { faults } from '#domain/messages/en/faults.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { ADULT, CANARY, fixture, MINOR } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';

describeStoresByTurns('what is kept about one person', (open) => {
  it('gives out all that is kept about one person, and notes who asked', async () => {
    const { ask, admin, crew } = await fixture(open);
    const { id } = (await ask('POST', '/participants', CANARY)).body.participant;
    await ask('PUT', `/admin/participants/${id}/note`, { note: 'canary-note' }, admin);
    expect((await ask('POST', `/admin/participants/${id}/export`, undefined, crew)).status).toBe(403);
    const { body } = await ask('POST', `/admin/participants/${id}/export`, undefined, admin);
    const said = JSON.stringify(body);
    for (const canary of JSON.stringify(CANARY).match(/canary[a-z-]*/g) ?? []) expect(said).toContain(canary);
    expect(said).toContain('canary-note');
    const { body: history } = await ask('GET', `/admin/participants/${id}/history`, undefined, admin);
    expect(history[0].action).toBe('participant.personal_exported');
  });

  it('says in that file what the server says in the language in which they registered', async () => {
    const { ask, admin } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { main_language: 'ar' } }, admin);
    const sent = async (act: object) => (await ask('POST', '/participants', act)).body.participant;
    const [kept, other] = [await sent(ADULT), await sent({ ...ADULT, contact: 'other@example.org' })];
    const merged = { other_id: other.id, take: [], revision: 1, other_revision: 1 };
    await ask('POST', `/admin/participants/${kept.id}/merge`, merged, admin);
    const { body } = await ask('POST', `/admin/participants/${kept.id}/export`, undefined, admin);
    const { kept: said } = await fetchWords('ar', ['kept']);
    expect(body.contains).toBe(said?.wholeFile);
    expect(body.page).toContain(`<html lang="ar" dir="rtl">`);
    expect(body.page).toContain(said?.copyOther);
    const whys = JSON.stringify(body.history).replaceAll(/[\u2066-\u2069]/g, '');
    expect(whys).toContain(said?.mergedFrom.replace('{number}', other.number));
  });

  it('tells what was done in a language that the admin does not speak', async () => {
    const { ask, admin, store } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { main_language: 'pl' } }, admin);
    const { participant } = (await ask('POST', '/participants', { ...ADULT, members: [{ name: 'Ola' }] }))
      .body;
    const path = `/admin/participants/${participant.id}`;
    await ask('PATCH', path, { song_title: 'Nocturne', mc_line: 'Hej', revision: 1 }, admin);
    await ask('POST', `${path}/personal`, { block: 'emergency' }, admin);
    await ask('PUT', `${path}/members`, { keep: [], add: [{ name: 'Iga', is_minor: false }] }, admin);
    const entry = { subject: `participant:${participant.id}`, eventId: event.id } as const;
    await store.write({ by: SYSTEM }, async ({ audit }) => {
      audit({ ...entry, action: 'track.file_refused', after: { trackNote: faults.fileEmpty } });
      audit({
        ...entry,
        action: 'track.changed',
        before: { track: 'received' },
        after: { track: 'problem' },
      });
    });
    const { page } = (await ask('POST', `${path}/export`, undefined, admin)).body;
    const { faults: said } = await fetchWords('pl', ['faults']);
    const history = page.slice(page.indexOf('Kto co zmieniał lub oglądał'));
    for (const line of [
      'Zgłoszenie dotarło',
      'Zmiana: utwór „Moonlight Sonata” → „Nocturne”, zdanie do zapowiedzi (kto: admin)',
      'Wgląd: kontakt alarmowy (kto: admin)',
      'Zmiana: inne osoby na scenie (kto: admin)',
      `Plik podkładu nieprzyjęty: uwaga „${said?.fileEmpty}” (kto: Ovation)`,
      'Podkład: dotarł → problem (kto: Ovation)',
    ])
      expect(history).toContain(line);
    expect(history).not.toMatch(/[a-z]\.[a-z]|Changed|, by /);
  });

  it('is a page too, which a parent reads in the language of the registration', async () => {
    const { ask, admin, parentsLink } = await fixture(open);
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { main_language: 'de' } }, admin);
    const category = (await ask('POST', '/admin/categories', { name: 'Gesang & Tanz', capacity: 9 }, admin))
      .body;
    const { id } = (await ask('POST', '/participants', { ...CANARY, category_id: category.id })).body
      .participant;
    const { body: other } = await ask('POST', '/participants', { ...MINOR, stage_name: '<b>Blau</b>' });
    const given = async (of: string) =>
      (await ask('POST', `/admin/participants/${of}/export`, undefined, admin)).body;
    const { page, ...data } = await given(id);
    for (const canary of JSON.stringify(CANARY).match(/canary[a-z-]*/g) ?? []) expect(page).toContain(canary);
    for (const label of ['Bühnenname', 'Notfallkontakt', 'Die Zustimmung von Eltern', 'Wird geprüft'])
      expect(page).toContain(label);
    expect(page).toContain('Gesang &#38; Tanz');
    // Neither a label nor how consent came is left in English, and no name of a field.
    expect(page).toContain('über die Seite des Acts, vom Elternteil nicht bestätigt');
    expect(JSON.stringify(data)).not.toContain('not confirmed by the parent');
    expect(page).not.toMatch(/not confirmed|consent|[a-z]_[a-z]/);

    const token = await parentsLink(other.participant.id);
    const { text } = (await ask('GET', `/consents/${token}`)).body;
    const agreed = { parent_preferred_name: 'Linh', agreed: true, text_version: text.version };
    await ask('POST', `/consents/${token}`, agreed);
    const { page: theirs } = await given(other.participant.id);
    expect(theirs).toContain('Linh, über den eigenen Link des Elternteils, ');
    expect(theirs).toContain('&#60;b&#62;Blau&#60;/b&#62;');
    expect(theirs).not.toContain('<b>');
  });
});
