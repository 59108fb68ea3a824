/**
 * Who sees what: an evening in which every string, and every count that is anybody's secret, is marked by the path
 * it stands at, shown in every scene. What each kind of viewer is sent is held against one table: a path that is not
 * in it is a leak, and one that is in it but never sent is a screen that misses something.
 */
import { describe, expect, it } from 'vitest';
import type { LiveFacts } from '#domain/show/facts.ts';
import type { Progress } from '#domain/show/state.ts';
import { POSTS, type Post, SCENES, type SceneKind } from '#domain/show/vocabulary.ts';
import { certifiedResult, sampleEvening } from '#test/show/sample-evening.ts';
import { VIEW_KINDS, type ViewKind, wireView } from './views.ts';

/** Words of a fixed list, and what only ties records together. */
const PLAIN =
  /(^|\.)(kind|state|status|track|consent|stageSide|method|voters|to|phase|command|actScores|standingsSoFar|timeZone|follows|(sheets|scoring)\..*|id|(item|performance|category|poll|current|cued|revealing|screen)Id)$/;
/** Counts that some may not know. */
const SECRET_COUNTS = /\.(ballotsCounted|ballotsPerMinute|figures|projectors|mcs|audience|crew|judges)(\.|$)/;

/** Every mark that was given, by what it reads as. */
type Marks = Map<string, string>;

/** A copy in which each string says where it stood. The letters are those of an id, so that ids may be marked too. */
function marked<T>(value: T, marks: Marks, path = ''): T {
  if (typeof value === 'string' && !PLAIN.test(path)) {
    const mark = `mark${marks.size}x`;
    marks.set(mark, path);
    return mark as T;
  }
  if (typeof value === 'number' && SECRET_COUNTS.test(path)) {
    const mark = 770_000_000 + marks.size;
    marks.set(String(mark), path);
    return mark as T;
  }
  if (Array.isArray(value)) return value.map((one) => marked(one, marks, path)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      marked(one, marks, path === '' ? key : `${path}.${key}`),
    ]),
  ) as T;
}

const progress = (status: Progress['status'], now: number): Progress => ({
  status,
  skipped: false,
  calledAt: now,
  startedAt: now,
  endedAt: status === 'done' ? now : null,
  grantedMs: 240_000,
  performedMs: 0,
  earlier: null,
});

type Change = (facts: LiveFacts) => LiveFacts;

/** A list whose records are kept apart by who may know of them, so that each has a path of its own. */
const apart = <T>(list: readonly T[], nameOf: (one: T, index: number) => string): T[] => {
  const named: Record<string, T[]> = {};
  for (const [index, one] of list.entries()) {
    const name = nameOf(one, index);
    named[name] = [...(named[name] ?? []), one];
  }
  // It stands in the list's place until `together`.
  return named as unknown as T[];
};
const together = <T>(named: T[]): T[] => Object.values(named as unknown as Record<string, T[]>).flat();

/** Act 1 is done and locked, act 2 stands by; a vote is open; of a certified result one place is told. */
function evening(change: Change): LiveFacts {
  const facts = sampleEvening();
  const { now } = facts;
  const given = change({
    ...facts,
    event: { ...facts.event, tagline: 'A tagline' },
    // In two categories: of one alone no picture speaks.
    items: facts.items.map((item) =>
      item.id === 'act3' && item.performance
        ? { ...item, performance: { ...item.performance, categoryId: 'dance' } }
        : item,
    ),
    scoring: { perf1: 'locked' },
    calling: { screenId: 'screen1', name: 'Main hall', number: 1, untilAt: now + 5_000 },
    polls: facts.polls.map((poll, index) =>
      index === 0 ? { ...poll, state: 'open' as const, openedAt: now } : poll,
    ),
    results: [{ ...certifiedResult('r1', 'Judges'), toldAt: [now] }],
    show: {
      ...facts.show,
      phase: 'results',
      currentId: 'act2',
      items: { act1: progress('done', now), act2: progress('called', now) },
      armed: { kind: 'message', text: 'Armed' },
      notes: POSTS.map((to) => ({ id: to, to, text: to, by: 'Jo', sentAt: 1, readAt: null, readyAt: null })),
      revealingId: 'r1',
      shownSteps: { r1: 1 },
      lastMove: { command: 'go', by: 'Jo', at: now },
      undo: {
        command: 'go',
        parts: [],
        by: 'Jo',
        at: now,
        before: { ...facts.show, scene: { kind: 'message', text: 'Before' } },
        reverts: [],
      },
    },
  });
  return {
    ...given,
    items: apart(given.items, ({ id, kind }) =>
      kind !== 'performance' ? 'cue' : ({ act1: 'done', act2: 'called', act3: 'next' }[id] ?? 'later'),
    ),
    polls: apart(given.polls, (poll) => poll.state),
    results: given.results.map((result) => ({
      ...result,
      steps: apart(result.steps, (_step, index) => ['told', 'ahead'][index] ?? 'untold'),
    })),
    show: { ...given.show, notes: apart(given.show.notes, (note) => note.to) },
  };
}

const whole = (facts: LiveFacts): LiveFacts => ({
  ...facts,
  items: together(facts.items),
  polls: together(facts.polls),
  results: facts.results.map((result) => ({ ...result, steps: together(result.steps) })),
  show: { ...facts.show, notes: together(facts.show.notes) },
});

const show =
  (part: Partial<LiveFacts['show']>): Change =>
  (facts) => ({
    ...facts,
    show: { ...facts.show, ...part },
  });
const onStage: Change = (facts) =>
  show({ phase: 'running', items: { ...facts.show.items, act2: progress('on_stage', facts.now) } })(facts);
