import { describe, expect, it, onTestFinished } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import { testServers } from '#test/server.ts';
import { startEvening } from '#test/show/evening.ts';
import { ENGINES } from '#test/store.ts';
import { firstOf } from '#test/tried.ts';
import type { SealedLetter } from '../mail/outbox.ts';
import { newId } from '../store/secrets.ts';

describe.each(firstOf(1, ENGINES))('letters sent by hand (%s)', (engine) => {
  const start = testServers();

  it('go to those they concern, with what is missing or when to be there, after saying to whom', async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [event] = await desk.call(eventsEndpoints.events);
    if (!event) throw new Error('unreachable');
    await expect(desk.call(letterEndpoints.remind, { body: { dryRun: true } })).rejects.toThrow();
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event.id },
      body: { settings: { mailOn: true } },
    });
    const { participant } = await desk.call(registrationEndpoints.addParticipant, {
      body: { ...testParticipant(3), contact: 'reached@example.org' },
    });
    await desk.call(registrationEndpoints.setStatus, {
      params: { id: participant.id },
      body: { status: 'accepted' },
    });
    // A minor without an address of their own, whose parent has one and has not agreed yet.
    const { participant: minor } = await desk.call(registrationEndpoints.addParticipant, {
      body: {
        ...testParticipant(4),
        contact: '',
        isMinor: true,
        parentalConsent: {
          consentGiven: false,
          parentPreferredName: 'Mila',
          parentPronouns: 'she/her',
          parentContact: 'parent@example.org',
        },
      },
    });
    await desk.call(lineupEndpoints.addAccepted);
    const letters = async (kind: string) =>
      (
        await server.store.read
          .selectFrom('mail')
          .selectAll()
          .where('kind', '=', kind as 'call')
          .where('letter', '!=', '')
          .execute()
      ).map((row) => JSON.parse(server.store.secrets.unseal(row.letter)) as SealedLetter);

    const seen = await desk.call(letterEndpoints.remind, { body: { dryRun: true } });
    expect(seen.to).toContainEqual({ id: participant.id, stageName: participant.stageName });
    expect(await letters('reminder')).toEqual([]);
    const ofMinor = { ids: [minor.id], dryRun: false };
    const asked = await desk.call(letterEndpoints.remind, { body: { ...ofMinor, dryRun: true } });
    const named = [{ id: minor.id, stageName: minor.stageName }];
    expect(asked).toEqual({ to: [], toParents: named, withoutAddress: named });
    // The letter that waits since the registration, or since the last press, is not sent as well.
    for (let press = 0; press < 2; press += 1) {
      await desk.call(letterEndpoints.remind, { body: ofMinor });
      expect(await letters('consent')).toMatchObject([{ address: 'parent@example.org' }]);
    }
    const until = Date.UTC(2126, 5, 12, 16);
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event.id },
      body: { timeZone: 'Europe/Berlin', settings: { tracksUntilAt: until } },
    });
    const only = { body: { ids: [participant.id], dryRun: false } };
    await desk.call(letterEndpoints.remind, only);
    const [reminder, ...others] = await letters('reminder');
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({
      address: 'reached@example.org',
      body: expect.stringContaining('- your track, by Wednesday 12 June 2126 at 18:00\n'),
    });

    await desk.call(letterEndpoints.sendCallTimes, only);
    const [call] = await letters('call');
    expect(call?.subject).toMatch(/^Your call time: \d\d:\d\d$/);
    expect((await desk.call(mailEndpoints.outbox)).counts.queued).toBeGreaterThanOrEqual(3);

    // Each has an end of use: what it asks for by then, and nobody is called to a stage that is dark.
    const worth = async (kind: 'call' | 'reminder') =>
      (await server.store.read.selectFrom('mail').select('worthUntil').where('kind', '=', kind).execute())[0]
        ?.worthUntil;
    expect(await worth('reminder')).toBe(until);
    expect(await worth('call')).toBeGreaterThan(server.store.now());
    for (const kind of ['go', 'finish_show'] as const) {
      const { version } = await desk.call(showEndpoints.show);
      await desk.call(showEndpoints.command, {
        body: { kind, commandId: newId(), expectedVersion: version },
      });
    }
    const { letters: told } = await desk.call(mailEndpoints.outbox);
    expect(told.find(({ kind }) => kind === 'call')?.state).toBe('expired');
    expect(told.find(({ kind }) => kind === 'reminder')?.state).toBe('queued');
  });
});

