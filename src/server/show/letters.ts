/** Letters that somebody sends by hand. They need what only the show knows: tracks, order and expected times. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { letterEndpoints } from '#contract/show/letters.ts';
import type { LetterKind } from '#domain/mail/letters.ts';
import { mailAddress } from '#domain/mail/letters.ts';
import { holdsPlace } from '#domain/registration/status.ts';
import { performersCall } from '#domain/show/call.ts';
import { trackIsWanted } from '#domain/tracks/track.ts';
import { type Event, requireEvent } from '../events/queries.ts';
import type { AdminAccess, Gates, RoundAccess } from '../http/access.ts';
import { lettersOrigin } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf, type KeyedWork } from '../http/command.ts';
import { roundOf } from '../lineup/gate.ts';
import { itemRows } from '../lineup/queries.ts';
import { requireKind } from '../lineup/rounds.ts';
import type { LetterLanguage } from '../mail/letter-language.ts';
import { isWrittenTo, replaceLetters } from '../mail/outbox.ts';
import { type LetterFacts, parentsReached, writeTo, writeToParent } from '../registration/letters.ts';
import { openPersonal } from '../registration/personal.ts';
import { type ParticipantRow, participantsById } from '../registration/queries.ts';
import type { CountPoll } from '../results/records.ts';
import type { Store } from '../store/store.ts';
import { actsWithTracksOf } from '../tracks/queries.ts';
import type { Feed } from './feed.ts';
import { roundPhase } from './round-phase.ts';
import { actsToThank } from './thanks.ts';

interface Asking {
  access: AdminAccess;
  round: RoundAccess;
  body: BodyOf<typeof letterEndpoints.remind>;
  commandId: string | undefined;
  request: FastifyRequest;
}
/** Whom a letter concerns, and what it tells each. */
type Concerned = ReadonlyMap<string, LetterFacts>;

/** Registers the calls that send letters about the show. */
export function letterRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { feed, count }: { feed: Feed; count: CountPoll },
): void {
  const send = async (
    kind: LetterKind,
    concerned: (event: Event, asked: Asking) => Promise<Concerned>,
    asked: Asking,
  ) => {
    const event = await requireEvent(store.read, asked.round.eventId);
    if (!event.settings.mailOn)
      throw new Refusal('wrong_state', 'This event sends no letters. Turn mail on in the settings first.');
    requireKind(
      await roundOf(store.read, asked.round),
      'writesLetters',
      'No letters are sent while it lasts.',
    );
    const all = await concerned(event, asked);
    const { ids, dryRun } = asked.body;
    const chosen = ids === undefined ? [...all.keys()] : ids.filter((id) => all.has(id));
    const rows = (await participantsById(store.read, chosen)).filter((row) => concerns(kind, row));
    const reached = rows.filter((row) => mailAddress(openPersonal(store.secrets, row).contact) !== undefined);
    // The consent is not the performer's to give.
    const keyed = { tx: store.read, secrets: store.secrets };
    const parents = new Map(
      await Promise.all(
        (kind === 'reminder' ? rows : []).map(
          async (row) => [row, await parentsReached(keyed, row)] as const,
        ),
      ),
    );
    const ofParents = rows.filter((row) => (parents.get(row)?.length ?? 0) > 0);
    const sent =
      dryRun || rows.length === 0
        ? reached
        : await commandsOf(store)(async (work, _access: AdminAccess) => {
            const origin = lettersOrigin(asked.request, event.settings, 'admin');
            const written = await lettersTo(work, kind, reached, (row) => ({
              ...{ event, row, origin, kind },
              ...all.get(row.id),
            }));
            // As they are now, too: a parent may have agreed or been erased since.
            for (const row of await participantsById(work.tx, idsOf(ofParents)))
              for (const minor of await parentsReached(work, row))
                await writeToParent(work, { event, row, origin, minor });
            work.audit({
              action: `mail.${kind}_sent`,
              subject: `event:${event.id}`,
              eventId: event.id,
              after: {
                acts: written.map(({ number }) => number),
                parents: ofParents.map(({ number }) => number),
              },
            });
            return written.map(({ id, stageName }) => ({ id, stageName }));
          })(asked);
    const named = ({ id, stageName }: Pick<ParticipantRow, 'id' | 'stageName'>) => ({ id, stageName });
    return {
      to: sent.map(named),
      toParents: ofParents.map(named),
      withoutAddress: rows.filter((row) => !reached.includes(row)).map(named),
    };
  };

  addCalls(app, gates, letterEndpoints, {
    remind: (asked) => send('reminder', (event) => missingThings(store, event), asked),
    sendCallTimes: (asked) =>
      send('call', (event, { access, round }) => callTimes(store, feed, event, { access, round }), asked),
    sendThanks: (asked) =>
      send(
        'thanks',
        async (event, { round }) => {
          if ((await roundPhase(store.read, round.roundId)) !== 'over')
            throw new Refusal(
              'wrong_state',
              'Thanks are sent once the show is over: finish it at the desk first.',
            );
          return actsToThank(store.read, event, { now: store.now(), count });
        },
        asked,
      ),
  });
}

