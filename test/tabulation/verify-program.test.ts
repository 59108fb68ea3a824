/** `verify/verify.py`, which shares no code with the engine, gives every place and figure of random rounds again. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkRecord, type PublicRecord } from '#contract/results/check-record.ts';
import { canonicalJson } from '#domain/results/canonical.ts';
import { tried } from '../tried.ts';
import { withJuries, withParts } from './panel-parts.ts';
import { drawFrom, randomRound } from './random-rounds.ts';
import { recordOf } from './records.ts';

const PROGRAM = join(import.meta.dirname, '../../verify/verify.py');
const ROUNDS = Number(process.env.OVATION_RECORDS ?? tried(250, 1_000));

/** Checks many records in one run of Python; answers what it found wrong with each. */
const MANY = `
import importlib.util, json, sys
spec = importlib.util.spec_from_file_location("verify", sys.argv[1])
verify = importlib.util.module_from_spec(spec)
spec.loader.exec_module(verify)
with open(sys.argv[2], encoding="utf-8") as file:
    records = json.load(file)
print(json.dumps([verify.check(record, record["digest"])[1:] for record in records]))
`;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ovation-records-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keep = (content: unknown): string => {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

const python = (...given: string[]) => {
  const run = spawnSync('python3', given, { encoding: 'utf8', maxBuffer: 64_000_000 });
  if (run.error) throw run.error;
  return run;
};

/** Lists of points come only in files, never from a vote that was held here. Of five rounds two have a panel of parts, one juries. */
const held = (seed: number): PublicRecord[] => {
  const draw = drawFrom(seed);
  const plain = randomRound(draw);
  const round = [withJuries, withParts, withParts][seed % 5]?.(draw, plain) ?? plain;
  return round.audience?.lists ? [] : [recordOf(round)];
};

it(`counts ${ROUNDS} random rounds with every rule to the same places and figures`, () => {
  const records = Array.from({ length: ROUNDS }, (_, seed) => held(seed + 1)).flat();
  const run = python('-c', MANY, PROGRAM, keep(records));
  expect(run.stderr).toBe('');
  const found: [string[], string[]][] = JSON.parse(run.stdout);
  expect(found.length).toBe(records.length);
  expect(found.flatMap(([wrong], at) => (wrong.length > 0 ? [{ at, wrong }] : []))).toEqual([]);
  // Nothing passes because nothing was counted.
  expect(found.filter(([, closed]) => closed.length > 0).length).toBe(0);
});

it('gives equal ones the ranks that the rules say, of judges, juries and votes, and in ties', () => {
  const records = Array.from({ length: 200 }, (_, at) => {
    const draw = drawFrom(at + 1);
    const plain = randomRound(draw);
    const { rules, ...round } = at % 2 === 0 ? withJuries(draw, plain) : plain;
    const equalRanks = at % 3 === 0 ? ('best' as const) : ('dense' as const);
    const audience = { ...rules.audience, conversion: 'points_table' as const };
    const own = {
      ...rules,
      equalRanks,
      audience,
      tieBreaks: ['countback:ranks' as const, 'shared' as const],
    };
    return round.audience?.lists ? [] : [recordOf({ ...round, rules: own })];
  }).flat();
  const run = python('-c', MANY, PROGRAM, keep(records));
  expect(run.stderr).toBe('');
  const found: [string[], string[]][] = JSON.parse(run.stdout);
  expect(found.flatMap(([wrong], at) => (wrong.length > 0 ? [{ at, wrong }] : []))).toEqual([]);
});

it('tells results and ratings that differ apart by as many decimals as the record does', () => {
  const stars = (sum: number) => ({ sum, count: 6_000 });
  const ratings = { kites: stars(20_001), lamps: stars(20_000) };
  const record = recordOf({
    rules: { method: 'mean', combination: { mode: 'weights', judges: '70', audience: '30' } },
    judges: [{ id: 'ana', name: 'Ana' }],
    criteria: [{ id: 'c', name: 'Voice', weight: '1', min: 0, max: 10, step: '1' }],
    performances: ['kites', 'lamps'].map((id) => ({ id, name: id, categoryId: 'all' })),
    scoresheets: ['kites', 'lamps'].map((performanceId) => ({
      judgeId: 'ana',
      performanceId,
      marks: { c: 8 },
    })),
    audience: { ballots: 6_000, polls: [{ id: 'p', share: '1', ballots: 6_000, ratings }] },
  });
  const { totals } = record.openings.parts;
  const scores = (...own: string[]) => own.map((score) => ({ score }));
  expect(totals?.value).toMatchObject([
    scores('76.001', '76.000'),
    scores('66.670', '66.667'),
    expect.anything(),
  ]);
  const [[wrong]] = JSON.parse(python('-c', MANY, PROGRAM, keep([record])).stdout);
  expect(wrong).toEqual([]);
});

it('finds nothing wrong where the votes are closed, which may have broken a tie', () => {
  const records = Array.from({ length: 100 }, (_, seed) => held(seed + 1)).flat();
  for (const { openings } of records) delete openings.parts.votes;
  const run = python('-c', MANY, PROGRAM, keep(records));
  expect(run.stderr).toBe('');
  const found: [string[], string[]][] = JSON.parse(run.stdout);
  expect(found.flatMap(([wrong]) => wrong)).toEqual([]);
  expect(records.filter((record) => !checkRecord(sha256, record).same)).toEqual([]);
});

it('notices what is not as it was signed, and says so by its exit code', () => {
  const [record] = Array.from({ length: 20 }, (_, seed) => held(seed + 1)).flat();
  if (!record) throw new Error('All these rounds have lists.');
  const exit = (change: (copy: PublicRecord) => void, ...more: string[]) => {
    const copy = structuredClone(record);
    change(copy);
    return python(PROGRAM, keep(copy), ...more).status;
  };
  expect(exit(() => undefined)).toBe(0);
  expect(exit(() => undefined, record.digest)).toBe(0);
  expect(exit(() => undefined, 'f'.repeat(64))).toBe(3);
  expect(exit((copy) => Object.assign(copy.document.acts[0] ?? {}, { stage_name: 'Other' }))).toBe(3);
  expect(
    exit((copy) => {
      const { marks } = copy.openings.parts;
      if (marks) marks.value = { ...(marks.value as object), scoresheets: [] };
    }),
  ).toBe(3);
  expect(python(PROGRAM, keep({})).status).toBe(2);
});

it('finds a prize that is told for somebody who did not get it, here and in Python', () => {
  const records = held(1).map((record) => {
    const copy = structuredClone(record);
    const { awards } = copy.document as unknown as { awards: { performance_ids: string[] }[] };
    for (const award of awards.slice(0, 1)) award.performance_ids = ['somebody else'];
    return { ...copy, digest: sha256(canonicalJson(copy.document)) };
  });
  expect(records.map((record) => checkRecord(sha256, record))).toMatchObject([{ intact: true, same: false }]);
  const [[wrong]] = JSON.parse(python('-c', MANY, PROGRAM, keep(records)).stdout);
  expect(wrong).toEqual([expect.stringContaining('nobody gave this prize')]);
});

/** The ways to every value of a record. */
const waysIn = (value: unknown, way: string[] = []): string[][] =>
  value !== null && typeof value === 'object' && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inside]) => waysIn(inside, [...way, key]))
    : [way];

