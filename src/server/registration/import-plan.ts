/**
 * What each row of a file would do: make a new act, change one, nothing, or be a problem. Pure; nothing is
 * written from here. Read twice, the same file gives the same plan, and carried out it gives one of "same".
 */
import {
  answerProblem,
  answersAfter,
  MAX_ANSWER_LENGTH,
  type Question,
  readAnswers,
} from '#domain/events/questions.ts';
import { type CsvLine, linesOfCsv } from '#domain/registration/csv.ts';
import { lettersOnly, type NearNames, openNearNames } from '#domain/registration/similar-names.ts';
import { yieldToLoop } from '../yield-to-loop.ts';
import type { Bounds } from './bounds.ts';
import { dataErased } from './changes.ts';
import {
  type ActPart,
  categoryFinder,
  type Field,
  type ImportFile,
  type NearCategory,
  type PersonPart,
  readRow,
} from './import-row.ts';
import { yesOrNoOf } from './import-words.ts';
import type { ParticipantRow } from './queries.ts';

export interface PlannedRow {
  line: number;
  fate: 'new' | 'changed' | 'same' | 'choose' | 'problem';
  act: ActPart;
  person: PersonPart;
  /** As the file has it, also where the row is a problem. */
  called: { stageName: string; songTitle: string };
  /** To the organiser's own questions. */
  answers: { question: string; answer: string }[];
  /** The act it is about, when there is one. */
  before: ParticipantRow | undefined;
  /** Acts that are called nearly the same, or the first of many, where none is called exactly so. */
  near: { id: string; number: number; stageName: string; songTitle: string }[];
  /** Its category as the file names it, where one here is named nearly so. */
  category: NearCategory | undefined;
  changes: { field: string; before: string; after: string }[];
  problems: string[];
}

/** What an import is compared with: the event's acts, categories and questions, and what stands of its acts. */
export interface ImportGround {
  acts: readonly ParticipantRow[];
  categories: readonly { id: string; name: string }[];
  questions: readonly Question[];
  bounds: Bounds;
}

/** So many acts are offered for a row: among more nobody would find the one that is meant. */
const MOST_NEAR = 20;

/** What each row of a file would do, in the file's order. Others have their turn meanwhile: there may be thousands. */
export async function planImport(file: ImportFile, ground: ImportGround): Promise<PlannedRow[]> {
  const planned = rowPlanner(file, ground, await knownActs(ground.acts));
  const lines = linesOfCsv(file.text);
  // The headings.
  lines.next();
  const plan: PlannedRow[] = [];
  for (const line of lines) {
    await yieldToLoop();
    plan.push(planned(line));
  }
  return plan;
}

/** The acts that a row may be about, as rows name them. */
interface KnownActs {
  byNumber: ReadonlyMap<string, ParticipantRow>;
  byKey: ReadonlyMap<string, readonly ParticipantRow[]>;
  names: NearNames<ParticipantRow>;
}

async function knownActs(acts: ImportGround['acts']): Promise<KnownActs> {
  const byKey = new Map<string, ParticipantRow[]>();
  const names = openNearNames<ParticipantRow>(({ stageName }) => stageName);
  for (const act of acts) {
    await yieldToLoop();
    // One that was taken into another is that one.
    if (act.mergedInto !== null) continue;
    const key = keyOf(act.stageName, act.songTitle);
    const known = byKey.get(key);
    if (known) known.push(act);
    else byKey.set(key, [act]);
    if (act.erasedAt === null) names.add(act);
  }
  return { byNumber: new Map(acts.map((act) => [String(act.number), act])), byKey, names };
}

function rowPlanner(file: ImportFile, ground: ImportGround, known: KnownActs) {
  const find = finder(file.key, known);
  const { near: alike } = known.names;
  const category = categoryFinder(file.categories, ground.categories);
  const seen = new Map<string, number>();
  return ({ line, cells }: CsvLine): PlannedRow => {
    const given = cellsByField(file, cells);
    const read = readRow(given, category);
    const answered = answersIn(file, cells, ground.questions);
    const [stageName, songTitle] = [given.get('stage_name') ?? '', given.get('song_title') ?? ''];
    const { before: exact, problem } = find(given);
    const near = exact || problem ? [] : alike(stageName).slice(0, MOST_NEAR);
    const choice = file.choices[line];
    const before = exact ?? near.find(({ id }) => id === choice);
    const open = !before && near.length > 0 && choice !== 'new';
    const same = before?.id ?? keyOf(stageName, songTitle);
    const first = seen.get(same);
    seen.set(same, first ?? line);
    const { changes, refused } = before
      ? {
          changes: changesTo(before, read.act, answered.answers, ground),
          refused: refusedOf(before, read, ground),
        }
      : { changes: [], refused: missingIn(given) };
    const problems = [
      ...read.problems,
      ...answered.problems,
      ...(problem === undefined ? [] : [problem]),
      ...(first === undefined ? [] : [`Line ${first} is about the same act.`]),
      ...refused,
    ];
    const told = near.map(({ id, number, stageName, songTitle }) => ({ id, number, stageName, songTitle }));
    return {
      ...{
        line,
        fate: fateOf({ problems, open, before, changes }),
        act: read.act,
        person: read.person,
        answers: answered.answers,
        called: { stageName, songTitle },
      },
      ...{ before, near: told, category: read.category, changes, problems },
    };
  };
}

