/** A server that goes down right after it erased somebody finishes it at its next start. `npm run faults -- erased` tries every step. */
import { afterEach, describe, expect, it } from 'vitest';
import { backupEndpoints } from '#contract/backup/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { ENGINES } from '../store.ts';
import { type Erased, type ErasingFixture, openErasingFixture } from './killed-erasing.ts';

/** The first step that leaves the commit on the disk and everything else undone is one of these. */
const FIRST_STEPS = [2, 4, 6, 3, 5, 8, 10];

let fixture: ErasingFixture | undefined;
afterEach(() => fixture?.hall.close());

describe.each(ENGINES)('an erasing whose server is killed right after the commit (%s)', (engine) => {
  it('is finished by the next start, and an older copy does not bring the person back', async () => {
    fixture = await openErasingFixture(engine);
    const { hall, eraseAndKill, untilErased, leftOf } = fixture;
    let person: Erased | undefined;
    for (const step of FIRST_STEPS) if (!person?.isUnderWay) person = await eraseAndKill(step);
    if (!person?.isUnderWay) throw new Error('It was never killed right after the commit.');
    await untilErased(person.id);
    expect(await leftOf(person)).toEqual([]);
    if (engine === 'postgres') return;

    const { desk } = hall;
    await desk.call(backupEndpoints.restoreBackup, { params: { name: person.copy } });
    const restarted = async () => (await desk.call(backupEndpoints.backups)).kept[0]?.reason;
    await expect.poll(restarted).toBe('after_erasing');
    await untilErased(person.id);
    const act = await desk.call(registrationEndpoints.participant, { params: { id: person.id } });
    expect(act.pronunciation).toBe('');
  });
});
