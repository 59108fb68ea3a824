/** What a round waits for before it can be certified, in words. */
import { refusalOf } from '#domain/messages/report.ts';
import type { Gate, GateKey } from '#domain/results/gates.ts';
import { isOpen } from '#domain/voting/poll.ts';
import type { RoundMaterial } from './records.ts';

const NAMED = 12;

/** `unreleased`: what the acts are called that the head judge has not released. */
const WAITS: Record<GateKey, (gate: Gate, unreleased: readonly string[]) => string> = {
  acts: () => refusalOf('noPlaceYet'),
  polls: ({ waitsFor: count }) =>
    count === 1 ? refusalOf('pollStillOpen') : refusalOf('pollsStillOpen', { count }),
  sheets: ({ waitsFor: count }) => (count === 1 ? refusalOf('sheetOut') : refusalOf('sheetsOut', { count })),
  paper: ({ waitsFor: count }) =>
    count === 1 ? refusalOf('paperWaits') : refusalOf('papersWait', { count }),
  release: (_gate, unreleased) => {
    const acts = unreleased.slice(0, NAMED).join(', ');
    const more = unreleased.length - NAMED;
    return more > 0 ? refusalOf('notReleasedMore', { acts, more }) : refusalOf('notReleased', { acts });
  },
  ties: ({ waitsFor: count }) => (count === 1 ? refusalOf('tieOpen') : refusalOf('tiesOpen', { count })),
};

/** What certifying still waits for, in words; empty when nothing. */
export const whatWaits = (gates: readonly Gate[], unreleased: readonly string[]): string =>
  gates
    .filter((gate) => !gate.passed)
    .map((gate) => WAITS[gate.key](gate, unreleased))
    .join(' ');

/** The round's polls that take votes now. */
export const openPollsOf = (material: RoundMaterial) => material.polls.filter(isOpen);
