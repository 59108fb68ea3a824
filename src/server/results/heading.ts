/**
 * What stands over a result and is no part of it: the event's host, and the zone in which times are told. The document
 * holds neither, for both may be put right without a new version; the log says what they were when it was certified
 * and each change since.
 */
import { newestEntry } from '../audit/queries.ts';
import { requireEvent } from '../events/queries.ts';
import type { Reader } from '../store/store.ts';

const PARTS = { host: 'host', timeZone: 'time zone' } as const;
type Heading = Record<keyof typeof PARTS, string>;

/** The heading of an event's results: its host and time zone. */
export async function headingOf(read: Reader, eventId: string): Promise<Heading> {
  const event = await requireEvent(read, eventId);
  return { host: event.host, timeZone: event.timeZone };
}

/**
 * Where an event's row differs from what the audit log says its heading should be. Empty for results whose log did not
 * record a heading.
 */
export async function headingDifferences(read: Reader, resultId: string, eventId: string): Promise<string[]> {
  const certified = await newestEntry(read, `result:${resultId}`, 'result.certified');
  if (!certified?.after.heading) return [];
  const changes = await read
    .selectFrom('audit')
    .select('after')
    .where('subject', '=', `event:${eventId}`)
    .where('action', '=', 'event.changed')
    .where('seq', '>', certified.logged.row)
    .orderBy('seq')
    .execute();
  const logged: Partial<Heading> = Object.assign(
    {},
    certified.after.heading,
    ...changes.map(({ after }) => JSON.parse(after ?? '{}')),
  );
  const here = await headingOf(read, eventId);
  return (['host', 'timeZone'] as const).flatMap((part) =>
    here[part] === logged[part]
      ? []
      : [`${PARTS[part]}: the records say “${here[part]}”, the audit log “${logged[part] ?? ''}”`],
  );
}
