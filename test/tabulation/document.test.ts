/** Every worked example of `docs/tabulation.md`, computed: the tables there are the expected results. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTabulationFile } from '#contract/tabulation/schema.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { METHODS } from '#domain/tabulation/types.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/tabulation.md'), 'utf8');

interface Settings {
  rules: Record<string, unknown>;
  criteria?: { name: string; weight?: string; step?: string; max?: number; subtracts_from?: string }[];
  judges?: { name: string; weight?: string; criterion_ids?: string[]; jury?: string }[];
  deductions?: { act: string; kind: string; overrun_ms?: number; points?: string }[];
  guests?: string[];
}

interface Example {
  heading: string;
  settings: Settings;
  header: string[];
  rows: string[][];
}

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The comments `<!-- example: … -->`, each with the table that follows. */
function examples(): Example[] {
  const lines = page.split('\n');
  let heading = '';
  return lines.flatMap((line, at) => {
    if (line.startsWith('#')) heading = line.replace(/^#+ /, '');
    const found = /^<!-- example: (.*) -->$/.exec(line);
    if (!found) return [];
    const table: string[] = [];
    for (let k = at + 2; lines[k]?.startsWith('|'); k += 1) table.push(lines[k] ?? '');
    return [
      {
        heading,
        settings: JSON.parse(found[1] ?? '') as Settings,
        header: cells(table[0] ?? ''),
        rows: table.slice(2).map(cells),
      },
    ];
  });
}

const idOf = (text: string) => text.toLowerCase();

/** A decimal as whole steps of `step`. */
function steps(text: string, step: string): number {
  const [mark, size] = [text, step].map((value) => Math.round(Number(value) * 1000));
  return (mark ?? 0) / (size ?? 1);
}

function fileOf({ settings, header, rows }: Example): unknown {
  const last = header.findIndex((name) => ['votes', 'stars', 'carried', 'result'].includes(name));
  const judges = header.slice(1, last);
  const largest = Math.max(
    ...rows.flatMap((row) => row.slice(1, last).map((cell) => Number.parseFloat(cell) || 0)),
  );
  const criteria = (settings.criteria ?? [{ name: 'Total' }]).map(
    ({ weight = '1', step = '1', max = steps(largest > 10 ? '100' : '10', step), ...rest }) => ({
      id: idOf(rest.name),
      weight,
      step,
      ...rest,
      min: 0,
      max,
    }),
  );
  return {
    rules: settings.rules,
    judges: judges.map((name) => ({
      id: idOf(name),
      name,
      ...settings.judges?.find((judge) => judge.name === name),
    })),
    criteria,
    performances: rows.map(([name = '']) => ({
      id: idOf(name),
      name,
      guest: settings.guests?.includes(name) === true,
    })),
    scoresheets: rows.flatMap((row) =>
      judges.flatMap((judge, j): unknown[] => {
        const cell = row[j + 1] ?? '';
        if (cell === '–') return [];
        const sheet = { judge_id: idOf(judge), performance_id: idOf(row[0] ?? '') };
        if (cell === 'abstains') return [{ ...sheet, abstained: true }];
        const marks = cell.split(', ');
        return [
          {
            ...sheet,
            marks: Object.fromEntries(
              criteria.flatMap(({ id, step }, c) =>
                marks[c] === '–' ? [] : [[id, steps(marks[c] ?? '', step)]],
              ),
            ),
          },
        ];
      }),
    ),
    deductions: settings.deductions?.map(({ act, ...rest }) => ({ ...rest, performance_id: idOf(act) })),
    audience: audienceOf(header, rows, last),
    carried: header.includes('carried')
      ? rows.map((row) => ({ performance_id: idOf(row[0] ?? ''), points: row[last], from: 'Semi-final' }))
      : undefined,
  };
}

/** Votes, or stars with how many gave them ("40 of 20"). */
function audienceOf(header: string[], rows: string[][], at: number): unknown {
  const byAct = <T>(read: (cell: string) => T) =>
    Object.fromEntries(rows.map((row) => [idOf(row[0] ?? ''), read(row[at] ?? '')]));
  if (header.includes('votes')) {
    const counts = byAct(Number);
    return { ballots: Object.values(counts).reduce((sum, votes) => sum + votes, 0), counts };
  }
  if (!header.includes('stars')) return undefined;
  const ratings = byAct((cell) => {
    const [sum, count] = cell.split(' of ').map(Number);
    return { sum, count };
  });
  return { ballots: 40, ratings };
}

describe('the worked examples of docs/tabulation.md', () => {
  const found = examples();

  it('stand for every method', () => {
    const methods = new Set(found.map((example) => example.settings.rules.method));
    expect([...methods].sort()).toEqual(METHODS.toSorted());
  });

  it.each(found.map((example, at) => ({ name: `${at + 1}. ${example.heading}`, example })))(
    '$name',
    ({ example }) => {
      const read = readTabulationFile(fileOf(example));
      if ('fault' in read) throw new Error(`${read.fault.path}: ${read.fault.message}`);
      const standings = tabulate(read.input);
      const ours = example.rows.map(([name = '']) => {
        const row = standings.performances.find((entry) => entry.performanceId === idOf(name));
        return [name, row?.result?.shown ?? '–', row?.place ?? '–'];
      });
      const told = example.rows.map((row) => [row[0], ...row.slice(-2)]);
      expect(ours).toEqual(told);
      expect(secondCount(read.input, standings)).toEqual([]);
      const { audience } = read.input;
      if (!audience) return;
      const polls = [{ id: 'hall', name: 'Hall', share: '1', ...audience }];
      const asPoll = tabulate({ ...read.input, audience: { ballots: audience.ballots, polls } });
      expect(asPoll.performances.map(({ result, place }) => [result, place])).toEqual(
        standings.performances.map(({ result, place }) => [result, place]),
      );
    },
  );

  it('show an input file that can be read and tabulated', () => {
    const json = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const read = readTabulationFile(JSON.parse(json));
    if ('fault' in read) throw new Error(`${read.fault.path}: ${read.fault.message}`);
    const { performances, complete } = tabulate(read.input);
    expect(performances.map((entry) => [entry.name, entry.result?.shown, entry.place])).toEqual([
      ['Kites', '7.75', '1'],
      ['Mirrors', '7.00', '2'],
    ]);
    expect(complete).toBe(true);
  });
});
