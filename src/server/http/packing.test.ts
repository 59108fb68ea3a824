/** A document that is put together from packed parts is one gzip file, whatever unpacks it. */
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { JoinedDocument, packedPiece } from './packing.ts';

const long = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

it.each([
  ['one part', [true]],
  ['own words alone', [false]],
  ['parts and words in turn', [true, false, true, false, true]],
  ['nothing', []],
] as const)('%s', async (_name, shared) => {
  const texts = shared.map((_part, at) => long(`Ánh Dương ${at} 月野ひかり `, 40_000 + at));
  const document = new JoinedDocument(
    await Promise.all(texts.map((text, at) => (shared[at] ? packedPiece(text) : text))),
  );
  expect(document.plain().toString()).toBe(texts.join(''));
  expect(gunzipSync(document.gzip()).toString()).toBe(texts.join(''));
});

it('own words take as much room as they have letters, whatever they are beside', async () => {
  const shared = await packedPiece(long('the code is k7qf42ab. ', 5_000));
  const length = (word: string) => new JoinedDocument([shared, word, shared]).gzip().length;
  expect(length('k7qf42ab')).toBe(length('zzzzzzzz'));
});

it('is what a browser unpacks', async () => {
  const document = new JoinedDocument([await packedPiece(long('a', 70_000)), long('b', 70_000)]);
  const body = new Blob([new Uint8Array(document.gzip())]).stream();
  const text = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
  expect(text).toBe(long('a', 70_000) + long('b', 70_000));
});
