/**
 * A server for measuring what a crowd's calls cost: one event with very many acts in its running order, a whole panel
 * that has scored all of them, a vote that is over and one that is open, each with very many ballots. In this
 * process, on a throw-away SQLite file.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountsEndpoints } from '#contract/accounts/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { addAdmin } from '#server/accounts/commands.ts';
import { type Caller, callerOf } from '#server/demo/api.ts';
import { mintSession } from '#server/judging/sessions.ts';
import { startServer } from '#server/main.ts';
import { SYSTEM } from '#server/store/audit.ts';
import { hashToken, newCode, newId, newToken, openSecrets } from '#server/store/secrets.ts';
import { openStore, type Store } from '#server/store/store.ts';
import { COOKIE } from '#server/voting/voter-cookies.ts';
import { addOpenPoll, type SeededRound, seedRound } from '#test/round.ts';
import { marksOfAct, sequence } from './round.ts';

const PANEL = { judges: 20, weights: [3, 2, 2, 1, 1, 1, 1, 1] };
/** Rows of one insert. */
const CHUNK = 1_000;
const AN_HOUR_AGO = Date.now() - 3_600_000;

export interface CrowdFixture {
  server: Awaited<ReturnType<typeof startServer>>;
  desk: Caller;
  acts: readonly string[];
  /** A vote that is over, and one that is open. */
  polls: { over: string; open: string };
  /** A receipt of the vote that is over. */
  receipt: string;
  /** What somebody of each kind sends along. */
  headers: Record<'visitor' | 'voter' | 'performer' | 'judge' | 'board' | 'desk', Record<string, string>>;
  /** A parent's link. */
  consentToken: string;
  judgeToken: string;
  close(): Promise<void>;
}

const inChunks = async <T>(rows: readonly T[], insert: (some: T[]) => Promise<unknown>): Promise<void> => {
  for (let at = 0; at < rows.length; at += CHUNK) await insert(rows.slice(at, at + CHUNK));
};

async function scoreAll(store: Store, round: SeededRound): Promise<void> {
  const next = sequence(round.performanceIds.length);
  const sheets = round.performanceIds.flatMap((performanceId) => {
    const marks = marksOfAct(PANEL, next, 1, 10);
    return round.judgeIds.map((judgeId, j) => ({
      id: newId(),
      performanceId,
      judgeId,
      state: 'submitted' as const,
      revision: 1,
      marks: JSON.stringify(Object.fromEntries(round.criterionIds.map((id, c) => [id, marks[j]?.[c]]))),
      abstained: 0 as const,
      note: '',
      feedback: 'A fine evening.',
      updatedAt: AN_HOUR_AGO,
      submittedAt: AN_HOUR_AGO,
    }));
  });
  await store.write({ by: SYSTEM }, async ({ tx }) => {
    await inChunks(sheets, (rows) => tx.insertInto('scoresheet').values(rows).execute());
    await inChunks(sheets, (rows) =>
      tx
        .insertInto('scoresheetRevision')
        .values(
          rows.map(({ id, performanceId: _p, judgeId, updatedAt, submittedAt: _s, ...content }) => ({
            ...content,
            scoresheetId: id,
            source: 'judge' as const,
            sourceId: judgeId,
            at: updatedAt,
          })),
        )
        .execute(),
    );
    await inChunks(round.performanceIds, (ids) =>
      tx
        .insertInto('performanceScoring')
        .values(
          ids.map((performanceId) => ({ performanceId, state: 'locked' as const, changedAt: AN_HOUR_AGO })),
        )
        .execute(),
    );
  });
}

async function voteMuch(store: Store, round: SeededRound, pollId: string, ballots: number): Promise<string> {
  const { performanceIds } = round;
  const rows = Array.from({ length: ballots }, (_, at) => ({
    pollId,
    voter: randomBytes(16).toString('hex'),
    choice: performanceIds[at % performanceIds.length] ?? '',
    receipt: newCode(),
    at: AN_HOUR_AGO,
  }));
  await store.write({ by: SYSTEM }, ({ tx }) =>
    inChunks(rows, (some) => tx.insertInto('ballot').values(some).execute()),
  );
  return rows[Math.floor(ballots / 2)]?.receipt ?? '';
}

