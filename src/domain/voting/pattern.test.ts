import { expect, it } from 'vitest';
import { type FirstBallot, inspectBallot, newArrivals, newSource, noteArrival } from './pattern.ts';
import { inTurnOnes, newBallotStream } from './voting-order.ts';

const START = 1_800_000_000_000;

/** Numbers that look random and are the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

type Arriving = Omit<FirstBallot, 'bare' | 'browser' | 'choice'> & Partial<FirstBallot>;

/** Lets devices come and vote in order of time; answers how many ballots each rule named, and in `whose` by the first letter of the voter. */
function watched(devices: readonly Arriving[], whose = new Map<string, number>()): Record<string, number> {
  const source = newSource();
  const arrivals = newArrivals();
  const found: Record<string, number> = {};
  const steps = [
    ...devices.map((device) => ({ at: device.markedAt, run: () => noteArrival(arrivals, device.markedAt) })),
    ...devices.map((device) => ({
      at: device.at,
      run: () => {
        for (const { kind, voters } of inspectBallot(source, arrivals, {
          bare: false,
          browser: 'Mozilla/5.0 one phone of many',
          choice: 'act 1',
          ...device,
        })) {
          found[kind] = (found[kind] ?? 0) + voters.length;
          for (const [who = ''] of voters) whose.set(who, (whose.get(who) ?? 0) + 1);
        }
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

/** How long people look before they press: some at once, most within seconds, a few after long (log-normal). */
const thinking = (roll: () => number, medianMs: number, spread: number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - roll())) * Math.cos(2 * Math.PI * roll());
  return Math.round(medianMs * Math.exp(spread * normal));
};

/** A school of 500 behind one address, all with the same tablets; `openMs`: how long it takes them to scan the picture. */
const school = (seed: number, openMs: number, medianMs: number, spread: number): Arriving[] => {
  const roll = dice(seed);
  return Array.from({ length: 500 }, (_, i) => {
    const markedAt = START + Math.floor(roll() * openMs);
    return { voter: `p${i}`, markedAt, at: markedAt + 2_000 + thinking(roll, medianMs, spread) };
  });
};

const PACES = [3_000, 10_000, 20_000, 40_000, 90_000, 180_000].flatMap((openMs) =>
  [3_000, 5_000, 8_000, 12_000].flatMap((medianMs) =>
    [0.5, 0.7].map((spread) => [openMs, medianMs, spread] as const),
  ),
);

it.each(PACES)(
  'names none of a school with one kind of tablet: %i ms to scan, %i ms to think (%f)',
  (...how) => {
    for (const seed of [11, 12, 13, 14, 15, 16]) expect(watched(school(seed, ...how))).toEqual({});
  },
);

it('names none of a school that opened the page together and votes when told', () => {
  const roll = dice(16);
  const told = school(16, 20_000, 1, 0).map((device) => ({
    ...device,
    at: START + 60_000 + thinking(roll, 4_000, 0.5),
  }));
  expect(watched(told)).toEqual({});
});

/** 600 who all take between two and a half and three seconds, as machines that are slow alike; `acts` to choose among. */
const slowAlike = (seed: number, openMs: number, acts: number): Arriving[] => {
  const roll = dice(seed);
  return Array.from({ length: 600 }, (_, i) => {
    const markedAt = START + Math.floor(roll() * openMs);
    const choice = `act ${Math.floor(roll() * acts)}`;
    return { voter: `p${i}`, choice, markedAt, at: markedAt + 2_500 + Math.floor(roll() * 500) };
  });
};

it.each([10_000, 49_000, 180_000])(
  'names none whose machines are slow alike, where they do not want the same (%i ms to scan)',
  (openMs) => {
    for (const seed of [19, 20, 21, 22, 23, 24]) {
      for (const acts of [2, 3, 14]) expect(watched(slowAlike(seed, openMs, acts))).toEqual({});
      expect(watched(slowAlike(seed, openMs, 1)).in_turn).toBeGreaterThan(500);
    }
  },
);

/** 600 marks of a program in 49 s, each used once when it is 2.5 s old or older, told as one of four browsers. */
const farm = (cast: (i: number, roll: () => number) => { markedAt: number; at: number }): Arriving[] => {
  const roll = dice(17);
  return Array.from({ length: 600 }, (_, i) => ({
    voter: `s${i}`,
    browser: `Mozilla/5.0 browser ${Math.floor(roll() * 4)}`,
    ...cast(i, roll),
  }));
};

const FARMS: [string, Parameters<typeof farm>[0]][] = [
  [
    'thirty at a time that each wait for two and a half seconds',
    (i, roll) => {
      const markedAt = START + Math.floor(i / 30) * 2_450 + Math.floor(roll() * 300);
      return { markedAt, at: markedAt + 2_500 + Math.floor(roll() * 400) };
    },
  ],
  [
    'one after another, with waits of two and a half to three and a half seconds',
    (i, roll) => {
      const markedAt = START + i * 80 + Math.floor(roll() * 60);
      return { markedAt, at: markedAt + 2_500 + Math.floor(roll() * 1_000) };
    },
  ],
  [
    'marks made beforehand and used in their order, with pauses drawn at random',
    (i, roll) => ({ markedAt: START + i * 20, at: START + 20_000 + i * 82 + Math.floor(roll() * 400) }),
  ],
  [
    'marks made beforehand and used from the last one on',
    (i, roll) => ({ markedAt: START - i * 20, at: START + 20_000 + i * 82 + Math.floor(roll() * 400) }),
  ],
];

it.each(FARMS)('names a cookie farm: %s', (_how, cast) => {
  const found = watched(farm(cast));
  const named = Object.values(found).reduce((sum, count) => sum + count, 0);
  expect(named).toBeGreaterThan(550);
});

/** The farm of fresh marks with waits of about three seconds, of which `favoured` go to one act and the rest to thirteen others. */
const spreadFarm = (seed: number, favoured: number): Arriving[] => {
  const roll = dice(seed);
  return Array.from({ length: 600 }, (_, i) => {
    const choice = roll() < favoured ? 'act 1' : `act ${2 + Math.floor(roll() * 13)}`;
    const markedAt = START + i * 80 + Math.floor(roll() * 60);
    return { voter: `s${i}`, choice, markedAt, at: markedAt + 2_500 + Math.floor(roll() * 1_000) };
  });
};

it('names less of a farm the more it gives to others, and nothing of one that gives away two fifths', () => {
  const named = (favoured: number) => {
    const seeds = Array.from({ length: 10 }, (_, seed) => seed + 1);
    const found = seeds.flatMap((seed) => Object.values(watched(spreadFarm(seed, favoured))));
    return Math.round(found.reduce((sum, count) => sum + count, 0) / seeds.length);
  };
  expect([1, 0.8, 0.75, 0.7, 0.6].map(named)).toEqual([591, 588, 504, 279, 0]);
});

// Why the order alone flags nobody: what people want has to be alike as well.
it.each([
  [0.3, 70],
  [0.5, 20],
  [0.7, 0],
])(
  'with pauses that spread by %f, %i of 360 halls of quick people come in the order of their marks',
  (spread, inOrder) => {
    const opening = [3_000, 10_000, 20_000, 40_000, 90_000, 180_000];
    const medians = [1_000, 2_000, 3_000, 5_000, 8_000, 12_000];
    const halls = opening.flatMap((openMs) =>
      medians.flatMap((medianMs) =>
        Array.from({ length: 10 }, (_, seed) =>
          school((seed + 1) * 7_919 + openMs + medianMs, openMs, medianMs, spread),
        ),
      ),
    );
    const isInOrder = (hall: readonly Arriving[]) => {
      const turns = newBallotStream();
      return hall
        .toSorted((a, b) => a.at - b.at)
        .some((device) => inTurnOnes(turns, { ...device, choice: 'the same' }).length > 0);
    };
    expect(halls.filter(isInOrder)).toHaveLength(inOrder);
  },
);

it('names a farm, and hardly anybody of the school with other browsers beside it', () => {
  const seen = new Map<string, number>();
  for (const [, cast] of FARMS) {
    seen.clear();
    watched([...farm(cast), ...school(18, 40_000, 8_000, 0.6)], seen);
    expect(seen.get('s') ?? 0).toBeGreaterThan(400);
    // Who happened to vote in its order between its first ballots.
    expect(seen.get('p') ?? 0).toBeLessThan(20);
  }
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
