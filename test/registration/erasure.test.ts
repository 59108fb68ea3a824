/**
 * Erasing is erasing: every personal field of an act holds a mark, and after erasing no byte of the mark is left in
 * the database, the files, the log of a real process at its most talkative, or the newest copy, which the server
 * takes by itself; and an older copy that is put back does not bring them back.
 */
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { picturesEndpoints } from '#contract/pictures/endpoints.ts';
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { asWav, RECORDING_RATE } from '#domain/recordings/sound.ts';
import { extract } from '#server/backup/archive.ts';
import { ERASED_LIST } from '#server/backup/erased-list.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { runPostgres } from '#server/backup/snapshot.ts';
import { callerOf } from '#server/demo/api.ts';
import { makeSampleEvent } from '#server/demo/sample-event.ts';
import { startServer } from '#server/main.ts';
import { ROWS_OF_PEOPLE } from '#server/registration/fields.ts';
import { openSecrets } from '#server/store/secrets.ts';
import type { Store } from '#server/store/store.ts';
import { freshConfig, openDatabase, startProcess } from '#test/server.ts';
import { sendFile } from '#test/tracks/sending.ts';
import { ENGINES } from '../store.ts';
import { firstOf } from '../tried.ts';
import { photo } from './photo.ts';
import { soundOf } from './sound.ts';

const MARK = 'canary';
const marked = (field: string) => `${MARK}-${field}`;

const ACT = {
  preferredName: marked('name'),
  stageName: 'The Unmarked',
  songTitle: 'Plain Song',
  isMinor: true,
  audioDeliveryMethod: 'upload' as const,
  riskAcknowledged: true as const,
  pronouns: marked('pronouns'),
  pronunciation: marked('said'),
  mcLine: marked('mc'),
  stageNotes: marked('stage'),
  contact: `${MARK}@example.org`,
  performerCount: 2,
  credits: marked('credits'),
  answers: [{ question: 'teacher', answer: marked('answer') }],
  members: [{ name: marked('member'), isMinor: true, parentContact: marked('member-parent') }],
  assistanceNeeded: marked('assistance'),
  emergencyContact: {
    preferredName: marked('e-name'),
    pronouns: marked('e-p'),
    contactMethod: marked('e-c'),
  },
  parentalConsent: {
    consentGiven: true,
    parentPreferredName: marked('parent'),
    parentPronouns: marked('parent-p'),
    parentContact: marked('parent-c'),
  },
};

const OF_PEOPLE = Object.entries(ROWS_OF_PEOPLE) as [keyof typeof ROWS_OF_PEOPLE, 'go' | 'stay'][];
/** An upload that was taken in leaves no row behind even before. */
const TO_GO: readonly string[] = OF_PEOPLE.flatMap(([table, fate]) =>
  fate === 'go' && table !== 'trackArrival' ? [table] : [],
);

/** The tables that have a row of this registration. */
async function tablesNaming(store: Store, id: string) {
  const rows = await Promise.all(
    OF_PEOPLE.map(async ([table]) => ({
      table,
      row: await store.read
        .selectFrom(table as 'member')
        .select('participantId')
        .where('participantId', '=', id)
        .executeTakeFirst(),
    })),
  );
  return rows.flatMap(({ table, row }) => (row ? [table] : []));
}

