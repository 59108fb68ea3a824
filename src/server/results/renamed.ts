/**
 * What acts are called since a result was certified. A name may be put right without a new version: the document keeps
 * the one that was told, and the audit log says each change since.
 */
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
export interface Renamed {
  performanceId: string;
  certified: Partial<Called>;
  /** A sentence for each field. */
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

/** The changes of a registration that the log holds since the result was certified, oldest first. */
async function changesSince(read: Reader, row: number, participantId: string): Promise<Change[]> {
  const rows = await read
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('subject', '=', `participant:${participantId}`)
    .where('seq', '>', row)
    .orderBy('seq')
    .execute();
  const parsed = (text: string | null) => (text === null ? {} : JSON.parse(text));
  return rows.map(({ before, after }) => ({ before: parsed(before), after: parsed(after) }));
}

/** Whether these changes lead from what was certified to what stands there now. */
function leadsTo(changes: readonly Change[], word: Word, certified: string, now: string): boolean {
  const { column } = WORDS[word];
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

/** The acts of a certified result that the office or they themselves called otherwise since, by the audit log. */
export async function renamedSince(
  read: Reader,
  result: CertifiedResult,
  { acts }: RoundMaterial,
): Promise<Renamed[]> {
  const row = result.logged?.row;
  if (row === undefined) return [];
  const found: Renamed[] = [];
  for (const entry of result.programme) {
    const item = acts.find(({ id }) => id === entry.performanceId);
    if (!item?.act) continue;
    const now = calledNow(item);
    const differing = ALL.filter((word) => entry[word] !== now[word]);
    if (differing.length === 0) continue;
    const changes = await changesSince(read, row, item.act.participantId);
    const words = differing.filter((word) => leadsTo(changes, word, entry[word], now[word]));
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

/** The round's records with these acts called as they were when it was certified. */
export function asCertified(material: RoundMaterial, renamed: readonly Renamed[]): RoundMaterial {
  const byAct = new Map(renamed.map(({ performanceId, certified }) => [performanceId, certified]));
  return {
    ...material,
    acts: material.acts.map((item) => {
      const { stageName, song, pronouns, pronunciation } = { ...calledNow(item), ...byAct.get(item.id) };
      const act = item.act && { ...item.act, stageName, songTitle: song, pronouns, pronunciation };
      return { ...item, title: stageName, act };
    }),
    records: {
      ...material.records,
      performances: material.records.performances.map((act) => ({
        ...act,
        name: byAct.get(act.id)?.stageName ?? act.name,
      })),
    },
  };
}
