/** Places made again from a protocol's text alone: the panel, what is taken off, the audience, ties. */
import Fraction from 'fraction.js';
import { audienceFigures } from './audience.ts';
import { agree, evaluate, figuresIn, holds, read } from './figures.ts';
import { after, judgeLines, type Page, type Rules, readRules, weighed } from './page.ts';
import { panelResults } from './panel.ts';

type Act = Page['acts'][number];

interface Standing {
  act: Act;
  value: Fraction;
  margin: number;
}

/** By name: "1", "2="; null without a place. */
export function placesFrom(page: Page): Map<string, string | null> {
  const rules = readRules(page.rules);
  const fields = Map.groupBy(page.acts, ({ category }) => (rules.byCategory ? category : ''));
  const places = new Map<string, string | null>(page.acts.map(({ name }) => [name, null]));
  for (const acts of fields.values())
    for (const [name, place] of fieldPlaces(rules, acts)) places.set(name, place);
  return places;
}

function fieldPlaces(rules: Rules, acts: readonly Act[]): [string, string][] {
  const audience = audienceFigures(rules, acts);
  const panel = panelResults(rules, acts);
  const judges = new Map(
    acts.flatMap((act) => {
      const found = panel.get(act.name);
      return found ? [[act.name, judgesResult(act, found.value)] as const] : [];
    }),
  );
  const apart = rules.text.includes('The judges decide alone');
  const standings = acts.flatMap((act): Standing[] => {
    if (act.lines.some((line) => line.startsWith('No place') || line.startsWith('A guest'))) return [];
    const own = judges.get(act.name);
    const round = apart ? own : together(rules, act, acts, judges, audience.get(act.name));
    if (!round) return [];
    return [
      { act, value: carried(rules, act, round), margin: apart ? (panel.get(act.name)?.margin ?? 0) : 0 },
    ];
  });
  const lower = apart && /rank sum|skating|star/.test(rules.method);
  const better = (a: Standing, b: Standing) =>
    b.value.compare(a.value) * (lower ? -1 : 1) || b.margin - a.margin;
  const inOrder = classes(standings, better).flatMap((tied) =>
    tied.length === 1 ? [tied] : separated(tied, 0, rules),
  );
  let rank = 1;
  return inOrder.flatMap((shared) => {
    const place = shared.length > 1 ? `${rank}=` : String(rank);
    rank += shared.length;
    return shared.map(({ act }): [string, string] => [act.name, place]);
  });
}

function classes<T>(list: readonly T[], order: (a: T, b: T) => number): T[][] {
  const found: T[][] = [];
  for (const one of list.toSorted(order)) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && order(last[0], one) === 0) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** The words behind a sum of which not all came off: by whether the panel was below 0 before. */
const KEPT = { below: ', nothing more comes off below 0', above: ', not below 0' } as const;

/** What is left after points off, from the line that says so. */
function judgesResult({ name, lines }: Act, panel: Fraction): Fraction {
  const left = after(lines, 'After deductions: ');
  const off = lines.filter((line) => line.startsWith('Off: '));
  if (left === undefined) return panel;
  const [equation = '', result = ''] = left.split(' = ');
  const kept = KEPT[panel.compare(0) < 0 ? 'below' : 'above'];
  const [from = '', taken = ''] = equation.replace(kept, '').split(/ [−+] /);
  const sum = off.reduce(
    (all, line) => all.add(read(/^Off: (.*?) (?:for|by) /.exec(line)?.[1] ?? '')),
    new Fraction(0),
  );
  if (!read(from).equals(panel) || !read(taken).equals(sum)) throw new Error(`${name}: ${left}`);
  if (!equation.endsWith(kept)) return holds(equation, result);
  const floor = panel.compare(0) < 0 ? panel : new Fraction(0);
  if (!read(result).equals(floor)) throw new Error(`${name}: ${left}`);
  return floor;
}

/** Both parts on one scale and weighed, or added; every figure that is held against must be one of this field. */
function together(
  rules: Rules,
  { name, lines }: Act,
  acts: readonly Act[],
  judges: ReadonlyMap<string, Fraction>,
  audience: Fraction | undefined,
): Fraction | null {
  const line = lines.find((one) => one.startsWith('Judges, ') || one.startsWith('Judges: '));
  if (line === undefined) return null;
  const own = judges.get(name) ?? null;
  const part = line.startsWith('Judges: ') ? new Fraction(0) : scaled(line, own, acts, judges);
  const alone = after(lines, 'The judges stand alone: ');
  if (alone !== undefined) return read(alone).equals(part) ? part : null;
  const share = (lead: string, of: Fraction | undefined) => {
    const told = after(lines, lead);
    if (told === undefined) return of;
    const [left = '', right = ''] = told.split(' = ');
    const [figure = '', percent = ''] = left.split(' × ');
    const given = new RegExp(`${lead.includes('judges') ? 'Judges' : 'audience'} (\\S+) percent`).exec(
      rules.text,
    );
    if (!of || !read(figure).equals(of) || percent !== `${given?.[1]} %`) throw new Error(`${name}: ${told}`);
    return holds(left, right);
  };
  const [a, b] = [share('Share of the judges: ', part), share('Share of the audience: ', audience)];
  const [left = '', right = ''] = (after(lines, 'Together: ') ?? '').split(' = ');
  if (!a || !b || !a.add(b).equals(evaluate(left))) throw new Error(`${name}: ${left}`);
  return holds(left, right);
}

