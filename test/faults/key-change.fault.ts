/** The command that changes the installation's key, killed at each of its steps in turn. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filled, killedChanging, readAll } from '../processes/changed-key.ts';
import { ENGINES } from '../store.ts';

const MOST_STEPS = 60;

describe.each(ENGINES)('the key (%s)', (engine) => {
  it('is the old or the new one wherever the command is killed, and all of it', async () => {
    const config = await filled(engine);
    const before = await readAll(config);
    let kills = 0;
    while (kills < MOST_STEPS && (await killedChanging(config, kills + 1, before))) kills += 1;
    expect(kills).toBeGreaterThan(6);
    expect(readdirSync(config.dataDir)).not.toContain('secret.key.new');
  });
});
