/** Over the API: what is refused in several sentences, or at a field, is said in the language of whoever reads it. */
import { expect, it } from 'vitest';
import { type ErrorAnswer, errorAnswer } from '#contract/errors.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { allSaidIn } from '#domain/messages/catalogue-line.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { TRANSLATED } from '#domain/messages/languages.ts';
import { refusalIn } from '#domain/messages/refusal.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { differencesBetween } from '#domain/results/second-count/differences.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { addressOf } from '#server/demo/api.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { ADMIN, bearer } from './conformance/fixture.ts';
import { seedRound, submitSheet } from './round.ts';
import { testServers } from './server.ts';

const start = testServers();

/** Two acts, two judges, one criterion. */
async function fixture() {
  const server = await start();
  await addAdmin(server.store, SYSTEM, ADMIN);
  const headers = await bearer(server, ADMIN);
  const round = { acts: 2, judges: 2, weights: [1], rules: { method: 'mean' } };
  const seeded = await seedRound(server.store, round);
  /** What a call is refused with, as it crosses the wire. */
  const refusal = async (endpoint: Parameters<typeof addressOf>[0], body: unknown): Promise<ErrorAnswer> => {
    const answer = await fetch(server.origin + addressOf(endpoint, {}), {
      method: endpoint.method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    });
    return errorAnswer.parse(await answer.json());
  };
  return { store: server.store, seeded, desk: server.caller(headers), refusal };
}

/** As a page of the admin says it. */
async function saidIn(language: 'de' | 'es' | 'fr', { error, ...answer }: ErrorAnswer) {
  const words = await fetchWords(language, ['refused', 'faults', 'stopped', 'denied']);
  return refusalIn(language, words, { ...answer, sentence: error, fieldsTold: answer.fields_told });
}

it('says what a round waits for before it is certified', async () => {
  const { store, seeded, refusal } = await fixture();
  await submitSheet(store, seeded, { performance: 0, judge: 0, marks: [8] });
  const answer = await refusal(resultsEndpoints.certify, { digest: 'none', depth: 'places' });
  expect(answer).toMatchObject({ code: 'not_ready', error: '3 scoresheets are not in.' });
  expect((await saidIn('de', answer)).sentence).toBe('3 Wertungsbögen fehlen noch.');
});

it('says what would be taken back, and what is asked for it', async () => {
  const { store, seeded, desk, refusal } = await fixture();
  for (const performance of [0, 1])
    for (const judge of [0, 1])
      await submitSheet(store, seeded, { performance, judge, marks: [8 - performance] });
  const { digest } = await desk.call(resultsEndpoints.scoring);
  await desk.call(resultsEndpoints.certify, { body: { digest, depth: 'places' } });
  const answer = await refusal(resultsAdminEndpoints.setAside, {
    judge_id: seeded.judgeIds[0],
    reason: 'Left early.',
  });
  expect(answer).toMatchObject({ code: 'certified', error: expect.stringContaining('This would take back') });
  const { sentence, fields } = await saidIn('fr', answer);
  expect(sentence).toMatch(
    /^Cela retirerait un résultat certifié\s: .+, version 1\. Dites pourquoi, et c’est fait\.$/,
  );
  expect(Object.values(fields)).toEqual(['Dites pourquoi le résultat est retiré.']);
});

it('says what is wrong with rules, at each field', async () => {
  const { refusal } = await fixture();
  const answer = await refusal(resultsEndpoints.changeRules, {
    rules: { method: 'mean', marks: 'places', missing: 'zero', calls: { recall: 3 } },
  });
  expect((await saidIn('es', answer)).fields).toEqual({
    'rules.marks': 'Los puestos se ordenan, no se promedian.',
    'rules.missing': 'Un puesto que falta no es un puesto 0.',
    'rules.calls': 'Solo el método calls tiene sí y reservas.',
  });
});

it('says what is wrong with a row of a file, by its field', async () => {
  const { desk } = await fixture();
  const { rows } = await desk.call(peopleEndpoints.importActs, {
    body: {
      text: `Name,Song,Length\nAda,${'x'.repeat(400)},soon\n`,
      columns: ['stage_name', 'song_title', 'duration'],
      key: 'number',
    },
  });
  expect(rows[0]?.problems).toHaveLength(2);
  const words = await fetchWords('pt-BR', ['faults', 'denied']);
  expect(rows[0]?.problemsTold.map((told) => allSaidIn('pt-BR', words, told))).toEqual([
    'Escreva a duração como 3:45 ou em segundos.',
    'título: No máximo 200 caracteres.',
  ]);
});

const row = (name: string, fields: object = {}) => ({ performanceId: name, name, ...fields });

it.each(TRANSLATED)('says what a second count found: %s', async (language) => {
  const first = { engine: 1, performances: [row('ada', { place: '1', tie: null, odd: 1 })] };
  const second = { engine: 2, performances: [row('ada', { place: '2', tie: {}, odd: 2 }), row('b. c.')] };
  const found = differencesBetween(first as never, second as never);
  expect(found).toHaveLength(5);
  const words = await fetchWords(language, ['recount']);
  const said = allSaidIn(language, words, catalogueLinesOf(found.join(' ')));
  expect(said).toContain('b. c.');
  expect(said).not.toMatch(/second count|counted otherwise/);
});
