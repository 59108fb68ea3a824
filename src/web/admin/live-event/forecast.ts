/** When the show will end, by the same rule as the server's, renewed here each second. */
import type { AdminView } from '#contract/live/views.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { forecast } from '#domain/show/forecast.ts';

/** The forecast of a view at `now`. */
export const forecastAt = (view: AdminView, now: number) =>
  forecast(
    {
      ...pickFields(view, ['phase', 'finishedAt', 'currentId', 'cuedId', 'clock']),
      startsAt: view.event.startsAt,
    },
    view.items,
    now,
  );
