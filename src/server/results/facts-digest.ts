/** The digest of what decides a result and the places that came of it: what an admin saw who certifies. */
import { certificate } from '#domain/results/certificate.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { sha256 } from './document-kept.ts';

/** The SHA-256 of a round's facts and places, without names. */
export const factsDigest = (input: TabulationInput, standings: Standings): string =>
  sha256(certificate(input, standings));
