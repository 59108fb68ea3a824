import { expect, it } from 'vitest';
import {
  actsOf,
  EVERYTHING,
  isUnder,
  type Listed,
  lacks,
  matching,
  passes,
  type RegisteredAct,
  sorted,
  twinNumbers,
} from './acts.ts';
import { atTheDoor } from './door-order.ts';

const listed = (number: number, part: Partial<Listed> = {}): Listed => ({
  id: `p${number}`,
  number,
  status: 'accepted',
  erased: false,
  stageName: `Act ${number}`,
  pronouns: '',
  songTitle: 'Song',
  categoryId: null,
  consent: 'not_needed',
  consentHow: null,
  durationMs: null,
  performerCount: 1,
  headcount: null,
  answers: [],
  audioDeliveryMethod: 'email',
  needsAssistance: false,
  photoConsent: 'not_asked',
  photoPlaces: [],
  contactMark: null,
  cameFrom: null,
  checkedInAt: null,
  revision: 1,
  createdAt: number,
  ...part,
});
const acts = (...rows: Listed[]): RegisteredAct[] =>
  actsOf(rows, [{ participantId: 'p2', state: 'checked', note: '', noteTold: [], upload: null }], []);
const ids = (rows: readonly RegisteredAct[]) => rows.map(({ number }) => number);

it('marks acts that look like one sent twice, and only while both are in play', () => {
  const twins = (...rows: Listed[]) => acts(...rows).map((act) => act.twins);
  expect(
    twins(
      listed(1, { stageName: 'Ánh Dương' }),
      listed(2, { stageName: 'anh-duong' }),
      listed(3, { contactMark: 'c1', songTitle: 'Rain' }),
      listed(4, { contactMark: 'c1', songTitle: 'rain ' }),
      listed(5, { contactMark: 'c1', songTitle: 'Sun' }),
      listed(6, { contactMark: 'c2', songTitle: 'Rain' }),
    ),
  ).toEqual(['2', '1', '4', '3', '', '']);
  expect(twins(listed(1, { stageName: 'X' }), listed(2, { stageName: 'X', status: 'withdrawn' }))).toEqual([
    '',
    '',
  ]);
  // Nothing can be merged with it.
  expect(twins(listed(1, { stageName: 'X' }), listed(2, { stageName: 'X', erased: true }))).toEqual(['', '']);
});

it('tells the first of those that a script sent again and again', () => {
  const rows = acts(...Array.from({ length: 30 }, (_, at) => listed(at + 1, { stageName: 'Again' })));
  expect(rows[0]?.twins).toBe('2, 3, 4, 5, 6, 7, 8, 9 …');
  expect(rows[29]?.twins).toBe('1, 2, 3, 4, 5, 6, 7, 8 …');
  expect(rows[29] && twinNumbers(rows[29])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it('finds an act by any part of its name, song or number, accents and case apart', () => {
  const rows = acts(
    listed(1, { stageName: 'Nguyễn Thị Ánh Dương', songTitle: 'Bèo dạt mây trôi' }),
    listed(2, { stageName: 'Астра Ковалёва' }),
    listed(3, { stageName: '月野ひかり' }),
  );
  for (const search of ['duong', 'ANH nguyen', 'beo dat', '  thị '])
    expect(ids(matching(rows, search)), search).toEqual([1]);
  expect(ids(matching(rows, 'ковалева'))).toEqual([2]);
  expect(ids(matching(rows, '月野'))).toEqual([3]);
  expect(ids(matching(rows, ''))).toEqual([1, 2, 3]);
  expect(matching(rows, 'nobody')).toEqual([]);
});

it('counts a missing consent for more than a missing track, and nothing for acts out of the show', () => {
  const [minor, ready, gone] = acts(
    listed(1, { consent: 'asked' }),
    listed(2),
    listed(3, { status: 'withdrawn', consent: 'asked' }),
  );
  expect([minor, ready, gone].map((act) => (act ? lacks(act) : -1))).toEqual([3, 0, 0]);
});

it('sorts by what is missing, then review, then number', () => {
  const rows = acts(
    listed(2),
    listed(4),
    listed(3, { status: 'submitted' }),
    listed(1, { consent: 'asked' }),
  );
  expect(ids(sorted(rows, 'missing'))).toEqual([1, 3, 4, 2]);
  expect(ids(sorted(rows, 'newest'))).toEqual([4, 3, 2, 1]);
});

it('puts an act under the tab of its status, and under Missing when it lacks something', () => {
  const [review] = acts(listed(1, { status: 'submitted' }));
  if (!review) throw new Error('one act was made');
  expect((['all', 'review', 'missing', 'accepted'] as const).map((tab) => isUnder(tab, review))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

it('sifts by consent, track, help and check-in', () => {
  const [act] = acts(listed(2, { consent: 'given', checkedInAt: 5 }));
  if (!act) throw new Error('one act was made');
  expect(passes({ ...EVERYTHING, consent: 'minor' }, act)).toBe(true);
  expect(passes({ ...EVERYTHING, consent: 'open' }, act)).toBe(false);
  expect(passes({ ...EVERYTHING, track: 'checked' }, act)).toBe(true);
  expect(passes({ ...EVERYTHING, checkIn: 'away' }, act)).toBe(false);
  expect(passes({ ...EVERYTHING, help: true }, act)).toBe(false);
});

it('searches two thousand acts well within a frame', () => {
  const rows = acts(
    ...Array.from({ length: 2_000 }, (_, i) => listed(i + 10, { stageName: `Nguyễn ${i} Ánh` })),
  );
  // The best of some: the machine may be busy with other things.
  const times = [1, 2, 3, 4, 5].map(() => {
    const start = performance.now();
    expect(matching(rows, 'nguyen 2009')).toHaveLength(1);
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(16);
});

it('knows which acts are longer than their category allows', () => {
  const limits = [
    { id: 'solo', name: 'Solo', timeLimitMs: 270_000 },
    { id: 'free', name: 'Free', timeLimitMs: null },
  ];
  const rows = [
    listed(1, { categoryId: 'solo', durationMs: 330_000 }),
    listed(2, { categoryId: 'solo', durationMs: 270_000 }),
    listed(3, { categoryId: 'solo' }),
    listed(4, { categoryId: 'free', durationMs: 330_000 }),
    listed(5, { durationMs: 330_000 }),
  ];
  expect(actsOf(rows, [], limits).map((act) => act.limitPassedMs)).toEqual([270_000, null, null, null, null]);
});

it('moves nobody at the door when they are pressed, and keeps in sight who was found by typing', () => {
  const all = acts(listed(1), listed(2, { checkedInAt: 1 }), listed(3, { checkedInAt: 2 }), listed(4));
  // The second was here before anything was typed, the third came since.
  const order = { behind: new Set(['p2']), first: undefined };
  expect(ids(atTheDoor(all, '', order))).toEqual([1, 3, 4, 2]);
  expect(ids(atTheDoor(all, '', { ...order, first: 'p4' }))).toEqual([4, 1, 3, 2]);
  expect(ids(atTheDoor(all, 'Act 2', order))).toEqual([2]);
});