const halted = show({ halt: { text: 'Stopped', at: 1, clockRan: false } });
const unpublished: Change = (facts) => ({ ...facts, event: { ...facts.event, lineupPublished: false } });
const standingBy: Change = (facts) => facts;

/** The paths whose marks this kind of viewer is sent in any of these evenings, whatever scene is on air. */
function sentTo(kind: ViewKind, changes: readonly Change[], scenes: readonly SceneKind[] = SCENES): string[] {
  const seen = new Set<string>();
  for (const scene of scenes)
    for (const change of changes) {
      const onAir = show({ scene: { kind: scene, text: scene === 'message' ? 'On air' : '' } });
      const marks: Marks = new Map();
      const facts = marked(
        evening((given) => onAir(change(given))),
        marks,
      );
      const sent = JSON.stringify(wireView(kind, whole(facts)));
      for (const [mark] of sent.matchAll(/mark\d+x|77\d{7}/g)) seen.add(marks.get(mark) ?? mark);
    }
  return [...seen].toSorted();
}

const each = (under: string, ...fields: string[]) => fields.map((field) => `${under}.${field}`);
const EVERY_ACT = ['done', 'called', 'next', 'later'] as const;
const act = (which: (typeof EVERY_ACT)[number], ...fields: string[]) =>
  each(`items.${which}.performance`, ...fields);
const acts = (...fields: string[]) => EVERY_ACT.flatMap((which) => act(which, ...fields));
const PUBLIC = ['stageName', 'pronouns', 'song'];
/** What the crew, the MC and the desk read of an act. Its name is the item's title there. */
const WORK = [
  ...acts('pronouns', 'song', 'category', 'stageNotes'),
  ...['cue', ...EVERY_ACT].map((one) => `items.${one}.title`),
];
const told = (...more: string[]) =>
  each('results.steps.told.entries', 'stageName', 'pronouns', 'song', 'score', ...more);
const notes = (...posts: Post[]) => posts.flatMap((to) => each(`show.notes.${to}`, 'text', 'by'));

/** What stands on the wall. */
const PICTURE: readonly string[] = [
  'round.name',
  ...each('event', 'name', 'host', 'venue', 'tagline', 'wifiLine', 'publicAddress', 'look'),
  'calling.name',
  ...act('called', ...PUBLIC),
  // The act whose scores are on air, and the line-up's names.
  ...act('done', ...PUBLIC),
  ...acts('stageName', 'category', 'categoryColour'),
  'polls.open.title',
  ...each('board.scores', 'rows.name', 'rows.marks.value', 'deducted', 'total'),
  ...each('board.standings', 'category', 'entries.total'),
  'results.title',
  ...told(),
  ...each('show', 'scene.text', 'halt.text'),
];

/** The whole of what may leave the server, for each kind of viewer, in an event whose line-up is published. */
const MAY_SEE: Readonly<Record<ViewKind, readonly string[]>> = {
  audience: [
    'round.name',
    ...each('event', 'name', 'host', 'venue', 'tagline'),
    ...acts(...PUBLIC),
    ...each('polls.open', 'title', 'candidates.stageName', 'candidates.song'),
    'results.title',
    ...told(),
  ],
  projector: PICTURE,
  // Of a place that the hall was told a while ago.
  projector_public: PICTURE,
  mc_public: ['event.name', 'round.name', ...act('called', ...PUBLIC), 'polls.open.title'],
  mc: [
    'round.name',
    ...each('event', 'name', 'publicAddress'),
    ...WORK,
    ...acts('pronunciation', 'mcLine'),
    ...each('polls.open', 'title', 'candidates.stageName'),
    'results.title',
    ...told('pronunciation'),
    ...notes('mc'),
    'show.halt.text',
  ],
  judge: ['event.name', 'round.name', ...acts(...PUBLIC, 'category')],
  // The call board of a paired screen is the same.
  crew: [
    ...each('event', 'name', 'look'),
    'round.name',
    'calling.name',
    ...WORK,
    ...acts('pronunciation'),
    ...notes('sound', 'light', 'stage'),
    'show.halt.text',
  ],
  admin: [
    'round.name',
    ...each('event', 'name', 'host', 'publicAddress'),
    ...WORK,
    ...acts('pronunciation', 'participantId', 'sound.fileId'),
    ...['open', 'draft'].flatMap((poll) =>
      each(`polls.${poll}`, 'title', 'ballotsCounted', 'ballotsPerMinute'),
    ),
    'judges.name',
    ...each('playing', 'by', 'deskId'),
    ...each('presence', 'desks', 'projectors', 'mcs', 'judges', 'crew', 'audience', 'silent.name'),
    'results.title',
    ...told(),
    ...each('show', 'scene.text', 'armed.text', 'halt.text', 'lastMove.by', 'undo.by'),
    ...notes(...POSTS),
  ],
};

describe('of all that is marked', () => {
  it.each(VIEW_KINDS)('%s is sent exactly what it may see', (kind) => {
    expect(sentTo(kind, [standingBy, onStage, halted])).toEqual([...new Set(MAY_SEE[kind])].toSorted());
  });

  it.each(['audience', 'mc_public'] as const)(
    '%s is sent only the act that stands by of an unpublished line-up',
    (kind) => {
      const sent = sentTo(kind, [unpublished]).filter((path) => path.startsWith('items.'));
      expect(sent).toEqual(act('called', ...PUBLIC).toSorted());
    },
  );

  it.each(VIEW_KINDS)('%s is sent scores and standings only while their scene is on air', (kind) => {
    const others = SCENES.filter((scene) => scene !== 'scores' && scene !== 'standings');
    expect(sentTo(kind, [standingBy, onStage], others).filter((path) => path.startsWith('board.'))).toEqual(
      [],
    );
  });
});
