/**
 * Proofs of who makes a call, and showing them once more. A proof holds for as long as it takes to carry out a call;
 * whoever sends theirs slowly, or for whom the server works a while before it writes, may have lost it meanwhile.
 */
import type { FastifyRequest } from 'fastify';
import type { Who } from '#contract/endpoint.ts';
import type { AccessOf, Gate } from './access.ts';

/** In ms: of what takes longer the proof is shown again. */
const AT_ONCE_MS = 1_000;

/** When each proof of a call was shown, and how it is shown again. */
const showings = new WeakMap<object, { at: number; again: () => Promise<unknown> }>();

/** Whether a proof was shown a while ago. */
function isOld(proof: object): boolean {
  const shown = showings.get(proof);
  return shown !== undefined && performance.now() - shown.at > AT_ONCE_MS;
}

/** The proofs for a call: shown with its head, and once more where the rest of it took its time. */
export function openProofs<W extends Who>(gate: Gate<W>) {
  const shown = new WeakMap<FastifyRequest, AccessOf[W]>();
  const show = async (request: FastifyRequest): Promise<AccessOf[W]> => {
    const proof = await gate(request);
    shown.set(request, proof);
    showings.set(proof, { at: performance.now(), again: () => gate(request) });
    return proof;
  };
  return {
    show,
    /** Whether the proof that was shown names this. */
    isShown: (request: FastifyRequest, fact: string): boolean => fact in (shown.get(request) ?? {}),
    /** The proof, now that all of the call is here. @throws Refusal as the gate does. */
    async whole(request: FastifyRequest): Promise<AccessOf[W]> {
      const before = shown.get(request);
      if (!before) throw new Error('unreachable: the gate ran before');
      return isOld(before) ? show(request) : before;
    },
  };
}

/**
 * Shows the proof of a call again where that was a while ago: before a write, never inside it. What is no proof of a
 * call passes. @throws Refusal as its gate does.
 */
export async function stillHolds(access: object): Promise<void> {
  if (isOld(access)) await showings.get(access)?.again();
}
