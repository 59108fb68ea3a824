/** The tables of other gear, which the room `show` owns. See `../tables.ts` for how to read them. */
import type { Flag } from './flag.ts';

/** A token that may press the desk's keys in its event. It is shown once and kept as a hash. */
export interface ControlTokenTable {
  id: string;
  eventId: string;
  name: string;
  tokenHash: string;
  createdBy: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/** An address that is told what happens in the show. */
export interface WebhookTable {
  id: string;
  url: string;
  /** Sealed: what each delivery is signed with. */
  secret: string;
  /** JSON: the happenings that it wants. */
  happenings: string;
  /** The organiser said that this address is a machine of the hall's own network. */
  inTheHall: Flag;
  createdAt: number;
}

/** One happening on its way to one address. */
export interface WebhookDeliveryTable {
  id: string;
  webhookId: string;
  happening: string;
  body: string;
  state: 'queued' | 'sent' | 'failed';
  /** Its place among what the address is told, in the order in which it happened. */
  position: number;
  /** The round that it happened in; null where it is only tried. */
  roundId: string | null;
  tries: number;
  /** Not tried before. */
  dueAt: number;
  /** What the address answered to the last try, or why there was no answer. */
  answer: string;
  createdAt: number;
  doneAt: number | null;
}
