/** A certified document as it was kept: read back, and held against its seals and its digest. */
import { createHash } from 'node:crypto';
import {
  brokenSeals,
  type Openings,
  openCertified,
  type SealedDocument,
  type Sha256,
} from '#contract/results/record.ts';
import type { Certified } from '#domain/results/certified.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';

/** The SHA-256 of a text, in hexadecimal. */
export const sha256: Sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** A stored document, and why it is not the one that was certified; null where it is. */
export interface Kept {
  certified: Certified;
  damage: string | null;
}

/** Parses a stored document and verifies it. Never throws: what cannot be parsed is answered as damage. */
export function readDocument(text: string, openingsText: string, digest: string): Kept | { damage: string } {
  try {
    const document: SealedDocument = JSON.parse(text);
    const openings: Openings = JSON.parse(openingsText);
    const broken = brokenSeals(sha256, document, openings);
    const certified = openCertified(document, openings);
    if (sha256(text) !== digest)
      return { certified, damage: 'The document is not the one that was certified.' };
    if (broken.length > 0)
      return { certified, damage: `Parts are not those that were certified: ${broken.join(', ')}.` };
    return { certified, damage: null };
  } catch (error) {
    return {
      damage: `The document cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    };
  }
}

const NO_INPUT: TabulationInput = {
  rules: { method: 'mean' },
  judges: [],
  criteria: [],
  performances: [],
  scoresheets: [],
};

/** What stands in for a document that cannot be parsed: no table and no act. */
export const NOTHING: Certified = {
  product: '',
  event: { id: '', name: '' },
  round: { id: '', name: '' },
  version: 0,
  certifiedAt: 0,
  programme: [],
  tables: [],
  awards: [],
  polls: [],
  outOf: null,
  input: NO_INPUT,
  standings: tabulate(NO_INPUT),
  account: {
    certifiedBy: '',
    proposedBy: null,
    participants: {},
    setAside: [],
    excused: [],
    votesAside: [],
    released: null,
  },
};
