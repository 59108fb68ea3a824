/** Whether somebody under age performs: then nobody is told to be last. */
import type { OrderItem } from '../lineup/queries.ts';
import { participantsById } from '../registration/queries.ts';
import type { Reader } from '../store/store.ts';

/** Whether anybody under age performs in the competition; guests are not counted. */
export const withMinors = async (
  read: Reader,
  acts: readonly Pick<OrderItem, 'act' | 'isGuest'>[],
): Promise<boolean> =>
  (
    await participantsById(
      read,
      acts.flatMap(({ act, isGuest }) => (isGuest || !act?.participantId ? [] : act.participantId)),
    )
  ).some(({ isMinor }) => isMinor === 1);
