/** The tables that the room `events` owns. See `../tables.ts` for how to read them. */
import type { KeptField, TextPlace } from '#domain/events/texts.ts';
import type { Language } from '#domain/messages/languages.ts';
import type { Flag } from './flag.ts';

export interface EventTable {
  id: string;
  name: string;
  host: string;
  venue: string;
  description: string;
  timeZone: string;
  startsAt: number | null;
  doorsAt: number | null;
  registrationMode: 'by_date' | 'open' | 'closed';
  registrationOpensAt: number | null;
  registrationClosesAt: number | null;
  settings: string;
  isCurrent: Flag;
  createdAt: number;
  updatedAt: number;
}
export interface CategoryTable {
  id: string;
  eventId: string;
  name: string;
  colour: string;
  position: number;
  timeLimitMs: number | null;
  capacity: number | null;
}
/** The media type under which an event's stored picture is served. */
export type EventPictureType = 'image/png' | 'image/jpeg';
/** An event's pictures by the digest of their bytes, so that a copied event has the same rows. */
export interface EventLogoTable {
  digest: string;
  /** As base64. */
  bytes: string;
  type: EventPictureType;
  createdAt: number;
}
/** What the organisers wrote, in a language that the event offers beside its own, and sentences said otherwise. */
export interface EventTextTable extends TextPlace<KeptField> {
  eventId: string;
  language: Language;
  text: string;
  /** The main text for which it was written. */
  standsFor: string;
}