describe('letters sent by hand that wait', () => {
  const start = testServers();

  /** An accepted act in the running order that still misses its track, in a show that begins late in Berlin. */
  async function set() {
    const server = await start({ engine: 'sqlite' });
    const { desk } = await server.sample();
    const [event] = await desk.call(eventsEndpoints.events);
    const change = (body: object) =>
      desk.call(eventsEndpoints.changeEvent, { params: { id: event?.id ?? '' }, body });
    const begins = (at: string) => change({ startsAt: Date.parse(at), timeZone: 'Europe/Berlin' });
    await change({ settings: { mailOn: true } });
    await begins('2126-04-20T23:30:00+02:00');
    const {
      participant: { id },
    } = await desk.call(registrationEndpoints.addParticipant, {
      body: { ...testParticipant(3), contact: 'reached@example.org' },
    });
    const decide = (status: 'accepted' | 'declined' | 'submitted' | 'withdrawn') =>
      desk.call(registrationEndpoints.setStatus, { params: { id }, body: { status } });
    await decide('accepted');
    await desk.call(lineupEndpoints.addAccepted);
    const only = { body: { ids: [id], dryRun: false } };
    const rows = (kind: 'call' | 'reminder') =>
      server.store.read
        .selectFrom('mail')
        .selectAll()
        .where('participantId', '=', id)
        .where('kind', '=', kind)
        .orderBy('createdAt')
        .execute();
    const states = async (kind: 'call' | 'reminder') => (await rows(kind)).map(({ state }) => state);
    const opened = async () =>
      (await rows('call'))
        .filter(({ letter }) => letter !== '')
        .map(({ letter }) => JSON.parse(server.store.secrets.unseal(letter)) as SealedLetter);
    return { server, desk, id, begins, decide, only, states, opened };
  }

  it('call an act to the day on which it is on, also after midnight', async () => {
    const { desk, only, opened } = await set();
    await desk.call(letterEndpoints.sendCallTimes, only);
    const [letter] = await opened();
    expect(letter?.subject).toMatch(/^Your call time: 0\d:\d\d$/);
    // As the file for calendars has it, two hours before in UTC.
    expect(letter?.calendar).toMatch(/DTSTART:2126042[01]T/);
    expect(letter?.body).toMatch(/by 0\d:\d\d on Sunday,? 21 April 2126/);
  });

  it('are replaced by what is sent after them, so that the last one tells what holds', async () => {
    const { desk, begins, only, states, opened } = await set();
    const told: number[] = [];
    for (const at of ['2126-04-20T18:30:00+02:00', '2126-04-20T20:30:00+02:00']) {
      await begins(at);
      await desk.call(letterEndpoints.sendCallTimes, only);
      await desk.call(letterEndpoints.remind, only);
      const [letter, ...others] = await opened();
      expect(others).toEqual([]);
      const [, hours, minutes] = /(\d\d):(\d\d)$/.exec(letter?.subject ?? '') ?? [];
      told.push(Number(hours) * 60 + Number(minutes));
    }
    expect((told[1] ?? 0) - (told[0] ?? 0)).toBe(120);
    expect((await states('call')).sort()).toEqual(['cancelled', 'queued']);
    expect((await states('reminder')).sort()).toEqual(['cancelled', 'queued']);
  });

  it.each(['declined', 'withdrawn'] as const)(
    'go to no act that was %s meanwhile, nor are written to it',
    async (status) => {
      const { desk, id, decide, only, states } = await set();
      await desk.call(letterEndpoints.sendCallTimes, only);
      await desk.call(letterEndpoints.remind, only);
      // Undoing a decision leaves it in play.
      await decide('submitted');
      expect([await states('call'), await states('reminder')]).toEqual([['queued'], ['queued']]);
      await decide(status);
      expect([await states('call'), await states('reminder')]).toEqual([['cancelled'], ['cancelled']]);
      const { to } = await desk.call(letterEndpoints.sendCallTimes, only);
      expect(to.map((act) => act.id)).not.toContain(id);
      expect((await desk.call(letterEndpoints.remind, only)).to).toEqual([]);
    },
  );

  it('go to no act that withdrew by its own page', async () => {
    const { server, desk, id, only, states } = await set();
    await desk.call(letterEndpoints.sendCallTimes, only);
    await desk.call(letterEndpoints.remind, only);
    const { statusUrl } = await desk.call(registrationEndpoints.showLinks, { params: { id } });
    const performer = server.caller({ 'x-participant-token': statusUrl.split('/status/')[1] ?? '' });
    await performer.call(registrationEndpoints.withdrawOwn, { body: { reason: '' } });
    expect([await states('call'), await states('reminder')]).toEqual([['cancelled'], ['cancelled']]);
  });

  it('are gone with an act whose data were erased', async () => {
    const { desk, id, only, states } = await set();
    await desk.call(letterEndpoints.sendCallTimes, only);
    await desk.call(letterEndpoints.remind, only);
    await desk.call(peopleEndpoints.erasePerson, { params: { id }, body: { dryRun: false } });
    expect([await states('call'), await states('reminder')]).toEqual([[], []]);
    expect((await desk.call(letterEndpoints.sendCallTimes, only)).to).toEqual([]);
  });
});

