/** The outbox's table. */

/** One letter. What it says and where it goes is sealed, and gone once it was sent. */
export interface MailTable {
  id: string;
  eventId: string;
  participantId: string;
  kind: 'received' | 'accepted' | 'declined' | 'waitlisted' | 'reminder' | 'call' | 'consent';
  /** The stage name it is about. */
  about: string;
  state: 'queued' | 'sent' | 'failed' | 'cancelled';
  tries: number;
  dueAt: number;
  /** Sealed JSON: address, subject, body. Empty once there is nothing more to send. */
  letter: string;
  trouble: string;
  createdAt: number;
  sentAt: number | null;
}
