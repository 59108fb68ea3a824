import { expect, it } from 'vitest';
import { ADULT, fixture, MINOR, own } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { openCluster } from '../store/cluster.ts';
import { secretsFrom } from '../store/secrets.ts';
import { openOwnPace } from './own-pace.ts';

const HERE = '203.0.113.9';

/** A pace, how many of so many changes in a row it takes, and its clock. */
const begun = () => {
  const time = { now: 0 };
  const cluster = openCluster('one');
  const secrets = secretsFrom(Buffer.alloc(32, 7));
  const pace = openOwnPace({ cluster, secrets }, 'own', () => time.now);
  const taken = (changes: number, link: string, ip = HERE): number => {
    let count = 0;
    for (let change = 0; change < changes; change += 1)
      try {
        pace(link, { ip });
        count += 1;
      } catch {
        // Counted by what was taken.
      }
    return count;
  };
  return { time, cluster, pace, taken };
};

it('takes what a person saves, refuses a script, and says when to try again', () => {
  const { time, pace, taken } = begun();
  expect(taken(10_000, 'script')).toBe(60);
  expect(() => pace('script', { ip: HERE })).toThrow(
    expect.objectContaining({ code: 'too_many', retryAfter: 3 }) as Error,
  );
  time.now += 3_000;
  expect(taken(10, 'script')).toBe(1);
});

it('keeps nobody out for what a script of their network was refused', () => {
  const { taken } = begun();
  taken(10_000, 'script');
  for (let pupil = 0; pupil < 35; pupil += 1) expect(taken(15, `pupil ${pupil}`)).toBe(15);
});

it('takes no more from one network, by however many links', () => {
  const { time, taken } = begun();
  const all = () => Array.from({ length: 100 }, (_, at) => taken(60, `link ${at}`)).reduce((a, b) => a + b);
  expect(all()).toBe(600);
  expect(taken(60, 'elsewhere', '198.51.100.1')).toBe(60);
  time.now += 10_000;
  expect(all()).toBe(40);
});

it('counts what other processes took', () => {
  const { cluster, taken } = begun();
  const said = JSON.stringify({ link: 'script', network: 'a fingerprint' });
  for (let there = 0; there < 50; there += 1) cluster.hear(JSON.stringify(['two', 'own', said]));
  expect(taken(60, 'script')).toBe(10);
});

describeStoresByTurns('a link that writes and writes', (open) => {
  const begin = async (body: object) => {
    const the = await fixture(open);
    const { body: made } = await the.ask('POST', '/participants', body);
    const mine = own(made.status_url);
    const id = String(made.participant.id);
    /** Sends it until it is refused; answers the refusal, and how often it was taken before. */
    const untilRefused = async (send: (at: number) => ReturnType<typeof the.ask>) => {
      for (let at = 0; at < 200; at += 1) {
        const answer = await send(at);
        if (answer.status !== 200) return { answer, at };
      }
      throw new Error('It was taken 200 times.');
    };
    return { ...the, id, mine, untilRefused };
  };
  const refused = { status: 429, body: { code: 'too_many', told: [{ line: 'savesMany' }] } };

  it('is refused: its own details, withdrawing beside them, and where pictures are shown', async () => {
    const { ask, mine, untilRefused } = await begin(ADULT);
    const details = await untilRefused((at) =>
      ask('PATCH', '/participants/me', { mc_line: `Line ${at}` }, mine),
    );
    expect(details.answer).toMatchObject(refused);
    expect(details.at).toBeGreaterThanOrEqual(60);
    const { body } = await ask('GET', '/participants/me', undefined, mine);
    expect(body.participant.mc_line).toBe(`Line ${details.at - 1}`);
    expect(await ask('PUT', '/participants/me/members', { keep: [], add: [] }, mine)).toMatchObject(refused);
    const places = await untilRefused((at) =>
      ask('PUT', '/participants/me/picture/places', { place: 'screen', shown: at % 2 === 1 }, mine),
    );
    expect(places.answer).toMatchObject(refused);
    // Whoever wants out is never held up.
    expect((await ask('POST', '/participants/me/withdraw', { reason: '' }, mine)).status).toBe(200);
  });

  it('is refused: a parent’s', async () => {
    const { ask, id, parentsLink, untilRefused } = await begin(MINOR);
    const parent = await parentsLink(id);
    const { text } = (await ask('GET', `/consents/${parent}`)).body;
    const signed = {
      ...{ parent_preferred_name: 'Linh', parent_contact: '+49 30 5550 139', agreed: true },
      ...{ text_version: text.version },
    };
    expect((await ask('POST', `/consents/${parent}`, signed)).status).toBe(200);
    const places = await untilRefused((at) =>
      ask('PUT', `/consents/${parent}/photo-places`, { place: 'screen', shown: at % 2 === 1 }),
    );
    expect(places.answer).toMatchObject(refused);
    expect(await ask('POST', `/consents/${parent}`, signed)).toMatchObject(refused);
    expect((await ask('POST', `/consents/${parent}/withdraw`, {})).status).toBe(200);
  });
});
