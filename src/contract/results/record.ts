/**
 * The certified document as bytes: canonical JSON (RFC 8785) with the names of the wire, its SHA-256, and the sealed
 * parts beside it. A seal is the SHA-256 of a part and a random salt, so that a closed part cannot be guessed from its
 * seal, and an opened one can be verified.
 */
import { canonicalJson } from '#domain/results/canonical.ts';
import {
  type Certified,
  certifiedOf,
  type DocumentParts,
  type OpenPart,
  PARTS,
  type Part,
  partsOf,
} from '#domain/results/certified.ts';
import type { Depth } from '#domain/results/telling.ts';
import { camelKeys, snakeKeys } from '../case.ts';

/** SHA-256 of a text's UTF-8 bytes, as 64 hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** What opens a seal. `value` is in the form of the wire. */
export interface Opening {
  salt: string;
  value: unknown;
}

/** What opens a document's seals; parts that are missing stay closed. */
export interface Openings {
  parts: Partial<Record<Part, Opening>>;
  /** By performance id: what the act said of itself. It is deleted when the person has it erased. */
  personal: Record<string, Opening>;
}

/** A document with its seals, as it is digested. */
export interface SealedDocument {
  [field: string]: unknown;
  acts: { performance_id: string; personal: string }[];
  sealed: Record<Part, string>;
}

const sealOf = (sha256: Sha256, opening: Opening): string => sha256(canonicalJson(opening));

/**
 * Seals a certified result.
 * @param salt returns the salt of a part (by its name) or of an act's personal part (by performance id): new ones for
 * a new document, the same ones for a document that is made again
 */
export function sealCertified(
  sha256: Sha256,
  certified: Certified,
  salt: (of: string) => string,
): { text: string; digest: string; openings: Openings } {
  const { open, parts, personal } = partsOf(certified);
  const opening = (of: string, value: unknown): Opening => ({ salt: salt(of), value: snakeKeys(value) });
  const openings = {
    parts: Object.fromEntries(PARTS.map((part) => [part, opening(part, parts[part])])),
    personal: Object.fromEntries(Object.entries(personal).map(([id, said]) => [id, opening(id, said)])),
  };
  const seals = <K extends string>(of: Partial<Record<K, Opening>>) =>
    Object.fromEntries(
      Object.entries<Opening>(of as Record<K, Opening>).map(([key, each]) => [key, sealOf(sha256, each)]),
    );
  const saidBy = seals(openings.personal);
  const document = snakeKeys({
    ...open,
    acts: open.acts.map((act) => ({ ...act, personal: saidBy[act.performanceId] })),
    sealed: seals(openings.parts),
  });
  const text = canonicalJson(document);
  return { text, digest: sha256(text), openings };
}

/** Names of opened parts that do not fit their seals; empty where all do. */
export function brokenSeals(
  sha256: Sha256,
  document: SealedDocument,
  { parts, personal }: Openings,
): string[] {
  const acts = new Map(document.acts.map((act) => [act.performance_id, act.personal]));
  return [
    ...Object.entries(parts).filter(
      ([part, opening]) => document.sealed[part as Part] !== sealOf(sha256, opening),
    ),
    ...Object.entries(personal).filter(([id, opening]) => acts.get(id) !== sealOf(sha256, opening)),
  ].map(([of]) => of);
}

/**
 * Puts a certified result together from its document and openings.
 * @throws Error when a part that is needed is closed
 */
export function openCertified(document: SealedDocument, { parts, personal }: Openings): Certified {
  const value = (of: string, opening: Opening | undefined): unknown => {
    if (!opening) throw new Error(`The part “${of}” is closed.`);
    return camelKeys(opening.value);
  };
  const { sealed: _sealed, acts, ...rest } = document;
  return certifiedOf({
    open: camelKeys({ ...rest, acts: acts.map(({ personal: _seal, ...act }) => act) }) as unknown as OpenPart,
    parts: Object.fromEntries(
      PARTS.map((part) => [part, value(part, parts[part])]),
    ) as unknown as DocumentParts['parts'],
    personal: Object.fromEntries(
      Object.entries(personal).map(([id, opening]) => [id, value(id, opening)]),
    ) as DocumentParts['personal'],
  });
}

/**
 * The parts that a depth opens to everybody. The audience's counts are opened only where so many voted that nobody's
 * vote can be guessed (`votesShown`).
 */
export const partsAt = (depth: Depth, votesShown: boolean): Part[] => {
  const votes: Part[] = votesShown ? ['votes'] : [];
  switch (depth) {
    case 'places':
      return [];
    case 'totals':
      return ['totals', ...votes];
    case 'criteria':
      return ['totals', 'criteria', ...votes];
    case 'marks':
      return ['totals', 'criteria', 'marks', ...votes];
  }
};
