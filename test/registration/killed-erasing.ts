/** A server that is killed at a chosen step while it erases a person, started again, and searched. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect } from 'vitest';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { testParticipant } from '#contract/registration/test-participants.ts';
import { extract } from '#server/backup/archive.ts';
import { ERASED_LIST } from '#server/backup/erased-list.ts';
import { callerOf } from '#server/demo/api.ts';
import type { Engine } from '#server/store/engine.ts';
import { type Hall, openHall } from '../faults/hall.ts';
import { openDatabase } from '../server.ts';
import { sendFile } from '../tracks/sending.ts';
import { soundOf } from './sound.ts';

const HOOK = pathToFileURL(join(import.meta.dirname, '../faults/die-at.ts')).href;
const COPIES = { OVATION_BACKUP_MINUTES: '60' };
const OFTEN = { interval: 200 };

export interface Erased {
  id: string;
  mark: string;
  /** A copy from before. */
  copy: string;
  /** Whether the kill came after the commit, with the rest to be done. */
  isUnderWay: boolean;
}

export interface ErasingFixture {
  hall: Hall;
  copies: string;
  /** Erases somebody, with a kill at the step; and starts again. Undefined when it was over before that step. */
  eraseAndKill(step: number): Promise<Erased | undefined>;
  /** Waits until they are told to be erased. */
  untilErased(id: string): Promise<void>;
  /** What of them is left in any file but copies from before. */
  leftOf(person: Erased): Promise<string[]>;
}

/** Opens it. Close its hall in any case. */
export async function openErasingFixture(engine: Engine): Promise<ErasingFixture> {
  const hall = await openHall(engine, { acts: 6, env: COPIES });
  const copies = join(hall.config.dataDir, 'backups');
  const { desk } = hall;

  const register = async (mark: string) => {
    const { participant, statusUrl } = await callerOf(hall.origin).call(registrationEndpoints.register, {
      body: {
        ...testParticipant(1),
        stageName: `Somebody ${mark.length}`,
        pronunciation: mark,
        assistanceNeeded: mark,
        audioDeliveryMethod: 'upload',
      },
    });
    const own = { 'x-participant-token': statusUrl.split('/').at(-1) ?? '' };
    expect(
      await sendFile(`${hall.origin}/api/v1/participants/me/track/uploads`, soundOf(mark), own),
    ).toMatchObject({ status: 0 });
    return participant.id;
  };

  const eraseAndKill = async (step: number): Promise<Erased | undefined> => {
    const mark = `canary-${step}-${'x'.repeat(step)}`;
    const id = await register(mark);
    const copy = (await desk.call(backupEndpoints.takeBackup)).kept[0]?.name ?? '';
    await hall.server().kill();
    await hall.start({
      ...COPIES,
      NODE_OPTIONS: `--import ${HOOK}`,
      OVATION_DIES_AT: String(step),
    });
    process.kill(hall.server().pid, 'SIGUSR2');
    await pause(50);
    const answer = await desk
      .call(peopleEndpoints.erasePerson, { params: { id }, body: { dryRun: false } })
      .catch(() => undefined);
    if (answer?.finished) return undefined;
    // It may have been answered before its last step.
    await hall.server().kill();
    const store = await openDatabase(hall.config);
    const row = await store.read
      .selectFrom('participant')
      .select(['erasedAt', 'erasingEndedAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await store.close();
    await hall.start();
    return { id, mark, copy, isUnderWay: row.erasedAt !== null && row.erasingEndedAt === null };
  };

  const shown = (id: string) => desk.call(registrationEndpoints.participant, { params: { id } });
  const untilErased = async (id: string) => {
    if (!(await shown(id)).erasing && (await shown(id)).erasedAt === null)
      // It was killed before the commit: nobody was told anything, and it is asked for again.
      await desk.call(peopleEndpoints.erasePerson, { params: { id }, body: { dryRun: false } });
    await expect.poll(async () => (await shown(id)).erasedAt !== null, OFTEN).toBe(true);
  };

  const leftOf = async ({ mark, id }: Erased): Promise<string[]> => {
    await hall.server().kill();
    const names = readdirSync(copies);
    const newest =
      names
        .filter((name) => /^ovation-/.test(name))
        .toSorted()
        .at(-1) ?? '';
    const opened = join(hall.config.dataDir, 'opened');
    await extract(join(copies, newest), opened);
    const found = readdirSync(hall.config.dataDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !/backups\/ovation-/.test(path))
      .filter((path) => readFileSync(path).includes(mark));
    rmSync(opened, { recursive: true });
    if (!readFileSync(join(copies, ERASED_LIST), 'utf8').includes(id)) found.push('they are not on the list');
    if (names.some((name) => name.startsWith('.unfinished'))) found.push(`unfinished: ${names}`);
    await hall.start();
    return found;
  };
  return { hall, copies, eraseAndKill, untilErased, leftOf };
}
