/** Large bodies with thousands of lists or fields, as whoever has a link may send them. */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { flatBody } from './flat-bodies.ts';

const inPieces = (text: string) =>
  Readable.from(text.match(/.{1,60000}/gs)?.map((one) => Buffer.from(one)) ?? []);

it('go through where they are one long text, byte for byte', async () => {
  const text = JSON.stringify({ picture: 'A'.repeat(1_000_000), more: [1, 2, 3] });
  expect(String(await buffer(flatBody(inPieces(text))))).toBe(text);
});

it.each([
  ['nested lists', '['.repeat(500_000)],
  ['nested fields', '{"a":'.repeat(200_000)],
  ['many fields', `{${'"a":1,'.repeat(100_000)}`],
])('are refused as %s', async (_what, text) => {
  await expect(buffer(flatBody(inPieces(text)))).rejects.toMatchObject({ code: 'invalid' });
});

it('fail as their connection does', async () => {
  const body = new Readable({ read: () => undefined });
  const read = buffer(flatBody(body));
  body.destroy(new Error('hung up'));
  await expect(read).rejects.toThrow('hung up');
});
