/** The calls on copies, answered; and the copy before every certification. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { inNamedRound } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import type { Gates } from '../http/access.ts';
import { API, addCalls } from '../http/calls.ts';
import { stillHolds } from '../http/proofs.ts';
import type { Store } from '../store/store.ts';
import { followersOf } from './followers.ts';
import type { BackupKeeper, KeeperSettings } from './keeper.ts';
import { layNothing, layReadyInThread } from './swap.ts';

/** Both addresses by which a round is certified: the one of the round that is on, and that of any round. */
const CERTIFYING = new Set(
  [resultsEndpoints.certify, inNamedRound(resultsEndpoints.certify)].map(({ path }) => API + path),
);

export interface BackupParts {
  keeper: BackupKeeper;
  settings: KeeperSettings;
  /** Restarts the server; undefined where only a person can. */
  restart: (() => void) | undefined;
}

/** Registers the calls on copies. Call it before the rooms before whose changes a copy is taken. */
export function backupRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  { keeper, settings, restart }: BackupParts,
): void {
  const present = async () => {
    const trouble = keeper.trouble();
    return {
      folder: settings.to,
      everyMinutes: settings.everyMinutes || null,
      trouble,
      troubleTold: trouble === null ? [] : catalogueLinesOf(trouble),
      restorable: store.engine === 'sqlite',
      kept: await keeper.kept(),
      followers: await followersOf(settings.to),
    };
  };
  let isRestoring = false;
  const pathOf = async (name: string) => {
    const path = await keeper.pathOf(name);
    if (path === undefined) throw new Refusal('not_found', 'This backup is not kept any more.');
    return path;
  };
  const inWords = (error: unknown) =>
    new Refusal('backup_failed', error instanceof Error ? error.message : undefined);

  app.addHook('preHandler', async (request) => {
    if (settings.everyMinutes === 0 || !CERTIFYING.has(request.routeOptions.url ?? '')) return;
    // A result is not held up by a disk for copies that is full or hangs: the settings say that it failed.
    await keeper.takeInTime('before_certifying', CERTIFYING_WAITS_MS).catch(settings.onTrouble);
  });
  addCalls(app, gates, backupEndpoints, {
    backups: present,
    async takeBackup({ access }) {
      await keeper.take('by_hand').catch((error: unknown) => {
        throw inWords(error);
      });
      await store.write({ by: access.by }, async ({ audit }) =>
        audit({ action: 'backup.taken', subject: 'backup' }),
      );
      return present();
    },
    async offerBackup({ params, access }) {
      await pathOf(params.name);
      await store.write({ by: access.by }, async ({ audit }) =>
        audit({ action: 'backup.downloaded', subject: `backup:${params.name}` }),
      );
      const until = store.now() + LINK_MS;
      return {
        url: `${API}/backups/${store.secrets.sign(LINK, `${params.name} ${until} ${access.sessionId}`)}`,
      };
    },
    async downloadBackup({ params, reply }) {
      const [name = '', until, sessionId = ''] = store.secrets.verify(LINK, params.link)?.split(' ') ?? [];
      // Everything is in a copy: whoever asked for it has to be signed in as an admin still.
      if (!(Number(until) > store.now()) || (await gates.signedIn(sessionId)) !== 'admin')
        throw new Refusal('link_unknown', 'This address has run out. Ask for the backup again.');
      const path = await pathOf(name);
      return reply
        .header('content-type', 'application/x-tar')
        .header('content-length', (await stat(path)).size)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(createReadStream(path));
    },
    async restoreBackup({ params, access }) {
      if (store.engine !== 'sqlite')
        throw new Refusal(
          'backup_failed',
          'A copy of PostgreSQL goes into an empty database: see “ovation restore” in the guide to operating.',
        );
      const path = await pathOf(params.name);
      // Two would lay their files into one place, and each would clear away what the other has laid there.
      if (isRestoring) throw new Refusal('backup_failed', 'A copy is being put back already. Wait for it.');
      isRestoring = true;
      try {
        const { dataDir, s3, passphrase, keyFile } = settings;
        const copy = { dataDir, s3, passphrase, keyFile, file: path, by: access.by.name };
        const verified = await keeper
          .take('before_restoring')
          .then(() => layReadyInThread(copy))
          .catch((error: unknown) => {
            throw inWords(error);
          });
        await stillHolds(access);
        await store.write({ by: access.by }, async ({ audit }) =>
          audit({ action: 'backup.restored', subject: `backup:${params.name}` }),
        );
        if (restart) setTimeout(restart, RESTART_AFTER_MS).unref();
        else isRestoring = false;
        return { verified, verifiedTold: verified.map(catalogueLinesOf), restarting: restart !== undefined };
      } catch (error) {
        // What was refused is not put in place by a start that comes later.
        layNothing(settings.dataDir);
        isRestoring = false;
        throw error;
      }
    },
  });
}

/** A copy of a show's database takes a second or two; whoever certifies stands before a hall that waits. */
const CERTIFYING_WAITS_MS = 10_000;
const LINK = 'backup download';
const LINK_MS = 600_000;
/** Long enough for the answer to leave. */
const RESTART_AFTER_MS = 500;
