/** The room of acts and their people. */
import type { RoomContext, RoomWithMore } from '../room.ts';
import { type ClearAway, openErasing } from './erasing.ts';
import { participantGate } from './gate.ts';
import { openRetention } from './retention.ts';
import { type OtherRooms, registrationRoutes } from './routes.ts';

export interface RegistrationGiven extends Omit<OtherRooms, 'finishErasing'> {
  clearAway: ClearAway;
}

/** Opens the room: the calls on acts and consent, erasing, retention, and the performers' gate. */
export function openRegistration(
  { store, trouble, clockIsSettled }: RoomContext,
  { clearAway, ...given }: RegistrationGiven,
) {
  const erasing = openErasing(
    store,
    clearAway,
    trouble('people are not erased from every file yet; it is tried again'),
  );
  const retention = openRetention(
    store,
    erasing.finish,
    clockIsSettled,
    trouble('personal data that is due could not be erased'),
  );
  return {
    gates: { participant: participantGate(store) },
    routes: (app, gates) =>
      registrationRoutes(app, gates, store, {
        finishErasing: erasing.finish,
        ...given,
      }),
    start() {
      erasing.start();
      retention.start();
    },
    async close() {
      await retention.stop();
      await erasing.stop();
    },
  } satisfies RoomWithMore;
}
