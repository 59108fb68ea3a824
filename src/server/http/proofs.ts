/**
 * Proofs of who makes a call, and showing them once more. A proof holds for as long as it takes to carry out a call;
 * whoever sends theirs slowly, or for whom the server works a while before it writes, may have lost it meanwhile.
 */
import type { FastifyRequest } from 'fastify';
import type { Who } from '#contract/endpoint.ts';
import type { AccessOf, Gate } from './access.ts';

/** In ms: of what takes longer the proof is shown again. */
const AT_ONCE_MS = 1_000;

interface Shown<W extends Who> {
  proof: AccessOf[W];
  at: number;
}

/** How each proof of a call is shown again. */
const again = new WeakMap<object, { at: number; show: () => Promise<unknown> }>();

/** The proofs for a call: shown with its head, and once more where the rest of it took its time. */
export function openProofs<W extends Who>(gate: Gate<W>) {
  const shown = new WeakMap<FastifyRequest, Shown<W>>();
  const show = async (request: FastifyRequest): Promise<AccessOf[W]> => {
    const proof = await gate(request);
    const at = performance.now();
    shown.set(request, { proof, at });
    again.set(proof, { at, show: () => gate(request) });
    return proof;
  };
  return {
    show,
    /** Whether the proof that was shown names this. */
    isShown: (request: FastifyRequest, fact: string): boolean => fact in (shown.get(request)?.proof ?? {}),
    /** The proof, now that all of the call is here. @throws Refusal as the gate does. */
    async whole(request: FastifyRequest): Promise<AccessOf[W]> {
      const before = shown.get(request);
      if (!before) throw new Error('unreachable: the gate ran before');
      return performance.now() - before.at > AT_ONCE_MS ? show(request) : before.proof;
    },
  };
}

/**
 * Shows the proof of a call again where that was a while ago: before a write, never inside it. What is no proof of a
 * call passes. @throws Refusal as its gate does.
 */
export async function stillHolds(access: object): Promise<void> {
  const known = again.get(access);
  if (!known || performance.now() - known.at <= AT_ONCE_MS) return;
  await known.show();
  known.at = performance.now();
}
