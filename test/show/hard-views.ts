/** What the server would send a projector in each scene, with the hard show's names: for measuring pictures quickly. */
import { projectorView } from '#contract/live/projector.ts';
import type { WireViews } from '#contract/live/views.ts';
import type { Say } from '#domain/messages/catalogue.ts';
import type { Moment } from '#domain/show/moments.ts';
import { EVENT_NAME, HARD, LONG_CRITERIA, LONG_WIFI, PANEL } from './hard-show.ts';

type View = WireViews['projector'];

const acts = HARD.map(({ name, song }, index) => ({
  item_id: `item${index}`,
  performance_id: `act${index}`,
  number: index + 1,
  stage_name: name,
  pronouns: 'they/them',
  song,
}));
const longest = acts[0] ?? {
  item_id: '',
  performance_id: '',
  number: 1,
  stage_name: '',
  pronouns: '',
  song: '',
};
const LONG_CATEGORY = { name: 'Voice and other instruments of the upper school', colour: '#ddf247' };
const SHORT_CATEGORY = { name: 'Duo', colour: '#1b2a6b' };
const shown = (index: number, category: NonNullable<View['act']>['category'] = null): View['act'] =>
  acts.slice(index, index + 1).map((act) => ({ ...act, category, clock: null }))[0] ?? null;
const later = (now: number) => new Date(now + 150_000).toISOString();

/** Two steps told of nine, or all: three share the second last place, and the winner has the longest name. */
const told = (steps: number): NonNullable<View['reveal']> => {
  const all = [
    { place: 9, tied: false, of: [8] },
    { place: 5, tied: true, of: [4, 5, 6, 7] },
    { place: 3, tied: true, of: [2, 3] },
    { place: 2, tied: false, of: [1] },
    { place: 1, tied: false, of: [0] },
  ];
  return {
    title: 'The audience’s favourite act of the whole long evening',
    light: 'cobalt',
    hidden_acts: all.slice(steps).reduce((sum, { of }) => sum + of.length, 0),
    steps: all.slice(0, steps).map(({ place, tied, of }) => ({
      place,
      tied,
      winner: place === 1,
      entries: acts
        .filter((_, index) => of.includes(index))
        .map(({ item_id: _item, ...entry }) => ({ ...entry, score: '128.75' })),
    })),
  };
};

const entriesOf = (of: readonly number[], score: string | null) =>
  acts.filter((_, index) => of.includes(index)).map(({ item_id: _item, ...entry }) => ({ ...entry, score }));
const step = (place: number, of: readonly number[], score: string) => ({
  place,
  tied: of.length > 1,
  winner: place === 1,
  entries: entriesOf(of, score),
});
const award = { title: 'The judges’ result', light: 'scarlet' as const };
const podium = { ...award, steps: [step(3, [2, 3], '88.5'), step(2, [1], '91'), step(1, [0], '97')] };
const favourite = { steps: [step(1, [0], '412')] };
const shared = { ...award, steps: [step(3, [2, 3], '88.5'), step(1, [4, 5], '98')] };
/** Addresses of pictures; whoever looks answers them. */
const faces = Object.fromEntries(
  acts.map(({ performance_id }) => [performance_id, `screen/${performance_id}`]),
);

const lastingIn = (kind: Moment) => ({ kind, from_at: null, until_at: null });

const poll = (now: number, more: Partial<NonNullable<View['poll']>>): View['poll'] => ({
  id: 'poll',
  title: 'The audience’s favourite act of the whole long evening, by all of you here',
  method: 'pick_up_to',
  max_choices: 3,
  practice: false,
  voters: 'codes',
  figures: null,
  state: 'closing',
  opened_at: new Date(now - 30_000).toISOString(),
  closes_at: later(now),
  candidate_count: 20,
  ballots_counted: 12_345,
  leaders: null,
  moments: [{ kind: 'vote_open', from_at: null, until_at: later(now) }],
  recap: null,
  ...more,
});
const leaders = acts
  .slice(0, 5)
  .map(({ performance_id, number, stage_name }) => ({ performance_id, number, stage_name, figure: 12_345 }));

const restsUntil = (endsAt: number, title: string): Partial<View> => ({
  scene: 'interval',
  phase: 'interval',
  moments: [{ kind: 'interval', from_at: null, until_at: new Date(endsAt).toISOString() }],
  interval: { title, clock: { state: 'running', zero_at: new Date(endsAt).toISOString() } },
});
const NO_PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"%3E%3Crect width="200" height="80"/%3E%3C/svg%3E';

const scores = (rows: readonly string[]): NonNullable<View['scores']> => ({
  act: longest,
  judges: PANEL,
  rows: rows.map((name) => ({
    name,
    marks: PANEL.map((_, seat) => ({ value: '9.5', dropped: seat % 5 === 0 })),
  })),
  deducted: '2.50',
  total: '128.75',
});

