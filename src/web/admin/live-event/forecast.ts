/** When the show will end, by the same rule as the server's, renewed here each second. */
import type { AdminView } from '#contract/live/views.ts';
import { forecast } from '#domain/show/forecast.ts';

/** The forecast of a view at `now`. */
export const forecastAt = (view: AdminView, now: number) =>
  forecast(
    {
      phase: view.phase,
      startsAt: view.event.startsAt,
      finishedAt: view.finishedAt,
      currentId: view.currentId,
      cuedId: view.cuedId,
      clock: view.clock,
    },
    view.items,
    now,
  );
