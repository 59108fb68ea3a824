import { describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import type { TextField } from '#domain/events/texts.ts';
import type { Caller } from '#server/demo/api.ts';
import { giveSampleTexts, OFFERED_BY_DEMO } from '#server/demo/sample-texts.ts';
import { type TestServer, testServers } from '#test/server.ts';
import { ENGINES } from '#test/store.ts';
import { firstOf } from '#test/tried.ts';
import type { SealedLetter } from '../mail/outbox.ts';

const inGerman = { 'accept-language': 'de' };

/** Everything that can be said in German, said. */
async function sayInGerman(desk: Caller, id: string) {
  const params = { id };
  await desk.call(eventsEndpoints.changeEvent, {
    params,
    body: { description: 'Come in.', settings: { otherLanguages: ['de'] } },
  });
  const { texts, missing } = await desk.call(planningEndpoints.eventTexts, { params });
  expect(missing).toEqual([{ language: 'de', missing: texts.length, older: 0 }]);
  return desk.call(planningEndpoints.giveTexts, {
    params,
    body: {
      texts: texts.map(({ field, subjectId, part, main }) => ({
        field,
        subjectId,
        part,
        language: 'de' as const,
        text: `${main.slice(0, 20)} auf D`,
      })),
    },
  });
}

describe.each(firstOf(1, ENGINES))('what the organisers wrote, in other languages (%s)', (engine) => {
  const start = testServers();
  const open = async () => {
    const server = await start({ engine });
    const { desk } = await server.sample();
    const [event] = await desk.call(eventsEndpoints.events);
    if (!event) throw new Error('unreachable');
    return { server, desk, event };
  };

  it('is read by whoever reads the language; the main one stands in', async () => {
    const { server, desk, event } = await open();
    const judge = await judgeOf(server, desk);
    const [poll] = await desk.call(votingEndpoints.polls);
    await desk.call(votingEndpoints.openPoll, { params: { id: poll?.id ?? '' }, body: {} });
    const after = await sayInGerman(desk, event.id);
    expect(after.missing).toEqual([{ language: 'de', missing: 0, older: 0 }]);

    const anyone = server.caller();
    const english = await anyone.call(eventsEndpoints.currentEvent);
    const german = await anyone.call(eventsEndpoints.currentEvent, { query: { lang: 'de' } });
    expect(english.description).toBe('Come in.');
    expect(german.description).toBe('Come in. auf D');
    expect(german.categories.map(({ name }) => name)).toEqual(
      english.categories.map(({ name }) => `${name} auf D`),
    );
    expect(german.consentText.text).toMatch(/auf D$/);
    expect(german.riskText).toEqual({ version: 2, text: expect.stringMatching(/auf D$/) });
    expect(await anyone.call(eventsEndpoints.currentEvent, { query: { lang: 'ja' } })).toEqual(english);

    const titleFor = async (headers: Record<string, string>) =>
      (await server.caller(headers).call(votingEndpoints.ballot, { round: undefined })).polls[0]?.title;
    expect(await titleFor(inGerman)).toBe(`${poll?.title} auf D`);
    expect(await titleFor({})).toBe(poll?.title);

    const panelFor = async (headers: Record<string, string>) =>
      server.caller({ ...judge, ...headers }).call(judgingEndpoints.panel, { round: undefined });
    const form = await desk.call(judgingEndpoints.criteria);
    expect((await panelFor(inGerman)).criteria.map(({ name }) => name)).toEqual(
      form.map(({ name }) => `${name} auf D`),
    );
    expect((await panelFor({})).criteria.map(({ name }) => name)).toEqual(form.map(({ name }) => name));
  });

  it('is what a parent agrees to, and what a performer reads of their act', async () => {
    const { server, desk, event } = await open();
    const { texts } = await sayInGerman(desk, event.id);
    const german = (field: TextField, main?: string) =>
      texts.find((one) => one.field === field && (main === undefined || one.main === main))?.given[0]?.text;
    const acts = await desk.call(registrationEndpoints.participants);
    const act = acts.find(({ consent }) => consent === 'asked');
    const params = { id: act?.id ?? '' };
    const { statusUrl, consentUrl } = await desk.call(registrationEndpoints.showLinks, { params });
    const token = consentUrl?.split('/').at(-1) ?? '';
    const reader = server.caller(inGerman);
    const { text } = await reader.call(registrationEndpoints.consent, { params: { token } });
    expect(text.text).toBe(german('consent'));
    // A new text in German alone is a new version: nobody agrees to what they did not read.
    const given = { field: 'consent', subjectId: '', part: '', language: 'de', text: 'Neu.' } as const;
    await desk.call(planningEndpoints.giveTexts, { params: { id: event.id }, body: { texts: [given] } });
    const body = {
      agreed: true,
      textVersion: text.version,
      parentPreferredName: 'Robin',
      parentPronouns: '',
      photoConsent: event.settings.photoConsentAsked ? true : null,
    } as const;
    await expect(
      reader.call(registrationEndpoints.giveConsent, { params: { token }, body }),
    ).rejects.toMatchObject({ code: 'stale' });
    expect((await server.caller().call(registrationEndpoints.consent, { params: { token } })).text.text).toBe(
      event.settings.consentText.text,
    );
    const agreed = await reader.call(registrationEndpoints.giveConsent, {
      params: { token },
      body: { ...body, textVersion: text.version + 1 },
    });
    const read = { text: 'Neu.', version: text.version + 1 };
    expect(agreed.text).toMatchObject(read);
    // What they read was agreed to, in whichever language it is looked at.
    expect(await server.caller().call(registrationEndpoints.consent, { params: { token } })).toMatchObject({
      text: read,
    });
    const own = { 'x-participant-token': statusUrl.split('/').at(-1) ?? '' };
    const inEnglish = await server.caller(own).call(registrationEndpoints.ownStatus);
    const ownGerman = await server.caller({ ...own, ...inGerman }).call(registrationEndpoints.ownStatus);
    expect(ownGerman.categoryName).toBe(german('category', inEnglish.categoryName ?? ''));
  });

  it('goes out in a letter to whoever registered in the language', async () => {
    const { server, desk, event } = await open();
    const own = { subject: 'We have {stage_name}', body: 'Hello {name}, we have your act.' };
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event.id },
      body: {
        settings: {
          otherLanguages: ['de'],
          mailOn: true,
          letters: { ...event.settings.letters, received: own },
        },
      },
    });
    const give = (field: TextField, text: string) =>
      desk.call(planningEndpoints.giveTexts, {
        params: { id: event.id },
        body: { texts: [{ field, subjectId: '', part: 'received', language: 'de', text }] },
      });
    await expect(give('letter', 'Hallo {wer}')).rejects.toMatchObject({ code: 'invalid' });
    await give('letter', 'Hallo {name}, dein Act ist da.');
    await give('letter_subject', '{stage_name} ist da');
    const register = (headers: Record<string, string>, number: number) =>
      server.caller(headers).call(registrationEndpoints.register, {
        body: { ...testParticipant(number), contact: `act${number}@example.org` },
      });
    await register(inGerman, 3);
    await register({ 'accept-language': 'en' }, 4);
    const rows = await server.store.read
      .selectFrom('mail')
      .selectAll()
      .where('kind', '=', 'received')
      .orderBy('createdAt')
      .execute();
    const letters = rows.map(({ letter }) => JSON.parse(server.store.secrets.unseal(letter)) as SealedLetter);
    expect(letters.map(({ body }) => body)).toEqual([
      expect.stringMatching(/^Hallo .*, dein Act ist da\.$/),
      expect.stringMatching(/^Hello .*, we have your act\.$/),
    ]);
    expect(letters[0]?.subject).toMatch(/ ist da$/);
  });

  it('is there in each language that the demo offers', async () => {
    const { desk, event } = await open();
    await desk.call(eventsEndpoints.changeEvent, {
      params: { id: event.id },
      body: { settings: { otherLanguages: OFFERED_BY_DEMO } },
    });
    await giveSampleTexts(desk, event.id);
    const { missing } = await desk.call(planningEndpoints.eventTexts, { params: { id: event.id } });
    expect(missing).toEqual(OFFERED_BY_DEMO.map((language) => ({ language, missing: 0, older: 0 })));
  });

  it('is looked at again where the main one changed, and not shown where somebody agrees to it', async () => {
    const { server, desk, event } = await open();
    await sayInGerman(desk, event.id);
    const params = { id: event.id };
    await desk.call(eventsEndpoints.changeEvent, {
      params,
      body: {
        description: 'Come in, all.',
        settings: { riskText: { version: 1, text: 'No fire.' } },
      },
    });
    const { missing, texts } = await desk.call(planningEndpoints.eventTexts, { params });
    expect(missing).toEqual([{ language: 'de', missing: 0, older: 2 }]);
    const older = texts.filter(({ given }) => given.some((one) => one.older)).map(({ field }) => field);
    expect(older.toSorted()).toEqual(['description', 'rules'] satisfies TextField[]);
    const german = await server.caller().call(eventsEndpoints.currentEvent, { query: { lang: 'de' } });
    expect(german.description).toBe('Come in. auf D');
    expect(german.riskText).toEqual({ version: 3, text: 'No fire.' });
  });

  it('goes with what it belongs to, and along with a copy and a template', async () => {
    const { server, desk, event } = await open();
    for (const kind of ['place', 'special'] as const)
      await desk.call(resultsAdminEndpoints.addAward, { body: { kind, title: `The ${kind} cup` } });
    const { texts } = await sayInGerman(desk, event.id);
    const told = (of: typeof texts) =>
      of.map(({ field, part, main, given }) => ({ field, part, main, given }));
    const copy = await desk.call(eventsEndpoints.copyEvent, {
      params: { id: event.id },
      body: { name: 'Next year' },
    });
    const copied = await desk.call(planningEndpoints.eventTexts, { params: { id: copy.id } });
    // The front page's own text is copied, and so is what it is in German; prizes too.
    expect(told(copied.texts)).toEqual(told(texts));
    expect(copied.missing).toEqual([{ language: 'de', missing: 0, older: 0 }]);

    const template = await desk.call(planningEndpoints.eventTemplate, { params: { id: event.id } });
    const begun = await desk.call(planningEndpoints.beginEvent, {
      body: { name: 'Begun', template: template as never, judges: [] },
    });
    const brought = await desk.call(planningEndpoints.eventTexts, { params: { id: begun.id } });
    expect(told(brought.texts)).toEqual(
      told(texts).filter(({ field }) => field !== 'description' && field !== 'award'),
    );

    const [poll] = await desk.call(votingEndpoints.polls);
    await desk.call(votingEndpoints.removePoll, { params: { id: poll?.id ?? '' } });
    const left = await server.store.read.selectFrom('eventText').select('subjectId').execute();
    expect(left.some(({ subjectId }) => subjectId === poll?.id)).toBe(false);
    expect(left.length).toBeGreaterThan(0);
  });

  it('is refused where it belongs to nothing, or is longer than the main one may be', async () => {
    const { desk, event } = await open();
    const give = (subjectId: string, text: string) =>
      desk.call(planningEndpoints.giveTexts, {
        params: { id: event.id },
        body: { texts: [{ field: 'category', subjectId, part: '', language: 'de', text }] },
      });
    await expect(give('nobody', 'Lied')).rejects.toMatchObject({ code: 'not_found' });
    const [category] = await desk.call(eventsEndpoints.categories);
    await expect(give(category?.id ?? '', 'L'.repeat(61))).rejects.toMatchObject({ code: 'invalid' });
  });
});

/** A judge's own way in. */
async function judgeOf(server: TestServer, desk: Caller) {
  const [link] = await desk.call(judgingEndpoints.judgeLinks);
  const token = link?.path.split('/').at(-1) ?? '';
  const { sessionId } = await server.caller().call(judgingEndpoints.judgeAccess, { params: { token } });
  return { 'x-judge-token': token, 'x-judge-session': sessionId };
}
