/** The mail server that an admin sets in the browser, tried against one that speaks SMTP over a real socket. */
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { PERSON } from '#test/mail/fixture-with-mail.ts';
import { openPostOffice, readLetter } from '#test/mail/post-office.ts';
import { fixture } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { openSender } from './sender.ts';
import { openMailServer } from './server.ts';
import { type SmtpSettings, whatCame } from './transport.ts';

const DRESS = { ground: '#fff', surface: '#fff', text: '#000', quiet: '#444', line: '#ccc' };
const COLOURS = { ...DRESS, button: '#000', onButton: '#fff' };

describeStoresByTurns('the mail server set in the browser', (open) => {
  async function set() {
    const office = await openPostOffice();
    const the = await fixture(open, { mailIsSet: false });
    const ours = {
      ...{ host: '127.0.0.1', port: office.port, security: 'none', in_the_hall: true },
      ...{ user: 'canary-user', password: 'canary password', sender: 'show@example.org' },
      test_to: 'me@example.org',
    };
    const put = (part: object = {}) => the.ask('PUT', '/admin/mail-server', { ...ours, ...part }, the.admin);
    const shown = async () => (await the.ask('GET', '/admin/mail-server', undefined, the.admin)).body;
    return { ...the, office, put, shown };
  }

  it('is used once it took the test letter, and its password is kept sealed and told to nobody', async () => {
    const { office, put, shown, store, ask, admin } = await set();
    expect((await put()).body).toMatchObject({ taken: true, trouble: '' });
    const [letter] = office.handed;
    if (!letter) throw new Error('unreachable');
    expect(letter.to).toEqual(['RCPT TO:<me@example.org>']);
    expect(letter.from).toContain('show@example.org');
    expect(readLetter(letter).subject).toBe('A test letter: Open Stage');
    expect(Buffer.from(office.signedIn[0]?.split(' ')[2] ?? '', 'base64').toString()).toBe(
      '\0canary-user\0canary password',
    );
    const { fixed, server } = await shown();
    expect(fixed).toBe(false);
    expect(server).toEqual({
      ...{ host: '127.0.0.1', port: office.port, security: 'none', user: 'canary-user' },
      ...{ sender: 'show@example.org', in_the_hall: true, has_password: true },
    });
    const rows = await store.read.selectFrom('mailServer').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('canary password');
    const log = await store.read.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(log)).toContain('mail.server_set');
    expect(JSON.stringify(log)).not.toContain('canary');
    expect((await ask('GET', '/admin/mail', undefined, admin)).body).toMatchObject({
      available: true,
      sender: 'show@example.org',
    });
  });

  it('sends the letters that waited, and is asked for anew each time', async () => {
    const { office, put, store, ask, admin } = await set();
    const sender = openSender(
      store,
      {
        smtpNow: openMailServer(store).settings,
        dressOf: async () => ({
          ...{ name: 'Open Stage', accent: '#000', day: COLOURS, night: COLOURS, logo: null },
        }),
        clockIsSettled: () => true,
      },
      (error) => {
        throw error;
      },
    );
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, admin);
    await ask('POST', '/participants', PERSON);
    expect(await sender.sendDue()).toBe(0);
    await put();
    expect(await sender.sendDue()).toBe(1);
    expect(office.handed.map(({ to }) => to[0])).toEqual([
      'RCPT TO:<me@example.org>',
      'RCPT TO:<astra@canary.example>',
    ]);
    expect((await ask('DELETE', '/admin/mail-server', undefined, admin)).status).toBe(204);
    await ask('POST', '/participants', { ...PERSON, stage_name: 'Second' });
    expect(await sender.sendDue()).toBe(0);
    await sender.stop();
  });

  it('is set by nobody whose session ended while it was tried', async () => {
    const { office, put, store } = await set();
    office.before.rcpt = async () => {
      // Longer than a proof holds without being shown again.
      await pause(1_100);
      await besideTheDoor(store, (tx) => tx.deleteFrom('adminSession').execute());
    };
    expect((await put()).body).toMatchObject({ code: 'unauthenticated' });
    expect(office.handed).toHaveLength(1);
    expect(await store.read.selectFrom('mailServer').selectAll().execute()).toEqual([]);
  });

  it('is not used when it refuses, and says why in plain words without the address', async () => {
    const { office, put, shown } = await set();
    const trouble = async (part: object = {}) => {
      const { status, body } = await put(part);
      expect(status).toBe(200);
      expect(body.taken).toBe(false);
      expect(body.trouble_told).not.toEqual([]);
      return String(body.trouble);
    };
    office.mood.auth = '535 5.7.8 canary-user@mail.example: bad credentials';
    const signIn = await trouble();
    expect(signIn).toContain('refused the sign-in');
    expect(signIn).toContain('535');
    expect(signIn).not.toContain('canary-user@');
    office.mood.auth = undefined;
    office.mood.sender = '550 not yours';
    expect(await trouble()).toContain('from this sender');
    office.mood.sender = undefined;
    office.mood.rcpt = '550 nobody';
    expect(await trouble()).toContain('no letters to the address');
    office.mood.rcpt = undefined;
    office.mood.letter = '554 spam';
    expect(await trouble()).toContain('refused the letter');
    office.mood.letter = undefined;
    expect(await trouble({ security: 'starttls' })).toContain('offers no encryption');
    office.mood.greeting = 'hang up';
    expect(await trouble()).toContain('ended the connection');
    expect((await shown()).server).toBeNull();
    expect(office.handed).toEqual([]);
  });

  it('leads into no private network unless it is said to be a machine of the hall', async () => {
    const { office, put } = await set();
    for (const host of ['127.0.0.1', 'localhost', '::1', '10.0.0.1'])
      expect((await put({ host, in_the_hall: false })).body.trouble).toContain('private network');
    const never = { host: '169.254.169.254' };
    expect((await put({ ...never, in_the_hall: false })).body.trouble).toContain('private network');
    // Said already, it is not asked for again.
    expect((await put({ ...never, in_the_hall: true })).body.trouble).toContain('not even in the hall');
    expect(office.talks).toBe(0);
    for (const host of ['http://mail.example', 'mail.example/x', 'a@b', '-x'])
      expect((await put({ host })).body.fields).toHaveProperty('host');
  });

  it('gets a kept password for the same server, encryption and user alone', async () => {
    const { office, put } = await set();
    await put();
    expect((await put({ password: undefined, sender: 'stage@example.org' })).body.taken).toBe(true);
    expect(office.signedIn[1]).toBe(office.signedIn[0]);
    for (const other of [{ host: 'localhost' }, { port: 2525 }, { security: 'tls' }, { user: 'somebody' }])
      expect((await put({ password: undefined, ...other })).body.fields).toHaveProperty('password');
    expect(office.signedIn).toHaveLength(2);
    expect((await put({ password: undefined, user: '' })).body.taken).toBe(true);
    expect(office.signedIn).toHaveLength(2);
  });

  it('is nobody’s to change but an admin’s, nor where the machine’s own settings name one', async () => {
    const { ask, admin, crew } = await fixture(open);
    const body = {
      ...{ host: 'mail.example', port: 587, security: 'starttls', in_the_hall: false },
      ...{ user: '', sender: 'a@example.org', test_to: 'b@example.org' },
    };
    expect((await ask('PUT', '/admin/mail-server', body, crew)).status).toBe(403);
    expect((await ask('GET', '/admin/mail-server', undefined, crew)).status).toBe(403);
    expect((await ask('PUT', '/admin/mail-server', body, admin)).status).toBe(409);
    expect((await ask('GET', '/admin/mail-server', undefined, admin)).body.fixed).toBe(true);
  });

  it('makes the form ask for an address, which it does not where no letter can go', async () => {
    const { put, ask, admin } = await set();
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    await ask('PATCH', `/admin/events/${event.id}`, { settings: { mail_on: true } }, admin);
    expect((await ask('GET', '/event')).body.contact_needed).toBe(false);
    await put();
    expect((await ask('GET', '/event')).body.contact_needed).toBe(true);
  });
});

describe('what came of a try', () => {
  const smtp: SmtpSettings = {
    ...{ host: 'smtp.example.org', port: 587, security: 'starttls' },
    ...{ user: 'me', password: 'x', from: 'show@example.org' },
  };
  it.each<[object, string]>([
    [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'No machine is called “smtp.example.org”'],
    [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'Nothing answers on port 587'],
    [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, 'cannot be reached'],
    [{ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, 'did not answer in time'],
    [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'not to be trusted'],
    [{ code: 'ESOCKET', message: 'ssl3_get_record:wrong version number' }, 'could not be agreed on'],
    [{ code: 'ENOAUTH' }, 'takes no sign-in'],
    [{ code: 'EPROTOCOL' }, 'broke off'],
  ])('%o is told in words', (trouble, words) => {
    expect(whatCame({ message: '', ...trouble }, smtp, 'a@b.example')).toContain(words);
  });

  it('advises encryption after a greeting only where another was chosen', () => {
    const trouble = { code: 'ESOCKET', message: 'ssl3_get_record:wrong version number' };
    expect(whatCame(trouble, { ...smtp, security: 'tls' }, 'a@b.example')).toContain(
      'does not encrypt from the first',
    );
  });
});
