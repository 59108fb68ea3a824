/**
 * The server, put together: store → gates → rooms → pages → listening. Reads like a table of contents.
 * Importing this file starts nothing.
 */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { adminGates } from './accounts/gate.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { newestEntryAt } from './audit/queries.ts';
import { auditRoutes } from './audit/routes.ts';
import { copyAtChanges } from './backup/at-changes.ts';
import { openKeeper } from './backup/keeper.ts';
import { musicNamedAside, musicNamedIn } from './backup/music-named.ts';
import { backupRoutes } from './backup/routes.ts';
import { type Config, copiesFolder } from './config.ts';
import { offeredLanguages } from './events/languages.ts';
import { currentEvent, requireCurrentEvent } from './events/queries.ts';
import { eventsRoutes } from './events/routes.ts';
import { anyoneGate, type Gates } from './http/access.ts';
import { buildApp } from './http/app.ts';
import { limitConnections, ownRoom } from './http/connections.ts';
import { serveDocument } from './http/document/serve.ts';
import { listeningPort, listenTrouble } from './http/listening.ts';
import { servePages } from './http/pages.ts';
import { addressOf } from './http/proxies.ts';
import { openReaders } from './http/reader.ts';
import { limitSlowClients } from './http/slow-clients.ts';
import { copyCriteria } from './judging/criteria-copy.ts';
import { judgeGate } from './judging/gate.ts';
import { paperRoutes } from './judging/paper-routes.ts';
import { judgingRoutes } from './judging/routes.ts';
import { addFirstRound, copyFirstRound } from './lineup/commands.ts';
import { roundGate } from './lineup/gate.ts';
import { followOrder, freezePublished } from './lineup/numbers.ts';
import { currentRound, placesInOrder } from './lineup/queries.ts';
import { lineupRoutes } from './lineup/routes.ts';
import { openLog } from './log.ts';
import { waitingLetters } from './mail/outbox.ts';
import { mailRoutes } from './mail/routes.ts';
import { openSender } from './mail/sender.ts';
import { type OpenData, openData } from './open-data.ts';
import { ownAuthority } from './operating/authority.ts';
import { doctorRoutes } from './operating/doctor.ts';
import { type Https, openHttps } from './operating/https.ts';
import { type LoadBook, openLoadBook } from './operating/load.ts';
import { openRefusedLog } from './operating/refused.ts';
import { operatingRoutes } from './operating/routes.ts';
import { trustRoutes } from './operating/trust.ts';
import { eraseAgain } from './registration/erase.ts';
import { openErasing } from './registration/erasing.ts';
import { participantGate } from './registration/gate.ts';
import { requireParticipant } from './registration/queries.ts';
import { openRetention } from './registration/retention.ts';
import { registrationRoutes } from './registration/routes.ts';
import { watchCertified } from './results/certify.ts';
import { feedbackFor } from './results/feedback.ts';
import { forgetNames } from './results/forget.ts';
import { officeRoutes } from './results/office-routes.ts';
import { newestInBrief } from './results/queries.ts';
import { excusesOf } from './results/records.ts';
import { roundsRoutes } from './results/rounds-routes.ts';
import { resultsRoutes } from './results/routes.ts';
import { holdCertified } from './results/take-back.ts';
import { VERSION } from './shipped.ts';
import { eventBegun } from './show/begun.ts';
import { gearGate } from './show/gear/tokens.ts';
import { openLiveShow } from './show/live-show.ts';
import { mcGate, screenGate } from './show/screens.ts';
import { showHadOn, showStand } from './show/stand.ts';
import type { Store } from './store/store.ts';
import { moveTracks, trackFilesOf } from './tracks/files.ts';
import { waitingFiles } from './tracks/hearing.ts';
import { lostSentences } from './tracks/lost.ts';
import { findProgram } from './tracks/programs.ts';
import { openTracks } from './tracks/room.ts';
import { openVoting } from './voting/ballots.ts';
import { openBallotBox } from './voting/box.ts';
import { openCodeGuard } from './voting/code-guard.ts';
import { castFast } from './voting/fast-cast.ts';
import { ballotPage } from './voting/page.ts';
import { votingRoutes } from './voting/routes.ts';
import { openVoteWatch } from './voting/watch.ts';
import { keepYoung } from './young.ts';

