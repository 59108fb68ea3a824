import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RevealStep } from '#domain/results/telling.ts';
import type { LiveFacts, LiveResult } from '#domain/show/facts.ts';
import { mayBeRevealed } from '#domain/show/order.ts';
import { revealedCount } from '#domain/show/views/parts.ts';
import { type Move, playEvening } from '#test/show/random-evening.ts';
import { certifiedResult, PRIVATE, sampleEvening, UNTOLD } from '#test/show/sample-evening.ts';
import { liveSchemas, present, VIEW_KINDS, type ViewKind, wireView } from './views.ts';

const PUBLIC: readonly ViewKind[] = ['audience', 'projector', 'projector_public', 'mc_public'];

const move: fc.Arbitrary<Move> = fc.record({
  what: fc.nat(1_000),
  which: fc.nat(60),
  desk: fc.nat(1),
  fresh: fc.constant(true),
  waitMs: fc.integer({ min: 2_000, max: 9_000 }),
});

/** States of many evenings: the last one of each, and some on the way. */
const everyState = (property: (facts: LiveFacts) => void) =>
  fc.assert(
    fc.property(fc.array(move, { minLength: 1, maxLength: 260, size: 'max' }), (moves) => {
      const steps = playEvening(moves);
      for (const [index, step] of steps.entries()) {
        if (index % 16 === 0 || index === steps.length - 1) property(step.after);
      }
    }),
    { numRuns: 120 },
  );

/** The marked names and scores of steps that this many steps do not include. */
const untold = (facts: LiveFacts, shown: (resultId: string, told: number) => number): string[] =>
  facts.results.flatMap((result) =>
    result.steps
      .slice(shown(result.id, revealedCount(facts, result)))
      .flatMap((step) => step.entries.flatMap((entry) => [entry.stageName, entry.score ?? ''])),
  );

/** The results phase in the middle of a reveal, with an armed scene and a note under way. */
const midReveal = (): LiveFacts => {
  const facts = sampleEvening();
  const result = { ...certifiedResult('r1', 'Judges'), toldAt: [facts.now] };
  return {
    ...facts,
    results: [result],
    show: {
      ...facts.show,
      version: 9,
      phase: 'results',
      scene: { kind: 'reveal', text: '' },
      armed: { kind: 'message', text: `${PRIVATE}armed` },
      notes: [
        {
          id: 'n1',
          to: 'mc',
          text: `${PRIVATE}note`,
          by: `${PRIVATE}jo`,
          sentAt: 1,
          readAt: null,
          readyAt: null,
        },
      ],
      revealingId: 'r1',
      shownSteps: { r1: 1 },
    },
  };
};

const entryOf = ({ steps: [step] }: LiveResult) => {
  const entry = step?.entries[0];
  if (!entry) throw new Error('The sample tells of nobody.');
  return entry;
};

describe('a live view', () => {
  it.each(VIEW_KINDS)('%s holds exactly the fields of its schema, whatever has happened', (kind) => {
    everyState((facts) => {
      expect(() => wireView(kind, facts)).not.toThrow();
    });
  });

  it.each(VIEW_KINDS)('%s with one field more is refused', (kind) => {
    const view = wireView(kind, sampleEvening());
    expect(liveSchemas[kind].safeParse({ ...view, extra: 1 }).success).toBe(false);
  });

  it.each(VIEW_KINDS)('%s carries the version of the state it was made from', (kind) => {
    expect(wireView(kind, midReveal()).version).toBe(9);
  });

  it.each(VIEW_KINDS)('%s is the same for the same facts and changes none of them', (kind) => {
    const facts = midReveal();
    const copy = structuredClone(facts);
    expect(present[kind](facts)).toEqual(present[kind](copy));
    expect(facts).toEqual(copy);
  });
});

