/**
 * A person is erased, and the server killed at each step of it in turn: before and after each commit, each file that
 * is renamed or removed, and in the middle of writing the database anew and of the copy. After each kill the next
 * start finishes it: no byte of the person is left in any file but copies from before, and they are on the list that
 * keeps those from bringing them back. `OVATION_STEPS` tries the first few only.
 */
import { expect, it } from 'vitest';
import { openErasingFixture } from '../registration/killed-erasing.ts';
import { ENGINES } from '../store.ts';
import { note } from './noting.ts';

const STEPS = Number(process.env.OVATION_STEPS ?? Number.POSITIVE_INFINITY);

it.each(ENGINES)(
  'an erasing that is killed at any step is finished at the next start (%s)',
  async (engine) => {
    const { hall, eraseAndKill, untilErased, leftOf } = await openErasingFixture(engine);
    let kills = 0;
    let underWay = 0;
    try {
      for (let step = 1; step <= STEPS; step += 1) {
        const person = await eraseAndKill(step);
        if (!person) break;
        kills += 1;
        if (person.isUnderWay) underWay += 1;
        await untilErased(person.id);
        expect(await leftOf(person), `killed at step ${step}`).toEqual([]);
        note(`erased.${engine}`, { kills, underWay });
      }
      // The first steps lie before the commit: only the whole of it says how many were met with the rest to be done.
      expect(kills).toBeGreaterThan(Math.min(STEPS, 30) - 1);
      if (STEPS > 30) expect(underWay).toBeGreaterThan(kills / 2);
    } finally {
      await hall.close();
    }
  },
);
