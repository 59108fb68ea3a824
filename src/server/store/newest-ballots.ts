/**
 * Every voter's newest ballot in one poll, packed into numbers outside the heap, where a Map of objects leaves the
 * collector a million things to visit. Voters are fingerprints of 128 bits and receipts are codes of 40; names and
 * receipts of any other form go into a Map. It grows by small pieces: nobody's vote waits while a million are moved.
 */
import { kindOf } from '#domain/voting/voter.ts';
import type { KeptBallot } from './ballots.ts';
import { ChoiceCounts } from './choice-counts.ts';

const RECEIPT = /^[0-9a-hjkmnp-tv-z]{8}$/;
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const WORDS = 4;
const LETTERS = 32;
const BITS_LOW = 20;
const PIECE_BITS = 12;
const PIECE = 1 << PIECE_BITS;
const FIRST_SLOTS = 2_048;
/** Slots for each ballot that there is room for: probing stays short. */
const SLOTS_PER_BALLOT = 2;
/** With each new ballot so many older ones get a slot in the larger table; at 1 it would be full just in time. */
const MOVED_AT_ONCE = 8;

/** What a letter of a fingerprint is worth; 16 for any other. */
const HEX = Uint8Array.from({ length: 128 }, (_, code) => {
  const worth = '0123456789abcdef'.indexOf(String.fromCharCode(code));
  return worth < 0 ? 16 : worth;
});

/** Some thousand ballots in order of their number. */
class Piece {
  voters = new Uint32Array(PIECE * WORDS);
  /** 1 for a voter by code, whose name begins with k. */
  kinds = new Uint8Array(PIECE);
  choices = new Uint32Array(PIECE);
  receiptsHigh = new Uint32Array(PIECE);
  receiptsLow = new Uint32Array(PIECE);
  times = new Float64Array(PIECE);
  orders = new Float64Array(PIECE);
  changes = new Uint8Array(PIECE);
}

/** A ballot that is not packed. */
interface Other {
  ballot: KeptBallot;
  choice: number;
}

/** The part of a Map that the log of ballots needs, and what its ballots are counted by. */
export class NewestBallots {
  /** How many voters stand behind each choice. */
  readonly choices = new ChoiceCounts();
  #count = 0;
  #pieces: Piece[] = [];
  /** By hash of the voter: the number of the ballot, from 1; 0 is free. */
  #slots = new Uint32Array(FIRST_SLOTS);
  /** The table before it, which holds those that were not moved yet; and how many were. */
  #oldSlots: Uint32Array | undefined;
  #moved = 0;
  /** What cannot be packed; also of voters whose earlier ballot was packed, which no longer counts. */
  #others = new Map<string, Other>();
  /** The voter that was read last. */
  #word = new Uint32Array(WORDS);
  #kind = 0;

