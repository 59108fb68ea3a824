import { join } from 'node:path';
import { usualWordsIn } from '#domain/planning/in-language.ts';
import { openAccounts } from './accounts/room.ts';
import { newestEntryAt } from './audit/queries.ts';
import { openAudit } from './audit/room.ts';
import { musicNamedAside } from './backup/music-named.ts';
import { openBackup } from './backup/room.ts';
import { type ClockDoubt, openClockDoubt, openSettling } from './clock-doubt.ts';
import type { Config } from './config.ts';
import { eventOfPage } from './event-of-page.ts';
import { offeredLanguages } from './events/languages.ts';
import { letterStyle } from './events/letter-style.ts';
import { openLook } from './events/look.ts';
import { currentEvent, requireCurrentEvent } from './events/queries.ts';
import { openEvents } from './events/room.ts';
import { setGcFlags } from './gc-flags.ts';
import { anyoneGate } from './http/access.ts';
import { ownConnectionLimits } from './http/connections.ts';
import type { LookOf } from './http/look.ts';
import { openReaders, type ReaderOf } from './http/reader.ts';
import { openJudging } from './judging/room.ts';
import { keptCategories } from './judging/scored-acts.ts';
import { keptInParts } from './kept-in-parts.ts';
import { addFirstRound } from './lineup/commands.ts';
import { placesInOrder } from './lineup/queries.ts';
import { openLineup } from './lineup/room.ts';
import { openLog } from './log.ts';
import { waitingLetters } from './mail/outbox.ts';
import { openMail } from './mail/room.ts';
import { openMailServer } from './mail/server.ts';
import { openData } from './open-data.ts';
import { openLoadBook } from './operating/load.ts';
import { openOperating, type Running } from './operating/room.ts';
import { PICTURES } from './pictures/files.ts';
import { pictureFacts } from './pictures/queries.ts';
import { openPictures } from './pictures/room.ts';
import { copyForm } from './planning/copy-form.ts';
import { openPlanning } from './planning/room.ts';
import { openPrinting } from './printing/room.ts';
import { RECORDINGS } from './recordings/files.ts';
import { recordingFacts } from './recordings/queries.ts';
import { openRecordings } from './recordings/room.ts';
import { requireParticipant } from './registration/queries.ts';
import { openRegistration } from './registration/room.ts';
import { engineOfVotes } from './results/engine-of-votes.ts';
import { feedbackFor } from './results/feedback.ts';
import { forgetNames } from './results/forget.ts';
import { newestInBrief } from './results/queries.ts';
import { excusesOf } from './results/records.ts';
import { openResults } from './results/room.ts';
import type { RoomContext } from './room.ts';
import { type Opened, type Server, serve } from './serve.ts';
import { eventBegun, lineupTurned } from './show/begun.ts';
import { openShow } from './show/room.ts';
import { phasesNow, roundPhase, showHadOn } from './show/round-phase.ts';
import { eventMayBeLeft } from './show/under-way.ts';
import { powerCutSafety } from './store/power-cut.ts';
import { moveTracks, trackFilesOf } from './tracks/files.ts';
import { waitingFiles } from './tracks/hearing.ts';
import { findProgram } from './tracks/programs.ts';
import { openTracks } from './tracks/room.ts';
import { openVotes } from './voting/room.ts';

export type { Server } from './serve.ts';

/**
 * Starts the server. `clock` gives the time in ms; tests pass their own, which `clockIsMoved` says. `restart` starts it
 * anew, for a copy that is put back.
 */
export async function startServer(
  config: Config,
  clock: () => number = Date.now,
  restart?: () => void,
  clockIsMoved = false,
): Promise<Server> {
  setGcFlags();
  const log = openLog(config.log);
  const book = openLoadBook(clock);
  const data = await openData(config, log, { clock, clockIsMoved, onCommit: book.committed });
  const trouble: RoomContext['trouble'] = (words) => (error) => log.error({ err: error }, words);
  try {
    const doubt = await openClockDoubt(
      data.store,
      await newestEntryAt(data.store.read),
      trouble('whether the clock is right could not be looked up or written down'),
    );
    if (doubt.says() !== undefined) log.warn(doubt.says());
    const clockIsSettled = openSettling(data.store, () => doubt.says() !== undefined);
    const context = { config, store: data.store, log, trouble, clockIsSettled };
    const running: Running = { book, port: 0, https: undefined, stopping: false };
    const places = ownConnectionLimits();
    const opened = await openRooms(context, { running, restart, doubt, strangers: places.strangers });
    return await serve(context, { ...opened, running, data, doubt, connections: places.connections });
  } catch (error) {
    await data.close();
    throw error;
  }
}

interface Whole {
  running: Running;
  restart: (() => void) | undefined;
  doubt: ClockDoubt;
  /** So many people whom nobody knows follow the show at a time. */
  strangers: number;
}