describe('what nobody may see', () => {
  it.each(PUBLIC)('%s holds no private word, whatever has happened', (kind) => {
    everyState((facts) => {
      // A message on screen is the desk's own word to the room; only what was armed or noted stays private.
      const said = {
        ...facts,
        show: { ...facts.show, scene: { ...facts.show.scene, text: '' }, halt: null },
      };
      if (JSON.stringify(wireView(kind, said)).includes(PRIVATE)) expect.fail(`${kind} shows a private word`);
    });
  });

  it.each(PUBLIC)('%s holds no name or score of a place that was not told', (kind) => {
    everyState((facts) => {
      const sent = JSON.stringify(wireView(kind, facts));
      const leaked = untold(facts, (_id, told) => told).filter((mark) => sent.includes(mark));
      expect(leaked).toEqual([]);
    });
  });

  it.each(['judge', 'crew', 'admin', 'mc'] as const)(
    '%s holds no name of a place that was not told either',
    (kind) => {
      everyState((facts) => {
        const sent = JSON.stringify(wireView(kind, facts));
        expect(untold(facts, (_id, told) => told).filter((mark) => sent.includes(mark))).toEqual([]);
      });
    },
  );

  it('judges see no script and nobody’s sheets, crew no script for the MC and no consent', () => {
    const facts = midReveal();
    expect(JSON.stringify(wireView('judge', facts))).not.toContain(PRIVATE);
    const crew = JSON.stringify(wireView('crew', facts));
    expect(crew).not.toContain(`${PRIVATE}mcline`);
    expect(crew).not.toContain(`${PRIVATE}judge`);
    expect(crew).not.toContain('consent');
  });

  it('the desk does not say which acts need consent at all', () => {
    const acts = wireView('admin', sampleEvening()).items.flatMap((item) => item.act ?? []);
    expect(new Set(acts.map((act) => act.consent))).toEqual(new Set(['clear']));
  });
});