  get(voter: string): KeptBallot | undefined {
    const other = this.#others.size > 0 ? this.#others.get(voter) : undefined;
    if (other !== undefined || !this.#read(voter)) return other?.ballot;
    const at = this.#find();
    const piece = this.#pieces[at >> PIECE_BITS];
    if (at < 0 || !piece) return undefined;
    const i = at & (PIECE - 1);
    return {
      choice: this.choices.textOf(piece.choices[i] ?? 0),
      receipt: receiptOf(piece.receiptsHigh[i] ?? 0, piece.receiptsLow[i] ?? 0),
      at: piece.times[i] ?? 0,
      order: piece.orders[i] ?? 0,
      changes: piece.changes[i] ?? 0,
    };
  }

  /** @param ballot one whose changes are few enough for a byte. */
  set(voter: string, ballot: KeptBallot): void {
    const kind = kindOf(voter);
    const other = this.#others.size > 0 ? this.#others.get(voter) : undefined;
    const packs = this.#read(voter);
    let at = packs ? this.#find() : -1;
    const choice = this.choices.add(ballot.choice, kind);
    if (other || !packs || !RECEIPT.test(ballot.receipt)) {
      const before = other?.choice ?? this.#pieces[at >> PIECE_BITS]?.choices[at & (PIECE - 1)];
      if (before !== undefined) this.choices.drop(before, kind);
      this.#others.set(voter, { ballot, choice });
      return;
    }
    const isNew = at < 0;
    if (isNew) at = this.#add();
    const piece = this.#pieces[at >> PIECE_BITS];
    if (!piece) return;
    const i = at & (PIECE - 1);
    if (!isNew) this.choices.drop(piece.choices[i] ?? 0, kind);
    piece.choices[i] = choice;
    piece.receiptsHigh[i] = bitsOf(ballot.receipt, 0);
    piece.receiptsLow[i] = bitsOf(ballot.receipt, 4);
    piece.times[i] = ballot.at;
    piece.orders[i] = ballot.order;
    piece.changes[i] = ballot.changes;
  }

  /** Reads a fingerprint into `#word` and `#kind`; false for a name of another form. */
  #read(voter: string): boolean {
    const kind = voter.length - LETTERS;
    if (kind !== 0 && !(kind === 1 && voter.charCodeAt(0) === 0x6b)) return false;
    let strange = 0;
    for (let w = 0; w < WORDS; w += 1) {
      let word = 0;
      for (let i = kind + w * 8; i < kind + w * 8 + 8; i += 1) {
        const worth = HEX[voter.charCodeAt(i)] ?? 16;
        strange |= worth;
        word = (word << 4) | worth;
      }
      this.#word[w] = word;
    }
    this.#kind = kind;
    return strange < 16;
  }

  /** The number of the ballot of the voter that was read, or -1. */
  #find(): number {
    const at = this.#findIn(this.#slots);
    return at < 0 && this.#oldSlots ? this.#findIn(this.#oldSlots) : at;
  }

  #findIn(slots: Uint32Array): number {
    const [a, b, c, d] = this.#word;
    const mask = slots.length - 1;
    for (let slot = ((a ?? 0) ^ this.#kind) & mask; ; slot = (slot + 1) & mask) {
      const at = (slots[slot] ?? 0) - 1;
      const piece = this.#pieces[at >> PIECE_BITS];
      if (at < 0 || !piece) return -1;
      const i = at & (PIECE - 1);
      const from = i * WORDS;
      if (
        piece.voters[from] === a &&
        piece.voters[from + 1] === b &&
        piece.voters[from + 2] === c &&
        piece.voters[from + 3] === d &&
        piece.kinds[i] === this.#kind
      )
        return at;
    }
  }

  /** Makes room for the voter that was read, and answers the number of its ballot. */
  #add(): number {
    const at = this.#count;
    if (at >> PIECE_BITS === this.#pieces.length) this.#pieces.push(new Piece());
    const piece = this.#pieces[at >> PIECE_BITS];
    piece?.voters.set(this.#word, (at & (PIECE - 1)) * WORDS);
    if (piece) piece.kinds[at & (PIECE - 1)] = this.#kind;
    if (at * SLOTS_PER_BALLOT === this.#slots.length) {
      this.#oldSlots = this.#slots;
      this.#slots = new Uint32Array(at * SLOTS_PER_BALLOT * 2);
      this.#moved = 0;
    }
    this.#count += 1;
    this.#place(at);
    if (this.#oldSlots) this.#moveSome(this.#oldSlots.length / SLOTS_PER_BALLOT);
    return at;
  }

  #moveSome(all: number): void {
    const end = Math.min(all, this.#moved + MOVED_AT_ONCE);
    for (; this.#moved < end; this.#moved += 1) this.#place(this.#moved);
    if (this.#moved === all) this.#oldSlots = undefined;
  }

  #place(at: number): void {
    const piece = this.#pieces[at >> PIECE_BITS];
    const i = at & (PIECE - 1);
    const mask = this.#slots.length - 1;
    let slot = ((piece?.voters[i * WORDS] ?? 0) ^ (piece?.kinds[i] ?? 0)) & mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
    this.#slots[slot] = at + 1;
  }
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