/** Every room; what one tells another that does not know it stands beside its name. */
async function openRooms(context: RoomContext, whole: Whole): Promise<Opened> {
  const readerOf = openReaders(offeredLanguages(context.store, eventOfPage));
  const lookOf = openLook(context.store);
  const admin = await openAdminRooms(context, { ...whole, lookOf });
  const { accounts, audit, events, mail, tracks, pictures, recordings, backup, registration } = admin;
  const hall = openHall(context, { ...whole, ...admin, readerOf, lookOf });
  const { lineup, judging, voting, results, show } = hall;
  const operating = openOperating(context, {
    running: whole.running,
    viewers: show.viewers,
    waitingBallots: voting.box.waiting,
    waitingLetters: () => waitingLetters(context.store.read),
    waitingTracks: () => waitingFiles(context.store.read),
    doubt: whole.doubt,
    troubles: async () => [...backup.troubles(), ...(await tracks.troubles())],
    findProgram,
    known: async () => ({
      publicAddress: (await currentEvent(context.store.read))?.settings.publicAddress ?? '',
      newestEntryAt: await newestEntryAt(context.store.read),
      database: await powerCutSafety(context.store),
      copies: backup.state(),
    }),
  });
  const printing = openPrinting(context, {
    address: () => `http://${hereOf(context.config.host)}:${whole.running.port}`,
    findProgram,
  });
  const before = [
    operating,
    backup,
    accounts,
    audit,
    events,
    mail,
    registration,
    tracks,
    pictures,
    recordings,
  ];
  return {
    rooms: [...before, lineup, judging, voting, results, show, openPlanning(context), printing],
    gates: {
      anyone: anyoneGate,
      ...accounts.gates,
      ...registration.gates,
      ...lineup.gates,
      ...judging.gates,
      ...show.gates,
    },
    readerOf,
    lookOf,
  };
}

/** How this machine reaches a server of its own that listens there. */
const hereOf = (host: string): string =>
  host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host;

/** What is there before the evening. */
async function openAdminRooms(context: RoomContext, { restart, lookOf }: Whole & { lookOf: LookOf }) {
  const { store, config } = context;
  const mailServer = openMailServer(store, config.smtp);
  const tracks = await openTracks(context, {
    folder: join(config.dataDir, 'tracks'),
    s3: config.s3,
    placesOf: (eventId) => placesInOrder(store.read, eventId),
    namedAside: () => musicNamedAside(config.dataDir),
    elsewhere: async (read) => [...(await PICTURES.ids(read)), ...(await RECORDINGS.ids(read))],
    onTrouble: context.trouble('something is wrong with the music'),
  });
  const backup = openBackup(context, {
    phasesNow: () => phasesNow(store.read),
    forgetMusic: tracks.forgetNamed,
    keptInParts,
    restart,
  });
  return {
    accounts: openAccounts(context, {
      publicAddress: async () => (await currentEvent(store.read))?.settings.publicAddress ?? '',
    }),
    audit: openAudit(context),
    events: openEvents(context, {
      alongWithEvent: addFirstRound,
      usualWords: usualWordsIn,
      alongWithCopy: copyForm,
      begun: eventBegun,
      mayBeLeft: eventMayBeLeft,
      lineupTurned,
      lookOf,
      mailIsSet: mailServer.isSet,
    }),
    mail: openMail(context, {
      server: mailServer,
      eventTried: async () => {
        const event = await currentEvent(store.read);
        return event && { name: event.name, language: event.settings.mainLanguage };
      },
      eventId: async () => (await requireCurrentEvent(store.read)).id,
      requireAct: (id) => requireParticipant(store.read, id),
      dressOf: (id) => letterStyle(store.read, id),
    }),
    tracks,
    pictures: openPictures(context, tracks),
    recordings: openRecordings(context, tracks),
    backup,
    registration: openRegistration(context, {
      async clearAway(people, withoutMusic, parts) {
        // First what holds when the rest is cut off and an older copy is put back.
        await backup.keeper.noteErased({ people, parts });
        await PICTURES.forgetErased(store);
        await RECORDINGS.forgetErased(store);
        await tracks.forgetErased(withoutMusic);
        await forgetNames(store);
        await store.scrub();
        await backup.keeper.takeClean();
      },
      keptCategories,
      moveTracks,
      movePicture: PICTURES.move,
      moveRecording: RECORDINGS.move,
      mailIsSet: mailServer.isSet,
      keptInParts,
      keptElsewhere: async (read, { id, eventId }) => ({
        tracks: (await trackFilesOf(read, id)).map(({ size, ...file }) => ({ ...file, bytes: size })),
        picture: pictureFacts(await PICTURES.of(read, id)),
        recording: recordingFacts(await RECORDINGS.of(read, id)),
        feedback: (await feedbackFor(read, { participantId: id, eventId })).words,
      }),
    }),
  };
}

type Admin = Awaited<ReturnType<typeof openAdminRooms>>;

interface HallGiven extends Whole, Pick<Admin, 'accounts' | 'backup'> {
  readerOf: ReaderOf;
  lookOf: LookOf;
}

/** What the evening itself happens in. */
function openHall(
  context: RoomContext,
  { running, accounts, backup, readerOf, lookOf, strangers }: HallGiven,
) {
  const { store } = context;
  const voting = openVotes(context, {
    usualTitle: async (language) => (await usualWordsIn(language)).pollTitle,
    roundPhase,
    engineOf: engineOfVotes,
    audience: () => show.audience(),
    readerOf,
    lookOf,
    onCommitted: running.book.ballotsCommitted,
  });
  voting.box.onBallots(backup.keeper.noteChange);
  const show = openShow(context, { box: voting.box, strangers, crew: accounts.gates.crew });
  return {
    lineup: openLineup(context, { hadOn: showHadOn, roundPhase }),
    judging: openJudging(context, {
      excused: (judgeId, acts) => excusesOf(store.read, judgeId, acts),
      isCertified: async (read, roundId) => (await newestInBrief(read, roundId))?.state === 'certified',
    }),
    voting,
    results: openResults(context, { count: voting.box.tally, roundPhase }),
    show,
  };
}
