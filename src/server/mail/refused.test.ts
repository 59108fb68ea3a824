/** Letters that a mail server refuses, at each step of the conversation, and letters that come too late. */
import { expect, it } from 'vitest';
import { fixtureWithMail } from '#test/mail/fixture-with-mail.ts';
import { readLetter } from '#test/mail/post-office.ts';
import { DAY, MINOR, own } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

const MINUTE = 60_000;

describeStoresByTurns('letters that are refused', (open) => {
  it.each([
    ['rcpt', '550 5.1.1 nobody here'],
    ['data', '554 5.7.1 not taken'],
    ['letter', '552 5.2.2 mailbox full'],
  ] as const)(
    'for good at %s are not tried again, and nothing more goes to that address',
    async (step, words) => {
      const { office, sender, register, decide, wait, outbox, lettersOf } = await fixtureWithMail(open);
      const { id } = (await register()).participant;
      const post = sender();
      office.mood[step] = words;
      expect(await post.sendDue()).toBe(1);
      expect((await outbox()).letters).toMatchObject([
        { state: 'failed', tries: 1, refused: true, to: 'performer', participant_id: id },
      ]);
      expect((await outbox()).letters[0].trouble).toContain(words.slice(0, 3));
      office.mood[step] = undefined;
      const { talks } = office;
      wait(1);
      await decide(id, 'accepted');
      wait(DAY);
      expect(await post.sendDue()).toBe(0);
      expect(office.talks).toBe(talks);
      expect((await lettersOf(id)).letters).toMatchObject([
        { kind: 'accepted', state: 'failed', refused: true, trouble: expect.stringContaining('refused') },
        { kind: 'received', state: 'failed', refused: true },
      ]);
      expect(JSON.stringify(await lettersOf(id))).not.toContain('canary');
      // Somebody else is written to.
      await register({ contact: 'other@example.org' });
      expect(await post.sendDue()).toBe(1);
    },
  );

  it.each([
    ['greeting', '421 busy'],
    ['greeting', '554 no service'],
    ['hello', '550 not you'],
    ['sender', '451 later'],
    ['sender', '550 5.7.1 sender not known'],
    ['rcpt', '450 4.2.1 later'],
    ['rcpt', '554 5.7.1 relay access denied'],
    ['data', '451 later'],
    ['letter', '452 4.3.1 no room'],
    ['letter', 'hang up'],
  ] as const)('at %s by “%s” are tried again, and the address is not at fault', async (step, words) => {
    const { office, sender, register, wait, outbox } = await fixtureWithMail(open);
    await register();
    const post = sender();
    office.mood[step] = words;
    await post.sendDue();
    expect((await outbox()).letters).toMatchObject([{ state: 'queued', tries: 1, refused: false }]);
    const { trouble } = (await outbox()).letters[0];
    expect(trouble.includes('may arrive twice')).toBe(words === 'hang up');
    expect(trouble).not.toBe('');
    office.mood[step] = undefined;
    wait(MINUTE);
    expect(await post.sendDue()).toBe(1);
    expect(office.handed).toHaveLength(1);
  });

  it('stay cancelled where that comes while they are handed over, and stand in nobody’s way', async () => {
    const { office, sender, register, wait, ask, admin, outbox } = await fixtureWithMail(open);
    const { participant } = await register();
    const [{ id }] = (await outbox()).letters;
    office.mood.rcpt = '451 later';
    office.before.rcpt = () => ask('POST', `/admin/mail/${id}/cancel`, undefined, admin);
    const post = sender();
    await post.sendDue();
    expect((await outbox()).letters).toMatchObject([{ id, state: 'cancelled' }]);
    office.mood.rcpt = undefined;
    wait(DAY);
    expect(await post.sendDue()).toBe(0);
    const at = `/admin/participants/${participant.id}`;
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    expect((await ask('PATCH', at, { revision, contact: 'new@canary.example' }, admin)).status).toBe(200);
  });

  it('take along what else waits for the address', async () => {
    const { office, sender, register, outbox } = await fixtureWithMail(open);
    await register();
    await register({ stage_name: 'Second', contact: 'Astra@Canary.example' });
    office.mood.rcpt = '550 nobody here';
    await sender().sendDue();
    expect(office.talks).toBe(1);
    expect((await outbox()).counts).toMatchObject({ queued: 0, failed: 2 });
  });

  it('go out when the address is corrected, by the organisers or by the performer', async () => {
    const { office, sender, register, decide, wait, ask, admin, outbox } = await fixtureWithMail(open);
    const { participant, status_url } = await register();
    const post = sender();
    office.mood.rcpt = '550 nobody here';
    await post.sendDue();
    for (const status of ['declined', 'accepted']) await decide(participant.id, status);
    const at = `/admin/participants/${participant.id}`;
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    expect((await ask('PATCH', at, { revision, contact: 'wrong@canary.example' }, admin)).status).toBe(200);
    await post.sendDue();
    expect(office.handed).toEqual([]);
    office.mood.rcpt = undefined;
    await ask('PATCH', '/participants/me', { contact: 'right@canary.example' }, own(status_url));
    await post.sendDue();
    const subjects = office.handed.map((one) => [one.to[0], readLetter(one).subject]);
    // What was decided last, once; a decision that was taken back is not told.
    expect(subjects.sort()).toEqual([
      ['RCPT TO:<right@canary.example>', 'We have your act: Астра Ковалёва'],
      ['RCPT TO:<right@canary.example>', 'You are in: Open Stage'],
    ]);
    await decide(participant.id, 'waitlisted');
    wait(MINUTE);
    await post.sendDue();
    expect(office.handed).toHaveLength(3);
    expect((await outbox()).counts).toMatchObject({ failed: 0, sent: 3 });
  });

  it('go out again to an address that an organiser says is right', async () => {
    const { office, sender, register, decide, wait, ask, admin, outbox } = await fixtureWithMail(open);
    const { id } = (await register()).participant;
    const post = sender();
    office.mood.letter = '552 mailbox full';
    await post.sendDue();
    office.mood.letter = undefined;
    const [failed] = (await outbox()).letters;
    await ask('POST', `/admin/mail/${failed.id}/retry`, undefined, admin);
    await decide(id, 'accepted');
    wait(MINUTE);
    await post.sendDue();
    expect(office.handed).toHaveLength(2);
  });

  it('to a parent stand on the act’s page until their address is corrected', async () => {
    const { office, sender, register, ask, admin, lettersOf } = await fixtureWithMail(open);
    const { participant, status_url } = await register(MINOR);
    const post = sender();
    office.mood.rcpt = '550 nobody here';
    await post.sendDue();
    expect(
      (await lettersOf(participant.id)).letters.filter(({ to }: { to: string }) => to === 'parent'),
    ).toMatchObject([{ kind: 'consent', refused: true, state: 'failed' }]);
    const mine = (await ask('GET', '/participants/me', undefined, own(status_url))).body;
    expect(mine.consent_asked).toBe('organisers');
    office.mood.rcpt = undefined;
    const to = `/admin/participants/${participant.id}/consent/ask`;
    expect((await ask('POST', to, {}, admin)).body.letter).toBe(false);
    const right = { parent_contact: 'parent@canary.example' };
    expect((await ask('POST', to, right, admin)).body.letter).toBe(true);
    await post.sendDue();
    expect(office.handed.map(({ to }) => to)).toEqual([['RCPT TO:<parent@canary.example>']]);
  });
});

