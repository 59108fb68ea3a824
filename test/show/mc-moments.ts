/** What the server would send the MC at the moments of an evening, with names that are hard to fit. */
import type { Page } from 'playwright-core';
import type { WireViews } from '#contract/live/views.ts';
import type { Say } from '#domain/messages/catalogue.ts';
import { HARD } from './hard-show.ts';

type View = WireViews['mc'];
type Card = View['order'][number];

const card = (index: number, more: Partial<Card> = {}): Card => ({
  item_id: `item${index}`,
  kind: 'performance',
  title: HARD[index]?.name ?? '',
  number: index + 1,
  status: 'scheduled',
  skipped: false,
  pronouns: 'they/them',
  song: HARD[index]?.song ?? '',
  category: '',
  stage_notes: 'Two stools, one microphone on a stand',
  duration_ms: 200_000,
  expected_at: null,
  pronunciation: index % 2 === 0 ? 'GRAND-mother ROZ-a-lind' : '',
  mc_line: '',
  ...more,
});
const cue = (kind: Card['kind'], title: string): Card =>
  card(20, { kind, title, number: null, pronouns: '', song: '', stage_notes: '', pronunciation: '' });

const entries = (indices: readonly number[]) =>
  indices.map((index) => ({
    performance_id: `act${index}`,
    number: index + 1,
    stage_name: HARD[index]?.name ?? '',
    pronouns: 'they/them',
    song: HARD[index]?.song ?? '',
    score: '128.75',
    pronunciation: 'GRAND-mother ROZ-a-lind',
  }));

/** Each with words by which it is known once it stands on the page. `given` is a view of the server, `now` its time. */
export function mcMoments(given: View, now: number, say: Say): [moment: string, view: View, words: string][] {
  const iso = (ms: number) => new Date(now + ms).toISOString();
  const base: View = {
    ...given,
    phase: 'running',
    halt_text: null,
    last_number: 24,
    order: HARD.map((_, index) => card(index)),
    notes: [],
    poll: null,
    reveal: null,
    interval: null,
    behind_ms: 240_000,
  };
  const at = (kind: View['moments'][number]['kind'], until: number | null = null): View['moments'] => [
    { kind, from_at: null, until_at: until === null ? null : iso(until) },
  ];
  const poll: NonNullable<View['poll']> = {
    id: 'poll',
    title: 'The audience’s favourite act of the whole long evening',
    method: 'majority_judgment',
    max_choices: 3,
    practice: false,
    voters: 'codes',
    figures: null,
    state: 'open',
    opened_at: iso(-10_000),
    closes_at: iso(120_000),
    candidate_count: 9,
    ballots_counted: null,
    candidates: entries(HARD.map((_, index) => index)).map(
      ({ performance_id, number, stage_name }, index) => ({
        performance_id,
        number,
        stage_name,
        pronunciation: index % 2 === 0 ? 'GRAND-mother ROZ-a-lind' : '',
      }),
    ),
  };
  const results: Partial<View> = {
    phase: 'results',
    stage: 'idle',
    current: cue('results', 'Results'),
    next: null,
  };
  return [
    [
      'before',
      {
        ...base,
        phase: 'preshow',
        stage: 'idle',
        current: null,
        next: card(5),
        moments: at('before_doors'),
      },
      'Jo',
    ],
    [
      'on-stage',
      {
        ...base,
        stage: 'on_stage',
        current: card(7, { status: 'on_stage' }),
        next: card(0),
        clock: { state: 'running', zero_at: iso(150_000) },
        moments: at('on_stage'),
        signal: { said: 'need_a_minute', taken_at: iso(-5_000), taken_by: 'Jo Brandt' },
      },
      'Bramble & Thorn',
    ],
    [
      'standing-by',
      {
        ...base,
        stage: 'standing_by',
        current: card(0, { status: 'called' }),
        next: card(1),
        standing_by_at: iso(-20_000),
        moments: at('standing_by'),
        notes: [0, 1].map((index) => ({
          id: `note${index}`,
          to: 'mc',
          text: 'Please tell the owner of the blue car to move it',
          by: 'Sam at the desk',
          sent_at: iso(-30_000),
          read_at: null,
          ready_at: null,
        })),
      },
      'Please tell the owner of the blue car to move it',
    ],
    [
      'interval',
      {
        ...base,
        phase: 'interval',
        stage: 'cue',
        current: cue('interval', 'A long and restful break'),
        next: card(2),
        interval: { title: 'A long and restful break', clock: { state: 'running', zero_at: iso(900_000) } },
        moments: at('interval', 900_000),
      },
      'A long and restful break',
    ],
    [
      'vote',
      {
        ...base,
        stage: 'cue',
        current: cue('vote', 'The vote of all votes'),
        next: card(3),
        poll,
        moments: at('vote_open', 120_000),
      },
      'The vote of all votes',
    ],
    [
      'stopped',
      { ...base, halt_text: 'Back in a moment, stay seated', current: card(1), moments: at('stopped') },
      'Back in a moment, stay seated',
    ],
    [
      'sealed',
      {
        ...base,
        ...results,
        moments: at('results_ready'),
        reveal: {
          turned: false,
          shown: null,
          ahead: { title: 'The judges’ own award', light: 'cobalt', place: 3, winner: false },
        },
      },
      'The judges’ own award',
    ],
    [
      'told',
      {
        ...base,
        ...results,
        moments: at('reveal'),
        reveal: {
          turned: false,
          ahead: null,
          shown: {
            result_id: 'result',
            step: 1,
            title: 'The prize of the town',
            light: 'scarlet',
            place: 2,
            tied: true,
            winner: false,
            entries: entries([0, 4, 6]),
          },
        },
      },
      'The prize of the town',
    ],
    [
      'all-told',
      { ...base, ...results, moments: at('reveal'), reveal: { turned: true, shown: null, ahead: null } },
      say('mc.sayThanks'),
    ],
    [
      'after',
      { ...base, phase: 'finished', stage: 'idle', current: null, next: null, moments: at('after') },
      say('mc.thankYou'),
    ],
  ];
}

