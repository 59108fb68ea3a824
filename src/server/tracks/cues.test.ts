/** How the desk plays music, and what it plays, kept for every desk. */
import { expect } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { type ENGINES, itByTurns } from '#test/store.ts';
import { type MusicHouse, musicHouses } from '#test/tracks/music-house.ts';
import { cuesOf, deskPlaying } from './cues.ts';

itByTurns(
  'a cue changes only what is named; of desks that start by themselves the first plays (%s)',
  async (engine) => {
    const house = await open[engine]();
    const params = { participantId: house.act.id };
    const set = (body: { startMs?: number; level?: number; withGo?: boolean }) =>
      house.crew.call(tracksEndpoints.setCue, { params, body });
    expect(await set({ level: 60 })).toEqual({ startMs: 0, level: 60, withGo: false });
    expect(await set({ startMs: 2_500, withGo: true })).toEqual({ startMs: 2_500, level: 60, withGo: true });
    expect((await cuesOf(house.store.read, [house.act.id])).get(house.act.id)?.startMs).toBe(2_500);

    const say = (deskId: string, state: 'playing' | 'stopped', leftMs: number, unlessOther = false) =>
      house.crew.call(tracksEndpoints.sayPlaying, {
        params,
        body: { deskId, state, positionMs: 0, leftMs, unlessOther },
      });
    const playing = async (after = 0) => {
      const event = await house.admin.call(eventsEndpoints.currentEvent);
      return (await deskPlaying(house.store.read, event.id, Date.now() + after))?.deskId;
    };
    await say('one', 'playing', 60_000, true);
    await expect(say('two', 'playing', 60_000, true)).rejects.toMatchObject({ code: 'wrong_state' });
    // Another desk's stop says nothing about what this one plays.
    await say('two', 'stopped', 0);
    expect(await playing()).toBe('one');
    // A laptop that went away without a word stops counting at its music's end.
    expect(await playing(61_000)).toBeUndefined();
    await say('one', 'stopped', 0);
    expect(await playing()).toBeUndefined();
  },
);

const open: Record<(typeof ENGINES)[number], () => Promise<MusicHouse>> = {
  sqlite: musicHouses('sqlite'),
  postgres: musicHouses('postgres'),
};
