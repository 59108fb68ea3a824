/** The audience's part: conversions, combination with the judges, minimum turnout. */
import { describe, expect, it } from 'vitest';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import type { AudienceInput, AudienceList, AudiencePoll, RulesInput } from '#domain/tabulation/types.ts';
import { placesOf, rowOf, show } from './small-shows.ts';

const MARKS = { kites: [9, 7], lamps: [6, 6], mirrors: [5, 3] };

function converted(audience: RulesInput['audience'], votes: AudienceInput): (string | undefined)[] {
  const standings = tabulate(show({ method: 'mean', audience }, MARKS, { audience: votes }));
  return ['kites', 'lamps', 'mirrors'].map((id) => rowOf(standings, id).audience?.converted.exact);
}

const counts: AudienceInput = { ballots: 40, counts: { kites: 10, lamps: 20, mirrors: 10 } };

describe('several polls', () => {
  const favourite = { id: 'favourite', ballots: 40, counts: { kites: 10, lamps: 20, mirrors: 10 } };
  it('an act’s figure is the mean of those it stands in, weighed by the polls’ shares', () => {
    const juniors = { id: 'juniors', ballots: 8, counts: { kites: 6, lamps: 2 } };
    const both = {
      ballots: 8,
      polls: [
        { ...favourite, share: '3' },
        { ...juniors, share: '1' },
      ],
    };
    // Kites (3 × 25 + 75) / 4, Lamps (3 × 50 + 25) / 4; Mirrors stood in the first alone.
    expect(converted({ conversion: 'share' }, both)).toEqual(['75/2', '175/4', '25']);
  });
  it('one for each category gives every act its figure among its own', () => {
    const polls: AudiencePoll[] = [
      { id: 'solo', share: '1', ballots: 10, counts: { kites: 9, lamps: 1 } },
      { id: 'group', share: '1', ballots: 4, counts: { mirrors: 4 } },
    ];
    expect(converted({ conversion: 'share' }, { ballots: 4, polls })).toEqual(['90', '10', '100']);
  });
  it('of ratings conversions take the mean, so that being rated by more is no better', () => {
    const rated = (conversion: 'share' | 'mean_rating' | 'relative') =>
      converted(
        { conversion },
        {
          ballots: 12,
          polls: [
            {
              id: 'stars',
              share: '1',
              ballots: 12,
              ratings: {
                kites: { sum: 48, count: 12 },
                lamps: { sum: 5, count: 1 },
                mirrors: { sum: 0, count: 0 },
              },
            },
          ],
        },
      );
    expect(rated('share')).toEqual(['80', '100', '0']);
    expect(rated('mean_rating')).toEqual(['80', '100', '0']);
    expect(rated('relative')).toEqual(['80', '100', '0']);
  });
  it('below the minimum turnout in any of them, the audience’s part is left out', () => {
    const polls: AudiencePoll[] = [
      { ...favourite, share: '1' },
      { id: 'group', share: '1', ballots: 4, counts: { mirrors: 4 } },
    ];
    const { audience } = tabulate(
      show({ method: 'mean', audience: { minimumTurnout: 5 } }, MARKS, { audience: { ballots: 4, polls } }),
    );
    expect(audience).toMatchObject({ ballots: 4, counted: false, leftOut: 'below_minimum_turnout' });
  });
});

describe('conversion of votes', () => {
  it('share: percent of all votes', () => {
    expect(converted({ conversion: 'share' }, counts)).toEqual(['25', '50', '25']);
  });

  it('relative: the best has 100', () => {
    expect(converted({ conversion: 'relative' }, counts)).toEqual(['50', '100', '50']);
  });

  it('min_max: from 0 to 100', () => {
    expect(converted({ conversion: 'min_max' }, counts)).toEqual(['0', '100', '0']);
    expect(
      converted({ conversion: 'min_max' }, { ballots: 3, counts: { kites: 1, lamps: 1, mirrors: 1 } }),
    ).toEqual(['100', '100', '100']);
  });

  it('points_table: points by rank, shared where votes are equal, none without votes', () => {
    expect(converted({ conversion: 'points_table' }, counts)).toEqual(['9', '12', '9']);
    expect(converted({ conversion: 'points_table' }, { ballots: 5, counts: { kites: 5 } })).toEqual([
      '12',
      '0',
      '0',
    ]);
  });

  it('points_table: every list hands out its own', () => {
    const lists: AudienceList[] = [
      { id: 'north', points: { kites: '100', lamps: '1' } },
      { id: 'south', points: { kites: '2', lamps: '3', mirrors: '1' } },
    ];
    expect(converted({ conversion: 'points_table' }, { ballots: 107, lists })).toEqual(['22', '22', '8']);
  });

  it('mean_rating: percent of the best rating; 0 for an act nobody rated', () => {
    const ratings = { kites: { sum: 40, count: 10 }, lamps: { sum: 9, count: 3 } };
    expect(converted({ conversion: 'mean_rating' }, { ballots: 12, ratings })).toEqual(['80', '60', '0']);
  });

  it('points: as they are', () => {
    const lists = [{ id: 'all', points: { kites: '1.5', lamps: '2' } }];
    expect(converted({ conversion: 'points' }, { ballots: 2, lists })).toEqual(['3/2', '2', '0']);
  });
});

