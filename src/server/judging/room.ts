/** The room of judges, their criteria and their scoresheets. */
import type { RoomContext, RoomWithMore } from '../room.ts';
import { judgeGate } from './gate.ts';
import type { Excused } from './panel.ts';
import type { IsCertified } from './paper-commands.ts';
import { paperRoutes } from './paper-routes.ts';
import { judgingRoutes } from './routes.ts';

/**
 * Opens the room: the calls on judges, criteria and scoresheets, and the judges' gate. `excused` tells from which acts
 * an organiser excused a judge.
 */
export const openJudging = (
  { store }: RoomContext,
  { excused, isCertified }: { excused: Excused; isCertified: IsCertified },
) =>
  ({
    gates: { judge: judgeGate(store) },
    routes(app, gates) {
      judgingRoutes(app, gates, store, excused);
      paperRoutes(app, gates, store, isCertified);
    },
  }) satisfies RoomWithMore;
