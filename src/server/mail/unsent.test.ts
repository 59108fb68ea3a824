/** Letters that are not sent yet, and what they tell, whom they are for or what time it is has changed meanwhile. */
import { expect, it } from 'vitest';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { fixtureWithMail } from '#test/mail/fixture-with-mail.ts';
import { readLetter } from '#test/mail/post-office.ts';
import { DAY, MINOR, own, START } from '#test/registration/fixture.ts';
import { describeStoresByTurns, type Open } from '#test/store.ts';
import { newId } from '../store/secrets.ts';

const MINUTE = 60_000;
const YEAR = 365 * DAY;

const RECEIVED = 'We have your act: Астра Ковалёва';
const ACCEPTED = 'You are in: Open Stage';
const DECLINED = 'Your registration for Open Stage';
const WAITLISTED = 'You are on the waiting list: Open Stage';

/** An act whose first letter was sent, and which nobody has decided on. */
async function set(open: Open) {
  const the = await fixtureWithMail(open);
  const { participant, status_url } = await the.register();
  const post = the.sender();
  await post.sendDue();
  the.wait(1);
  const subjects = () => the.office.handed.map((one) => readLetter(one).subject);
  const correct = async (contact: string) => {
    const at = `/admin/participants/${participant.id}`;
    const { revision } = (await the.ask('GET', at, undefined, the.admin)).body;
    expect((await the.ask('PATCH', at, { revision, contact }, the.admin)).status).toBe(200);
  };
  const decided = async (status: string) => {
    expect((await the.decide(participant.id, status)).status).toBe(200);
    the.wait(MINUTE);
    await post.sendDue();
  };
  const givenUp = async () => {
    await the.change({ starts_at: new Date(START + 30 * DAY).toISOString() });
    the.office.mood.greeting = '421 busy';
    await decided('accepted');
    for (let tries = 1; tries < 8; tries += 1) {
      the.wait(DAY / 2);
      await post.sendDue();
    }
    the.office.mood.greeting = undefined;
  };
  const newest = async () => (await the.lettersOf(participant.id)).letters[0];
  return { ...the, id: participant.id, status_url, post, subjects, correct, decided, givenUp, newest };
}

describeStoresByTurns('a decision that was changed', (open) => {
  it.each([
    ['greeting', '421 busy'],
    ['rcpt', 'hang up'],
    ['data', '451 later'],
    ['letter', '452 4.3.1 no room'],
  ] as const)('is never told where the server surely did not take it (%s: %s)', async (step, words) => {
    const { office, wait, decided, post, subjects, lettersOf, id } = await set(open);
    office.mood[step] = words;
    await decided('accepted');
    wait(MINUTE);
    await post.sendDue();
    await decided('declined');
    office.mood[step] = undefined;
    wait(DAY);
    await post.sendDue();
    expect(subjects()).toEqual([RECEIVED, DECLINED]);
    expect((await lettersOf(id)).letters).toMatchObject([
      { kind: 'declined', state: 'sent' },
      {
        kind: 'accepted',
        state: 'cancelled',
        tries: 2,
        trouble: expect.not.stringContaining('may have taken'),
      },
      { kind: 'received', state: 'sent' },
    ]);
  });

  it('is not told again where the server may have taken it, and the one before it is told anew', async () => {
    const { office, wait, decided, post, subjects, lettersOf, id } = await set(open);
    await decided('waitlisted');
    office.mood.letter = 'hang up';
    await decided('accepted');
    office.mood = { greeting: '421 busy' };
    wait(MINUTE);
    await post.sendDue();
    office.mood = {};
    // Somebody who may have read that they are in has to hear that they are not.
    await decided('waitlisted');
    wait(DAY);
    await post.sendDue();
    expect(subjects()).toEqual([RECEIVED, WAITLISTED, WAITLISTED]);
    expect((await lettersOf(id)).letters).toMatchObject([
      { kind: 'waitlisted', state: 'sent' },
      { kind: 'accepted', state: 'cancelled', trouble: expect.stringContaining('may have taken') },
      { kind: 'waitlisted', state: 'sent' },
      { kind: 'received' },
    ]);
  });

  it('is told after all when it is decided again, whether or not the server had taken it', async () => {
    const { office, decided, subjects } = await set(open);
    office.mood.letter = 'hang up';
    await decided('accepted');
    office.mood.letter = undefined;
    await decided('submitted');
    await decided('accepted');
    expect(subjects()).toEqual([RECEIVED, ACCEPTED]);
  });

  it('cannot be sent again by hand once another followed', async () => {
    const { ask, admin, givenUp, decided, subjects, lettersOf, id } = await set(open);
    await givenUp();
    const [accepted] = (await lettersOf(id)).letters;
    expect(accepted).toMatchObject({ kind: 'accepted', state: 'failed', refused: false, tries: 8 });
    await decided('declined');
    expect((await ask('POST', `/admin/mail/${accepted.id}/retry`, undefined, admin)).body).toMatchObject({
      code: 'wrong_state',
    });
    expect(subjects()).toEqual([RECEIVED, DECLINED]);
  });

  it('says so where an organiser cancels what the server may have taken, also once it was sent again', async () => {
    const { office, ask, admin, change, wait, decided, post, newest } = await set(open);
    await change({ starts_at: new Date(START + 30 * DAY).toISOString() });
    office.mood.letter = 'hang up';
    await decided('accepted');
    const { id } = await newest();
    office.mood = { greeting: '421 busy' };
    for (let tries = 2; tries <= 8; tries += 1) {
      wait(DAY / 2);
      await post.sendDue();
    }
    expect(await newest()).toMatchObject({ state: 'failed', tries: 8 });
    expect((await ask('POST', `/admin/mail/${id}/retry`, undefined, admin)).status).toBe(204);
    await post.sendDue();
    expect((await ask('POST', `/admin/mail/${id}/cancel`, undefined, admin)).status).toBe(204);
    expect(await newest()).toMatchObject({ state: 'cancelled', tries: 1 });
    expect((await newest()).trouble_told).toEqual([{ line: 'machine.mailMayHaveArrived' }]);
  });
});

