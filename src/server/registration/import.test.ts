/** Rows of a file that nearly name what is here. */
import { expect, it } from 'vitest';
import { writeCsv } from '#domain/registration/csv.ts';
import { ADULT, fixture } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { planImport } from './import-plan.ts';
import type { ParticipantRow } from './queries.ts';

describeStoresByTurns('acts from a file', (open) => {
  it('takes no near match of an act or a category by itself: somebody chooses', async () => {
    const { ask, admin } = await fixture(open);
    const solo = (await ask('POST', '/admin/categories', { name: 'Solo' }, admin)).body;
    const list = async () => (await ask('GET', '/admin/participants', undefined, admin)).body;
    const { participant } = (await ask('POST', '/participants', { ...ADULT, stage_name: 'Ánh Dương' })).body;
    const columns = ['stage_name', 'song_title', 'category'];
    const text = writeCsv([columns, ['Anh Doung', 'Rain', ''], ['Kaito', 'Wind', 'Sollo']]);
    const send = (choices: object, confirm: string | null = null) =>
      ask(
        'POST',
        '/admin/participants/import',
        { text, columns, key: 'name_and_song', choices, confirm },
        admin,
      );
    const near = [{ id: participant.id, number: 1, stage_name: 'Ánh Dương', song_title: ADULT.song_title }];
    const { body } = await send({});
    expect(body.counts).toEqual({ new: 0, changed: 0, same: 0, choose: 1, problem: 1 });
    expect(body.rows[0]).toMatchObject({ fate: 'choose', id: null, near });
    expect(body.rows[1].problems).toEqual(['There is no category named Sollo. Say whether Solo is meant.']);
    expect(body.categories).toEqual([{ name: 'Sollo', near: [{ id: solo.id, name: 'Solo' }] }]);
    expect((await send({}, body.plan)).body.written).toBe(true);
    expect(await list()).toHaveLength(1);
    expect((await send({ 2: 'new' })).body.rows[0]).toMatchObject({ fate: 'new', id: null });
    const chosen = (await send({ 2: participant.id })).body;
    expect(chosen.rows[0]).toMatchObject({ fate: 'changed', id: participant.id });
    expect((await send({ 2: 'new' }, chosen.plan)).body.code).toBe('stale');
    await send({ 2: participant.id }, chosen.plan);
    expect(await list()).toMatchObject([{ stage_name: 'Anh Doung', song_title: 'Rain' }]);
    // What is said of a category holds for every row with it, and only where it is near.
    const meaning = (name: string, confirm: string | null = null) =>
      ask(
        'POST',
        '/admin/participants/import',
        { text, columns, key: 'name_and_song', categories: [{ name, meant: solo.id }], confirm },
        admin,
      );
    expect((await meaning('Kaito')).body.counts).toMatchObject({ new: 0, problem: 1 });
    const said = (await meaning('Sollo')).body;
    expect(said.rows[1]).toMatchObject({ fate: 'new', problems: [] });
    expect((await send({}, said.plan)).body.code).toBe('stale');
    await meaning('Sollo', said.plan);
    expect(await list()).toMatchObject([{}, { stage_name: 'Kaito', category_id: solo.id }]);
  });

  it('offers twenty of the acts that are called nearly like a row, however many there are', async () => {
    const { ask, admin } = await fixture(open);
    const columns = ['stage_name', 'song_title'];
    const send = (rows: string[][], confirm: string | null = null) =>
      ask(
        'POST',
        '/admin/participants/import',
        { text: writeCsv([columns, ...rows]), columns, key: 'name_and_song', confirm },
        admin,
      );
    const again = Array.from({ length: 30 }, (_, at) => ['Again', `Song ${at}`]);
    await send(again, (await send(again)).body.plan);
    const [row] = (await send([['Agains', 'Song']])).body.rows;
    expect([row.fate, row.near.length]).toEqual(['choose', 20]);
  });

  it('takes a track’s way in the words that people use, and its state in our own file for no way at all', async () => {
    const { ask, admin } = await fixture(open);
    const columns = ['stage_name', 'song_title', 'audio_delivery_method'];
    const ways = ['USB stick', 'none', 'loaded', 'by pigeon'];
    const text = writeCsv([columns, ...ways.map((way, at) => [`Act ${at}`, 'Sun', way])]);
    const send = (confirm: string | null) =>
      ask('POST', '/admin/participants/import', { text, columns, key: 'name_and_song', confirm }, admin);
    const { body } = await send(null);
    expect(body.rows.map(({ fate }: { fate: string }) => fate)).toEqual(['new', 'new', 'new', 'problem']);
    await send(body.plan);
    const acts = (await ask('GET', '/admin/participants', undefined, admin)).body;
    expect(acts.map((act: { audio_delivery_method: string }) => act.audio_delivery_method)).toEqual([
      'flash_drive',
      'live',
      'convention',
    ]);
  });

  it('takes a length as people write it, and none of more than 59 seconds beside the minutes', async () => {
    const { ask, admin } = await fixture(open);
    const columns = ['stage_name', 'song_title', 'duration'];
    const lengths = ['3:45', '3’45', '225', '', '3:60', 'long'];
    const text = writeCsv([columns, ...lengths.map((length, at) => [`Act ${at}`, 'Sun', length])]);
    const send = (confirm: string | null) =>
      ask('POST', '/admin/participants/import', { text, columns, key: 'name_and_song', confirm }, admin);
    const { body } = await send(null);
    expect(body.rows.map(({ problems }: { problems: string[] }) => problems)).toEqual([
      ...[[], [], [], []],
      ['Write the length as 3:45 or in seconds.'],
      ['Write the length as 3:45 or in seconds.'],
    ]);
    await send(body.plan);
    const acts = (await ask('GET', '/admin/participants', undefined, admin)).body;
    expect(acts.map((act: { duration_ms: number | null }) => act.duration_ms)).toEqual([
      ...[225_000, 225_000, 225_000, null],
    ]);
  });

  it('takes in who else is on stage, each minor waiting for a parent, and gives them out as it took them', async () => {
    const { ask, admin } = await fixture(open);
    const columns = ['stage_name', 'song_title', 'members'];
    const cell = 'Ada Lim (under age, kim@example.org); Ben Okoro';
    const text = writeCsv([columns, ['The Eighth Notes', 'Sun', cell]]);
    const send = (confirm: string | null) =>
      ask('POST', '/admin/participants/import', { text, columns, key: 'name_and_song', confirm }, admin);
    const { body } = await send(null);
    expect(body.counts).toMatchObject({ new: 1, problem: 0 });
    await send(body.plan);
    const [act] = (await ask('GET', '/admin/participants', undefined, admin)).body;
    expect(act).toMatchObject({ performer_count: 3, consent: 'asked' });
    const people = (await ask('POST', '/admin/participants/people', { ids: [act.id] }, admin)).body;
    expect(people).toEqual([
      {
        id: act.id,
        people: [
          { name: 'Ada Lim', is_minor: true, parent_contact: 'kim@example.org' },
          { name: 'Ben Okoro', is_minor: false, parent_contact: '' },
        ],
      },
    ]);
    const history = (await ask('GET', `/admin/participants/${act.id}/history`, undefined, admin)).body;
    expect(JSON.stringify(history)).toContain('members');
  });
});

it('lets others have their turn while thousands of long names are compared', async () => {
  const named = (at: number) => `${at} ${'Las Hermanas del Compás Imposible '.repeat(5)}`;
  const acts = Array.from({ length: 5_000 }, (_, at) => ({
    ...{ id: String(at), number: at, stageName: named(at), songTitle: 'Rain' },
    ...{ mergedInto: null, erasedAt: null },
  })) as unknown as ParticipantRow[];
  const rows = Array.from({ length: 2_000 }, (_, at) => [named(at * 3).slice(0, -2), 'Wind']);
  const columns = ['stage_name', 'song_title'] as const;
  const file = { columns: [...columns], key: 'name_and_song' as const, choices: {}, categories: [] };
  let turns = 0;
  let isPlanned = false;
  const turn = () => {
    turns += 1;
    if (!isPlanned) setImmediate(turn);
  };
  setImmediate(turn);
  const text = writeCsv([[...columns], ...rows]);
  const plan = await planImport({ ...file, text, confirm: null }, { acts, ...NOTHING_ELSE });
  isPlanned = true;
  expect(plan).toHaveLength(2_000);
  expect(turns).toBeGreaterThan(1);
});

const NOTHING_ELSE = { categories: [], questions: [], bounds: () => [] };
