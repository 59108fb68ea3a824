/** Which event and which round a call is answered from: the one that its proof or its address names. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Who } from '#contract/endpoint.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { readReach } from './reach.ts';
import { readSources } from './sources.ts';

const production = readSources().filter((source) => !source.isTest);

describe('the round that is on', () => {
  /** The one place that asks which it is, and who is led by it because nobody named a round. This list only shrinks. */
  const ASKING = [
    'lineup/gate',
    // Live views that are followed without a round.
    'show/live-reading',
    // The ballot page, and checking receipts without a round.
    ...['voting/board', 'voting/page', 'voting/routes'],
  ];

  it('is asked for by no file but these: every other call, command and stream is given its round', () => {
    const asking = production.filter(
      ({ path }) => path.startsWith('src/server/') && /\broundOnNow\b/.test(readFileSync(path, 'utf8')),
    );
    expect(asking.map(({ path }) => path.replace(/^src\/server\/|\.ts$/g, '')).sort()).toEqual(
      ASKING.toSorted(),
    );
  });
});

describe('whoever belongs to one event', () => {
  const WHO: readonly Who[] = ['judge', 'participant', 'screen', 'mc', 'gear'];
  const EVENTS = 'src/server/events/queries.ts';
  /** Says which event is on now. `refuseOtherEvent` holds it against the proof. */
  const ON_NOW = [`${EVENTS} currentEvent`, `${EVENTS} requireCurrentEvent`];
  const reach = readReach(production.filter(({ floor }) => floor === 'server'));
  /** Below a round's address they are answered by the same handler. */
  const calls = ENDPOINTS.filter(([name, { who }]) => WHO.includes(who) && !name.endsWith('InRound')).map(
    ([name]) => name.replace('.', 'Endpoints.'),
  );

  it.each(calls)('is answered from that one, not from the one that is on now: %s', (call) => {
    const handler = reach.handlers.get(call);
    if (handler === undefined) throw new Error(`No handler was found for ${call}.`);
    const found = reach.from(handler, `${EVENTS} refuseOtherEvent`);
    expect(ON_NOW.filter((name) => found.has(name))).toEqual([]);
  });

  it('is so where a gate is asked by hand, too', () => {
    const asking = reach.asking(WHO);
    expect(asking.length).toBeGreaterThan(3);
    const wrong = asking.filter((piece) =>
      ON_NOW.some((name) => reach.from(piece, `${EVENTS} refuseOtherEvent`).has(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('would be seen asking for it', () => {
    const desk = reach.handlers.get('eventsEndpoints.addCategory') ?? '';
    expect(reach.from(desk, `${EVENTS} refuseOtherEvent`)).toContain(ON_NOW[0]);
  });
});
