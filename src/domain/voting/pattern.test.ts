import { expect, it } from 'vitest';
import { newArrivals, newSource, noteArrival, type Sighting, sight } from './pattern.ts';

const START = 1_800_000_000_000;

/** Numbers that look random and are the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Arriving = Omit<Sighting, 'bare' | 'browser'> & Partial<Sighting>;

/** Lets devices come and vote in order of time; answers how many ballots each rule named. */
function watched(devices: readonly Arriving[]): Record<string, number> {
  const source = newSource();
  const arrivals = newArrivals();
  const found: Record<string, number> = {};
  const steps = [
    ...devices.map((device) => ({ at: device.markedAt, run: () => noteArrival(arrivals, device.markedAt) })),
    ...devices.map((device) => ({
      at: device.at,
      run: () => {
        for (const { kind, voters } of sight(source, arrivals, {
          bare: false,
          browser: 'Mozilla/5.0 one phone of many',
          ...device,
        }))
          found[kind] = (found[kind] ?? 0) + voters.length;
      },
    })),
  ];
  for (const step of steps.toSorted((a, b) => a.at - b.at)) step.run();
  return found;
}

/** People who open the page when told, and vote some seconds later. */
const people = (count: number, within: number, seed: number): Arriving[] => {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, i) => {
    const markedAt = START + Math.floor(roll() * within);
    return { voter: `p${i}`, markedAt, at: markedAt + 2_500 + Math.floor(roll() * 30_000) };
  });
};

it.each([1, 2, 3, 4, 5])('names none of 1,000 people behind one address in one minute (%i)', (seed) => {
  expect(watched(people(1_000, 60_000, seed))).toEqual({});
});

it('names none of 1,000 who had the page open and all press within two seconds', () => {
  const roll = dice(9);
  const hall = people(1_000, 60_000, 7).map((device) => ({
    ...device,
    at: START + 120_000 + Math.floor(roll() * 2_000),
  }));
  expect(watched(hall)).toEqual({});
});

it('names every ballot of a program that says it is one, from the first on', () => {
  const script = Array.from({ length: 500 }, (_, i) => ({
    voter: `s${i}`,
    markedAt: START + i * 50,
    at: START + i * 50 + 5_000,
    bare: true,
  }));
  expect(watched([...people(1_000, 60_000, 1), ...script]).bare).toBe(500);
});

it('names marks that vote at once, and leaves the hall beside them alone', () => {
  const script = Array.from({ length: 10_000 }, (_, i) => ({
    voter: `s${i}`,
    markedAt: START + i * 6,
    at: START + i * 6 + 40,
  }));
  expect(watched([...people(1_000, 60_000, 2), ...script])).toEqual({ hurried: 10_000 });
});

it('names ballots at a machine’s pace, however long each waited', () => {
  const script = Array.from({ length: 200 }, (_, i) => ({
    voter: `s${i}`,
    markedAt: START + i * 1_000,
    at: START + 60_000 + i * 1_000 + (i % 7) * 20,
    browser: 'Mozilla/5.0 script',
  }));
  expect(watched([...people(500, 240_000, 3), ...script])).toEqual({ even: 200 });
});

it('names more new devices at once than the address ever brought, and learns what a hall brings', () => {
  const roll = dice(4);
  const crowd = (count: number, from: number, name: string) =>
    Array.from({ length: count }, (_, i) => {
      const markedAt = from + Math.floor(roll() * 9_000);
      return { voter: `${name}${i}`, markedAt, at: markedAt + 3_000 + Math.floor(roll() * 40_000) };
    });
  const span = Math.ceil(START / 10_000) * 10_000;
  expect(watched(crowd(3_000, span, 's'))).toEqual({ burst: 3_000 });
  const known = Array.from({ length: 10 }, (_, i) => crowd(900, span + i * 10_000, `h${i}`)).flat();
  expect(watched([...known, ...crowd(3_000, span + 200_000, 's')])).toEqual({});
});
