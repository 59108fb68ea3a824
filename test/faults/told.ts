/** What the people of a hall were told is kept, and holding the database against it. */
import type { Store } from '#server/store/store.ts';

type Sheet = { marks: Record<string, number>; state: 'draft' | 'submitted' };

/** Everything that was acknowledged, and what was sent and may or may not have been kept. */
export interface Told {
  /** By stage name; the id once it was acknowledged. */
  registrations: Map<string, string | undefined>;
  /** By "judge performance". */
  sheets: Map<string, { acknowledged: Sheet | undefined; sent: Sheet; revisions: number }>;
  /** By voter's cookie. */
  ballots: Map<string, { acknowledged: string | undefined; sent: string }>;
  receipts: Set<string>;
  /** By command id; the version once it was acknowledged. */
  steps: Map<string, number | undefined>;
  /** By participant: what was sent, and whether we heard that it was taken. */
  uploads: Map<string, { sha256: string; acknowledged: boolean }>;
  /** Sentences of refusals that were about the moment, with how often each came. */
  sentences: Map<string, number>;
  /** How many writes were acknowledged. */
  writes: number;
}

export const nothingTold = (): Told => ({
  registrations: new Map(),
  sheets: new Map(),
  ballots: new Map(),
  receipts: new Set(),
  steps: new Map(),
  uploads: new Map(),
  sentences: new Map(),
  writes: 0,
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** One sentence for each thing that is lost or there twice. Nobody writes meanwhile. */
export async function heldAgainst(told: Told, { read }: Store): Promise<string[]> {
  const found: string[] = [];
  const people = Map.groupBy(
    await read.selectFrom('participant').select(['id', 'stageName']).execute(),
    (row) => row.stageName,
  );
  for (const [stageName, id] of told.registrations) {
    const there = people.get(stageName) ?? [];
    if (id !== undefined && !there.some((row) => row.id === id)) found.push(`${stageName} is lost`);
    if (there.length > 1) found.push(`${stageName} is there ${there.length} times`);
  }

  const judges = await read.selectFrom('judge').select(['id', 'name']).execute();
  const sheets = await read.selectFrom('scoresheet').selectAll().execute();
  for (const [key, { acknowledged, sent, revisions }] of told.sheets) {
    const [judge, performance] = key.split(' ');
    const judgeId = judges.find((row) => row.name.replaceAll(' ', '') === judge)?.id;
    const row = sheets.find((one) => one.judgeId === judgeId && one.performanceId === performance);
    const kept = row && { marks: JSON.parse(row.marks), state: row.state };
    if (!same(kept, acknowledged) && !same(kept, sent)) found.push(`the sheet ${key} is not as it was kept`);
    if (row && row.revision !== revisions && row.revision !== revisions + 1)
      found.push(`the sheet ${key} has ${row.revision} revisions after ${revisions} were kept`);
  }

  const receipts = new Set(
    (await read.selectFrom('ballot').select('receipt').execute()).map((row) => row.receipt),
  );
  for (const receipt of told.receipts)
    if (!receipts.has(receipt)) found.push(`the ballot with the receipt ${receipt} is lost`);

  const steps = Map.groupBy(
    await read.selectFrom('showStep').select(['commandId', 'version']).execute(),
    (row) => row.commandId,
  );
  for (const [commandId, version] of told.steps) {
    const there = steps.get(commandId) ?? [];
    if (version !== undefined && there[0]?.version !== version) found.push(`step ${version} is lost`);
    if (there.length > 1) found.push(`the command ${commandId} was carried out ${there.length} times`);
  }

  const files = Map.groupBy(
    await read.selectFrom('trackFile').select(['participantId', 'sha256']).execute(),
    (row) => row.participantId,
  );
  for (const [participantId, { sha256, acknowledged }] of told.uploads) {
    const there = files.get(participantId) ?? [];
    if (acknowledged && !there.some((row) => row.sha256 === sha256))
      found.push(`the track of ${participantId} is lost`);
    if (there.length > 1) found.push(`the track of ${participantId} is there ${there.length} times`);
  }
  return found;
}

/** Whether the newest ballot of each voter is one that they cast: what the voter's own page shows. */
export function ballotFault(told: Told, cookie: string, mine: string | undefined): string | undefined {
  const record = told.ballots.get(cookie);
  return record && mine !== record.acknowledged && mine !== record.sent
    ? `a voter's ballot is for ${mine}, and was for ${record.acknowledged}`
    : undefined;
}