/** Fills and starts it. */
export async function openCrowdFixture(size: { acts: number; ballots: number }): Promise<CrowdFixture> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ovation-crowd-'));
  const keyFile = join(dataDir, 'secret.key');
  const secrets = openSecrets(keyFile);
  const store = await openStore({
    database: { file: join(dataDir, 'ovation.db') },
    secrets,
    clock: () => AN_HOUR_AGO,
    onTrouble: (message) => process.stderr.write(`${message}\n`),
  });
  const round = await seedRound(store, { acts: size.acts, ...PANEL });
  const over = await addOpenPoll(store, round);
  const open = await addOpenPoll(store, round);
  const receipt = await voteMuch(store, round, over, size.ballots);
  await voteMuch(store, round, open, size.ballots);
  await scoreAll(store, round);
  const tokens = { performer: newToken(), consent: newToken(), judge: newToken(), board: newToken() };
  const judgeId = round.judgeIds[0] ?? '';
  await store.write({ by: SYSTEM }, async ({ tx, now }) => {
    await tx.updateTable('poll').set({ state: 'closed', closedAt: now }).where('id', '=', over).execute();
    await tx
      .updateTable('participant')
      .set({
        statusTokenHash: hashToken(tokens.performer),
        isMinor: 1,
        consentTokenHash: hashToken(tokens.consent),
        consentTokenSealed: secrets.seal(tokens.consent),
        personal: secrets.seal(
          JSON.stringify({
            preferredName: 'Ana',
            memberNames: '',
            contact: 'ana@example.org',
            emergencyContact: { preferredName: 'Robin', pronouns: '', contactMethod: '+00 555 0100' },
            assistanceNeeded: '',
            parent: { parentPreferredName: 'Kim', parentPronouns: '', parentContact: '+00 555 0111' },
            consent: null,
            reasons: [],
          }),
        ),
      })
      .where('number', '=', Math.ceil(size.acts / 2))
      .execute();
    await tx
      .updateTable('judge')
      .set({ tokenHash: hashToken(tokens.judge) })
      .where('id', '=', judgeId)
      .execute();
    await tx
      .insertInto('screen')
      .values({
        id: newId(),
        tokenHash: hashToken(tokens.board),
        kind: 'backstage',
        eventId: round.eventId,
        name: 'Green room',
        createdAt: now,
        lastSeenAt: now,
      })
      .execute();
    await tx
      .updateTable('event')
      .set({ settings: JSON.stringify({ lineupPublished: true }) })
      .execute();
  });
  await store.close();
  const server = await startServer({
    dataDir,
    databaseUrl: undefined,
    keyFile,
    host: '127.0.0.1',
    port: 0,
    log: 'silent',
  });
  const origin = `http://127.0.0.1:${new URL(server.url).port}`;
  const admin = { email: 'jo@example.org', password: `${newCode()}-${newCode()}` };
  await addAdmin(server.store, SYSTEM, { name: 'Jo', role: 'admin', ...admin });
  const { token } = await callerOf(origin).call(accountsEndpoints.login, { body: admin });
  const asDesk = { authorization: `Bearer ${token}` };
  const desk = callerOf(origin, asDesk);
  const { go } = await desk.call(showEndpoints.show);
  await desk.call(showEndpoints.command, {
    body: { kind: 'go', confirms: go.asks, commandId: newId(), expectedVersion: 0 },
  });
  const marked = await fetch(`${origin}/api/v1/ballot`);
  const mark = marked.headers.getSetCookie().find((cookie) => cookie.startsWith(COOKIE));
  const voter = { cookie: mark?.split(';')[0] ?? '' };
  const cast = await fetch(`${origin}/api/v1/polls/${open}/ballot`, {
    method: 'POST',
    headers: { ...voter, 'content-type': 'application/json' },
    body: JSON.stringify({ choice: [round.performanceIds[0]] }),
  });
  if (!cast.ok) throw new Error(`The ballot was refused: ${await cast.text()}`);
  return {
    server,
    desk,
    acts: round.performanceIds,
    polls: { over, open },
    receipt,
    headers: {
      visitor: {},
      voter,
      performer: { 'x-participant-token': tokens.performer },
      judge: { 'x-judge-token': tokens.judge, 'x-judge-session': mintSession(secrets, judgeId) },
      board: { 'x-screen-token': tokens.board },
      desk: asDesk,
    },
    consentToken: tokens.consent,
    judgeToken: tokens.judge,
    async close() {
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