/** Each picture with words that stand on it alone, as `say` says them. `given` is a view of the server, `now` its time in ms. */
export function hardViews(given: unknown, now: number, say: Say): { words: string; view: View }[] {
  const base = projectorView.parse(given);
  const picture = (words: string, change: Partial<View>) => ({
    words,
    view: projectorView.parse({
      ...base,
      acts_total: 24,
      last_number: 24,
      event: {
        ...base.event,
        name: EVENT_NAME,
        host: 'Aurora Con 2026, Meridian Congress Centre',
        wifi_line: LONG_WIFI,
        public_address: 'http://open-stage.aurora-con.example',
      },
      ...change,
    }),
  });
  return [
    picture(say('projector.tonight'), { scene: 'holding' }),
    picture(base.event.venue, { scene: 'title' }),
    picture('10', { scene: 'title', title_at: new Date(now + 3_600_000).toISOString() }),
    picture(say('projector.lineup'), {
      scene: 'lineup',
      lineup: acts.map(({ item_id, number, stage_name }) => ({
        item_id,
        number,
        stage_name,
        category: number % 3 === 0 ? SHORT_CATEGORY : LONG_CATEGORY,
        done: number < 3,
      })),
    }),
    picture(say('projector.nextUp'), { scene: 'next', act: shown(0, LONG_CATEGORY) }),
    picture(say('ui.actOf', { number: 7, last: 24 }), { scene: 'now', act: shown(6, SHORT_CATEGORY) }),
    picture(say('ui.actOf', { number: 5, last: 24 }), { scene: 'now', act: shown(4) }),
    picture('Stage presence', { scene: 'scores', scores: scores([...LONG_CRITERIA, 'Costume', 'Words']) }),
    picture(say('projector.total'), { scene: 'scores', scores: scores(['Total']) }),
    picture(say('projector.standings').replace(/[~ ]*\]$/, ''), {
      scene: 'standings',
      standings: {
        category: 'Voice and other instruments',
        entries: acts.slice(0, 6).map(({ item_id: _item, pronouns: _pronouns, ...act }, index) => ({
          ...act,
          place: index + 1,
          tied: index > 2,
          total: '128.75',
        })),
      },
    }),
    picture(say('vote.chooseUpTo', { most: 3 }), { scene: 'vote', poll: poll(now, {}) }),
    picture(say('night.voteNow'), {
      scene: 'vote',
      poll: poll(now, { method: 'pick_one', leaders: leaders }),
    }),
    picture(say('night.voteSoon'), {
      scene: 'vote',
      poll: poll(now, {
        ...{ state: 'draft', opened_at: null, closes_at: null, ballots_counted: 0, method: 'pick_one' },
        moments: [lastingIn('vote_announced')],
        // The longest name at every turn, so that each look measures the same.
        recap: {
          acts: acts.slice(0, 14).map(({ performance_id, number }) => ({
            performance_id,
            number,
            stage_name: longest.stage_name,
          })),
          from_at: new Date(now).toISOString(),
          each_ms: 4_000,
        },
      }),
    }),
    picture(say('night.lastSeconds'), {
      scene: 'vote',
      poll: poll(now, {
        method: 'pick_one',
        moments: [{ kind: 'last_ten', from_at: null, until_at: later(now) }],
      }),
    }),
    picture(say('night.votingClosed'), {
      scene: 'vote',
      poll: poll(now, { state: 'closed', leaders, moments: [lastingIn('vote_closed')] }),
    }),
    picture(say('night.votesIn'), {
      scene: 'vote',
      poll: poll(now, { state: 'closed', moments: [lastingIn('votes_in')] }),
    }),
    // One after the other: when it goes on, who is on then, who makes it possible.
    ...[0, 1, 2].map((turn) =>
      picture(`restful interval ${turn}`, {
        ...restsUntil(now + 3_600_000 - turn * 12_000, `A long and restful interval ${turn}`),
        second_half: acts
          .slice(0, 7)
          .map(({ item_id, number, stage_name }) => ({ item_id, number, stage_name })),
        sponsors: ['A', 'B', 'C', 'D'].map((name) => ({ path: NO_PICTURE, name, ratio: 2 })),
      }),
    ),
    picture('whole long evening', { scene: 'reveal', reveal: told(0) }),
    picture('5=', { scene: 'reveal', reveal: told(2) }),
    picture('3=', { scene: 'reveal', reveal: told(3) }),
    picture(say('projector.twoLeft'), {
      scene: 'reveal',
      reveal: { ...told(3), two_left: entriesOf([0, 1], null) },
    }),
    picture(say('projector.winner'), { scene: 'reveal', reveal: told(5) }),
    picture('97', { scene: 'reveal', reveal: { ...podium, hidden_acts: 0, also: [] } }),
    picture('Favourite of the hall', {
      scene: 'reveal',
      reveal: {
        ...favourite,
        hidden_acts: 0,
        light: 'paper',
        in_votes: true,
        title: 'Favourite of the hall',
      },
    }),
    picture('98', { scene: 'reveal', pictures: faces, reveal: { ...shared, hidden_acts: 0, also: [] } }),
    picture('Loved by the hall', {
      scene: 'reveal',
      pictures: faces,
      reveal: {
        steps: [step(1, [8], '412')],
        ...{ hidden_acts: 0, light: 'paper', in_votes: true, votes_cast: 2_040 },
        title: 'Loved by the hall',
      },
    }),
    picture('Everybody’s own prize', {
      scene: 'holding',
      phase: 'finished',
      moments: [lastingIn('after')],
      winners: [
        { title: 'The judges’ result', light: 'cobalt', names: [longest.stage_name] },
        {
          title: 'Groups and other ensembles',
          light: 'scarlet',
          names: acts.slice(2, 5).map((act) => act.stage_name),
        },
        {
          title: 'Everybody’s own prize',
          light: 'paper',
          names: acts.slice(6, 7).map((act) => act.stage_name),
        },
      ],
    }),
    picture('leave the hall', {
      scene: 'message',
      text: 'Please leave the hall by the doors on the left, calmly. The show goes on in about twenty minutes: keep your wristband on, and mind the umbrellas that stand by the doors; thank you.',
    }),
  ];
}