describeStoresByTurns('a name that was put right', (open) => {
  it('stands in every letter that waits, to the act and to parents, and in the list', async () => {
    const { register, ask, admin, sender, office, outbox } = await fixtureWithMail(open);
    const jon = { name: 'Jon', is_minor: true, parent_contact: 'parent@canary.example' };
    const { participant, status_url } = await register({ ...MINOR, members: [jon] });
    const at = `/admin/participants/${participant.id}`;
    const { revision } = (await ask('GET', at, undefined, admin)).body;
    const names = { stage_name: 'The {name} Duo', preferred_name: 'Astrid' };
    expect((await ask('PATCH', at, { revision, ...names }, admin)).status).toBe(200);
    const { members } = (await ask('GET', '/participants/me', undefined, own(status_url))).body;
    const [{ id }] = members;
    const named = { keep: [id], correct: [{ id, name: 'John' }] };
    expect((await ask('PUT', '/participants/me/members', named, own(status_url))).status).toBe(200);
    await sender().sendDue();
    const letters = office.handed.map(readLetter).map(({ subject, body }) => `${subject}\n${body}`);
    expect(letters).toHaveLength(3);
    for (const letter of letters) expect(letter).toContain('The {name} Duo');
    expect(letters.join('\n')).not.toMatch(/Dương|Jon\b/);
    for (const part of [/^Hello Astrid,\s/m, /^Hello Linh,\s+Astrid /m, /^Hello John,\s+John /m])
      expect(
        letters.some((letter) => part.test(letter)),
        String(part),
      ).toBe(true);
    expect((await outbox()).letters.map(({ about }: { about: string }) => about)).toEqual(
      Array(3).fill('The {name} Duo'),
    );
  });
});

