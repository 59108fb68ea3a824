/** What a round waits for before it can be certified, in words. */
import type { Gate, GateKey } from '#domain/results/gates.ts';
import type { RoundMaterial } from './records.ts';

const NAMED = 12;

/** `unreleased`: what the acts are called that the head judge has not released. */
const WAITS: Record<GateKey, (gate: Gate, unreleased: readonly string[]) => string> = {
  acts: () => 'No act has a place yet.',
  polls: ({ waitsFor }) => (waitsFor === 1 ? 'A poll is still open.' : `${waitsFor} polls are still open.`),
  sheets: ({ waitsFor }) =>
    waitsFor === 1 ? 'One scoresheet is not in.' : `${waitsFor} scoresheets are not in.`,
  paper: ({ waitsFor }) =>
    waitsFor === 1
      ? 'One paper sheet waits for a second person.'
      : `${waitsFor} paper sheets wait for a second person.`,
  release: (_gate, unreleased) => {
    const more = unreleased.length - NAMED;
    return `The head judge has not released: ${unreleased.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
  },
  ties: ({ waitsFor }) => (waitsFor === 1 ? 'One tie is not decided.' : `${waitsFor} ties are not decided.`),
};

/** What closed gates wait for, in words; empty when all are passed. */
export const whatWaits = (gates: readonly Gate[], unreleased: readonly string[]): string =>
  gates
    .filter((gate) => !gate.passed)
    .map((gate) => WAITS[gate.key](gate, unreleased))
    .join(' ');

/** Polls of the round that take votes now. */
export const openPollsOf = (material: RoundMaterial) =>
  material.polls.filter((poll) => poll.state === 'open' || poll.state === 'closing');
