/** The kinds of rounds, and what each means to the rooms around it. They ask for one of these, not which kind it is. */

/** What a kind of round means. */
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
  },
  rehearsal: {
    isHandedOn: false,
    writesLetters: false,
    endsForGood: false,
    hasOwnScript: false,
    isRehearsed: false,
    mayBeLeft: false,
    certifiesItself: true,
  },
} as const satisfies Record<string, RoundKind>;

/** The kind of a round. `rehearses` is the id of the round that it rehearses, null in a round of the show. */
export const kindOf = ({ rehearses }: { rehearses: string | null }): RoundKind =>
  KINDS[rehearses === null ? 'show' : 'rehearsal'];