function scaled(
  line: string,
  own: Fraction | null,
  acts: readonly Act[],
  judges: ReadonlyMap<string, Fraction>,
): Fraction {
  if (!own) throw new Error(`${line}, of nothing`);
  const field = acts
    .filter(({ lines }) => lines.some((one) => one.startsWith('Judges, ')))
    .map((act) => judges.get(act.name) ?? own)
    .toSorted((a, b) => a.compare(b));
  const ends = [field[0] ?? own, field.at(-1) ?? own];
  const [equation = '', right] = line.slice(line.lastIndexOf(': ') + 2).split(' = ');
  if (right === undefined) return read(equation);
  if (line.startsWith('Judges, as points')) return read(right);
  const figures = figuresIn(equation).slice(1);
  const whole = field.reduce((sum, one) => sum.add(one), new Fraction(0));
  const others = line.includes('all acts have') ? [whole] : ends;
  const known = [own, ...(line.includes('most there can be') ? figures : others)];
  if (!figures.every((one) => known.some((each) => agree(each, one, line.includes('…')))))
    throw new Error(`${line} is not of this field.`);
  return holds(equation, right);
}

/** What was brought along is added. */
function carried(rules: Rules, { name, lines }: Act, round: Fraction): Fraction {
  const line = lines.find((one) => one.startsWith('Carried from ') || one.startsWith('Nothing carried'));
  if (line === undefined) return round;
  const [, this_ = '', sum = '', result = ''] = /this round (.*?); together (.*) = (.*)$/.exec(line) ?? [];
  if (!read(this_).equals(round)) throw new Error(`${name}: ${line}`);
  const brought = [...line.matchAll(/Carried from [^:]*: (.*?);/g)].reduce(
    (all, [, points = '']) => all.add(read(points)),
    new Fraction(0),
  );
  const [, earlier = '100', own = '100'] =
    /carried forward, (\S+) percent of them count and (\S+) percent/.exec(rules.text) ?? [];
  const counts = brought.mul(earlier).add(round.mul(own)).div(100);
  if (!holds(sum, result).equals(counts)) throw new Error(`${name}: ${line}`);
  return counts;
}

const LOWER = /^(most first places|the fewest|the earlier|a recorded decision)/;

/** Ties by what the lines say was compared, key after key. */
function separated(tied: readonly Standing[], at: number, rules: Rules): Standing[][] {
  const steps = tied.map(({ act }) => act.lines.filter((line) => line.startsWith('By '))[at]);
  const [first] = steps;
  if (first === undefined) return [[...tied]];
  const key = first.slice(3, first.indexOf(': '));
  const list = ({ act }: Standing, line: string | undefined): Fraction[] | null => {
    const told = line?.slice(line.indexOf(': ') + 2).replace(/ \(Act .*$/, '') ?? '';
    if (told === 'nothing to compare') return null;
    if (told === 'none') return [];
    const duels = /^(\d+)-(\d+)-(\d+), judges (.*)$/.exec(told);
    if (duels) {
      const margin = (duels[4] ?? '')
        .split(' ')
        .filter((one) => one !== '')
        .reduce((sum, one) => sum + Number(one.split('–')[0]) - Number(one.split('–')[1]), 0);
      return [new Fraction(2 * Number(duels[1]) + Number(duels[2])), new Fraction(margin)];
    }
    const [left = '', right] = told.split(' = ');
    if (right !== undefined)
      return [/judges’ totals/.test(key) ? totalsTogether(rules, act, told) : holds(left, right)];
    return told.split(', ').map(read);
  };
  const values = new Map(tied.map((one, index) => [one, list(one, steps[index])]));
  if ([...values.values()].some((one) => one === null)) return separated(tied, at + 1, rules);
  const lowest =
    LOWER.test(key) ||
    (key === 'the judges’ result' && /rank sum|skating|star/.test(rules.method)) ||
    (rules.places && /^(the mean of the marks|the head judge|the sum of the judges’ totals)/.test(key));
  const order = (a: Standing, b: Standing) => compareLists(values.get(a) ?? [], values.get(b) ?? [], lowest);
  return classes(tied, order).flatMap((equal) =>
    equal.length === 1 ? [equal] : separated(equal, at + 1, rules),
  );
}

/** "(9.00 + 2 × 8.00) ÷ 3 × 4 judges = 33.33 (100/3)": of the totals that the judges' lines show, where there are any. */
function totalsTogether(rules: Rules, { name, lines }: Act, told: string): Fraction {
  const [left = '', right = ''] = told.split(' = ');
  const value = holds(left.replace(' judges', ''), right);
  const given = judgeLines(lines).map((line) => ({ judge: line.judge, value: line.left }));
  if (given.length === 0) return value;
  const { sum, weight } = weighed(rules, given);
  const [, full] = / × ([\d./]+) judges/.exec(left) ?? [];
  if (!value.equals(full === undefined ? sum : sum.div(weight).mul(full)))
    throw new Error(`${name}: ${told}`);
  return value;
}

/** Negative when the first is better; a list that goes on is better than one that ends. */
function compareLists(a: readonly Fraction[], b: readonly Fraction[], lowest: boolean): number {
  for (const [at, one] of a.entries()) {
    const other = b[at];
    if (other === undefined) return -1;
    const order = other.compare(one) * (lowest ? -1 : 1);
    if (order !== 0) return order;
  }
  return b.length - a.length;
}
