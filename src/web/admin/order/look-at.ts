/** What to look at in a running order before it is fixed, each with a remedy where there is one. */
import type { Line } from '#domain/messages/catalogue.ts';
import { say } from '#web/ui/say.ts';

/** One item of the order, as far as the checks need it. */
export interface Planned {
  id: string;
  kind: string;
  title: string;
  number: number | null;
  category: string;
  /** The longest that its category allows; null: as long as it likes. */
  limitMs: number | null;
  plannedMs: number;
  /** Acts with the same mark have the same contact; null where that is not known. */
  contact: string | null;
  /** What the act wrote for the stage. */
  notes: string;
  /** Whether somebody told how the name is said. */
  said: boolean;
}

export interface Finding {
  /** The item it is about. */
  id: string;
  kind: 'same_person' | 'too_long' | 'bunched' | 'set_up' | 'no_interval' | 'unsaid';
  /** Of whom, and what. */
  title: string;
  words: string;
  /** Where it could go instead: after this item. */
  after?: { id: string; title: string };
}

/** How many other acts should lie between two of the same person, for clothes and breath. */
export const ACTS_BETWEEN = 2;
/** So many of one kind in a row are many, where others could stand between them. */
const IN_A_ROW = 4;
/** So often one thing is carried on before it is worth putting its acts together. */
const CARRIED = 3;
const LONGEST_WITHOUT_INTERVAL_MS = 90 * 60_000;

/** What is carried on and off, as people write it. */
export const CARRIED_THINGS = [
  { often: 'order.pianoOften', of: /\b(?:piano|klavier|flügel)/i },
  { often: 'order.drumsOften', of: /\b(?:drum|schlagzeug)/i },
  { often: 'order.tableOften', of: /\b(?:table|tisch)/i },
  { often: 'order.chairsOften', of: /\b(?:chair|stuhl|stühle)/i },
] as const satisfies readonly { often: Line; of: RegExp }[];

/** In the order in which they stand. */
export function lookAt(items: readonly Planned[]): Finding[] {
  return [
    ...tooLong(items),
    ...samePerson(items),
    ...bunched(items),
    ...setUps(items),
    ...noInterval(items),
    ...unsaid(items),
  ];
}

const acts = (items: readonly Planned[]) => items.filter(({ kind }) => kind === 'performance');
const minutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1_000)).padStart(2, '0')}`;

const tooLong = (items: readonly Planned[]): Finding[] =>
  acts(items).flatMap(({ id, title, plannedMs, limitMs }) =>
    limitMs !== null && plannedMs > limitMs
      ? [
          {
            id,
            kind: 'too_long' as const,
            title,
            words: say('order.tooLong', { length: minutes(plannedMs), limit: minutes(limitMs) }),
          },
        ]
      : [],
  );

/** The acts of `around` that are too near for the same person; an interval is as good as any number of acts. */
function near(around: readonly Planned[]): Planned[] {
  const interval = around.findIndex(({ kind }) => kind === 'interval');
  return acts(interval < 0 ? around : around.slice(0, interval)).slice(0, ACTS_BETWEEN);
}

const samePerson = (items: readonly Planned[]): Finding[] =>
  items.flatMap((item, at): Finding[] => {
    if (item.kind !== 'performance' || item.contact === null) return [];
    const before = near(items.slice(0, at).toReversed());
    const between = before.findIndex(({ contact }) => contact === item.contact);
    const name = before[between]?.title;
    if (name === undefined) return [];
    const after = placeFor(items, item);
    const words = say(between === 0 ? 'order.samePersonBefore' : 'order.samePersonBetween', { name });
    return [{ id: item.id, kind: 'same_person', title: item.title, words, ...(after && { after }) }];
  });

/** The first place behind where it stands at which nobody of the same contact is near. */
function placeFor(items: readonly Planned[], item: Planned): Finding['after'] {
  const others = items.filter((one) => one !== item);
  const from = items.indexOf(item);
  const isNear = (around: readonly Planned[]) => near(around).some(({ contact }) => contact === item.contact);
  for (let at = from; at < others.length; at += 1) {
    const before = others[at];
    // Behind the vote and the results nobody is on.
    if (!before || before.kind === 'vote' || before.kind === 'results') return undefined;
    if (before.kind !== 'performance') continue;
    if (!isNear(others.slice(0, at + 1).toReversed()) && !isNear(others.slice(at + 1)))
      return { id: before.id, title: before.title };
  }
  return undefined;
}

/** Categories that follow each other whole are meant so; only a mixed order can be bunched. */
function bunched(items: readonly Planned[]): Finding[] {
  const runs = runsOf(acts(items), ({ category }) => category);
  const isMixed = new Set(runs.map(({ of }) => of)).size < runs.length;
  return runs.flatMap(({ of, those }): Finding[] =>
    isMixed && of !== '' && those.length >= IN_A_ROW && those[0]
      ? [
          {
            id: those[0].id,
            kind: 'bunched',
            title: those[0].title,
            words: say('order.bunched', { count: those.length, category: of }),
          },
        ]
      : [],
  );
}

function setUps(items: readonly Planned[]): Finding[] {
  return CARRIED_THINGS.flatMap(({ often, of }): Finding[] => {
    const runs = runsOf(acts(items), ({ notes }) => of.test(notes)).filter((run) => run.of);
    const last = runs.at(-1)?.those[0];
    return runs.length >= CARRIED && last
      ? [
          {
            id: last.id,
            kind: 'set_up',
            title: last.title,
            words: say(often, { count: runs.length }),
          },
        ]
      : [];
  });
}

function noInterval(items: readonly Planned[]): Finding[] {
  let long = 0;
  for (const item of items) {
    if (item.kind === 'interval') {
      long = 0;
      continue;
    }
    long += item.plannedMs;
    if (long > LONGEST_WITHOUT_INTERVAL_MS)
      return [
        {
          id: item.id,
          kind: 'no_interval',
          title: item.title,
          words: say('order.noInterval'),
        },
      ];
  }
  return [];
}

/** One line for all of them: MC and call board have to say every name. */
function unsaid(items: readonly Planned[]): Finding[] {
  const [first, ...others] = acts(items).filter(({ said }) => !said);
  if (first === undefined) return [];
  const words =
    others.length === 0 ? say('order.unsaid') : say('order.unsaidAndMore', { count: others.length });
  return [{ id: first.id, kind: 'unsaid', title: first.title, words }];
}

function runsOf<K>(items: readonly Planned[], by: (item: Planned) => K): { of: K; those: Planned[] }[] {
  const runs: { of: K; those: Planned[] }[] = [];
  for (const item of items) {
    const of = by(item);
    const last = runs.at(-1);
    if (last && last.of === of) last.those.push(item);
    else runs.push({ of, those: [item] });
  }
  return runs;
}

/** The position to move an item to so that it stands right behind `after`, counted without the item itself. */
export function positionAfter(ids: readonly string[], id: string | null, after: string): number {
  const others = ids.filter((one) => one !== id);
  return others.indexOf(after) + 1;
}

/** Before which position something at that time stands: the first item that begins then or later. */
export function positionAt(rows: readonly { plannedAt: number | null }[], at: number): number {
  const found = rows.findIndex(({ plannedAt }) => plannedAt !== null && plannedAt >= at);
  return found < 0 ? rows.length : found;
}
