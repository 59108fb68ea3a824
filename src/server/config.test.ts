import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it.each([
  [{}, 8443],
  [{ OVATION_HTTPS_PORT: '9443' }, 9443],
  [{ OVATION_HTTPS_PORT: 'off' }, undefined],
])('https with %o is on port %s', (environment, port) => {
  expect(readConfig(environment).https?.port).toBe(port);
});
