import { expect, it } from 'vitest';
import { describeEachStore } from '#test/store.ts';
import { SYSTEM } from './audit.ts';
import { forgetAnswers } from './kept-answers.ts';

const DAY = 86_400_000;

describeEachStore('kept answers', (open) => {
  it('go where they hold who was erased, and no others, however many people that are', async () => {
    let now = Date.parse('2026-04-18T19:30:00Z');
    const store = await open({ clock: () => now });
    const made = async (commandId: string, answer: unknown): Promise<unknown> =>
      store.write({ by: SYSTEM, commandId }, async () => answer);
    const answers = {
      'holds-the-id': { participant: { id: 'act-7' } },
      'holds-the-name': [{ stageName: 'The “1”\n' }],
      'holds-a-longer-name': { stageName: 'act-77' },
      'holds-nobody': { saved: true },
    };
    for (const [commandId, answer] of Object.entries(answers)) await made(commandId, answer);
    // Longer ago than a phone that was off keeps something to send.
    now += 2 * DAY;
    const people = Array.from({ length: 300 }, (_, index) => `somebody-${index}`);
    const forget = () =>
      store.write({ by: SYSTEM }, ({ tx, now: at }) =>
        forgetAnswers({ tx, now: at, secrets: store.secrets }, [...people, 'act-7', 'The “1”\n', '']),
      );
    await forget();
    const again = async () => {
      const told: string[] = [];
      for (const [commandId, answer] of Object.entries(answers))
        if (JSON.stringify(await made(commandId, 'carried out anew')) === JSON.stringify(answer))
          told.push(commandId);
      return told;
    };
    expect(await again()).toEqual(['holds-a-longer-name', 'holds-nobody']);
    now += 31 * DAY;
    await forget();
    expect(await again()).toEqual([]);
  });
});
