/**
 * What is kept of the people of an event, counted part by part, and erasing one part after the show while the others
 * stay. Done as the erasing of people is: the commit takes the rows, `erasing.ts` takes them out of every file.
 */
import { Refusal } from '#contract/refusal.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';
import {
  ERASING_PARTS,
  type ErasedPart,
  type ErasingPart,
  type PartAlone,
  partBar,
} from '#domain/registration/erasing.ts';
import { requireEvent } from '../events/queries.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf, KeyedWork } from '../http/command.ts';
import { forgetLetters, lettersTo } from '../mail/outbox.ts';
import { SYSTEM } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import { type EventProgress, isYetToLeave } from './erase.ts';
import { type ParticipantRow, participantsOf } from './queries.ts';

/** Whose: an event, and the ids of everybody in it. */
interface Whose {
  eventId: string;
  acts: readonly string[];
}

/** How one part of what is kept of an event's people is counted, and deleted. */
export interface PartKept {
  /** How many things of the part are kept. `bytes` is their size, null where they are no files. */
  count: (read: Reader, whose: Whose) => Promise<{ count: number; bytes: number | null }>;
  take: (work: Work, whose: Whose) => Promise<void>;
}

/** The parts that other rooms keep of people, and what those rooms know of the event. */
export interface KeptInParts {
  parts: Record<Exclude<PartAlone, 'letters'>, PartKept>;
  showIs: EventProgress;
  /** How many results of the event were certified. */
  resultsOf: (read: Reader, eventId: string) => Promise<number>;
}

const letters: PartKept = {
  count: async (read, { acts }) => ({ count: (await lettersTo(read, acts)).length, bytes: null }),
  take: ({ tx }, { acts }) => forgetLetters(tx, acts),
};

/**
 * How much is kept of each part of an event's people, and how much of it was erased. @throws Refusal `not_found`.
 */
export async function keptOf(store: Store, eventId: string, { parts, showIs, resultsOf }: KeptInParts) {
  const read = store.read;
  const event = await requireEvent(read, eventId);
  const people = await participantsOf(read, eventId);
  const whose = { eventId, acts: people.map(({ id }) => id) };
  const kept = partsOf(parts);
  const alone = await read.selectFrom('erasedPart').selectAll().where('eventId', '=', eventId).execute();
  const counted = async (part: ErasingPart) => {
    if (part === 'people') return countPeople(people);
    const erased = alone.find((row) => row.part === part);
    return {
      ...(await kept[part].count(read, whose)),
      erased: erased?.count ?? 0,
      erasing: erased !== undefined && erased.endedAt === null,
      erasedAt: erased?.endedAt ?? null,
    };
  };
  const now = store.now();
  const show = await showIs(read, eventId);
  return {
    parts: await Promise.all(ERASING_PARTS.map(async (part) => ({ part, ...(await counted(part)) }))),
    stays: { acts: people.length, results: await resultsOf(read, eventId) },
    withdrawn: people.filter((row) => row.erasedAt === null && isYetToLeave(event, row, show, now)).length,
    bar: partBar(show, event, now) ?? null,
  };
}

function countPeople(people: readonly ParticipantRow[]) {
  const erased = people.filter(({ erasedAt }) => erasedAt !== null);
  const erasing = erased.some(({ erasingEndedAt }) => erasingEndedAt === null);
  return {
    count: people.length - erased.length,
    bytes: null,
    erased: erased.length,
    erasing,
    erasedAt:
      erasing || erased.length === 0
        ? null
        : Math.max(...erased.map(({ erasingEndedAt }) => erasingEndedAt ?? 0)),
  };
}

/**
 * Erases one part of an event's people. @throws Refusal `not_found`, or `wrong_state` while the show still needs it.
 */
export async function erasePart(
  work: KeyedWork,
  _access: AdminAccess,
  { params: { id: eventId }, body: { part } }: InputOf<typeof peopleEndpoints.erasePart>,
  { parts, showIs }: KeptInParts,
) {
  const { tx, now } = work;
  const event = await requireEvent(tx, eventId);
  const bar = partBar(await showIs(tx, eventId), event, now);
  if (bar) throw new Refusal('wrong_state', STILL_NEEDED[bar]);
  const whose = await whoseOf(tx, eventId);
  const kept = partsOf(parts)[part];
  const { count } = await kept.count(tx, whose);
  if (count > 0) await takePart(work, kept, { whose, part, count, askedAt: now });
  return { done: count > 0, count };
}

/**
 * Erases parts again that were erased before and may have come back with a backup. It is recorded even where the backup
 * held nothing of a part: whatever comes later is not the backup's and stays. Events that do not exist are skipped.
 */
export async function erasePartsAgain(
  store: Store,
  erased: readonly ErasedPart[],
  { parts }: KeptInParts,
): Promise<void> {
  for (const { eventId, part, askedAt } of erased) {
    const known = await store.read
      .selectFrom('event')
      .leftJoin('erasedPart', (on) =>
        on.onRef('erasedPart.eventId', '=', 'event.id').on('erasedPart.part', '=', part),
      )
      .select('erasedPart.askedAt')
      .where('event.id', '=', eventId)
      .executeTakeFirst();
    if (!known || (known.askedAt ?? 0) >= askedAt) continue;
    await store.write({ by: SYSTEM }, async (work) => {
      const whose = await whoseOf(work.tx, eventId);
      const kept = partsOf(parts)[part];
      const { count } = await kept.count(work.tx, whose);
      await takePart(work, kept, { whose, part, count, askedAt: Math.max(askedAt, work.now) });
    });
  }
}

const whoseOf = async (read: Reader, eventId: string): Promise<Whose> => ({
  eventId,
  acts: (await participantsOf(read, eventId)).map(({ id }) => id),
});

const partsOf = (parts: KeptInParts['parts']): Record<PartAlone, PartKept> => ({ ...parts, letters });

interface Taken {
  whose: Whose;
  part: PartAlone;
  /** How many things that are. */
  count: number;
  askedAt: number;
}

/** Takes one part out of the database, and notes that the files are to follow. */
async function takePart(work: Work, kept: PartKept, { whose, part, count, askedAt }: Taken): Promise<void> {
  const { tx, audit } = work;
  const { eventId } = whose;
  await kept.take(work, whose);
  await tx
    .insertInto('erasedPart')
    .values({ eventId, part, count, askedAt, endedAt: null })
    .onConflict((on) =>
      on.columns(['eventId', 'part']).doUpdateSet((eb) => ({
        count: eb('erasedPart.count', '+', count),
        askedAt,
        endedAt: null,
      })),
    )
    .execute();
  audit({ action: 'participant.erasing_part', subject: `event:${eventId}`, eventId, after: { part, count } });
}

const STILL_NEEDED = {
  before: 'The show is still to come and needs this. Erase it when the show is over.',
  running: 'The show is on and needs this. Erase it when the show is over.',
} as const;
