/** The checkers find what they are for: each invariant holds after a whole evening and is seen to be broken. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '#server/store/audit.ts';
import type { Store } from '#server/store/store.ts';
import { openBallotBox } from '#server/voting/box.ts';
import { besideTheDoor } from '../beside-the-door.ts';
import { type Evening, startEvening } from '../show/evening.ts';
import { storesOf } from '../store.ts';
import { type Checked, checkInvariants, INVARIANTS } from './check-invariants.ts';

let evening: Evening;
let checked: Checked;
let tracksFolder: string;

beforeAll(async () => {
  evening = await startEvening();
  await evening.until('published');
  const { store } = evening.server;
  tracksFolder = mkdtempSync(join(tmpdir(), 'ovation-invariants-'));
  checked = { store, tracksFolder, count: openBallotBox(store).tally };
});
afterAll(async () => {
  rmSync(tracksFolder, { recursive: true, force: true });
  await evening.stop();
});

const change = (store: Store, statement: string) =>
  besideTheDoor(store, async (tx) => void (await sql.raw(statement).execute(tx)));

it('all hold after an evening that went well', async () => {
  expect(await checkInvariants(checked)).toEqual([]);
});

const aFile = (id: string, size: number) =>
  `insert into track_file (id, participant_id, version, sent_by, sent_by_crew, format, size, sha256, duration_ms,
     channels, sample_rate, listening, tries, levelled, uploaded_at)
   select '${id}', id, 1, 'x', 0, 'mp3', ${size}, 'not this', 1, 1, 1, 'done', 1, 0, 1 from participant limit 1`;

/** Faults that are planted one after the other, each where no earlier one lies. */
const FAULTS: readonly [keyof typeof INVARIANTS, what: string, plant: (store: Store) => unknown][] = [
  [
    'auditIsChained',
    'a row of the audit log was changed',
    (store) => change(store, `update audit set subject = 'other' where seq = 3`),
  ],
  [
    'certifiedIsTheRecount',
    'a mark was changed under a certified result',
    async (store) => {
      for (const table of ['scoresheet', 'scoresheet_revision'])
        await change(store, `update ${table} set marks = replace(marks, ':9', ':3')`);
    },
  ],
  [
    'tallyIsTheRecount',
    'a ballot was put into the log behind the box',
    (store) =>
      change(
        store,
        `insert into ballot (poll_id, voter, choice, receipt, at)
      select poll_id, 'newvoter', choice, 'NEWRECEIPT', at from ballot limit 1`,
      ),
  ],
  [
    'onePerPollAndVoter',
    'a ballot was appended twice',
    (store) =>
      change(
        store,
        `insert into ballot (poll_id, voter, choice, receipt, at)
      select poll_id, voter, choice, 'OTHER', at from ballot order by seq limit 1`,
      ),
  ],
  [
    'onlyInTheWindow',
    'a ballot came before its vote was open',
    (store) =>
      change(
        store,
        `insert into ballot (poll_id, voter, choice, receipt, at)
      select poll_id, 'early', choice, 'EARLY', opened_at - 1 from ballot join poll on poll.id = poll_id limit 1`,
      ),
  ],
  [
    'oneVoteOpen',
    'two votes are open',
    async (store) => {
      await change(
        store,
        `insert into poll (id, round_id, title, method, max_choices, state, opened_at, position, created_at)
      select 'poll' || n, id, 'x', 'pick_one', 1, 'open', 1, 9, 1 from round, (select 1 as n union select 2) as two`,
      );
    },
  ],
  [
    'revisionsAreWhole',
    'a revision of a scoresheet is missing',
    (store) =>
      change(
        store,
        `delete from scoresheet_revision where scoresheet_id = (select id from scoresheet limit 1)`,
      ),
  ],
  [
    'oneOnStage',
    'two acts were put on stage',
    async (store) => {
      const step = await store.read
        .selectFrom('showStep')
        .selectAll()
        .orderBy('version', 'desc')
        .executeTakeFirstOrThrow();
      const items = await store.read.selectFrom('runningOrderItem').select('id').limit(2).execute();
      const events = items.map(({ id }) => ({
        ...JSON.parse(step.events)[0],
        kind: 'item_started',
        itemId: id,
        durationMs: 1,
        scoringOpened: null,
      }));
      await besideTheDoor(store, (tx) =>
        tx
          .updateTable('showStep')
          .set({ events: JSON.stringify([...JSON.parse(step.events), ...events]) })
          .where('version', '=', step.version)
          .execute(),
      );
    },
  ],
  [
    'stepsFollow',
    'a step of the show is missing',
    (store) => change(store, `delete from show_step where version = 3`),
  ],
  ['tracksHaveTheirFiles', 'the file of a track is not there', (store) => change(store, aFile('missing', 4))],
  [
    'lettersAreWholeOrDone',
    'a letter waits without its words',
    (store) =>
      change(
        store,
        `insert into mail (id, event_id, participant_id, kind, about, state, tries, due_at, letter, trouble, created_at)
      select 'm', event_id, id, 'received', '', 'queued', 0, 0, '', '', 0 from participant limit 1`,
      ),
  ],
  [
    'sealedIsReadable',
    "a participant's data was changed",
    (store) => change(store, `update participant set personal = 'AAAA' || personal`),
  ],
  [
    'databaseIsSound',
    'a row refers to nothing',
    (store) => {
      store.sqlite?.exec('pragma foreign_keys = off');
      return change(store, `update track_file set participant_id = 'nobody'`);
    },
  ],
];

it.each(FAULTS)('%s finds it when %s', async (name, _what, plant) => {
  expect(await INVARIANTS[name](checked)).toEqual([]);
  await plant(evening.server.store);
  expect(await INVARIANTS[name](checked)).not.toEqual([]);
  expect((await checkInvariants(checked)).some((fault) => fault.startsWith(name))).toBe(true);
});

it('a track that was cut short on the disk is found', async () => {
  mkdirSync(join(tracksFolder, 'originals'));
  writeFileSync(join(tracksFolder, 'originals', 'missing'), 'cut');
  expect(await INVARIANTS.tracksHaveTheirFiles(checked)).toEqual([
    expect.stringContaining('not what was sent'),
  ]);
});

it('every invariant is tried here', () => {
  expect(FAULTS.map(([name]) => name).sort()).toEqual(Object.keys(INVARIANTS).sort());
});

const open = storesOf('postgres');
it('a row that refers to nothing is found on PostgreSQL too', async () => {
  const store = await open();
  await store.write({ by: SYSTEM }, async ({ audit }) => audit({ action: 'test.one', subject: 'test:1' }));
  expect(await checkInvariants({ store })).toEqual([]);
  await besideTheDoor(store, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`insert into judge_category (judge_id, category_id) values ('a', 'b')`.execute(tx);
  });
  expect(await checkInvariants({ store })).toEqual([
    expect.stringContaining('judge_category'),
    expect.stringContaining('judge_category'),
  ]);
});
