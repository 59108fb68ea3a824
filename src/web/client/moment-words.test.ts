/**
 * Walks evenings at random and looks at the words of every screen at every moment of them: each says something, in every
 * language, none says what is not so, and all of them say it of the same moment.
 */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { present, VIEW_KINDS } from '#contract/live/views.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { LANGUAGE_CODES, type Language } from '#domain/messages/languages.ts';
import { performersCall } from '#domain/show/call.ts';
import type { LiveFacts } from '#domain/show/facts.ts';
import { MOMENTS, type Moment, momentAt, untilCommand } from '#domain/show/moments.ts';
import { FRONT_PAGE } from '#domain/show/said/front.ts';
import { WALL } from '#domain/show/said/hall.ts';
import { MC } from '#domain/show/said/mc.ts';
import { BOARD, JUDGE, PERFORMER } from '#domain/show/said/people.ts';
import { PHONE } from '#domain/show/said/phones.ts';
import { playEvening } from '#test/show/random-evening.ts';
import { boardOf } from '#web/backstage/board.ts';
import { judgeWaits } from '#web/judge/stage-now.ts';
import { momentOf } from '#web/mc/moment.ts';
import { holdingLead } from '#web/projector/holding.ts';
import { thirdOf } from '#web/projector/third.ts';
import { frontDoor } from '#web/public/home/front-door.ts';
import { nextOf } from '#web/public/status/status-words.ts';
import { speak } from '#web/ui/say.ts';
import { sayings } from '#web/vote/sayings.ts';
import { momentWords } from './moment-words.ts';

const MINUTE = 60_000;

/** An evening as far as GO brings it, with what two desks press besides. */
const moves = fc.array(
  fc.record({
    what: fc.oneof({ weight: 5, arbitrary: fc.nat(1_000) }, { weight: 1, arbitrary: fc.nat(60) }),
    which: fc.nat(60),
    desk: fc.nat(1),
    fresh: fc.constant(true),
    waitMs: fc.oneof(fc.integer({ min: 2_000, max: 9_000 }), fc.nat(400_000)),
  }),
  { minLength: 40, maxLength: 160, size: 'max' },
);

/** Every moment of the evenings, and of the hours before them, with what is so in it. */
const walked: LiveFacts[] = [
  ...fc.sample(moves, { numRuns: 60, seed: 12 }).flatMap((one) => playEvening(one).map(({ after }) => after)),
];
const [first] = walked;
if (first) {
  const before = { ...first, show: { ...first.show, phase: 'preshow' as const, halt: null } };
  for (const early of [-40, -20, 20])
    walked.push({ ...before, now: (before.event.startsAt ?? 0) + early * MINUTE });
  // The sample evening has no cue of the kind for whatever else there is.
  const other = first.items.map((item) =>
    item.kind === 'opening' ? { ...item, kind: 'other' as const } : item,
  );
  const moving = walked.filter(({ show }) => show.currentId === 'opening');
  walked.push(...moving.map((facts) => ({ ...facts, items: other })));
  // Nobody votes in most of them.
  const voted = walked.filter(
    ({ show, polls }) => show.currentId === 'vote' && polls.some(({ closesAt }) => closesAt !== null),
  );
  walked.push(
    ...voted.map((facts) => ({
      ...facts,
      polls: facts.polls.map((poll) => ({ ...poll, ballotsCounted: 12 })),
    })),
  );
}

const event = (facts: LiveFacts): Parameters<typeof frontDoor>[0] => {
  const { registration, ...about } = facts.event;
  return {
    ...about,
    description: '',
    contactLine: '',
    categories: [],
    registration: { ...registration, state: 'closed' as const },
  } as unknown as Parameters<typeof frontDoor>[0];
};

const ACCEPTED = { participant: { status: 'accepted' } } as Parameters<typeof nextOf>[0];

