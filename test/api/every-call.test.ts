/** Every call of the API is really made, and what goes over the wire is what its document says. */
import { beforeAll, expect, it } from 'vitest';
import { API_CHAPTERS } from '#contract/api.ts';
import { describeApi } from '#server/http/document/document.ts';
import { examplesFile, examplesOf } from './examples-of-notes.ts';
import { faultsOf } from './faults-of-notes.ts';
import type { Note } from './noted.ts';
import { playEveryCall } from './play/every-call.ts';

let notes: Note[];
beforeAll(async () => {
  notes = await playEveryCall();
});

it('each call does what it says at least once', () => {
  const done = new Set(notes.filter(({ status }) => status < 300).map(({ name }) => name));
  const all = API_CHAPTERS.flatMap(({ calls }) => Object.keys(calls));
  expect(all.filter((name) => !done.has(name))).toEqual([]);
});

it('what is sent, what is answered and how calls are refused is as the document says', () => {
  const document = describeApi('test') as unknown as Parameters<typeof faultsOf>[0];
  expect(faultsOf(document, notes)).toEqual([]);
});

it('the examples in the document are what is sent here', async () => {
  // After a change to a call: npx vitest run test/api/every-call.test.ts -u
  await expect(examplesFile(examplesOf(notes))).toMatchFileSnapshot(
    '../../src/server/http/document/examples.json',
  );
});