describeStoresByTurns('letters that come too late', (open) => {
  it('are not sent, and the outbox says so, with and without a mail server', async () => {
    const { office, sender, register, wait, outbox, store } = await fixtureWithMail(open);
    await register();
    office.mood.greeting = '421 busy';
    const post = sender();
    await post.sendDue();
    office.mood.greeting = undefined;
    wait(3 * DAY);
    const late = { letters: [{ state: 'expired' }], counts: { queued: 0, expired: 1, sent: 0, failed: 0 } };
    expect(await outbox()).toMatchObject(late);
    expect(await post.sendDue()).toBe(0);
    expect(office.handed).toEqual([]);
    expect(await outbox()).toMatchObject(late);
    expect(await store.read.selectFrom('mail').select('letter').execute()).toEqual([{ letter: '' }]);
  });

  it('are not sent by hand either; what is written after the beginning goes out', async () => {
    const { office, sender, register, wait, outbox, ask, admin } = await fixtureWithMail(open);
    await register();
    office.mood.rcpt = '550 nobody here';
    const post = sender();
    await post.sendDue();
    office.mood.rcpt = undefined;
    wait(3 * DAY);
    const [failed] = (await outbox()).letters;
    const again = await ask('POST', `/admin/mail/${failed.id}/retry`, undefined, admin);
    expect(again.body).toMatchObject({
      code: 'wrong_state',
      error: expect.stringContaining('no longer worth'),
    });
    await register({ contact: 'walk-up@example.org' });
    await post.sendDue();
    expect(office.handed).toHaveLength(1);
  });

  it('say where answers go, and are named after the sender’s own address', async () => {
    const { office, sender, register } = await fixtureWithMail(open, {
      contact_line: 'Jo Brandt, jo@example.org',
    });
    await register();
    await sender().sendDue();
    const { headers } = readLetter(office.handed[0] ?? { from: '', to: [], source: '' });
    expect(headers).toContain('Reply-To: jo@example.org');
    expect(headers.find((line) => line.startsWith('Message-ID:'))).toMatch(/@example\.org>$/);
  });
});
