/** What is declared of a registration's fields, held against the databases, the audit log and erasing. */
import { expect, it } from 'vitest';
import { snakeName } from '#contract/case.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { historyInWords } from '#domain/registration/history-words.ts';
import { ADULT, fixture } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { SYSTEM } from '../store/audit.ts';
import { type Change, changeParticipant } from './changes.ts';
import { FIELDS } from './fields.ts';
import { requireParticipant } from './queries.ts';

type Column = keyof typeof FIELDS;
const COLUMNS = Object.keys(FIELDS) as Column[];
const MARK = 'Only for those who were told';

describeStoresByTurns('the fields of a registration', (open) => {
  const registered = async () => {
    const the = await fixture(open);
    const { body } = await the.ask('POST', '/participants', { ...ADULT, contact: 'me@example.org' });
    const id: string = body.participant.id;
    return { ...the, id, row: () => requireParticipant(the.store.read, id) };
  };

  it('are all declared, and no other', async () => {
    const { row } = await registered();
    expect(Object.keys(await row()).sort()).toEqual([...COLUMNS].sort());
  });

  it('that are about the person are named in the audit log and never quoted', async () => {
    const { store, row } = await registered();
    const before = await row();
    const personal = COLUMNS.filter(
      (column) => FIELDS[column].audit !== 'quoted' && before[column] === '' && column !== 'personal',
    );
    expect(personal).toContain('note');
    const change: Change = Object.fromEntries(personal.map((column) => [column, MARK]));
    await store.write({ by: SYSTEM }, (work) =>
      changeParticipant(work, before, change, { action: 'participant.edited' }),
    );
    const log = await store.read.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(log)).not.toContain(MARK);
    expect(log.at(-1)?.after).toContain('"pronunciation"');
  });

  it('hold after erasing what is declared, and nothing of the person', async () => {
    const { store, ask, admin, id, row } = await registered();
    const texts = COLUMNS.filter((column) => column !== 'id' && FIELDS[column].erased === '');
    const change = Object.fromEntries(
      texts.map((column) => [column, column === 'personal' ? undefined : MARK]),
    );
    await store.write({ by: SYSTEM }, async (work) =>
      changeParticipant(work, await row(), { ...change, isMinor: 1 } as Change, {
        action: 'participant.edited',
      }),
    );
    await ask('POST', `/admin/participants/${id}/erase`, { dry_run: false }, admin);
    const after = await row();
    expect(JSON.stringify(after)).not.toContain(MARK);
    for (const column of COLUMNS) {
      const { erased } = FIELDS[column];
      if (typeof erased !== 'symbol' && column !== 'erasingEndedAt')
        expect([column, after[column]]).toEqual([column, erased]);
    }
  });
});

it('whatever the log tells of a field has a word in an act’s history, or none at all', async () => {
  const say = sayIn('de', await fetchWords('de', ['history']));
  const told = COLUMNS.filter((column) => FIELDS[column].audit !== 'silent').map(snakeName);
  expect(told).toContain('pronouns');
  for (const field of told) {
    const entry = { action: 'participant.edited', by: '', byKind: 'visitor', why: null };
    const said = historyInWords(say, 'de', { ...entry, changes: [{ field, before: null, after: '1' }] });
    expect(said).not.toContain(field.replaceAll('_', ' '));
  }
});
