/** The tests that every browser has to pass. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startEvening } from '../show/evening.ts';
import { openFront } from './front.ts';
import {
  type Guest,
  registers,
  runsTheDesk,
  scoresWithoutANetwork,
  seesTheReveal,
  votes,
} from './journey.ts';
import { axeFindings, widePages } from './looks.ts';
import type { Engine } from './tab.ts';

/** What a line that is cut on purpose makes a page say, and a judge's page that asks for what is not there. */
const PROVOKED = /Failed to fetch|NetworkError|Load failed|network connection was lost|AbortError/;

/** Registers them for the browser that `open` starts; `missing` says why it cannot be had here. */
export function eveningIn(name: string, missing: string | undefined, open: () => Promise<Engine>): void {
  if (missing !== undefined) process.stderr.write(`\nSKIPPED in ${name}: ${missing}\n`);
  describe.skipIf(missing !== undefined)(`an evening in ${name}`, () => {
    let guest: Guest;
    const cleaners: (() => unknown)[] = [];
    beforeAll(async () => {
      const evening = await startEvening();
      cleaners.push(evening.stop);
      const front = await openFront(evening.server.origin);
      cleaners.push(front.close);
      const engine = await open();
      cleaners.push(engine.close);
      guest = { tab: engine.tab, front, evening };
    });
    afterAll(async () => {
      for (const clean of cleaners.reverse()) await clean();
    });
    afterEach(async () => {
      guest.front.line.mend();
      const complaints = guest.front.complaints().filter((text) => !PROVOKED.test(text));
      expect(complaints, 'what the console said, and answers that failed').toEqual([]);
    });
    const looksRight = async () => expect(await axeFindings(guest.tab)).toEqual([]);

    it('an act registers and sends its music', async () => {
      await registers(guest);
      await looksRight();
    });
    it('the desk moves the show', async () => {
      await runsTheDesk(guest);
      await looksRight();
    });
    it('a judge scores while nothing passes', async () => {
      await scoresWithoutANetwork(guest);
      await looksRight();
    });
    it('somebody votes, and votes otherwise over a lost line, until the vote is closed', async () => {
      await votes(guest);
      await looksRight();
    });
    it('projector, MC and results tell the result', () => seesTheReveal(guest));
    it('nothing scrolls sideways on a phone', async () => {
      await guest.tab.goto(`${guest.front.origin}/`);
      const pages = ['/', '/register', '/vote', '/results', '/login', '/mc', '/judge/scoring'];
      expect(await widePages(guest.tab, pages)).toEqual([]);
    });
  });
}