describe('what must be seen', () => {
  it('the projector knows the line-up only while that scene is on air, without acts that were scratched', () => {
    const facts = sampleEvening();
    expect(wireView('projector', facts).lineup).toBeNull();
    const scratched = facts.items.find((item) => item.kind === 'performance');
    const onAir = {
      ...facts,
      items: facts.items.map((item) => (item === scratched ? { ...item, scratched: true } : item)),
      show: { ...facts.show, scene: { kind: 'lineup' as const, text: '' } },
    };
    const names = wireView('projector', onAir).lineup?.map((act) => act.stage_name) ?? [];
    expect(names).toHaveLength(5);
    expect(names).not.toContain(scratched?.title);
    const armed = { ...facts, show: { ...facts.show, armed: { kind: 'lineup' as const, text: '' } } };
    expect(wireView('projector', armed).lineup).toBeNull();
  });

  it('phones know of no certified result, not even by its title, before a place of it was told', () => {
    const told = midReveal();
    const untouched = { ...told, show: { ...told.show, shownSteps: {} } };
    expect(wireView('audience', told).results).toHaveLength(1);
    expect(wireView('audience', untouched).results).toEqual([]);
  });

  it('where a show was read later than its results, nobody outside knows the place that was told between', () => {
    const told = midReveal();
    const torn = { ...told, results: told.results.map((result) => ({ ...result, toldAt: [] })) };
    expect(wireView('projector', torn).reveal?.steps).toHaveLength(1);
    expect(wireView('audience', torn).results).toEqual([]);
    expect(wireView('projector_public', torn).reveal?.steps).toEqual([]);
  });

  it('the projector shows the places told, and how many are hidden', () => {
    const { reveal } = wireView('projector', midReveal());
    // Four acts on three places: that two share one does not show.
    expect(reveal?.hidden_acts).toBe(4);
    expect(reveal?.steps.map((step) => step.place)).toEqual([5]);
    expect(reveal?.steps[0]?.entries[0]?.stage_name).toBe(`${UNTOLD}name-r1-0-0`);
  });

  it('a curtain does not say how many acts are told: one more than places tells of a tie', () => {
    const told = midReveal();
    const begun = { ...told, show: { ...told.show, shownSteps: {} } };
    expect(wireView('projector', begun).reveal).toMatchObject({ hidden_acts: 0, steps: [] });
  });

  it('nobody is told that the first place is shared while the last two stand side by side', () => {
    const told = midReveal();
    const result = certifiedResult('r1', 'Judges');
    const act = (performanceId: string) => ({ ...entryOf(result), performanceId });
    const [first, second] = [act('first'), act('second')];
    const won = (entries: ReturnType<typeof act>[]): LiveFacts => {
      const steps: RevealStep[] = [
        { place: 3, entries: [act('third')] },
        { kind: 'two_left', place: 2, entries: [first, second] },
        { place: 1, entries },
      ];
      return { ...told, results: [{ ...result, steps }], show: { ...told.show, shownSteps: { r1: 2 } } };
    };
    for (const kind of VIEW_KINDS)
      expect(wireView(kind, won([first, second]))).toEqual(wireView(kind, won([first])));
  });

  it('the MC keeps the card just told, with how to say it, and has of the next one award and place alone', () => {
    const { reveal } = wireView('mc', midReveal());
    expect(reveal).toMatchObject({
      turned: false,
      shown: { place: 5, step: 1, result_id: 'r1' },
    });
    expect(reveal?.shown?.entries[0]?.pronunciation).toBe(`${PRIVATE}pronunciation-r1-0`);
    expect(reveal?.ahead).toEqual({ title: 'Judges', light: 'cobalt', place: 3, winner: false });
  });

  it('a voided result vanishes from every view at once', () => {
    const facts = midReveal();
    const voided = {
      ...facts,
      results: facts.results.map((result) => ({ ...result, state: 'voided' as const })),
    };
    for (const kind of VIEW_KINDS) {
      expect(JSON.stringify(wireView(kind, voided))).not.toContain(UNTOLD);
    }
    expect(wireView('projector', voided).reveal).toBeNull();
  });

  it('a black or stopped projector shows nothing of its scene', () => {
    const facts = midReveal();
    const black = wireView('projector', { ...facts, show: { ...facts.show, blanked: true } });
    expect(black).toMatchObject({ scene: 'black', reveal: null, text: '' });
    const halt = { text: 'One moment, please.', at: 1, clockRan: false };
    const stopped = wireView('projector', { ...facts, show: { ...facts.show, halt } });
    expect(stopped).toMatchObject({ scene: 'message', text: 'One moment, please.', reveal: null });
  });

  it('the line-up is unknown until it is published, but for who stands by', () => {
    const facts = sampleEvening();
    const unpublished = {
      ...facts,
      items: facts.items.filter((item) => item.kind === 'performance'),
      event: { ...facts.event, lineupPublished: false },
    };
    const view = wireView('audience', unpublished);
    expect(view.lineup).toBeNull();
    expect(JSON.stringify({ ...view, poll: null })).not.toContain('Stage name');
    expect(wireView('mc_public', unpublished).next).toBeNull();
    expect(wireView('audience', facts).lineup?.map((act) => act.number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('who is on the ballot is known once the poll opens, not while its cue stands by', () => {
    const facts = sampleEvening();
    const standing: LiveFacts = {
      ...facts,
      event: { ...facts.event, lineupPublished: false },
      show: {
        ...facts.show,
        phase: 'running',
        currentId: 'vote',
        items: {
          vote: {
            status: 'called',
            skipped: false,
            calledAt: facts.now,
            startedAt: null,
            endedAt: null,
            grantedMs: 300_000,
            performedMs: 0,
            earlier: null,
          },
        },
      },
    };
    expect(wireView('audience', standing)).toMatchObject({
      poll: null,
      next_poll: { title: 'Audience favourite' },
    });
    expect(JSON.stringify(wireView('audience', standing))).not.toContain('Stage name');
  });

  it('how many voted is shown only where the event says so', () => {
    const facts = sampleEvening();
    const open = (showsCount: boolean): LiveFacts => ({
      ...facts,
      polls: facts.polls.map((poll) => ({ ...poll, state: 'open' as const, showsCount })),
    });
    expect(wireView('audience', open(false)).poll?.ballots_counted).toBeNull();
    expect(wireView('audience', open(true)).poll?.ballots_counted).toBe(41);
    expect(wireView('admin', open(false)).polls[0]?.ballots_counted).toBe(41);
  });

  it('of closed polls the one that opened last is shown, also while the cue of an earlier one is on', () => {
    const facts = sampleEvening();
    const [first, second] = facts.polls;
    const cue = facts.items.find((item) => item.pollId === first?.id);
    const closed = (poll: typeof first, openedAt: number) =>
      poll ? [{ ...poll, state: 'closed' as const, openedAt, closedAt: openedAt + 1 }] : [];
    const view = (polls: LiveFacts['polls']) =>
      wireView('projector', {
        ...facts,
        polls,
        show: {
          ...facts.show,
          phase: 'running',
          currentId: cue?.id ?? null,
          scene: { kind: 'vote', text: '' },
        },
      });
    const earlier = closed(first, 1);
    expect(view([...earlier, ...facts.polls.slice(1)]).poll?.id).toBe(first?.id);
    expect(view([...earlier, ...closed(second, 2)]).poll?.id).toBe(second?.id);
  });

  it('a poll past its deadline is closed in every view', () => {
    const facts = sampleEvening();
    const over = {
      ...facts,
      polls: facts.polls.map((poll) => ({ ...poll, state: 'open' as const, closesAt: facts.now })),
    };
    expect(wireView('audience', over).poll?.state).toBe('closed');
    expect(wireView('admin', over).polls[0]?.state).toBe('closed');
  });

  it('a published result shows every place to everybody', () => {
    const facts = midReveal();
    const published = {
      ...facts,
      results: facts.results.map((result) => ({ ...result, state: 'published' as const })),
    };
    expect(mayBeRevealed('published')).toBe(true);
    expect(wireView('audience', published).results[0]).toMatchObject({ state: 'published', hidden_acts: 0 });
    expect(wireView('audience', published).results[0]?.steps.at(-1)).toMatchObject({
      place: 1,
      winner: true,
    });
  });
});
