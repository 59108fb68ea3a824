import { afterEach, expect, it, vi } from 'vitest';
import { KEYS, keep, stored, storedJson } from './storage.ts';

afterEach(() => {
  for (const key of Object.values(KEYS)) keep(key, undefined);
  vi.unstubAllGlobals();
});

const refuses = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

it('works from memory in a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', { getItem: refuses, setItem: refuses, removeItem: refuses });
  expect(stored(KEYS.authToken)).toBeUndefined();
  keep(KEYS.authToken, 'a-token');
  keep(KEYS.judgeData, '{"id":"j1"}');
  expect(stored(KEYS.authToken)).toBe('a-token');
  expect(storedJson(KEYS.judgeData)).toEqual({ id: 'j1' });
  keep(KEYS.authToken, undefined);
  expect(stored(KEYS.authToken)).toBeUndefined();
});

it('takes the newer text where a full disk left the older one', () => {
  const kept = new Map([['auth_token', 'older']]);
  let full = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => (full ? refuses() : kept.set(key, text)),
    removeItem: (key: string) => kept.delete(key),
  });
  keep(KEYS.authToken, 'newer');
  expect(stored(KEYS.authToken)).toBe('newer');
  full = false;
  keep(KEYS.authToken, 'newest');
  expect(stored(KEYS.authToken)).toBe('newest');
  expect(kept.get('auth_token')).toBe('newest');
});