describe('combination', () => {
  const weights: RulesInput = {
    method: 'mean',
    audience: { conversion: 'share' },
    combination: { mode: 'weights', judges: '60', audience: '40' },
  };

  it('by weights, both on a scale of 100', () => {
    const row = rowOf(tabulate(show(weights, MARKS, { audience: counts })), 'kites');
    expect(row.combined).toMatchObject({
      judges: { exact: '80' },
      judgesWeighted: { exact: '48' },
      audience: { exact: '25' },
      audienceWeighted: { exact: '10' },
    });
    expect(row.result?.exact).toBe('58');
  });

  it.each([
    ['share', ['400/9', '100/3', '200/9']],
    ['relative', ['100', '75', '50']],
    ['min_max', ['100', '50', '0']],
    ['points_table', ['12', '10', '8']],
    ['as_is', ['8', '6', '4']],
  ] as const)('puts the judges on the scale %s', (judgesScale, expected) => {
    const rules = { ...weights, combination: { ...weights.combination, judgesScale } };
    const standings = tabulate(show(rules, MARKS, { audience: counts }));
    expect(['kites', 'lamps', 'mirrors'].map((id) => rowOf(standings, id).combined?.judges.exact)).toEqual(
      expected,
    );
  });

  it('turns around results of which the lowest wins', () => {
    const rules: RulesInput = { ...weights, method: 'rank_sum' };
    const standings = tabulate(show(rules, MARKS, { audience: counts }));
    expect(standings.better).toBe('higher');
    expect(['kites', 'lamps', 'mirrors'].map((id) => rowOf(standings, id).combined?.judges.exact)).toEqual([
      '100',
      '50',
      '0',
    ]);
  });

  it('has no shares of nothing, of places, and of results that can fall below 0', () => {
    const judged = (change: Partial<RulesInput>, marks: typeof MARKS, subtractsFrom?: string) => {
      const combination = { ...weights.combination, judgesScale: 'share' } as const;
      const input = show({ ...weights, ...change, combination }, marks, { audience: counts });
      const criteria = input.criteria.map((one) => ({ ...one, ...(subtractsFrom && { subtractsFrom }) }));
      const standings = tabulate({ ...input, criteria });
      return ['kites', 'lamps', 'mirrors'].map((id) => rowOf(standings, id).combined?.judges.exact);
    };
    expect(judged({}, { kites: [0], lamps: [0], mirrors: [0] })).toEqual(['0', '0', '0']);
    expect(judged({ method: 'rank_sum' }, MARKS)).toEqual(['100', '50', '0']);
    expect(judged({}, MARKS, '5')).toEqual(['0', '50', '100']);
  });

  it('by adding points', () => {
    const rules: RulesInput = {
      method: 'sum',
      missing: 'zero',
      audience: { conversion: 'points' },
      combination: { mode: 'points' },
    };
    const lists = [{ id: 'hall', points: { mirrors: '20', lamps: '1' } }];
    expect(placesOf(show(rules, MARKS, { audience: { ballots: 9, lists } }))).toBe(
      'mirrors 1, kites 2, lamps 3',
    );
  });

  it('kept apart: the judges decide, the audience has places of its own', () => {
    const standings = tabulate(show({ method: 'mean' }, MARKS, { audience: counts }));
    expect(standings.performances.map((row) => [row.performanceId, row.place, row.audience?.place])).toEqual([
      ['kites', '1', '2='],
      ['lamps', '2', '1'],
      ['mirrors', '3', '2='],
    ]);
  });

  it('leaves the audience out below the minimum turnout, and says so', () => {
    const rules = { ...weights, audience: { conversion: 'share' as const, minimumTurnout: 41 } };
    const standings = tabulate(show(rules, MARKS, { audience: counts }));
    expect(standings.audience).toEqual({
      ballots: 40,
      minimumTurnout: 41,
      counted: false,
      leftOut: 'below_minimum_turnout',
    });
    expect(rowOf(standings, 'kites')).toMatchObject({ place: '1', result: { exact: '80' } });
  });

  it('leaves the audience out when nobody voted', () => {
    const standings = tabulate(show(weights, MARKS, { audience: { ballots: 0, counts: {} } }));
    expect(standings.audience?.leftOut).toBe('no_votes');
    expect(rowOf(standings, 'kites').result?.exact).toBe('80');
  });

  it('with all the weight on the audience needs no judge', () => {
    const rules: RulesInput = {
      method: 'mean',
      combination: { mode: 'weights', judges: '0', audience: '100' },
    };
    const input = show(rules, { kites: [], lamps: [] }, { audience: { ballots: 3, counts: { lamps: 3 } } });
    expect(placesOf(input)).toBe('lamps 1, kites 2');
    input.audience = null;
    expect(rowOf(tabulate(input), 'kites').blocked).toBe('no_audience');
  });
});
