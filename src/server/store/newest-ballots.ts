/** Every voter's newest ballot in one poll, and how many voters stand behind each choice, kept with each ballot. */
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import type { ChoiceCount } from '#domain/voting/tally.ts';
import { kindOf, type VoterKind } from '#domain/voting/voter.ts';
import type { KeptBallot } from './ballots.ts';

/** How many voters of each kind stand behind a choice. */
interface Behind {
  text: string;
  device: number;
  code: number;
}

/**
 * The counting ballot of each voter of a poll, with counts by choice. A choice that nobody holds any more is forgotten,
 * so that a voter who changes a thousand times leaves one entry here and not a thousand.
 */
export class NewestBallots {
  #ballots = new Map<string, KeptBallot>();
  #behind = new Map<string, Behind>();
  #voters = 0;

  get(voter: string): KeptBallot | undefined {
    return this.#ballots.get(voter);
  }

  /** Keeps the ballot itself; its text is from then on the one that all who chose the same share. */
  set(voter: string, ballot: KeptBallot): void {
    const kind = kindOf(voter);
    const earlier = this.#ballots.get(voter);
    ballot.choice = this.#add(ballot.choice, kind);
    if (earlier) this.#drop(earlier.choice, kind);
    this.#ballots.set(voter, ballot);
  }

  /** How many voters stand behind any choice. One that was given up is nobody's. */
  get voters(): number {
    return this.#voters;
  }

  /** How many choices are remembered. */
  get size(): number {
    return this.#behind.size;
  }

  *choices(): Generator<ChoiceCount> {
    for (const { text, device, code } of this.#behind.values()) {
      if (text === GIVEN_UP) continue;
      if (device > 0) yield [text, device, 'device'];
      if (code > 0) yield [text, code, 'code'];
    }
  }

  /** Answers the choice's text, which all who stand behind it share. */
  #add(text: string, kind: VoterKind): string {
    const known = this.#behind.get(text);
    const behind = known ?? { text, device: 0, code: 0 };
    if (!known) this.#behind.set(text, behind);
    behind[kind] += 1;
    if (text !== GIVEN_UP) this.#voters += 1;
    return behind.text;
  }

  #drop(text: string, kind: VoterKind): void {
    const behind = this.#behind.get(text);
    if (!behind) return;
    behind[kind] -= 1;
    if (text !== GIVEN_UP) this.#voters -= 1;
    if (behind.device + behind.code === 0) this.#behind.delete(text);
  }
}