/** What each screen says of these facts, a while after they were told. */
function said(facts: LiveFacts, now: number): Record<string, string> {
  const audience = present.audience(facts);
  const crew = present.crew(facts);
  const door = frontDoor(event(facts), audience, now);
  const { on, called } = boardOf(crew);
  const night = momentWords(crew, now);
  const call = performersCall(crew, 'act1');
  return {
    wall: JSON.stringify(holdingLead(present.projector(facts), now)),
    phone: JSON.stringify(sayings(audience, true, now)),
    door: JSON.stringify([door.lead, door.action, door.note]),
    mc: momentOf(present.mc(facts), now).state,
    judge: judgeWaits(present.judge(facts), now),
    board: on?.title ?? night.tell(BOARD[night.moment.kind]),
    called: called === null ? 'Nobody yet' : `${called.kind} ${called.title}`,
    // Of an act that is put aside the card of its call says so, and nothing else does.
    performer:
      call?.status === 'scratched'
        ? 'Put aside'
        : nextOf(ACCEPTED, [], { call, isOver: call?.status === 'done', now }),
  };
}

const kindAt = (facts: LiveFacts, now: number): Moment => momentAt(present.crew(facts).moments, now).kind;
/** Now, as the clock alone brings it, and after all that. */
const times = (facts: LiveFacts): number[] => [
  facts.now,
  ...present.crew(facts).moments.flatMap(({ fromAt }) => fromAt ?? []),
];

/** What every screen says at every one of these times, asked once for all rules. */
const heard = walked.flatMap((facts) =>
  times(facts).map((now) => ({ say: said(facts, now), kind: kindAt(facts, now), facts })),
);

function everywhere(look: (say: Record<string, string>, kind: Moment, facts: LiveFacts) => void): void {
  for (const { say, kind, facts } of heard) look(say, kind, facts);
}