const idsOf = (rows: readonly ParticipantRow[]) => rows.map(({ id }) => id);

/** Whether the letter still concerns the act: one that left is thanked where it was on stage, and not called or reminded. */
const concerns = (kind: LetterKind, { status }: ParticipantRow): boolean =>
  kind === 'thanks' || holdsPlace(status);

/**
 * Writes to these acts as they are now, for they were read before the write: nobody whose data was erased or who left
 * meanwhile, and nobody thanked a second time. What waits since the last press is replaced: it names times that moved, or asks for what
 * came. Answers those who are written to.
 */
async function lettersTo(
  work: KeyedWork,
  kind: LetterKind,
  rows: readonly ParticipantRow[],
  letterTo: (row: ParticipantRow) => Parameters<typeof writeTo>[1],
): Promise<ParticipantRow[]> {
  const written: ParticipantRow[] = [];
  for (const row of await participantsById(work.tx, idsOf(rows))) {
    if (row.erasedAt !== null || !concerns(kind, row)) continue;
    if (kind === 'thanks' && (await isWrittenTo(work.tx, row.id, kind))) continue;
    await replaceLetters(work, row.id, kind);
    await writeTo(work, letterTo(row));
    written.push(row);
  }
  return written;
}

/** Acts in play that miss something, with what it is, a line each. */
async function missingThings(store: Store, event: Event): Promise<Concerned> {
  const acts = await actsWithTracksOf(store.read, event.id);
  const now = store.now();
  const until = wantedUntil(event, now);
  const track = ({ say, moment }: LetterLanguage) =>
    until === null
      ? say('letters.missingTrack')
      : say('letters.missingTrackUntil', { when: moment(until, event.timeZone, now) });
  const found = acts
    .filter(({ status }) => holdsPlace(status))
    .map((act) => {
      const things = [
        ...(trackIsWanted(act.trackState) ? [track] : []),
        ...(act.consent === 'asked' ? [({ say }: LetterLanguage) => say('letters.missingConsent')] : []),
      ];
      return [act.id, things] as const;
    })
    .filter(([, things]) => things.length > 0);
  return new Map(
    found.map(([id, things]) => [
      id,
      {
        words: (voice) => ({ missing: things.map((said) => `- ${said(voice)}`).join('\n') }),
        worthUntil: until ?? undefined,
      },
    ]),
  );
}

/** Until when tracks are wanted, while that is still to come. */
const wantedUntil = ({ settings }: Event, now: number): number | null =>
  settings.tracksUntilAt !== null && settings.tracksUntilAt > now ? settings.tracksUntilAt : null;

/** Acts in the running order that have not been on, with the time to be ready. */
async function callTimes(
  store: Store,
  feed: Feed,
  event: Event,
  { access, round }: Pick<Asking, 'access' | 'round'>,
): Promise<Concerned> {
  const view = (await feed.now(access, round)).view('crew');
  const found = new Map<string, LetterFacts>();
  for (const item of await itemRows(store.read, round.roundId)) {
    const call = item.participantId === null ? null : performersCall(view, item.id);
    if (item.participantId === null || !call || call.readyAt === null || call.expectedAt === null) continue;
    const { readyAt, expectedAt } = call;
    found.set(item.participantId, {
      words: ({ clock }) => ({ call_time: clock(readyAt, event.timeZone) }),
      worthUntil: expectedAt,
      callAt: readyAt,
    });
  }
  return found;
}
