/**
 * How many voters of each kind stand behind each choice of one poll. A choice has a number while somebody stands
 * behind it; one that everybody has left is forgotten, so that whoever changes their vote a thousand times leaves
 * one choice here and not a thousand.
 */
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import type { ChoiceCount } from '#domain/voting/tally.ts';
import type { VoterKind } from '#domain/voting/voter.ts';

interface Counted {
  text: string;
  device: number;
  code: number;
}

/** The choices of one poll. A choice that was given up has a number like any other and counts for nobody. */
export class ChoiceCounts implements Iterable<ChoiceCount> {
  #numbers = new Map<string, number>();
  #counted: Counted[] = [];
  #free: number[] = [];
  #voters = 0;

  /** How many voters stand behind any choice. */
  get voters(): number {
    return this.#voters;
  }

  /** How many choices are remembered. */
  get size(): number {
    return this.#numbers.size;
  }

  /** Notes that one more voter stands behind the choice, and answers its number. */
  add(text: string, kind: VoterKind): number {
    let number = this.#numbers.get(text);
    if (number === undefined) {
      number = this.#free.pop() ?? this.#counted.length;
      this.#numbers.set(text, number);
      this.#counted[number] = { text, device: 0, code: 0 };
    }
    const counted = this.#counted[number];
    if (counted) counted[kind] += 1;
    if (text !== GIVEN_UP) this.#voters += 1;
    return number;
  }

  /** Notes that one of its voters has left the choice. */
  drop(number: number, kind: VoterKind): void {
    const counted = this.#counted[number];
    if (!counted) return;
    counted[kind] -= 1;
    if (counted.text !== GIVEN_UP) this.#voters -= 1;
    if (counted.device + counted.code > 0) return;
    this.#numbers.delete(counted.text);
    this.#free.push(number);
  }

  textOf(number: number): string {
    return this.#counted[number]?.text ?? '';
  }

  *[Symbol.iterator](): Generator<ChoiceCount> {
    for (const number of this.#numbers.values()) {
      const { text, device, code } = this.#counted[number] ?? { text: GIVEN_UP, device: 0, code: 0 };
      if (text === GIVEN_UP) continue;
      if (device > 0) yield [text, device, 'device'];
      if (code > 0) yield [text, code, 'code'];
    }
  }
}