/** Buttons whose words reach out of them, or out of the window. */
export const cutButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, summary')].flatMap((button) => {
      const { left, right, width } = button.getBoundingClientRect();
      if (width === 0) return [];
      const inside = [...button.childNodes].every((node) => {
        // What only screen readers are told has no place.
        if (node instanceof Element && node.matches('.vh')) return true;
        const range = document.createRange();
        range.selectNodeContents(node);
        const words = range.getBoundingClientRect();
        return (
          words.width === 0 ||
          (words.left >= left - 1 && words.right <= right + 1 && left >= 0 && right <= innerWidth)
        );
      });
      return inside ? [] : [`cut: ${button.textContent?.trim()}`];
    }),
  );

/** What the MC is to say, where the bar of signals lies over it on a tablet that is held on its side. */
export const hiddenSaying = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = [...document.querySelectorAll('q')].at(0);
    const bar = [...document.querySelectorAll('footer, [class*="foot"]')].find(
      (one) => getComputedStyle(one).position === 'sticky',
    );
    if (!said || !bar || innerWidth < innerHeight) return [];
    const below = said.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    return below > 0 ? [`what is said stands ${Math.round(below)} px behind the bar`] : [];
  });

/** Names of those who share a place that are not in sight before anybody scrolls. */
export const namesOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foot = document.querySelector('footer')?.getBoundingClientRect();
    const end = foot && foot.top > 0 ? Math.min(foot.top, innerHeight) : innerHeight;
    return [...document.querySelectorAll('main [class*="entryName"]')].flatMap((name) => {
      const below = name.getBoundingClientRect().bottom - end;
      return below > 0 ? [`${Math.round(below)} px out of sight: ${name.textContent}`] : [];
    });
  });