describe('the words of an evening', () => {
  it('are of every moment that there is', () => {
    const met = new Set(heard.map(({ kind }) => kind));
    expect(MOMENTS.filter((moment) => !met.has(moment))).toEqual([]);
  });

  it('are of one moment on all screens', () => {
    for (const facts of walked) {
      const known = VIEW_KINDS.filter((kind) => kind !== 'admin').map((kind) =>
        JSON.stringify((present[kind](facts) as { moments: unknown }).moments),
      );
      expect(new Set(known).size).toBe(1);
    }
  });

  it('are there on every screen', () => {
    everywhere((say) => {
      for (const [who, words] of Object.entries(say))
        if (!/\p{L}{2}/u.test(words)) expect.fail(`${who}: ${words}`);
    });
  });

  it('promise no beginning once it has begun, and no end before it', () => {
    everywhere((say, kind, { show }) => {
      const all = JSON.stringify(say);
      if (show.phase !== 'preshow')
        expect(all).not.toMatch(/Show starts|"Soon"|in a moment|not started|Before the show/i);
      if (show.phase !== 'finished')
        expect(all).not.toMatch(/show is over|Thank you for|Thank you"|any more/i);
      if (kind !== 'interval') expect(all).not.toMatch(/Back in/);
    });
  });

  it('say that results are told only once a place was', () => {
    everywhere((say, _, { show }) => {
      const told = Object.values(show.shownSteps).some((steps) => steps > 0);
      if (!told || show.phase !== 'results')
        expect(JSON.stringify(say)).not.toMatch(/revealed on stage now|Reveal the result/i);
    });
  });

  it('wait for no act that was on, and for no vote that is closed', () => {
    everywhere((say, _, { show, polls }) => {
      const after = /opens after act (\d+)/.exec(JSON.stringify(say))?.[1];
      // One that was on is waited for only where it was asked for once more.
      if (after !== undefined && show.cuedId !== `act${after}`)
        expect(show.items[`act${after}`]?.status).not.toBe('done');
      if (!polls.some(({ state }) => state === 'open' || state === 'closing'))
        expect(JSON.stringify(say)).not.toMatch(/Voting closes in|Voting is open/);
    });
  });

  it('say that votes are in only of a vote that is over and that somebody voted in', () => {
    everywhere((say, kind, { polls }) => {
      if (/votes are in/i.test(JSON.stringify(say))) {
        expect(kind).toBe('votes_in');
        expect(polls.some(({ ballotsCounted }) => ballotsCounted > 0)).toBe(true);
      }
    });
  });

  it('count the votes on the front page only while votes are taken', () => {
    let counted = 0;
    for (const facts of walked)
      for (const now of times(facts)) {
        const { ballot } = frontDoor(event(facts), present.audience(facts), now);
        const taken = facts.polls.some(
          ({ state, closesAt }) =>
            (state === 'open' || state === 'closing') && (closesAt === null || closesAt > now),
        );
        expect(ballot !== null).toBe(taken);
        if (taken) counted += 1;
      }
    expect(counted).toBeGreaterThan(0);
  });

  it('name in a camera’s picture whoever is on stage, and say of nobody else that they are', () => {
    const met = { next: 0, now: 0 };
    for (const facts of walked) {
      const third = thirdOf(present.projector(facts));
      if (third === null) continue;
      const progress = facts.show.items[third.itemId]?.status;
      const been = progress === 'on_stage' || progress === 'done';
      const next = /^Next( ·|$)/.test(third.line);
      met[next ? 'next' : 'now'] += 1;
      if (next && progress === 'on_stage') expect.fail(`${third.name} is on stage: ${third.line}`);
      if (!next && !been) expect.fail(`${third.name} waits: ${third.line}`);
    }
    expect(Math.min(met.next, met.now)).toBeGreaterThan(0);
  });

  it('call nobody but acts, and nobody in the interval', () => {
    everywhere((say, kind) => {
      expect(say.called).toMatch(kind === 'interval' ? /^Nobody yet$/ : /^(?:Nobody yet$|performance )/);
    });
  });
});

describe('what leaves the server', () => {
  it('names in no view, at no moment, a place that was not told', () => {
    let looked = 0;
    for (const facts of walked.filter(({ results }) => results.some(({ steps }) => steps.length > 0))) {
      const { shownSteps } = facts.show;
      for (const kind of VIEW_KINDS) {
        const bytes = JSON.stringify(present[kind](facts));
        for (const [mark, id = '', step = ''] of bytes.matchAll(
          /canary-untold-(?:name|score)-(\w+)-(\d+)-\d/g,
        )) {
          looked += 1;
          const published = facts.results.some((result) => result.id === id && result.state === 'published');
          if (!published && Number(step) >= (shownSteps[id] ?? 0)) expect.fail(`${kind}: ${mark}`);
        }
      }
    }
    // What was told is there: the marks are looked for by the right name.
    expect(looked).toBeGreaterThan(100);
  });
});

describe('the table of moments', () => {
  afterAll(() => speakIn('en'));
  const speakIn = async (language: Language) =>
    speak({
      language,
      offered: [language],
      words: await fetchWords(language, ['front', 'night', 'ui', 'vote']),
    });

  it('keeps to the words that the ballot brings along in what phones read', async () => {
    speak({ language: 'en', offered: ['en'], words: await fetchWords('en', ['ui', 'vote']) });
    const [facts] = walked;
    const view = facts && present.audience(facts);
    for (const kind of MOMENTS)
      expect(view && sayings({ ...view, moments: [untilCommand(kind)] }, true, 0).title, kind).toMatch(
        /\p{L}{2}/u,
      );
    await speakIn('en');
  });

  it.each(LANGUAGE_CODES)('has a sentence for everybody at every moment in %s', async (language) => {
    await speakIn(language);
    const [facts] = walked;
    if (!facts) throw new Error('No evening was played.');
    const view = present.audience(facts);
    for (const kind of MOMENTS)
      for (const nextPoll of [null, { opensAfterNumber: null }, { opensAfterNumber: 3 }]) {
        const { tell } = momentWords({ ...view, nextPoll }, facts.now);
        const lines = [
          WALL[kind].label,
          WALL[kind].words,
          PHONE[kind].title,
          PHONE[kind].lead,
          FRONT_PAGE[kind].label,
          FRONT_PAGE[kind].words,
          MC[kind].state,
          JUDGE[kind],
          BOARD[kind],
          PERFORMER[kind].toCome,
          PERFORMER[kind].done,
        ];
        for (const line of lines) expect(tell(line), `${kind}: ${JSON.stringify(line)}`).toMatch(/\p{L}{2}/u);
      }
  });
});
