/**
 * What acts, judges, criteria, categories, polls, the round and the event are called since a result was certified. A name may
 * be put right without a new version: the document keeps the one that was told, and the audit log says each change
 * since.
 */
import { requireEvent } from '../events/queries.ts';
import type { OrderItem } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import type { CertifiedResult } from './queries.ts';
import type { RoundMaterial } from './records.ts';

/** Fields of a programme and the columns that hold them; where the log holds no values, it names what was changed. */
const WORDS = {
  stageName: { column: 'stageName', word: 'name' },
  song: { column: 'songTitle', word: 'song' },
  pronouns: { column: 'pronouns', word: 'pronouns' },
  pronunciation: { column: 'pronunciation', word: 'pronunciation' },
} as const;
type Word = keyof typeof WORDS;
const ALL = Object.keys(WORDS) as Word[];

type Called = Record<Word, string>;

/** What was put right of one act, by the field: as it was certified. */
interface RenamedAct {
  performanceId: string;
  certified: Partial<Called>;
  /** A sentence for each field. */
  said: string[];
}

/** What else a result names, by the subject of its entries in the audit log. */
type Thing = 'judge' | 'criterion' | 'category' | 'poll' | 'round' | 'event';
type Subject = `${Thing}:${string}`;

/** What is called otherwise since a result was certified. */
export interface Renamed {
  acts: RenamedAct[];
  /** The certified names. */
  things: ReadonlyMap<Subject, string>;
  /** A sentence for each name. */
  said: string[];
}

const calledNow = ({ title, act }: OrderItem): Called => ({
  stageName: title,
  song: act?.songTitle ?? '',
  pronouns: act?.pronouns ?? '',
  pronunciation: act?.pronunciation ?? '',
});