describeStoresByTurns('a contact that was corrected', (open) => {
  const OLD = 'RCPT TO:<astra@canary.example>';
  const NEW = 'RCPT TO:<right@canary.example>';

  it('to none gets no letter that waits, was refused or was given up, and the list says why', async () => {
    const { office, decided, correct, wait, post, newest, ask, admin, store } = await set(open);
    office.mood.greeting = '421 busy';
    await decided('accepted');
    await correct('+49 171 555');
    office.mood.greeting = undefined;
    wait(DAY);
    expect(await post.sendDue()).toBe(0);
    expect(office.handed).toHaveLength(1);
    const cancelled = { state: 'cancelled', trouble: expect.stringContaining('no mail address') };
    expect(await newest()).toMatchObject(cancelled);
    expect((await newest()).trouble_told).toEqual([{ line: 'machine.mailNoAddress' }]);
    expect((await ask('POST', `/admin/mail/${(await newest()).id}/retry`, undefined, admin)).status).toBe(
      409,
    );
    const words = await store.read.selectFrom('mail').select('letter').execute();
    expect(words.every(({ letter }) => letter === '')).toBe(true);
  });

  it('to an address that was refused before gets none either, until somebody says that it is right', async () => {
    const { office, register, decided, correct, wait, post, newest, ask, admin } = await set(open);
    office.mood.rcpt = '550 nobody here';
    await register({ stage_name: 'Second', contact: 'right@canary.example' });
    await post.sendDue();
    office.mood = { greeting: '421 busy' };
    await decided('accepted');
    await correct('right@canary.example');
    office.mood = {};
    wait(DAY);
    expect(await post.sendDue()).toBe(0);
    expect(await newest()).toMatchObject({ kind: 'accepted', state: 'failed', refused: true });
    await ask('POST', `/admin/mail/${(await newest()).id}/retry`, undefined, admin);
    await post.sendDue();
    expect(office.handed.map(({ to }) => to)).toEqual([[OLD], [NEW]]);
  });

  it('gets a letter that was given up, where it is sent again', async () => {
    const { office, givenUp, correct, post, newest, ask, admin } = await set(open);
    await givenUp();
    await correct('right@canary.example');
    expect(await newest()).toMatchObject({ state: 'failed', refused: false });
    expect((await ask('POST', `/admin/mail/${(await newest()).id}/retry`, undefined, admin)).status).toBe(
      204,
    );
    await post.sendDue();
    expect(office.handed.map(({ to }) => to)).toEqual([[OLD], [NEW]]);
    await correct('+49 171 555');
    expect(await newest()).toMatchObject({ kind: 'accepted', state: 'sent', trouble: '' });
  });

  it('gets what waits for an act that took its person from another registration', async () => {
    const { office, register, decided, wait, post, ask, admin, id } = await set(open);
    office.mood.greeting = '421 busy';
    await decided('accepted');
    const other = (await register({ stage_name: 'Again', contact: 'right@canary.example' })).participant.id;
    const revision = async (of: string) =>
      (await ask('GET', `/admin/participants/${of}`, undefined, admin)).body.revision;
    const merged = await ask(
      'POST',
      `/admin/participants/${id}/merge`,
      {
        other_id: other,
        take: ['person'],
        revision: await revision(id),
        other_revision: await revision(other),
      },
      admin,
    );
    expect(merged.status).toBe(200);
    office.mood = {};
    wait(DAY);
    await post.sendDue();
    const accepted = office.handed.filter((one) => readLetter(one).subject === ACCEPTED);
    expect(accepted.map(({ to }) => to)).toEqual([[NEW]]);
  });

  it.each([undefined, '550 nobody here', '451 later'])(
    'gets a letter that was on its way to the old one, where that answers %s',
    async (words) => {
      const { office, decide, correct, wait, post, id } = await set(open);
      await decide(id, 'accepted');
      wait(MINUTE);
      office.mood.rcpt = words;
      office.before.rcpt = async () => {
        office.before = {};
        await correct('right@canary.example');
      };
      await post.sendDue();
      office.mood = {};
      wait(5 * MINUTE);
      await post.sendDue();
      const [last] = office.handed.slice(-1);
      expect([last?.to, last && readLetter(last).subject]).toEqual([[NEW], ACCEPTED]);
    },
  );

  it('leaves the letter to a parent where it was to go', async () => {
    const { office, register, ask, post, wait } = await set(open);
    office.mood.greeting = '421 busy';
    const { status_url } = await register({ ...MINOR, contact: 'child@canary.example' });
    await post.sendDue();
    const corrected = { contact: 'right@canary.example' };
    expect((await ask('PATCH', '/participants/me', corrected, own(status_url))).status).toBe(200);
    office.mood.greeting = undefined;
    wait(MINUTE);
    await post.sendDue();
    const to = office.handed.slice(1).flatMap((one) => one.to);
    expect(to.sort()).toEqual(['RCPT TO:<linh@example.org>', NEW]);
  });
});

describeStoresByTurns('a clock that is wrong', (open) => {
  it('takes no letter away, and a letter that it had tried is not left for as long as it was ahead', async () => {
    const { office, wait, decided, post, subjects, newest, clock } = await set(open);
    office.mood.greeting = '421 busy';
    await decided('accepted');
    clock.isSettled = false;
    wait(YEAR);
    await post.sendDue();
    wait(-YEAR);
    office.mood.greeting = undefined;
    wait(MINUTE);
    await post.sendDue();
    expect(subjects()).toEqual([RECEIVED, ACCEPTED]);
    expect(await newest()).toMatchObject({ state: 'sent' });
  });

  it('sets no next try of a letter so late that nobody gets it', async () => {
    const { office, wait, register, post, outbox } = await set(open);
    // Without an end: what is written after the beginning.
    wait(3 * DAY);
    office.mood.greeting = '421 busy';
    await register({ contact: 'walk-up@canary.example' });
    wait(YEAR);
    await post.sendDue();
    wait(-YEAR);
    office.mood.greeting = undefined;
    await post.sendDue();
    expect((await outbox()).counts).toMatchObject({ queued: 0, sent: 2 });
  });

  it('lets what was written since go out, however many wait for it to be settled', async () => {
    const { office, wait, register, post, clock, store, outbox } = await set(open);
    office.mood.greeting = '421 busy';
    await register({ contact: 'late@canary.example' });
    const [late] = await store.read.selectFrom('mail').selectAll().where('state', '=', 'queued').execute();
    if (!late) throw new Error('unreachable');
    const more = Array.from({ length: 60 }, () => ({ ...late, id: newId() }));
    await besideTheDoor(store, (tx) => tx.insertInto('mail').values(more).execute());
    clock.isSettled = false;
    wait(3 * DAY);
    office.mood.greeting = undefined;
    await register({ contact: 'walk-up@canary.example' });
    expect(await post.sendDue()).toBe(1);
    expect((await outbox()).counts).toMatchObject({ queued: 0, expired: 61, sent: 2 });
    expect(await store.read.selectFrom('mail').select('id').where('state', '=', 'expired').execute()).toEqual(
      [],
    );
    clock.isSettled = true;
    await post.sendDue();
    expect(await store.read.selectFrom('mail').select('id').where('letter', '!=', '').execute()).toEqual([]);
  });
});
