/** The show's own short sounds: when one is due, and what it is made of. They are drawn by the browser and weigh nothing. */
import type { AdminView } from '#contract/live/views.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import type { RevealSound } from '#domain/results/reveal-script.ts';

export const STINGS = [
  'vote_open',
  'last_ten',
  'vote_closed',
  'step',
  'drums',
  'fanfare',
  'winner',
  'call',
] as const;
export type Sting = (typeof STINGS)[number];
/** The short sounds that the hall hears; a call is for the desk alone. */
export const OF_THE_HALL = STINGS.filter((sting) => sting !== 'call');

export const STING_WORDS = {
  vote_open: 'playback.stingVoteOpen',
  last_ten: 'playback.stingLastTen',
  vote_closed: 'playback.stingVoteClosed',
  step: 'playback.stingStep',
  drums: 'playback.stingDrums',
  fanfare: 'playback.stingFanfare',
  winner: 'playback.stingWinner',
  call: 'playback.stingCall',
} as const satisfies Record<Sting, Line>;

/** One tone: its start and length in ms, its level as a part of full loudness. */
export interface Tone {
  hz: number;
  atMs: number;
  forMs: number;
  level: number;
}

const tone = (hz: number, atMs: number, forMs: number, level = 0.2): Tone => ({ hz, atMs, forMs, level });

/** Notes of C major, in Hz (equal temperament, A4 = 440). */
const [C4, G4, C5, E5, G5, C6] = [261.63, 392, 523.25, 659.26, 783.99, 1046.5] as const;

/** Well below the music's level, so that nobody is startled: the hall turns them up at its own desk. */
export const TONES: Record<Sting, readonly Tone[]> = {
  vote_open: [tone(C5, 0, 260), tone(E5, 130, 260), tone(G5, 260, 700)],
  last_ten: Array.from({ length: 10 }, (_, second) =>
    tone(second === 9 ? C6 : G5, second * 1_000, 140, 0.14),
  ),
  vote_closed: [tone(G5, 0, 260), tone(C5, 180, 900)],
  step: [tone(G4, 0, 160), tone(C5, 120, 600)],
  drums: Array.from({ length: 64 }, (_, stroke) =>
    tone(stroke % 2 ? 98 : 110, stroke * 55, 90, 0.04 + (stroke / 64) * 0.28),
  ),
  fanfare: [
    ...[0, 150, 300].map((atMs) => tone(G4, atMs, 130)),
    ...[C5, E5, G5].map((hz) => tone(hz, 450, 1_800, 0.16)),
  ],
  winner: [
    tone(C4, 0, 2_200),
    ...[C5, E5, G5, C6].map((hz, at) => tone(hz, at * 110, 2_200 - at * 110, 0.15)),
  ],
  call: [tone(E5, 0, 120, 0.1), tone(E5, 180, 160, 0.1)],
};

const LAST_MS = 10_000;

/** What the desk listens to for its sounds. */
export interface Heard {
  polls: readonly { id: string; state: string; closesAt: number | null }[];
  results: readonly {
    id: string;
    told: number;
    isWon: boolean;
    /** What the script lets its last step sound; the usual where it says nothing. */
    sound?: RevealSound | undefined;
  }[];
  /** Of those who call the desk and whom nobody has taken on. */
  calls: readonly string[];
}

export const heardIn = ({
  polls,
  results,
  calls,
}: Pick<AdminView, 'polls' | 'results' | 'calls'>): Heard => ({
  polls: polls.map(({ id, state, closesAt }) => ({ id, state, closesAt })),
  results: results.map(({ id, stepsShown, steps, sound }) => ({
    id,
    told: stepsShown,
    isWon: steps.at(-1)?.winner ?? false,
    sound,
  })),
  // Ready asks for nothing but to be read.
  calls: calls.flatMap(({ id, what, takenAt }) => (takenAt === null && what !== 'ready' ? [id] : [])),
});

/** Which sound the change from one view to the next asks for. What was taken back asks for none. */
export function stingBetween(before: Heard, after: Heard): Sting | null {
  const toldBefore = new Map(before.results.map(({ id, told }) => [id, told]));
  const result = after.results.find(({ id, told }) => told > (toldBefore.get(id) ?? 0));
  if (result) {
    const sound = result.sound ?? (result.isWon ? 'winner' : 'step');
    return sound === 'silence' ? null : sound;
  }
  for (const { id, state } of after.polls) {
    const wasOpen = before.polls.some((poll) => poll.id === id && /^(open|closing)$/.test(poll.state));
    if (state === 'open' && !wasOpen) return 'vote_open';
    if (state === 'closed' && wasOpen) return 'vote_closed';
  }
  return after.calls.some((id) => !before.calls.includes(id)) ? 'call' : null;
}

/** How long until the last ten seconds of the vote that is open begin, in ms; null where they do not or have begun. */
export function untilLastTen({ polls }: Pick<Heard, 'polls'>, now: number): number | null {
  const closesAt = polls.find(({ state }) => state === 'open')?.closesAt ?? null;
  if (closesAt === null || closesAt - LAST_MS < now) return null;
  return closesAt - LAST_MS - now;
}