/** A copy with one value changed, or left out. */
function alteredAt(record: PublicRecord, way: readonly string[], leavesOut: boolean): PublicRecord {
  const copy = structuredClone(record);
  const key = way.at(-1) ?? '';
  const at = way
    .slice(0, -1)
    .reduce((inside: unknown, each) => (inside as Record<string, unknown>)[each], copy);
  const holder = at as Record<string, unknown>;
  const value = holder[key];
  if (leavesOut) delete holder[key];
  else holder[key] = typeof value === 'number' ? value + 1 : `${value}x`;
  return copy;
}

it('notices every single value that is changed or left out, here and in Python, in a sentence', () => {
  const [record] = Array.from({ length: 20 }, (_, seed) => held(seed + 1)).flat();
  if (!record) throw new Error('All these rounds have lists.');
  const ways = [...waysIn(record.document, ['document']), ...waysIn(record.openings, ['openings'])];
  const altered = ways.flatMap((way) => [alteredAt(record, way, false), alteredAt(record, way, true)]);
  const here = altered.map((copy) => {
    try {
      return checkRecord(sha256, copy).same;
    } catch (error) {
      return error instanceof Error && !/^This is not the record/.test(error.message);
    }
  });
  expect(here.filter(Boolean)).toEqual([]);
  const run = python('-c', MANY.replace('record["digest"]', `"${record.digest}"`), PROGRAM, keep(altered));
  expect(run.stderr).toBe('');
  const found: [string[], string[]][] = JSON.parse(run.stdout);
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(([wrong]) => wrong.length === 0)).toEqual([]);
});