function cellsByField({ columns }: ImportFile, cells: readonly string[]): Map<Field, string> {
  const named = columns.map((field, at) => [field, (cells[at] ?? '').trim()] as const);
  return new Map(named.flatMap(([field, text]) => (isOfAct(field) ? [[field, text] as const] : [])));
}

const isOfAct = (column: ImportFile['columns'][number]): column is Field =>
  column !== null && !column.startsWith('answer:');

/** What a row answers to the organiser's own questions, in the answers that they know. */
function answersIn({ columns }: ImportFile, cells: readonly string[], questions: readonly Question[]) {
  const problems: string[] = [];
  const answers = columns.flatMap((column, at) => {
    const question = questions.find(({ id }) => column === `answer:${id}`);
    if (!question) return [];
    const answer = answerOf(question, (cells[at] ?? '').trim());
    if (answerProblem({ ...question, required: false }, answer))
      problems.push(
        question.kind === 'choice'
          ? `“${question.label}” is answered by ${question.choices.join(', ')}.`
          : `Write yes or no for “${question.label}”.`,
      );
    return [{ question: question.id, answer: answer.slice(0, MAX_ANSWER_LENGTH) }];
  });
  return { answers, problems };
}

/** A cell as one of the answers that there are, whatever its case or language; else as it is. */
function answerOf({ kind, choices }: Question, text: string): string {
  if (kind === 'choice') return choices.find((one) => lettersOnly(one) === lettersOnly(text)) ?? text;
  if (kind === 'text' || text === '') return text;
  const said = yesOrNoOf(text);
  return said === undefined ? text : said ? 'yes' : 'no';
}

const changesTo = (
  before: ParticipantRow,
  act: ActPart,
  answers: PlannedRow['answers'],
  { categories, questions }: ImportGround,
): PlannedRow['changes'] => [
  ...differences(before, act, categories),
  ...otherAnswers(before, answers, questions),
];

function otherAnswers(
  before: ParticipantRow,
  given: PlannedRow['answers'],
  questions: readonly Question[],
): PlannedRow['changes'] {
  const had = readAnswers(before.answers);
  const has = answersAfter(had, questions, given);
  const of = (answers: typeof had, id: string) =>
    answers.find(({ question }) => question === id)?.answer ?? '';
  return questions
    .map(({ id, label }) => ({ field: label, before: of(had, id), after: of(has, id) }))
    .filter((change) => change.before !== change.after);
}

/** What stands of the act; a row that cannot be read says nothing that could be held against it. */
const refusedOf = (before: ParticipantRow, read: ReturnType<typeof readRow>, { bounds }: ImportGround) =>
  read.problems.length > 0 ? [] : bounds(before, read.act).map(({ message }) => message);

/** What a new act cannot be without. */
const missingIn = (given: ReadonlyMap<Field, string>): string[] =>
  [
    { field: 'stage_name' as const, missing: 'The stage name is missing.' },
    { field: 'song_title' as const, missing: 'The song is missing.' },
  ].flatMap(({ field, missing }) => (given.get(field) ? [] : [missing]));

function fateOf({
  problems,
  open,
  before,
  changes,
}: Pick<PlannedRow, 'problems' | 'before' | 'changes'> & { open: boolean }): PlannedRow['fate'] {
  if (problems.length > 0) return 'problem';
  if (open) return 'choose';
  if (!before) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}

const keyOf = (stageName: string, songTitle: string): string =>
  JSON.stringify([stageName, songTitle].map((text) => text.normalize('NFKC').trim().toLowerCase()));

const ofAct = (before: ParticipantRow) =>
  before.erasedAt === null ? { before } : { problem: dataErased().message };

function finder(key: ImportFile['key'], { byNumber, byKey }: KnownActs) {
  return (given: ReadonlyMap<Field, string>): { before?: ParticipantRow; problem?: string } => {
    const number = key === 'number' ? (given.get('number') ?? '').replace(/^0+(?=\d)/, '') : '';
    if (number !== '') {
      const before = byNumber.get(number);
      return before ? ofAct(before) : { problem: `No act has the number ${number.slice(0, 20)}.` };
    }
    const found = byKey.get(keyOf(given.get('stage_name') ?? '', given.get('song_title') ?? '')) ?? [];
    if (found.length > 1) return { problem: 'Several acts have this name and song. Use their numbers.' };
    return found[0] ? ofAct(found[0]) : {};
  };
}

function differences(
  before: ParticipantRow,
  act: ActPart,
  categories: ImportGround['categories'],
): PlannedRow['changes'] {
  const inWords = (field: string, value: unknown) =>
    field === 'categoryId'
      ? (categories.find(({ id }) => id === value)?.name ?? '')
      : field === 'durationMs' && typeof value === 'number'
        ? String(Math.round(value / 1_000))
        : String(value ?? '');
  return (Object.keys(act) as (keyof ActPart)[])
    .filter((field) => act[field] !== undefined && !isSame(field, before[field], act[field]))
    .map((field) => ({ field, before: inWords(field, before[field]), after: inWords(field, act[field]) }));
}

/** A file holds whole seconds, so a length that differs by less is the same. */
const isSame = (field: string, before: unknown, after: unknown): boolean =>
  field === 'durationMs' && typeof before === 'number' && typeof after === 'number'
    ? Math.round(before / 1_000) === Math.round(after / 1_000)
    : before === after;