/** Every file below the folder as one text of bytes. */
const bytesBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`)
    .join('\n');

/** Every value of every table of a SQLite file, one a line. */
function textOf(file: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
    return tables
      .flatMap(({ name }) => database.prepare(`select * from "${name}"`).all())
      .flatMap((row) => Object.values(row))
      .join('\n');
  } finally {
    database.close();
  }
}

describe.each(firstOf(1, ENGINES))('erasing one person (%s)', (engine) => {
  it('leaves nothing in the database, the files, the log and the newest copy, also when an older one is put back', async () => {
    const { config, remove } = await freshConfig(engine);
    const aside = mkdtempSync(join(tmpdir(), 'ovation-aside-'));
    const store = await openDatabase(config);
    const running = await startProcess({ ...config, log: 'debug' });
    try {
      const { admin } = await makeSampleEvent(store, running.origin);
      const visitor = callerOf(running.origin);
      const { token } = await visitor.call(accountsEndpoints.login, { body: admin });
      const desk = callerOf(running.origin, { authorization: `Bearer ${token}` });
      const [event] = await desk.call(eventsEndpoints.events);
      await desk.call(eventsEndpoints.changeEvent, {
        params: { id: event?.id ?? '' },
        body: {
          settings: {
            mailOn: true,
            photoConsentAsked: false,
            questions: [{ id: 'teacher', label: 'Teacher', kind: 'text' }],
          },
        },
      });
      const { participant, statusUrl } = await visitor.call(registrationEndpoints.register, {
        body: ACT,
        commandId: 'canary-command-1',
      });
      const params = { id: participant.id };
      const own = { 'x-participant-token': statusUrl.split('/').at(-1) ?? '' };
      const uploads = `${running.origin}/api/v1/participants/me/track/uploads`;
      expect(await sendFile(uploads, soundOf(marked('in-the-file')), own)).toMatchObject({ status: 0 });
      const performer = callerOf(running.origin, own);
      await performer.call(picturesEndpoints.sendOwnPicture, {
        body: { picture: (await photo()).toString('base64') },
      });
      await performer.call(recordingsEndpoints.sendOwnRecording, {
        body: { recording: Buffer.from(asWav(new Uint8Array(2 * RECORDING_RATE))).toString('base64') },
      });
      await desk.call(peopleEndpoints.saveView, {
        body: { name: marked('view'), search: `?tab=all&q=${marked('name')}` },
      });
      await desk.call(registrationEndpoints.setNote, { params, body: { note: marked('note') } });
      const { members } = await desk.call(registrationEndpoints.participant, { params });
      await desk.call(registrationEndpoints.setConsent, {
        params,
        body: { state: 'given', reason: 'On paper', ...(members?.[0] && { member: members[0].id }) },
      });
      await desk.call(registrationEndpoints.setStatus, { params, body: { status: 'accepted' } });
      await performer.call(registrationEndpoints.withdrawOwn, { body: { reason: marked('reason') } });
      // What is refused is no reason to write it down either.
      for (const body of [
        `{"preferred_name": "${marked('broken')}`,
        JSON.stringify({ contact: marked('bad') }),
      ])
        await fetch(`${running.origin}/api/v1/participants?q=${marked('query')}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
      await visitor
        .call(accountsEndpoints.login, {
          body: { email: `${MARK}@example.org`, password: marked('password') },
        })
        .catch(() => undefined);

      const secrets = openSecrets(config.keyFile);
      const whole = await desk.call(peopleEndpoints.exportPerson, { params });
      expect(JSON.stringify(whole)).toContain(marked('assistance'));
      expect(whole.tracks).toMatchObject([
        { version: 1, format: 'wav', bytes: soundOf(marked('in-the-file')).length },
      ]);
      // The search can find: the music lies there in clear, the rest sealed.
      expect(bytesBelow(join(config.dataDir, 'tracks'))).toContain(MARK);
      expect(await tablesNaming(store, participant.id)).toEqual(expect.arrayContaining([...TO_GO]));
      const before = (await desk.call(backupEndpoints.takeBackup)).kept[0]?.name ?? '';

      await desk.call(peopleEndpoints.erasePerson, { params, body: { dryRun: false } });
      // The server has taken a copy without them by itself, and nobody has to think of it.
      const [newest] = (await desk.call(backupEndpoints.backups)).kept;
      expect(newest?.reason).toBe('after_erasing');
      expect(await running.stop()).toBe(0);
      expect(running.said()).not.toBe('');
      expect(running.said()).not.toContain(MARK);
      const naming = await tablesNaming(store, participant.id);
      expect(naming.filter((table) => TO_GO.includes(table))).toEqual([]);
      await store.close();

      const folder = join(config.dataDir, 'backups');
      const opened = join(config.dataDir, 'opened');
      await extract(join(folder, newest?.name ?? ''), opened);
      // The copy from before goes a day later; until then it is what a stranger would look for.
      renameSync(join(folder, before), join(aside, before));
      copyFileSync(join(folder, ERASED_LIST), join(aside, ERASED_LIST));
      if (engine === 'postgres')
        await runPostgres(
          'pg_restore',
          [`--file=${join(opened, 'plain.sql')}`, join(opened, 'ovation.pgdump')],
          config.databaseUrl ?? '',
        );
      const left = bytesBelow(config.dataDir);
      expect(left).toContain('The Unmarked');
      expect(left.match(/canary[-@\w]*/g) ?? []).toEqual([]);
      // Not even sealed: nothing that the installation's key opens speaks of them.
      const kept = engine === 'postgres' ? left : textOf(join(opened, 'ovation.db'));
      const sealed = [...new Set(kept.match(/[\w-]{40,}/g) ?? [])].flatMap((text) => {
        try {
          return [secrets.unseal(text)];
        } catch {
          return [];
        }
      });
      expect(sealed.length).toBeGreaterThan(10);
      expect(sealed.filter((text) => text.includes(MARK))).toEqual([]);

      // Put back, that copy does not bring them back. PostgreSQL's needs a database of its own: the rule is one.
      if (engine === 'postgres') return;
      const place = join(aside, 'restored');
      await restoreBackup({
        file: join(aside, before),
        to: place,
        databaseUrl: undefined,
        passphrase: undefined,
      });
      rmSync(join(aside, before));
      expect(bytesBelow(join(place, 'tracks'))).toContain(MARK);
      const restored = { ...config, dataDir: place };
      await (await startServer(restored)).close();
      expect(bytesBelow(place).match(/canary[-@\w]*/g) ?? []).toEqual([]);
      const again = await openDatabase(restored);
      const row = await again.read.selectFrom('participant').selectAll().where('id', '=', participant.id);
      expect(await row.executeTakeFirst()).toMatchObject({
        personal: '',
        note: '',
        stageName: 'The Unmarked',
      });
      await again.close();
    } finally {
      rmSync(aside, { recursive: true, force: true });
      await running.kill();
      await remove();
    }
  });
});