interface Change {
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** The changes of a subject that the log holds since the result was certified, oldest first. */
async function changesSince(read: Reader, row: number, subject: string): Promise<Change[]> {
  const rows = await read
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('subject', '=', subject)
    .where('seq', '>', row)
    .orderBy('seq')
    .execute();
  const parsed = (text: string | null) => (text === null ? {} : JSON.parse(text));
  return rows.map(({ before, after }) => ({ before: parsed(before), after: parsed(after) }));
}

/** Whether these changes of a column lead from what was certified to what stands there now. */
function leadsTo(changes: readonly Change[], column: string, certified: string, now: string): boolean {
  // Of what a person says of themselves the log tells that it was changed, never to what.
  if (changes.some(({ after }) => Array.isArray(after.personal) && after.personal.includes(column)))
    return true;
  const steps = changes.filter(({ after }) => column in after);
  return (
    steps.length > 0 &&
    steps.reduce<unknown>(
      (is, { before, after }) => (before[column] === is ? after[column] : undefined),
      certified,
    ) === now
  );
}

/** Acts that the admin or they themselves called otherwise since, by the audit log. */
async function renamedActs(
  read: Reader,
  row: number,
  { programme }: CertifiedResult,
  { acts }: RoundMaterial,
): Promise<RenamedAct[]> {
  const found: RenamedAct[] = [];
  for (const entry of programme) {
    const item = acts.find(({ id }) => id === entry.performanceId);
    if (!item?.act) continue;
    const now = calledNow(item);
    const differing = ALL.filter((word) => entry[word] !== now[word]);
    if (differing.length === 0) continue;
    const changes = await changesSince(read, row, `participant:${item.act.participantId}`);
    const words = differing.filter((word) => leadsTo(changes, WORDS[word].column, entry[word], now[word]));
    found.push({
      performanceId: entry.performanceId,
      certified: Object.fromEntries(words.map((word) => [word, entry[word]])),
      said: words.map(
        (word) =>
          `${entry.stageName}, ${WORDS[word].word}: certified “${entry[word]}”, changed to “${now[word]}” since`,
      ),
    });
  }
  return found;
}

/** What a result names beside its acts: what it was called and what it is called now. */
async function namesOf(
  read: Reader,
  result: CertifiedResult,
  { round, acts, records, polls }: RoundMaterial,
): Promise<Map<Subject, { certified: string; now: string }>> {
  const { judges, criteria } = records;
  const nameIn = (rows: readonly { id: string; name: string }[], id: string) =>
    rows.find((row) => row.id === id)?.name;
  const categories = result.programme.map(({ performanceId, category }) => {
    const act = acts.find(({ id }) => id === performanceId)?.act;
    return ['category', act?.categoryId ?? '', category, act?.category] as const;
  });
  const names: (readonly [thing: Thing, id: string, certified: string, now: string | undefined])[] = [
    ...result.input.judges.map(({ id, name }) => ['judge', id, name, nameIn(judges, id)] as const),
    ...result.input.criteria.map(({ id, name }) => ['criterion', id, name, nameIn(criteria, id)] as const),
    ...categories,
    ...result.polls.map(
      ({ id, title }) => ['poll', id, title, polls.find((poll) => poll.id === id)?.title] as const,
    ),
    ['round', round.id, result.round.name, round.name],
    ['event', round.eventId, result.event.name, (await requireEvent(read, round.eventId)).name],
  ];
  return new Map(
    names.flatMap(([thing, id, certified, now]) =>
      now === undefined || now === certified ? [] : [[`${thing}:${id}`, { certified, now }] as const],
    ),
  );
}

/** What is called otherwise since the result was certified, as far as the audit log tells it. */
export async function renamedSince(
  read: Reader,
  result: CertifiedResult,
  material: RoundMaterial,
): Promise<Renamed> {
  const row = result.logged?.row;
  if (row === undefined) return NOTHING_RENAMED;
  const acts = await renamedActs(read, row, result, material);
  const things = new Map<Subject, string>();
  const said = acts.flatMap((act) => act.said);
  for (const [subject, { certified, now }] of await namesOf(read, result, material)) {
    const [thing] = subject.split(':');
    const column = thing === 'poll' ? 'title' : 'name';
    if (!leadsTo(await changesSince(read, row, subject), column, certified, now)) continue;
    things.set(subject, certified);
    said.push(`${thing}: certified “${certified}”, changed to “${now}” since`);
  }
  return { acts, things, said };
}

/** Where nothing is certified, or the log does not say when. */
export const NOTHING_RENAMED: Renamed = { acts: [], things: new Map(), said: [] };

/** The round's records with everything called as it was when it was certified. */
export function asCertified(material: RoundMaterial, { acts, things }: Renamed): RoundMaterial {
  const byAct = new Map(acts.map(({ performanceId, certified }) => [performanceId, certified]));
  const called = <T extends { id: string; name: string }>(thing: Thing, row: T): T => ({
    ...row,
    name: things.get(`${thing}:${row.id}`) ?? row.name,
  });
  const titled = <T extends { id: string; title: string }>(poll: T): T => ({
    ...poll,
    title: things.get(`poll:${poll.id}`) ?? poll.title,
  });
  const { round, records } = material;
  return {
    ...material,
    polls: material.polls.map(titled),
    countedPolls: material.countedPolls.map(titled),
    round: called('round', round),
    acts: material.acts.map((item) => {
      const { stageName, song, pronouns, pronunciation } = { ...calledNow(item), ...byAct.get(item.id) };
      const act = item.act && {
        ...item.act,
        stageName,
        songTitle: song,
        pronouns,
        pronunciation,
        category: things.get(`category:${item.act.categoryId}`) ?? item.act.category,
      };
      return { ...item, title: stageName, act };
    }),
    records: {
      ...records,
      judges: records.judges.map((row) => called('judge', row)),
      criteria: records.criteria.map((row) => called('criterion', row)),
      audience: records.audience.map(titled),
      performances: records.performances.map((act) => ({
        ...act,
        name: byAct.get(act.id)?.stageName ?? act.name,
      })),
    },
  };
}
