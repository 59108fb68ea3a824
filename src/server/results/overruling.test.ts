/** Certifying although the second count does not agree. The count is stood in for: a real one agrees with the engine. */
import { expect, it, vi } from 'vitest';
import type { Refusal } from '#contract/refusal.ts';
import { allSaidIn } from '#domain/messages/catalogue-line.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { tabulate } from '#domain/tabulation/tabulate.ts';
import { seedRound, submitSheet } from '#test/round.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { roundById } from '../lineup/queries.ts';
import { type Actor, SYSTEM } from '../store/audit.ts';
import type { Reader, Store } from '../store/store.ts';
import { certify } from './certify.ts';
import { factsDigest } from './facts-digest.ts';
import { presentScoring } from './present-scoring.ts';
import { protocolOf } from './protocol.ts';
import { gather, inputOf } from './records.ts';

const found = vi.hoisted(() => ({ now: [] as string[] }));
vi.mock('#domain/results/second-count.ts', () => ({ secondCount: () => found.now }));

type Counting = (read: Reader, given: unknown) => Promise<unknown>;

const count = async () => ({ ballots: 0, votes: {} });
const person = (name: string): Actor => ({ kind: 'admin', id: name.toLowerCase(), name });

describeStoresByTurns('a second count that does not agree', (open) => {
  const begin = async () => {
    const opened = await open();
    // The stand-in is of this thread, so the round is counted here.
    const readInThread = async (_module: string, work: Counting, given: unknown) => ({
      answer: await work(opened.read, given),
      tables: [],
      version: await opened.version(),
    });
    const store = { ...opened, readInThread: readInThread as Store['readInThread'] };
    const seeded = await seedRound(store, { acts: 2, judges: 1, weights: [1], rules: { method: 'mean' } });
    for (const performance of [0, 1])
      await submitSheet(store, seeded, { performance, judge: 0, marks: [9 - performance] });
    const round = await roundById(store.read, seeded.roundId);
    if (!round) throw new Error('The round was not seeded.');
    const certifyAs = async (name: string, despite?: string) => {
      const input = inputOf(await gather(store.read, round, { now: store.now(), count }), 'given');
      const seen = factsDigest(input, tabulate(input));
      const given = { seen, depth: 'totals' as const, ...(despite !== undefined && { despite }) };
      return certify(store, count, { round: seeded.round, by: person(name) }, given, undefined);
    };
    const scoring = () => presentScoring(store.read, { now: store.now(), count }, seeded.round);
    return { store, seeded, certifyAs, scoring };
  };

  it('is refused without a reason, in the words of the count', async () => {
    found.now = ['Act 1: its place is counted otherwise the second time.'];
    const { certifyAs } = await begin();
    await expect(certifyAs('Ana')).rejects.toMatchObject({
      code: 'counts_disagree',
      message: expect.stringContaining(found.now[0] ?? ''),
    });
  });

  it('is certified by two people with a reason, which stands on the protocol and in the log', async () => {
    found.now = ['Act 1: its place is counted otherwise the second time.'];
    const { store, certifyAs, scoring } = await begin();
    expect(await certifyAs('Ana', 'Counted by hand.')).toBeNull();
    expect((await scoring()).proposal).toMatchObject({
      disagreement: found.now[0],
      despite: 'Counted by hand.',
    });
    await expect(certifyAs('Ana', 'Counted by hand.')).rejects.toMatchObject({ code: 'same_person' });
    const id = (await certifyAs('Ben')) ?? '';
    expect((await scoring()).result).toMatchObject({ state: 'certified', despite: 'Counted by hand.' });
    const { notes } = await protocolOf(store.read, { now: store.now(), count }, id);
    expect(notes).toContain(
      `When this was certified, a second count did not agree: ${found.now[0]} Ana and Ben certified it all the same: Counted by hand.`,
    );
    const row = await store.read
      .selectFrom('audit')
      .select(['why', 'after'])
      .where('action', '=', 'result.certified')
      .executeTakeFirstOrThrow();
    expect(row.why).toBe('Counted by hand.');
    expect(row.after).toContain(found.now[0]);
  });

  it('is told in the language of whoever reads: by its lines on the admin’s pages, on the protocol in the event’s', async () => {
    found.now = [
      'Act 1, place in the category: counted otherwise the second time.',
      'dr. b. & co.: only in the second count.',
    ];
    const { store, seeded, certifyAs, scoring } = await begin();
    const refusal: Refusal = await certifyAs('Ana').catch((refused) => refused);
    const german = await fetchWords('de', ['stopped', 'recount']);
    expect(allSaidIn('de', german, refusal.answer().told ?? [])).toBe(
      'Die zweite Zählung stimmt nicht überein. Act 1, Platz in der Kategorie: beim zweiten Mal anders gezählt. dr. b. & co.: nur in der zweiten Zählung. Zwei Personen können das Ergebnis trotzdem feststellen, mit einer Begründung.',
    );
    await certifyAs('Ana', 'Contato a mano.');
    const { proposal } = await scoring();
    expect(allSaidIn('de', german, proposal?.disagreementTold ?? [])).toMatch(/beim zweiten Mal anders/);
    const id = (await certifyAs('Ben')) ?? '';
    await store.write({ by: SYSTEM }, async ({ tx }) => {
      await tx
        .updateTable('event')
        .set({ settings: JSON.stringify({ main_language: 'it' }) })
        .where('id', '=', seeded.eventId)
        .execute();
    });
    const { language, notes } = await protocolOf(store.read, { now: store.now(), count }, id);
    expect(language).toBe('it');
    expect(notes.join('\n')).toContain(
      'Act 1, posto nella categoria: contato diversamente la seconda volta.',
    );
    expect(notes.join('\n')).not.toContain('counted otherwise');
  });

  it('needs one person and no reason once it agrees', async () => {
    found.now = [];
    const { certifyAs, scoring } = await begin();
    expect(await certifyAs('Ana', 'Not needed.')).toEqual(expect.any(String));
    expect((await scoring()).result).toMatchObject({ despite: null, proposedBy: null });
  });
});
