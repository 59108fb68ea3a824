/** The calls by which a device comes to trust this server's https. */
import { z } from 'zod';
import { byAdmin, byAnyone } from '../endpoint.ts';

const trust = z.object({
  port: z.int().nullable(),
  own_authority: z.boolean(),
  names: z.array(z.string()),
  /** The http address for phones on the machine's network; null where none can reach it. */
  address: z.string().nullable(),
  fingerprint: z.string().nullable(),
});

/**
 * Files outside the API for devices: the authority's certificate in each system's form, and a picture by which pages
 * on http find out whether https works.
 */
export const TRUST_FILES = {
  certificate: '/trust/ovation.crt',
  profile: '/trust/ovation.mobileconfig',
  seen: '/trust/seen.svg',
} as const;

const networkAddress = z.object({
  address: z.string(),
  /** The system's name of the network card. */
  card: z.string(),
  likely: z.boolean().describe("Whether it may be the hall's network: no tunnel, none inside the machine."),
});

export const trustEndpoints = {
  addresses: byAdmin.get('/admin/addresses', {
    summary: 'By which addresses others in its networks may reach this machine, the likely ones first.',
    answer: z.array(networkAddress),
  }),
  trust: byAnyone.get('/trust', {
    summary: 'How this server is reached over https.',
    answer: trust,
  }),
};
