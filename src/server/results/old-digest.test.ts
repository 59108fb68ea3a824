/** A result that was certified before polls had parts keeps its digest: it must not fall void by an update. */
import { expect, it } from 'vitest';
import { type RoundRecords, tabulationInput } from '#domain/results/inputs.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { factsDigest } from './facts-digest.ts';

// What the version before 0013_polls_and_codes certified for these records.
const DIGEST = 'e65a2d5a3c5fcca724c772c971470b1e7a81c0f3a72b57fc9551934be8db9756';

const records: RoundRecords = {
  rules: {
    method: 'mean',
    audience: { conversion: 'share' },
    combination: { mode: 'weights', judges: '75', audience: '25', judgesScale: 'of_maximum' },
  },
  judges: ['j1', 'j2'].map((id) => ({ id, name: id, isHead: false, categoryIds: [], revoked: false })),
  criteria: [{ id: 'c1', name: 'Voice', categoryId: null, weight: 10, minSteps: 0, maxSteps: 10, step: '1' }],
  performances: ['p1', 'p2', 'p3'].map((id, at) => ({
    id,
    number: at + 1,
    name: `Act ${at + 1}`,
    categoryId: null,
    guest: false,
  })),
  sheets: (
    [
      ['p1', 'j1', 7],
      ['p1', 'j2', 8],
      ['p2', 'j1', 9],
      ['p2', 'j2', 6],
      ['p3', 'j1', 5],
      ['p3', 'j2', 5],
    ] as const
  ).map(([performanceId, judgeId, c1]) => ({
    judgeId,
    performanceId,
    submitted: true,
    abstained: false,
    marks: { c1 },
  })),
  excused: [],
  deductions: [],
  setAside: [],
  audience: [],
  decisions: [],
};
const poll = {
  id: 'v1',
  title: 'Audience favourite',
  share: 1,
  ballots: 120,
  facts: { counts: { p1: 40, p2: 30, p3: 50 } },
};
const digestWith = (audience: RoundRecords['audience']) => {
  const input = tabulationInput({ ...records, audience }, 'given', 1);
  return factsDigest(input, tabulate(input));
};

it('one poll of plain counts gives the digest that it gave before', () => {
  expect(digestWith([poll])).toBe(DIGEST);
  expect(digestWith([{ ...poll, share: 3 }])).toBe(DIGEST);
});

it('one vote more gives another', () => {
  expect(
    digestWith([{ ...poll, ballots: 121, facts: { counts: { ...poll.facts.counts, p2: 31 } } }]),
  ).not.toBe(DIGEST);
});
