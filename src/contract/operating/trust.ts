/** The calls by which a device comes to trust this server over https. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const trust = z.object({
  port: z.int().nullable(),
  own_authority: z.boolean(),
  names: z.array(z.string()),
  /** What phones on the machine's network open, over http; null where none gets to it. */
  address: z.string().nullable(),
  fingerprint: z.string().nullable(),
});

/** What stands outside the API, for devices: the authority's certificate as each takes it in, and a picture that pages on http ask for. */
export const TRUST_FILES = {
  certificate: '/trust/ovation.crt',
  profile: '/trust/ovation.mobileconfig',
  seen: '/trust/seen.svg',
} as const;

const networkAddress = z.object({
  address: z.string(),
  /** What the system calls the network's card. */
  card: z.string(),
  likely: z.boolean().describe("Whether it may be the hall's network: no tunnel, none inside the machine."),
});

export const trustEndpoints = {
  addresses: endpoint({
    method: 'GET',
    path: '/admin/addresses',
    who: 'admin',
    summary: 'By which addresses others in its networks may reach this machine, the likely ones first.',
    answer: z.array(networkAddress),
  }),
  trust: endpoint({
    method: 'GET',
    path: '/trust',
    who: 'anyone',
    summary: 'How this server is reached over https.',
    answer: trust,
  }),
};
