/** Whoever writes in the database by hand: the recount names it, and the server tells nothing that was not certified. */
import type { Transaction } from 'kysely';
import { expect, it } from 'vitest';
import type { Openings } from '#contract/results/record.ts';
import { sealCertified } from '#contract/results/record.ts';
import { certifiedOf, partsOf } from '#domain/results/certified.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { besideTheDoor } from '#test/beside-the-door.ts';
import { currentEngine } from '#test/current-engine.ts';
import { addOpenPoll, seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { mint } from '../http/access.ts';
import { commandsOf } from '../http/command.ts';
import { roundById } from '../lineup/queries.ts';
import { SYSTEM } from '../store/audit.ts';
import { newId } from '../store/secrets.ts';
import type { Tables } from '../store/tables.ts';
import { openVoting } from '../voting/ballots.ts';
import { openBallotBox } from '../voting/box.ts';
import { closePoll } from '../voting/window.ts';
import { addAward } from './awards.ts';
import { certify } from './certify.ts';
import { decideTie } from './decisions.ts';
import { sha256 } from './document-kept.ts';
import { factsDigest } from './facts-digest.ts';
import { announcedTables, type CertifiedResult, currentResult, newestResult } from './queries.ts';
import { gather, inputOf } from './records.ts';
import { recount } from './recount.ts';
import { sharedCommandsOf } from './shared-places.ts';

/** By act, by judge: marks on two criteria. The second and third act are tied. */
const MARKS = [
  [
    [5, 6],
    [6, 6],
  ],
  [
    [9, 9],
    [7, 8],
  ],
  [
    [9, 9],
    [7, 8],
  ],
];
/** By voter: the act. */
const VOTES = [0, 1, 1, 1, 2, 2];

type Tx = Transaction<Tables>;

interface Certain {
  acts: string[];
  people: string[];
  result: CertifiedResult;
}

interface Case {
  what: string;
  alter(tx: Tx, certain: Certain): Promise<unknown>;
  /** What a sentence of the recount says. */
  says: RegExp;
  /** Whether the server takes the result back; else it goes on to tell what was certified. */
  voided: boolean;
}

const kept = async (tx: Tx) => {
  const row = await tx.selectFrom('result').select(['document', 'openings']).executeTakeFirstOrThrow();
  return { document: row.document ?? '', openings: JSON.parse(row.openings ?? '') as Openings };
};
const keep = (tx: Tx, change: { document?: string; openings?: Openings; digest?: string }) =>
  tx
    .updateTable('result')
    .set({ ...change, openings: change.openings && JSON.stringify(change.openings) })
    .execute();

/** Everything that was kept made anew around another result, with a digest that fits: only the audit log knows. */
async function forge(tx: Tx, { result }: Certain, change: (marks: CertifiedResult['input']) => void) {
  const copy = certifiedOf(partsOf(structuredClone(result)));
  change(copy.input);
  copy.standings = tabulate(copy.input);
  const { text, digest, openings } = sealCertified(sha256, copy, () => 'salt');
  await keep(tx, { document: text, openings, digest });
}

const CASES: Case[] = [
  {
    what: 'the names of two acts exchanged in the document',
    alter: async (tx) => {
      const { document } = await kept(tx);
      const text = document
        .replaceAll('Act 1', 'Act X')
        .replaceAll('Act 2', 'Act 1')
        .replaceAll('Act X', 'Act 2');
      await keep(tx, { document: text });
    },
    says: /not the one that was certified/,
    voided: true,
  },
  {
    what: 'the names of two acts exchanged in the registrations',
    alter: async (tx, { people: [first = '', second = ''] }) => {
      await tx.updateTable('participant').set({ stageName: 'Act 2' }).where('id', '=', first).execute();
      await tx.updateTable('participant').set({ stageName: 'Act 1' }).where('id', '=', second).execute();
    },
    says: /Act 1, name: certified “Act 1”, now “Act 2”/,
    voided: false,
  },
  {
    what: 'a figure that is shown',
    alter: async (tx) => {
      const { openings } = await kept(tx);
      const text = JSON.stringify(openings).replace(/"score":"\d+\.\d\d"/, '"score":"12.34"');
      await keep(tx, { openings: JSON.parse(text) });
    },
    says: /Parts are not those that were certified: totals/,
    voided: true,
  },
  {
    what: "the audience's places",
    alter: async (tx) => {
      const { openings } = await kept(tx);
      const figures = openings.parts.figures ?? { salt: '', value: null };
      const { standings } = figures.value as {
        standings: { performances: { audience: { rank: number } }[] };
      };
      for (const row of standings.performances) row.audience.rank = 4 - row.audience.rank;
      await keep(tx, { openings });
    },
    says: /Parts are not those that were certified: figures/,
    voided: true,
  },
  {
    what: 'the people of two performances exchanged',
    alter: async (tx, { acts: [first = '', second = ''], people: [one = '', two = ''] }) => {
      const set = (participantId: string | null, id: string) =>
        tx.updateTable('runningOrderItem').set({ participantId }).where('id', '=', id).execute();
      await set(null, first);
      await set(one, second);
      await set(two, first);
    },
    says: /Act 1: certified for another registration/,
    voided: true,
  },
  {
    what: 'all revisions of the scoresheets deleted',
    alter: (tx) => tx.deleteFrom('scoresheetRevision').execute(),
    says: /scoresheet of Judge 1 for Act 1: not what its last revision says/,
    voided: true,
  },
  {
    what: 'a mark with its revision',
    alter: async (tx) => {
      const sheet = await tx.selectFrom('scoresheet').selectAll().orderBy('id').executeTakeFirstOrThrow();
      const marks = sheet.marks.replace(/:\d+/, ':1');
      await tx.updateTable('scoresheet').set({ marks }).where('id', '=', sheet.id).execute();
      await tx
        .updateTable('scoresheetRevision')
        .set({ marks })
        .where('scoresheetId', '=', sheet.id)
        .execute();
    },
    says: /scoresheet of Judge \d for Act \d.*certified \d+ steps, now 1/,
    voided: true,
  },
  {
    what: 'sheet, revision, document and digest forged to fit each other',
    alter: async (tx, certain) => {
      const sheet = await tx.selectFrom('scoresheet').selectAll().orderBy('id').executeTakeFirstOrThrow();
      const marks = sheet.marks.replace(/:\d+/, ':1');
      await tx.updateTable('scoresheet').set({ marks }).where('id', '=', sheet.id).execute();
      await tx
        .updateTable('scoresheetRevision')
        .set({ marks })
        .where('scoresheetId', '=', sheet.id)
        .execute();
      await forge(tx, certain, (input) => {
        const own = input.scoresheets.find(
          (one) => one.judgeId === sheet.judgeId && one.performanceId === sheet.performanceId,
        );
        if (own) own.marks = JSON.parse(marks);
      });
    },
    says: /fingerprint: the document says/,
    voided: true,
  },
  {
    what: 'who certified',
    alter: async (tx) => {
      const { document, openings } = await kept(tx);
      const { account } = openings.parts;
      const value = { ...(account?.value as object), certified_by: 'Mallory' };
      await keep(tx, {
        document,
        openings: {
          ...openings,
          parts: { ...openings.parts, account: { salt: account?.salt ?? '', value } },
        },
      });
    },
    says: /certified by: the document says Mallory, the audit log Ovation/,
    voided: true,
  },
  {
    what: 'a ballot',
    alter: (tx, { acts }) => tx.updateTable('ballot').set({ choice: acts[0] }).where('seq', '=', 2).execute(),
    says: /votes for Act 1: certified 1, now 2/,
    voided: false,
  },
  {
    what: 'two ballots exchanged, so that the counts stay',
    alter: async (tx, { acts }) => {
      await tx.updateTable('ballot').set({ choice: acts[1] }).where('seq', '=', 1).execute();
      await tx.updateTable('ballot').set({ choice: acts[0] }).where('seq', '=', 2).execute();
    },
    says: /polls: certified/,
    voided: false,
  },
  {
    what: 'a deduction',
    alter: (tx) => tx.updateTable('deduction').set({ points: '2' }).execute(),
    says: /deduction, Act 1/,
    voided: true,
  },
  {
    what: 'the reason of a deduction',
    alter: (tx) => tx.updateTable('deduction').set({ reason: 'Fire' }).execute(),
    says: /reasons of deductions: certified .*Too long.*now .*Fire/,
    voided: false,
  },
  {
    what: 'the decision on a tie',
    alter: (tx, { acts }) =>
      tx
        .updateTable('tieDecision')
        .set({ performances: JSON.stringify([acts[1], acts[2]]) })
        .execute(),
    says: /decision on a tie/,
    voided: true,
  },
  {
    what: 'a prize',
    alter: (tx, { acts }) =>
      tx.updateTable('award').set({ performanceId: acts[1] }).where('kind', '=', 'special').execute(),
    says: /prizes: certified/,
    voided: false,
  },
  {
    what: "the programme's order",
    alter: async (tx, { acts: [first = '', second = ''] }) => {
      const rows = await tx
        .selectFrom('runningOrderItem')
        .select(['id', 'position'])
        .where('id', 'in', [first, second])
        .execute();
      const at = (id: string) => rows.find((row) => row.id === id)?.position ?? 0;
      const move = (id: string, position: number) =>
        tx.updateTable('runningOrderItem').set({ position }).where('id', '=', id).execute();
      await move(first, 9_999);
      const there = at(second);
      await move(second, at(first));
      await move(first, there);
    },
    says: /running order: certified Act 1, Act 2/,
    voided: false,
  },
];

describeStoresByTurns('a certified result in altered rows', (open) => {
  const begin = async () => {
    const store = await open();
    const seeded = await seedRound(store, { acts: 3, judges: 2, weights: [3, 2], rules: { method: 'mean' } });
    for (const [performance, judges] of MARKS.entries())
      for (const [judge, marks] of judges.entries())
        await submitSheet(store, seeded, { performance, judge, marks });
    const [first = '', second = '', third = ''] = seeded.performanceIds;
    await besideTheDoor(store, (tx) =>
      tx
        .insertInto('deduction')
        .values({
          id: newId(),
          performanceId: first,
          points: '1',
          reason: 'Too long.',
          by: 'Jo',
          createdAt: 1,
        })
        .execute(),
    );
    const box = openBallotBox(store);
    const pollId = await addOpenPoll(store, seeded);
    const voting = openVoting(store, box, currentEngine);
    for (const [voter, act] of VOTES.entries())
      await voting.cast({
        pollId,
        marks: { device: `device ${voter}` },
        choice: [seeded.performanceIds[act] ?? ''],
        arrivedAt: store.now(),
      });
    await store.write({ by: SYSTEM }, (work) => closePoll(work, pollId));
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const access = mint<'admin'>({ adminId: 'ana', sessionId: 'desk', role: 'admin', by: SYSTEM });
    const deciding = { access, by: SYSTEM, round: seeded.round };
    const body = { order: [third, second], reason: 'Head judge.', how: '' };
    await sharedCommandsOf(store, box.tally)(decideTie)({ ...deciding, body });
    const award = {
      kind: 'special' as const,
      title: 'Prize',
      categoryId: null,
      performanceId: third,
      reason: 'Heart.',
    };
    await commandsOf(store)(addAward)({ ...deciding, body: award });
    const at = { now: store.now(), count: box.tally };
    const input = inputOf(await gather(store.read, round, at), 'given');
    const seen = factsDigest(input, tabulate(input));
    await certify(
      store,
      box.tally,
      { round: seeded.round, by: SYSTEM },
      { seen, depth: 'totals' },
      undefined,
    );
    const result = await newestResult(store.read, round.id);
    if (!result) throw new Error('The result was not certified.');
    const people = seeded.performanceIds.map((id) => result.account.participants[id] ?? '');
    return { store, round, at, certain: { acts: [...seeded.performanceIds], people, result } };
  };

  it('agrees with rows that nobody touched', async () => {
    const { store, round, at, certain } = await begin();
    const found = await recount(store, round.id);
    expect(found).toMatchObject({ agrees: true, details: [], recountedDigest: certain.result.digest });
    expect((await currentResult(store.read, round, at))?.state).toBe('certified');
  });

  for (const { what, alter, says, voided } of CASES)
    it(`names ${what}`, async () => {
      const { store, round, at, certain } = await begin();
      const told = await announcedTables(store.read, round, at);
      await besideTheDoor(store, (tx) => alter(tx, certain));
      const found = await recount(store, round.id);
      expect(found).toMatchObject({ agrees: false });
      expect(found.kind === 'recounted' && found.details.join('\n')).toMatch(says);
      const now = await announcedTables(store.read, round, at);
      const taken = now.every((table) => table.state === 'voided');
      if (voided) expect(taken).toBe(true);
      else expect(now.map((table) => table.steps)).toEqual(told.map((table) => table.steps));
    });
});
