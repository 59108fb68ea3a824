/** The show on paper, answered: before it the cue sheet, after it the report. */
import type { FastifyInstance } from 'fastify';
import { reportEndpoints } from '#contract/show/report.ts';
import { publicAnswers, readAnswers } from '#domain/events/questions.ts';
import { stageTime } from '#domain/lineup/round-clock.ts';
import { kindTold } from '#domain/lineup/round-kind.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { ShowEvent } from '#domain/show/events.ts';
import { isDisqualified } from '#domain/show/order.ts';
import { showReport } from '#domain/show/report.ts';
import { pictureAt } from '#domain/show/views/pictures.ts';
import { requireEvent } from '../events/queries.ts';
import type { Gates, RoundAccess } from '../http/access.ts';
import { addCalls } from '../http/calls.ts';
import { clockOf } from '../lineup/clock.ts';
import { roundOf } from '../lineup/gate.ts';
import { actsOf } from '../registration/queries.ts';
import type { ShowRoom } from './commands.ts';
import { showFacts } from './facts.ts';

/** Registers the calls for the cue sheet and the report of the show. */
export function reportRoutes(app: FastifyInstance, gates: Gates, room: ShowRoom): void {
  const gather = async (named: RoundAccess) => {
    const { store, log, ...sources } = room;
    const round = await roundOf(store.read, named);
    const event = await requireEvent(store.read, round.eventId);
    const real = store.now();
    const facts = await showFacts({ read: store.read }, sources, { event, round }, real);
    const show = await log.stateOf(store.read, round.id);
    const now = stageTime(clockOf(round), real);
    const steps = await store.read
      .selectFrom('showStep')
      .select('events')
      .where('roundId', '=', round.id)
      .orderBy('version')
      .execute();
    const events = steps.flatMap((step) => JSON.parse(step.events) as ShowEvent[]);
    const about = {
      event: event.name,
      round: round.name,
      timeZone: event.timeZone,
      ...kindTold(round),
    };
    const report = showReport({ show, facts, startsAt: event.startsAt, now }, events);
    return { event, facts, show, about, report };
  };

  addCalls(app, gates, reportEndpoints, {
    showReport: async ({ round }) => {
      const { about, report } = await gather(round);
      return { ...about, ...report };
    },
    cueSheet: async ({ round }) => {
      const { event, facts, show, about, report } = await gather(round);
      const printed = new Map(
        (await actsOf(room.store.read, event.id)).map((act) => [
          act.id,
          {
            credits: act.credits,
            answers: publicAnswers(event.settings.questions, readAnswers(act.answers)),
          },
        ]),
      );
      const planned = new Map(report.rows.map((row) => [row.itemId, row]));
      return {
        ...about,
        venue: event.venue,
        startsAt: event.startsAt,
        endsAt: report.plannedEndAt,
        lengthMs: report.plannedLengthMs,
        rows: facts.items.map((item) => ({
          itemId: item.id,
          ...pickFields(item, ['title', 'kind', 'scratched']),
          number: planned.get(item.id)?.number ?? null,
          disqualified: isDisqualified(show, item),
          category: item.performance?.category ?? '',
          song: item.performance?.song ?? '',
          pronouns: item.performance?.pronouns ?? '',
          pronunciation: item.performance?.pronunciation ?? '',
          mcLine: item.performance?.mcLine ?? '',
          stageNotes: item.performance?.stageNotes ?? '',
          credits: printed.get(item.performance?.participantId ?? '')?.credits ?? '',
          answers: printed.get(item.performance?.participantId ?? '')?.answers ?? [],
          picture: pictureAt(item.performance?.picture, 'ballot') ?? null,
          track: item.performance?.track ?? '',
          plannedAt: planned.get(item.id)?.plannedAt ?? null,
          plannedMs: planned.get(item.id)?.plannedMs ?? item.durationMs,
        })),
      };
    },
  });
}
