/** What a recount finds where the audit log and the records of a certified result do not say the same. */
import { kindOf } from '#domain/lineup/round-kind.ts';
import { entriesOf, newestEntry } from '../audit/queries.ts';
import type { Round } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { type Logged, loggedOf, named } from './logged.ts';
import type { CertifiedResult } from './queries.ts';

const instantOf = (ms: unknown): string => new Date(Number(ms)).toISOString();

const differing = (
  said: readonly (readonly [what: string, here: unknown, logged: unknown])[],
  lead: string,
) =>
  said.flatMap(([what, here, logged]) =>
    here === logged ? [] : [`${what}: ${lead} ${here}, the audit log ${logged}`],
  );

/** Where a document's signature differs from the audit log's record of who certified it and when. */
export async function signatureDifferences(read: Reader, result: CertifiedResult): Promise<string[]> {
  const entry = await newestEntry(read, `result:${result.id}`, 'result.certified');
  if (!entry) return ['the audit log does not know that this was certified'];
  const { certifiedBy, proposedBy } = result.account;
  return differing(
    [
      ['fingerprint', result.digest, String(entry.after.digest)],
      ['certified by', certifiedBy, entry.by],
      ['asked for by', proposedBy ?? 'nobody', String(entry.after.proposedBy ?? 'nobody')],
      ['certified at', instantOf(result.certifiedAt), instantOf(entry.after.certifiedAt ?? entry.at)],
    ],
    'the document says',
  );
}

/** Where the rows beside a document differ from what the audit log says of its telling. */
export async function tellingDifferences(
  read: Reader,
  result: CertifiedResult,
  round: Pick<Round, 'rehearses'>,
): Promise<string[]> {
  const logged = await loggedOf(read, result.id);
  if (!logged) return [];
  const { voided } = logged;
  const taken = (at: number | null, reason: string | null) =>
    at === null && reason === null ? 'not' : `${when(at)}, ${reason ?? 'without a reason'}`;
  return [
    ...(kindOf(round).isLogged ? [] : ['its round is kept as a rehearsal, of which nothing is told']),
    ...differing(
      [
        [
          'taken back',
          taken(result.voidedAt, result.voidReason),
          taken(voided?.at ?? null, voided?.reason ?? null),
        ],
        ['state', result.state, voided ? 'voided' : 'certified'],
      ],
      'the records say',
    ),
    ...differing([['published with', result.depth, logged.depth ?? result.depth]], 'the records say'),
    ...(await tableDifferences(read, result, logged)),
  ];
}

/** How far each table was told and published. Not asked of a result certified before the log named its tables. */
async function tableDifferences(
  read: Reader,
  result: CertifiedResult,
  { tables }: Logged,
): Promise<string[]> {
  if (!tables) return [];
  const published = await entriesOf(read, `result:${result.id}`, ['result.published']);
  const found: string[] = [];
  for (const [position, id] of tables.entries()) {
    const title = result.tables[position]?.title ?? `table ${position + 1}`;
    const here = result.announcements.find((one) => one.id === id);
    if (here?.position !== position) {
      found.push(`${title}: what says how far it was told is not there`);
      continue;
    }
    const revealed = await newestEntry(read, `announcement:${id}`, 'result.revealed');
    const first = published.find(({ after }) => named(after.announcements).includes(id));
    found.push(
      ...differing(
        [
          [`${title}, told`, here.state, first ? 'published' : (revealed?.after.state ?? 'certified')],
          [`${title}, steps told`, here.shownSteps, revealed?.after.step ?? 0],
          [`${title}, published at`, when(here.publishedAt), when(first?.at ?? null)],
        ],
        'the records say',
      ),
    );
  }
  const more = result.announcements.length > tables.length;
  return more ? [...found, 'there are more tables to tell than were certified'] : found;
}

const when = (at: number | null) => (at === null ? 'never' : instantOf(at));
