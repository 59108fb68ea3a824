/** What stands in codes and links leads other devices to the server. */
import { expect, it } from 'vitest';
import { forOthers, isOnlyHere } from './reachable.ts';

it.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1:8080', true],
  ['https://[::1]:8443', true],
  ['http://192.168.1.20:8080', false],
  ['https://localhost.example.org', false],
])('%s leads to this machine only: %s', (address, only) => {
  expect(isOnlyHere(address)).toBe(only);
});

const OWN = { port: 8443, ownAuthority: true, address: 'http://192.168.1.20:8080' };

it.each([
  ['http://localhost:8080', 'http://192.168.1.20:8080'],
  ['https://127.0.0.1:8443', 'http://192.168.1.20:8080'],
  // Phones of the audience were told of no authority.
  ['https://192.168.1.20:8443', 'http://192.168.1.20:8080'],
  ['https://10.0.0.5:8443', 'http://10.0.0.5:8080'],
  ['http://10.0.0.5:8080', 'http://10.0.0.5:8080'],
  // A proxy in front, with a certificate that everybody trusts.
  ['https://show.example.org', 'https://show.example.org'],
])('from %s others come by %s', (origin, others) => {
  expect(forOthers(origin, OWN)).toBe(others);
});

it('knows no address where the server listens to its own machine alone, and keeps a certificate that all trust', () => {
  expect(forOthers('http://localhost:8080', { ...OWN, address: null })).toBeUndefined();
  expect(forOthers('https://192.168.1.20:8443', { ...OWN, ownAuthority: false })).toBe(
    'https://192.168.1.20:8443',
  );
});
