/** Codes that screens show: each leads to the screen that shows it, and to no other. */
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { tried } from '#test/tried.ts';
import { secretsFrom } from '../store/secrets.ts';
import { offeredBy, offerScreen, SPAN_MS } from './pairing.ts';
import { hashOfCode } from './screen-pages.ts';

const CODES = tried(3_000, 30_000);
const LATER_MS = 9 * 60_000;

it('no code can be taken for one of another kind of screen or of another time', () => {
  const secrets = secretsFrom(randomBytes(32));
  const at = Date.parse('2026-11-23T20:00:00Z');
  const wrong = Array.from({ length: CODES }, () => {
    const { code } = offerScreen({ now: () => at, secrets }, 'backstage');
    const own = hashOfCode(code, { kind: 'backstage', span: Math.floor(at / SPAN_MS) }, secrets);
    const found = [at, at + LATER_MS].map((now) => offeredBy(code, now, secrets)?.tokenHash);
    return found.every((hash) => hash === own) ? [] : [code];
  });
  expect(wrong.flat()).toEqual([]);
});
