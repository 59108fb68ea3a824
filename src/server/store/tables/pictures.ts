/** The table that the room `pictures` owns. */
import type { PictureState } from '#domain/pictures/showing.ts';
import type { Flag } from './flag.ts';

/** The picture of one act. Its three sizes lie one behind the other in one file of the tracks' storage. */
export interface ActPictureTable {
  participantId: string;
  /** Of the file; another picture has another one. */
  id: string;
  /** Where the small one ends in the file, and the medium one; the large one goes to its end. */
  smallEnd: number;
  mediumEnd: number;
  /** In bytes. */
  size: number;
  /** Of the large one, in pixels. */
  side: number;
  state: PictureState;
  note: string;
  sentBy: string;
  sentByCrew: Flag;
  sentAt: number;
  decidedBy: string | null;
  decidedAt: number | null;
}