it('thanks each act once, when the show is over, with its published place in its own language', async () => {
  const evening = await startEvening();
  onTestFinished(async () => {
    await evening.stop();
  });
  const { desk, server } = evening;
  const [event] = await desk.call(eventsEndpoints.events);
  await desk.call(eventsEndpoints.changeEvent, {
    params: { id: event?.id ?? '' },
    body: { settings: { mailOn: true, mainLanguage: 'de', phonesFollowMs: 600_000 } },
  });
  await evening.until('certified');
  const { rows } = await desk.call(resultsEndpoints.scoring);
  const best = rows.find(({ place }) => place === '1');
  const acts = await desk.call(registrationEndpoints.participants);
  const act = acts.find(({ stageName }) => stageName === best?.stageName);
  await desk.call(registrationEndpoints.editParticipant, {
    params: { id: act?.id ?? '' },
    body: { revision: act?.revision ?? 0, contact: 'best@example.org' },
  });
  await expect(desk.call(letterEndpoints.sendThanks, { body: {} })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  await evening.until('published');
  if ((await desk.call(showEndpoints.show)).phase !== 'finished') {
    const { version } = await desk.call(showEndpoints.show);
    await desk.call(showEndpoints.command, {
      body: { kind: 'finish_show', commandId: newId(), expectedVersion: version },
    });
  }
  // Nobody outside the hall knows the winner yet, so a letter would have no place in it, and an act gets one alone.
  await expect(desk.call(letterEndpoints.sendThanks, { body: {} })).rejects.toThrow(/told the last places/);
  evening.pass(600_000);
  const { to, withoutAddress } = await desk.call(letterEndpoints.sendThanks, { body: {} });
  expect(to.map(({ stageName }) => stageName)).toEqual([act?.stageName]);
  expect(withoutAddress.length).toBe(rows.length - 1);
  const [row] = await server.store.read.selectFrom('mail').selectAll().where('kind', '=', 'thanks').execute();
  const letter = JSON.parse(server.store.secrets.unseal(row?.letter ?? '')) as SealedLetter;
  expect(letter.subject).toBe(`Danke, ${act?.stageName}`);
  expect(letter.body).toContain(`Dein Platz: 1 von ${rows.length}`);
  expect((await desk.call(letterEndpoints.sendThanks, { body: {} })).to).toEqual([]);
  // It was not over yet: nobody is thanked meanwhile, nor twice when it is.
  const press = async (kind: 'reopen_show' | 'finish_show') => {
    const { version } = await desk.call(showEndpoints.show);
    const body = { kind, commandId: newId(), expectedVersion: version };
    return (await desk.call(showEndpoints.command, { body })).view.phase;
  };
  expect(await press('reopen_show')).toBe('results');
  await expect(desk.call(letterEndpoints.sendThanks, { body: {} })).rejects.toMatchObject({
    code: 'wrong_state',
  });
  expect(await press('finish_show')).toBe('finished');
  expect((await desk.call(letterEndpoints.sendThanks, { body: {} })).to).toEqual([]);
});
