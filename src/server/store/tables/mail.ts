/** The outbox's table. */

import type { Generated } from 'kysely';
import type { LetterKind } from '#domain/mail/letters.ts';
import type { Flag } from './flag.ts';

/** One letter. What it says and where it goes is sealed, and gone once it was sent. */
export interface MailTable {
  id: string;
  eventId: string;
  participantId: string;
  kind: LetterKind;
  /** The stage name it is about. */
  about: string;
  state: 'queued' | 'sent' | 'failed' | 'cancelled' | 'expired';
  tries: number;
  dueAt: number;
  /** Sealed JSON: address, subject, body, where answers go. Empty once there is nothing more to send. */
  letter: string;
  trouble: string;
  createdAt: number;
  sentAt: number | null;
  /** Until when it is worth sending; null: as long as it is tried. */
  worthUntil: Generated<number | null>;
  /** A keyed fingerprint of the address, to know it again when it was refused. */
  addressPrint: Generated<string | null>;
  /** The address was refused for good. */
  refused: Generated<Flag>;
}

/** The mail server that an admin set in the browser; one row at most. */
export interface MailServerTable {
  id: 'ours';
  host: string;
  port: number;
  security: 'starttls' | 'tls' | 'none';
  /** Empty where it asks for no sign-in. */
  account: string;
  /** Sealed; empty where there is none. */
  password: string;
  /** The address that letters come from. */
  sender: string;
  /** The admin said that it is a machine of the hall's own network. */
  inTheHall: Flag;
  /** When it took the letter that it was tried with. */
  workedAt: number;
}
