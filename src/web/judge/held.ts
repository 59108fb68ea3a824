/**
 * What this device holds of one scoresheet, and what may become of it. Pure: no storage, no network, no clock.
 *
 * `content` is what the judge sees. `seen` is the newest sheet of the server that it was built on. An attempt
 * to send is frozen with its command id until it is answered, so that a lost answer can be asked for again
 * without doing anything twice; what is tapped meanwhile goes with the next one.
 */
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { pickFields } from '#domain/pick-fields.ts';

export type Panel = AnswerOf<typeof judgingEndpoints.panel>;
export type PanelPerformance = Panel['performances'][number];
export type Criterion = Panel['criteria'][number];
export type ServerSheet = AnswerOf<typeof judgingEndpoints.saveScoresheet>;
type Entry = BodyOf<typeof judgingEndpoints.saveScoresheet>;

/** What the judge has filled in; `final` once they have sent it as done. */
export interface Content {
  marks: Readonly<Record<string, number | null>>;
  abstained: boolean;
  note: string;
  feedback: string;
  final: boolean;
}

/**
 * Why the server has not taken what is held. `waits`: scoring has not opened, it is tried again then.
 * `stale`: another device of the same judge changed the sheet, the judge must choose. `locked` and `refused`
 * need somebody else.
 */
export type Trouble =
  | { kind: 'waits' }
  | { kind: 'stale'; theirs: ServerSheet }
  | { kind: 'locked'; sentence: string }
  | { kind: 'refused'; sentence: string };

export interface Held {
  content: Content;
  seen: ServerSheet | null;
  attempt: { commandId: string; entry: Entry } | null;
  trouble: Trouble | null;
}

const EMPTY: Content = { marks: {}, abstained: false, note: '', feedback: '', final: false };

/** A sheet of the server as the judge sees it. */
const contentOf = (sheet: ServerSheet): Content => ({
  ...pickFields(sheet, ['marks', 'abstained', 'note', 'feedback']),
  final: sheet.state === 'submitted',
});

/** What was filled in when an attempt was made. */
const contentOfEntry = ({ submitted, baseRevision: _base, ...content }: Entry): Content => ({
  marks: content.marks ?? {},
  abstained: content.abstained ?? false,
  note: content.note ?? '',
  feedback: content.feedback ?? '',
  final: submitted,
});

/** What this device holds of a sheet that nobody has changed on it. */
export const untouched = (sheet: ServerSheet | null): Held => ({
  content: sheet ? contentOf(sheet) : EMPTY,
  seen: sheet,
  attempt: null,
  trouble: null,
});

const given = (marks: Content['marks']): string =>
  JSON.stringify(
    Object.entries(marks)
      .filter(([, steps]) => steps !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Words as the server keeps them: those that end in a space, while the judge thinks, are on the server without it. */
const asKept = (words: string): string => words.trim().normalize();

/** Whether two contents are the same. Marks of a judge who abstains do not count. */
export const sameContent = (a: Content, b: Content): boolean =>
  a.final === b.final &&
  a.abstained === b.abstained &&
  asKept(a.note) === asKept(b.note) &&
  asKept(a.feedback) === asKept(b.feedback) &&
  (a.abstained || given(a.marks) === given(b.marks));

/** Whether this device holds something that is not on the server yet. */
export const isUnsent = (held: Held): boolean =>
  held.attempt !== null || !sameContent(held.content, held.seen ? contentOf(held.seen) : EMPTY);

/** Whether its judge has something to do: what only waits for the scoring to open sends itself. */
export const needsJudge = ({ trouble }: Pick<Held, 'trouble'>): boolean =>
  trouble !== null && trouble.kind !== 'waits';

/** Whether sending now could help. */
export const canSend = (held: Held): boolean => held.trouble === null && isUnsent(held);

/** A change by the judge. It is a new thing to try, except where the judge must choose first. */
export const edited = (held: Held, change: Partial<Content>): Held => ({
  ...held,
  content: { ...held.content, final: false, ...change },
  trouble: held.trouble?.kind === 'refused' ? null : held.trouble,
});

/** Freezes what is held as an attempt, unless one is waiting for its answer already. */
export function attempted(held: Held, commandId: string): Held & { attempt: NonNullable<Held['attempt']> } {
  const attempt = held.attempt ?? { commandId, entry: entryOf(held) };
  return { ...held, attempt };
}

const entryOf = ({ content, seen }: Held): Entry => ({
  marks: { ...content.marks },
  abstained: content.abstained,
  note: content.note,
  feedback: content.feedback,
  submitted: content.final,
  baseRevision: seen?.revision ?? 0,
});

/**
 * The server has it. What was tapped since the attempt stays and is sent next. Where nothing was, whatever the server
 * made of it is what is held: sent once more it would come out the same, without an end.
 */
export function saved(held: Held, sheet: ServerSheet): Held {
  const seen = newer(held.seen, sheet);
  const isAsSent = held.attempt !== null && sameContent(held.content, contentOfEntry(held.attempt.entry));
  const isOther = isAsSent && seen === sheet && !sameContent(held.content, contentOf(sheet));
  const content = isOther ? contentOf(sheet) : held.content;
  return { content, seen, attempt: null, trouble: null };
}

// The answer to an old command that comes again is as old as the command.
const newer = (a: ServerSheet | null, b: ServerSheet): ServerSheet => (a && a.revision > b.revision ? a : b);

/** The server would not take it. Nothing that the judge filled in is touched. */
export const notTaken = (held: Held, trouble: Trouble | null): Held => ({ ...held, attempt: null, trouble });

/**
 * What the server says it has, read again: adopted where nothing here differs, else the judge must choose.
 * @param newest nothing was sent or asked since. A server that then has less than it once acknowledged was put back to
 * an older copy: what is held here goes there again, or is held against what it has.
 */
export function readAgain(held: Held, sheet: ServerSheet | null, newest = false): Held {
  if (held.attempt !== null) return held;
  const [here, there] = [held.seen?.revision ?? 0, sheet?.revision ?? 0];
  // It was put back, and another device has come as far as this one had.
  const isAnother =
    sheet !== null &&
    held.seen !== null &&
    there === here &&
    !sameContent(contentOf(sheet), contentOf(held.seen));
  const wentBack = there < here || isAnother;
  if (!wentBack && there === here) return held;
  if (wentBack && !newest) return held;
  if (!sheet) return { ...held, seen: null };
  const fresh = untouched(sheet);
  const differs = !sameContent(held.content, fresh.content);
  if (!differs || (!wentBack && !isUnsent(held))) return { ...held, ...fresh };
  return { ...held, trouble: { kind: 'stale', theirs: sheet } };
}

/** Scoring opened, closed or was locked: what waited for that is tried again. */
export function windowChanged(held: Held, scoring: PanelPerformance['scoring']): Held {
  const clears =
    (held.trouble?.kind === 'waits' && scoring !== 'closed') ||
    (held.trouble?.kind === 'locked' && scoring === 'open');
  return clears ? { ...held, trouble: null } : held;
}

/** The judge chose between this device's sheet and the other one's. */
export function chosen(held: Held, which: 'mine' | 'theirs'): Held {
  if (held.trouble?.kind !== 'stale') return held;
  const { theirs } = held.trouble;
  return which === 'theirs'
    ? { ...held, ...untouched(theirs) }
    : { ...held, seen: theirs, attempt: null, trouble: null };
}