export interface Server {
  app: FastifyInstance;
  store: Store;
  /** `http://host:port` as this machine reaches it. */
  url: string;
  /** Where https is served beside it. */
  httpsPort: number | undefined;
  /** Answers what is under way, says goodbye to live screens, closes the database. */
  close(): Promise<void>;
}

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
  keepYoung();
  const log = openLog(config.log);
  const book = openLoadBook(clock);
  const data = await openData(config, log, { clock, clockIsMoved, onCommit: book.committed });
  try {
    return await putTogether(config, { data, log, book, restart });
  } catch (error) {
    await data.close();
    throw error;
  }
}

interface Parts {
  data: OpenData;
  log: Logger;
  book: LoadBook;
  restart: (() => void) | undefined;
}

async function putTogether(config: Config, { data, log, book, restart }: Parts): Promise<Server> {
  const { store } = data;
  const freeBytes = async () => {
    const disk = await statfs(config.dataDir).catch(() => undefined);
    return disk && disk.bavail * disk.bsize;
  };
  let https: Https | undefined;
  const app = await buildApp({ log, trustProxy: config.trustProxy, httpsPort: () => https?.port });
  const desk = adminGates(store);
  const screen = screenGate(store);
  const gates: Gates = {
    anyone: anyoneGate,
    ...desk,
    judge: judgeGate(store),
    participant: participantGate(store),
    screen,
    mc: mcGate(screen, desk.crew),
    gear: gearGate(store),
    round: roundGate(store),
  };

  let stopping = false;
  const refused = openRefusedLog(log);
  operatingRoutes(app, gates, {
    book,
    refused,
    store,
    version: VERSION,
    freeBytes,
    troubles: () => lostSentences(store.read),
    stopping: () => stopping,
    metricsToken: config.metricsToken,
  });
  trustRoutes(app, gates, () => https);
  const copies = {
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    keyFile: config.keyFile,
    s3: config.s3,
    to: copiesFolder(config),
    passphrase: config.backupPassphrase,
    everyMinutes: config.backupMinutes ?? 0,
    onForgotten: async (folder: string) =>
      tracks.forgetNamed(musicNamedIn(folder), await musicNamedAside(config.dataDir, folder)),
    onTrouble: (error: unknown) => log.error({ err: error }, 'a copy could not be taken'),
  };
  const keeper = openKeeper(store, copies);
  backupRoutes(app, gates, store, { keeper, settings: copies, restart });
  doctorRoutes(app, gates, async () => ({
    ...config,
    https: config.https,
    running: true,
    port: listeningPort(app.server),
    httpsNow: https && { port: https.port, endsAt: https.shown().validToDate.getTime() },
    publicAddress: (await currentEvent(store.read))?.settings.publicAddress ?? '',
    newestEntryAt: await newestEntryAt(store.read),
    copies: { folder: copies.to, trouble: keeper.trouble(), everyMinutes: copies.everyMinutes },
    now: Date.now(),
    findProgram,
  }));
  accountsRoutes(app, gates, store);
  auditRoutes(app, gates, store);
  eventsRoutes(app, gates, store, {
    alongWithEvent: addFirstRound,
    alongWithCopy: async (work, from, to, categories) => {
      const criteria = await copyCriteria(work, from, to, categories);
      await copyFirstRound(work, from, to, new Map([...categories, ...criteria]));
    },
    begun: eventBegun,
    lineupTurned: async (work, { id, settings }) => {
      if (settings.lineupPublished) await freezePublished(work, id);
      // Once a show has begun the hall knows the numbers.
      else if (!(await eventBegun(work.tx, id))) await followOrder(work, id);
    },
  });
  mailRoutes(app, gates, store, {
    sender: config.smtp?.from,
    eventId: async () => (await requireCurrentEvent(store.read)).id,
    requireAct: (id) => requireParticipant(store.read, id),
  });
  const sender =
    config.smtp &&
    openSender(store, config.smtp, (error) => log.error({ err: error }, 'letters could not be sent'));
  const tracks = await openTracks(store, {
    folder: join(config.dataDir, 'tracks'),
    s3: config.s3,
    placesOf: (eventId) => placesInOrder(store.read, eventId),
    namedAside: () => musicNamedAside(config.dataDir),
    onTrouble: (error) => log.error({ err: error }, 'something is wrong with the music'),
  });
  const erasing = openErasing(
    store,
    async (ids) => {
      // First what holds when the rest is cut off and an older copy is put back.
      await keeper.noteErased(ids);
      await tracks.forgetErased();
      await forgetNames(store);
      await store.scrub();
      await keeper.takeClean();
    },
    (error) => log.error({ err: error }, 'people are not erased from every file yet; it is tried again'),
  );
  registrationRoutes(app, gates, store, {
    finishErasing: erasing.finish,
    moveTracks,
    mailIsSet: config.smtp !== undefined,
    keptElsewhere: async (read, { id, eventId }) => ({
      tracks: (await trackFilesOf(read, id)).map(({ size, ...file }) => ({ ...file, bytes: size })),
      feedback: (await feedbackFor(read, { participantId: id, eventId })).words,
    }),
  });
  const retention = openRetention(store, erasing.finish, (error) =>
    log.error({ err: error }, 'personal data that is due could not be erased'),
  );
  tracks.routes(app, gates);
  judgingRoutes(app, gates, store, (judgeId, acts) => excusesOf(store.read, judgeId, acts));
  paperRoutes(app, gates, {
    store,
    isCertified: async (read, roundId) => (await newestInBrief(read, roundId))?.state === 'certified',
  });
  lineupRoutes(app, gates, store, { hadOn: showHadOn, showStand });
  const box = openBallotBox(store, book.ballotsCommitted);
  box.onBallots(keeper.noteChange);
  const watch = openVoteWatch(store, (error) =>
    log.error({ err: error }, 'votes that look scripted could not be written down'),
  );
  const voting = openVoting(store, box, watch);
  const guard = openCodeGuard(store);
  votingRoutes(app, gates, store, { voting, box, guard, watch, showStand });
  castFast(app, {
    voting,
    store,
    addressOf: addressOf(config.trustProxy ?? false),
    onTrouble: (error) => log.error({ err: error }, 'a ballot could not be put in'),
  });
  // After the short way of ballots, so that those who send slowly are seen on it too.
  limitSlowClients(app.server);
  resultsRoutes(app, gates, store, box.tally);
  officeRoutes(app, gates, store, box.tally);
  roundsRoutes(app, gates, store, { count: box.tally, showStand });
  holdCertified(store, box.tally);
  const certified = watchCertified(store, box.tally, (error) =>
    log.error({ err: error }, 'a certified result could not be checked'),
  );
  const room = ownRoom();
  limitConnections(app.server, room.connections);
  const live = openLiveShow(store, box, {
    strangers: room.strangers,
    onTrouble: (error) => log.error({ err: error }, 'a live view could not be made'),
  });
  live.routes(app, gates);
  book.follow({
    version: VERSION,
    engine: store.engine,
    viewers: live.viewers,
    waitingBallots: box.waiting,
    waitingLetters: () => waitingLetters(store.read),
    waitingTracks: () => waitingFiles(store.read),
    freeBytes,
  });
  const readerOf = openReaders(offeredLanguages(store));
  await ballotPage(app, { store, voting, guard, watch, readerOf, audience: live.audience });
  await serveDocument(app, VERSION);
  await servePages(app, readerOf);

  // A copy that was put back may be older than an erasing.
  await eraseAgain(store, await keeper.erased());
  keeper.start();
  erasing.start();
  const standOf = async () => {
    const round = await currentRound(store.read);
    return round && { roundId: round.id, stand: await showStand(store.read, round.id) };
  };
  const endCopies = copyAtChanges(store, standOf, keeper.takeOutOfTurn, copies.onTrouble);
  retention.start();
  await tracks.start();
  sender?.start();
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenTrouble(error, config);
  });
  const port = listeningPort(app.server);
  data.listens(port);
  if (config.https)
    https = await openHttps({
      server: app.server,
      host: config.host,
      settings: config.https,
      authority: () => ownAuthority(store),
      onTrouble: (sentence, error) => log.warn({ err: error }, sentence),
    });
  return {
    app,
    store,
    httpsPort: https?.port,
    url: `http://localhost:${port}`,
    async close() {
      stopping = true;
      // While proxies notice, everybody who still comes is served.
      await pause(config.drainMs ?? 0);
      // From here on nobody gets in; what came is answered, and streams end when the pages can go elsewhere.
      const closed = https?.close();
      const answered = app.close();
      await live.close();
      await tracks.close();
      await sender?.stop();
      await certified.stop();
      await endCopies();
      await retention.stop();
      await erasing.stop();
      await answered;
      await closed;
      await box.close();
      await watch.close();
      await keeper.stop();
      book.close();
      refused.close();
      await data.close();
    },
  };
}
