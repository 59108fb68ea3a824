/**
 * Every voter's newest ballot in one poll, packed: a million of them in some 50 MB where a Map of objects takes
 * four times that and leaves the collector a million things to visit. Voters are fingerprints of 128 bits and
 * receipts are codes of 40, so both are kept as numbers; names and receipts of any other form go into a Map.
 */
import type { KeptBallot } from './ballots.ts';

const VOTER = /^k?[0-9a-f]{32}$/;
const RECEIPT = /^[0-9a-hjkmnp-tv-z]{8}$/;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const WORDS = 4;
const FIRST_ROOM = 1_024;
/** Slots for each ballot that there is room for: probing stays short. */
const SLOTS_PER_BALLOT = 2;
const BITS_LOW = 20;

/** The part of a Map that the log of ballots needs. */
export class NewestBallots {
  #count = 0;
  #room = FIRST_ROOM;
  #voters = new Uint32Array(FIRST_ROOM * WORDS);
  /** 1 for a voter by code, whose name begins with k. */
  #kinds = new Uint8Array(FIRST_ROOM);
  #choices = new Uint32Array(FIRST_ROOM);
  #receiptsHigh = new Uint32Array(FIRST_ROOM);
  #receiptsLow = new Uint32Array(FIRST_ROOM);
  #times = new Float64Array(FIRST_ROOM);
  /** By hash of the voter: the number of the ballot, from 1; 0 is free. */
  #slots = new Uint32Array(FIRST_ROOM * SLOTS_PER_BALLOT);
  #choiceTexts: string[] = [];
  #choiceNumbers = new Map<string, number>();
  /** What cannot be packed. */
  #others = new Map<string, KeptBallot>();
  /** Voters whose ballot moved to the others after it was packed; the packed one no longer counts. */
  #inBoth = 0;
  #word = new Uint32Array(WORDS);

  /** How many voters have a ballot. */
  get size(): number {
    return this.#count + this.#others.size - this.#inBoth;
  }

  get(voter: string): KeptBallot | undefined {
    const other = this.#others.size > 0 ? this.#others.get(voter) : undefined;
    if (other !== undefined || !VOTER.test(voter)) return other;
    const at = (this.#slots[this.#find(voter)] ?? 0) - 1;
    if (at < 0) return undefined;
    return {
      choice: this.#choiceTexts[this.#choices[at] ?? 0] ?? '',
      receipt: receiptOf(this.#receiptsHigh[at] ?? 0, this.#receiptsLow[at] ?? 0),
      at: this.#times[at] ?? 0,
    };
  }

  set(voter: string, ballot: KeptBallot): void {
    if (!VOTER.test(voter) || !RECEIPT.test(ballot.receipt) || this.#others.has(voter)) {
      if (VOTER.test(voter) && !this.#others.has(voter) && this.#slots[this.#find(voter)] !== 0)
        this.#inBoth += 1;
      this.#others.set(voter, ballot);
      return;
    }
    let slot = this.#find(voter);
    let at = (this.#slots[slot] ?? 0) - 1;
    if (at < 0) {
      if (this.#count === this.#room) {
        this.#grow();
        slot = this.#find(voter);
      }
      at = this.#count;
      this.#count += 1;
      this.#slots[slot] = at + 1;
      this.#voters.set(this.#word, at * WORDS);
      this.#kinds[at] = voter.length > 32 ? 1 : 0;
    }
    this.#choices[at] = this.#numberOf(ballot.choice);
    this.#receiptsHigh[at] = bitsOf(ballot.receipt, 0);
    this.#receiptsLow[at] = bitsOf(ballot.receipt, 4);
    this.#times[at] = ballot.at;
  }

  /** The slot of the voter, or the free one where it would go; leaves its words in `#word`. */
  #find(voter: string): number {
    const kind = voter.length > 32 ? 1 : 0;
    for (let w = 0; w < WORDS; w += 1)
      this.#word[w] = Number.parseInt(voter.slice(kind + w * 8, kind + w * 8 + 8), 16);
    const [a, b, c, d] = this.#word;
    const mask = this.#slots.length - 1;
    for (let slot = ((a ?? 0) ^ kind) & mask; ; slot = (slot + 1) & mask) {
      const at = (this.#slots[slot] ?? 0) - 1;
      if (at < 0) return slot;
      const from = at * WORDS;
      if (
        this.#voters[from] === a &&
        this.#voters[from + 1] === b &&
        this.#voters[from + 2] === c &&
        this.#voters[from + 3] === d &&
        this.#kinds[at] === kind
      )
        return slot;
    }
  }

  #numberOf(choice: string): number {
    const known = this.#choiceNumbers.get(choice);
    if (known !== undefined) return known;
    this.#choiceNumbers.set(choice, this.#choiceTexts.length);
    return this.#choiceTexts.push(choice) - 1;
  }

  #grow(): void {
    this.#room *= 2;
    this.#voters = grown(this.#voters, new Uint32Array(this.#room * WORDS));
    this.#kinds = grown(this.#kinds, new Uint8Array(this.#room));
    this.#choices = grown(this.#choices, new Uint32Array(this.#room));
    this.#receiptsHigh = grown(this.#receiptsHigh, new Uint32Array(this.#room));
    this.#receiptsLow = grown(this.#receiptsLow, new Uint32Array(this.#room));
    this.#times = grown(this.#times, new Float64Array(this.#room));
    this.#slots = new Uint32Array(this.#room * SLOTS_PER_BALLOT);
    const mask = this.#slots.length - 1;
    for (let at = 0; at < this.#count; at += 1) {
      let slot = ((this.#voters[at * WORDS] ?? 0) ^ (this.#kinds[at] ?? 0)) & mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = at + 1;
    }
  }
}

function grown<T extends Uint32Array | Uint8Array | Float64Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Four letters of a receipt as 20 bits. */
function bitsOf(receipt: string, from: number): number {
  let bits = 0;
  for (let i = from; i < from + 4; i += 1) bits = (bits << 5) | ALPHABET.indexOf(receipt.charAt(i));
  return bits;
}

function receiptOf(high: number, low: number): string {
  let text = '';
  for (const bits of [high, low])
    for (let shift = BITS_LOW - 5; shift >= 0; shift -= 5) text += ALPHABET.charAt((bits >> shift) & 31);
  return text;
}
