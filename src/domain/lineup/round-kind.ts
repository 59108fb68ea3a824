/**
 * The kinds of rounds, and what each means to rooms and pages, which ask for one of these properties and not for
 * the kind.
 */

/** What a kind of round means to rooms and pages. */
export interface RoundKind {
  /** What it ends with is handed on: published, read by performers, and other rounds are made from it. */
  readonly isHandedOn: boolean;
  /** People are written to about it. */
  readonly writesLetters: boolean;
  /** Once its show is over, its running order and its votes stay as they are. */
  readonly endsForGood: boolean;
  /** How its results are told is decided for it alone. */
  readonly hasOwnScript: boolean;
  /** A rehearsal of it may be made. */
  readonly isRehearsed: boolean;
  /** Another round may be called while it is on. */
  readonly mayBeLeft: boolean;
  /** Its result is certified as it is when the results begin, complete or not. */
  readonly certifiesItself: boolean;
  /** It begins when its event was announced for. */
  readonly hasItsHour: boolean;
  /** What happens in it is written in the audit log. */
  readonly isLogged: boolean;
  /** What was filled in for it on a device is kept when another round is called. */
  readonly isKept: boolean;
}

const KINDS = {
  show: {
    isHandedOn: true,
    writesLetters: true,
    endsForGood: true,
    hasOwnScript: true,
    isRehearsed: true,
    mayBeLeft: true,
    certifiesItself: false,
    hasItsHour: true,
    isLogged: true,
    isKept: true,
  },
  rehearsal: {
    isHandedOn: false,
    writesLetters: false,
    endsForGood: false,
    hasOwnScript: false,
    isRehearsed: false,
    mayBeLeft: false,
    certifiesItself: true,
    hasItsHour: false,
    isLogged: false,
    isKept: false,
  },
} as const satisfies Record<string, RoundKind>;

/** A round by its row (the id of the round that it rehearses), or as pages are told of it. */
type KnownRound = { rehearses: string | null } | { rehearsal: object | boolean | null };

const nameOf = (round: KnownRound): keyof typeof KINDS =>
  ('rehearses' in round ? round.rehearses : round.rehearsal) ? 'rehearsal' : 'show';

/** Whether a round is a rehearsal or of the show, as the properties of that kind. */
export const kindOf = (round: KnownRound): RoundKind => KINDS[nameOf(round)];

/** The kind of a round, as messages tell it outside live views; what happened in no round is told as of the show. */
export const kindTold = (round: KnownRound | null): { rehearsal: boolean } => ({
  rehearsal: round !== null && nameOf(round) === 'rehearsal',
});

/** The round of the show that a round is or is a copy of, by its id. */
export const showRoundOf = ({ id, rehearses }: { id: string; rehearses: string | null }): string =>
  rehearses ?? id;
