import { expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { fixtureWithMail, PERSON } from '#test/mail/fixture-with-mail.ts';
import { readLetter } from '#test/mail/post-office.ts';
import { DAY, fixture, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

const MINUTE = 60_000;

describeStoresByTurns('letters', (open) => {
  const set = (settings: object = {}) => fixtureWithMail(open, settings);

  it('tell that a registration arrived, with the link to the own page', async () => {
    const { office, sender, register } = await set();
    const { status_url } = await register();
    await sender().sendDue();
    expect(office.handed).toHaveLength(1);
    const [handed] = office.handed;
    if (!handed) throw new Error('unreachable');
    expect(handed.to).toEqual(['RCPT TO:<astra@canary.example>']);
    const { subject, body } = readLetter(handed);
    expect(subject).toBe('We have your act: Астра Ковалёва');
    expect(body).toContain(status_url);
    expect(body).toContain('Hello Astra canary-name');
  });

  it('that wait lead to the new page once the link to the old one was replaced', async () => {
    const { office, sender, register, ask, admin } = await set();
    const { participant, status_url } = await register();
    const replaced = await ask(
      'POST',
      `/admin/participants/${participant.id}/links/replace`,
      undefined,
      admin,
    );
    // A letter that is worded anew is filled with the new link, too.
    const at = `/admin/participants/${participant.id}`;
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    await ask('PATCH', at, { revision, stage_name: 'Astra Nova' }, admin);
    await sender().sendDue();
    const [letter] = office.handed.map(readLetter);
    expect(letter?.subject).toContain('Astra Nova');
    expect(letter?.body).toContain(replaced.body.status_url);
    expect(letter?.body).not.toContain(status_url);
  });

  it('lead where the organisers have the page open, whatever a stranger’s request claims', async () => {
    const { app, ask, admin, office, sender, wait } = await set();
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const opened = { ...admin, host: 'show.example' };
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, opened);
    const sent = await app.inject({
      method: 'POST',
      url: '/api/v1/participants',
      headers: { host: 'elsewhere.example' },
      payload: PERSON,
    });
    expect(sent.statusCode).toBe(201);
    await sender().sendDue();
    const [handed] = office.handed;
    if (!handed) throw new Error('unreachable');
    const { body } = readLetter(handed);
    expect(body).toContain('http://show.example/status/');
    expect(body).not.toContain('elsewhere');
    // Nor what another desk has it open at: all letters of an event lead to one address.
    const inside = { ...admin, host: '192.168.7.4' };
    const { id } = sent.json().participant;
    await ask('PUT', `/admin/participants/${id}/status`, { status: 'accepted' }, inside);
    const added = await ask('POST', '/admin/participants', PERSON, inside);
    expect(added.body.status_url).toContain('http://192.168.7.4/status/');
    wait(MINUTE);
    await sender().sendDue();
    const later = office.handed.slice(1).map((one) => readLetter(one).body);
    expect(later).toHaveLength(2);
    for (const letter of later) expect(letter).toContain('http://show.example/status/');
  });

  it('lead to this machine where mail was turned on on it, until an organiser has another address open', async () => {
    const { app, ask, admin, office, sender } = await set();
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const letter = async () => {
      await app.inject({
        method: 'POST',
        url: '/api/v1/participants',
        headers: { host: 'elsewhere.example' },
        payload: PERSON,
      });
      await sender().sendDue();
      const handed = office.handed.at(-1);
      return handed ? readLetter(handed).body : '';
    };
    expect(await letter()).toMatch(/http:\/\/localhost:\d+\/status\//);
    await ask('PATCH', `/admin/events/${event.id}`, { venue: 'Hall' }, { ...admin, host: 'show.example' });
    expect(await letter()).toContain('http://show.example/status/');
  });

  it('wait a minute with a decision, so that one taken back is never told', async () => {
    const { office, sender, register, decide, wait, outbox } = await set();
    const { id } = (await register()).participant;
    const post = sender();
    await post.sendDue();
    await decide(id, 'declined');
    await post.sendDue();
    wait(MINUTE - 1);
    await post.sendDue();
    await decide(id, 'submitted');
    wait(2 * MINUTE);
    await post.sendDue();
    await decide(id, 'accepted');
    wait(MINUTE);
    await post.sendDue();
    expect(office.handed.map((one) => readLetter(one).subject)).toEqual([
      'We have your act: Астра Ковалёва',
      'You are in: Open Stage',
    ]);
    // Back and forth inside the minute: what the performer knows already is not told again.
    await decide(id, 'waitlisted');
    await decide(id, 'accepted');
    wait(MINUTE);
    await post.sendDue();
    expect(office.handed).toHaveLength(2);
    expect((await outbox()).counts).toEqual({ queued: 0, sent: 2, failed: 0, expired: 0 });
  });

  it('are tried again after a cut line, then given up, told why without the address, and sent by hand', async () => {
    const { office, sender, register, wait, change, outbox, ask, admin } = await set();
    await change({ starts_at: new Date(START + 30 * DAY).toISOString() });
    await register();
    office.mood.rcpt = 'hang up';
    const post = sender();
    for (let tries = 1; tries <= 8; tries += 1) {
      expect(await post.sendDue()).toBe(1);
      expect(await post.sendDue()).toBe(0);
      wait(12 * 60 * MINUTE);
    }
    expect(await post.sendDue()).toBe(0);
    const [failed] = (await outbox()).letters;
    expect(failed).toMatchObject({ state: 'failed', tries: 8, kind: 'received' });
    expect(failed.trouble).not.toBe('');
    office.mood.rcpt = undefined;
    expect((await ask('POST', `/admin/mail/${failed.id}/retry`, undefined, admin)).status).toBe(204);
    await post.sendDue();
    expect(office.handed).toHaveLength(1);
    expect((await outbox()).letters[0]).toMatchObject({ state: 'sent', trouble: '' });
  });

  it('give up at once on an address that the mail server refuses for good', async () => {
    const { office, sender, register, outbox, store } = await set();
    await register();
    office.mood.rcpt = '550 <astra@canary.example> is nobody here';
    const before = await store.version();
    await sender().sendDue();
    // What became of a letter is a write, of which every process hears.
    expect(await store.version()).toBe(before + 1);
    const [failed] = (await outbox()).letters;
    expect(failed.state).toBe('failed');
    expect(failed.trouble).toContain('550');
    expect(JSON.stringify(await outbox())).not.toContain('canary');
  });

  it('go out once when two senders look at the same moment, and after one died with a letter in hand', async () => {
    const { office, sender, register, wait, store } = await set();
    await register();
    await Promise.all([sender().sendDue(), sender().sendDue()]);
    expect(office.handed).toHaveLength(1);
    await register({ stage_name: 'Second' });
    // What a power cut leaves: taken, not sent.
    await besideTheDoor(store, (tx) =>
      tx
        .updateTable('mail')
        .set({ tries: 1, dueAt: store.now() + 5 * MINUTE })
        .where('state', '=', 'queued')
        .execute(),
    );
    expect(await sender().sendDue()).toBe(0);
    wait(5 * MINUTE);
    expect(await sender().sendDue()).toBe(1);
    expect(office.handed).toHaveLength(2);
  });

  it('keep to one address and one subject whatever an act is called', async () => {
    const { office, sender, register } = await set({
      letters: { received: { subject: '{name} {song}', body: '{name}' } },
    });
    const refused = await register({ contact: 'a@example.org\r\nBcc: b@example.org' });
    expect(refused.fields).toHaveProperty('contact');
    await register({
      preferred_name: 'Bcc: b@example.org',
      song_title: '=?utf-8?q?=0D=0ABcc:_b@example.org?=',
    });
    await sender().sendDue();
    const [handed] = office.handed;
    if (!handed) throw new Error('unreachable');
    expect(handed.to).toHaveLength(1);
    const { headers } = readLetter(handed);
    expect(headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
    expect(headers.filter((line) => /^subject:/i.test(line))).toHaveLength(1);
  });

  it('are sealed while they wait and gone once they were sent', async () => {
    const { sender, register, store } = await set();
    await register();
    const rows = () => store.read.selectFrom('mail').selectAll().execute();
    expect(JSON.stringify(await rows())).not.toContain('canary');
    expect((await rows())[0]?.letter).not.toBe('');
    await sender().sendDue();
    expect((await rows())[0]?.letter).toBe('');
  });

  it('are not written where the organisers have not turned them on', async () => {
    const { register, outbox } = await set({ mail_on: false });
    await register();
    expect((await outbox()).letters).toEqual([]);
  });

  it('are promised to nobody, and ask nobody for an address, where no mail server is set', async () => {
    const the = await fixture(open, { mailIsSet: false });
    const [event] = (await the.ask('GET', '/admin/events', undefined, the.admin)).body;
    await the.ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, the.admin);
    expect((await the.ask('GET', '/event')).body.contact_needed).toBe(false);
    expect((await the.ask('POST', '/participants', { ...PERSON, contact: '@handle' })).status).toBe(201);
  });

  it('need an address from those who register', async () => {
    const { register } = await set();
    expect((await register({ contact: '+49 171 555' })).fields).toHaveProperty('contact');
  });
});
