/** As many are on stage as an act names, whichever way it is changed. */
import { expect, it } from 'vitest';
import { writeCsv } from '#domain/registration/csv.ts';
import { ADULT, fixture } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

describeStoresByTurns('the number on stage', (open) => {
  /** An act of two who were named, and a teacher beside them. */
  const withTwo = async () => {
    const the = await fixture(open);
    const { ask, admin } = the;
    const duo = { ...ADULT, performer_count: 2, members: [{ name: 'Ana' }, { name: 'Bo' }] };
    const { participant } = (await ask('POST', '/participants', duo)).body;
    const at = `/admin/participants/${participant.id}`;
    const seen = async () => (await ask('GET', at, undefined, admin)).body;
    const edit = async (change: object) =>
      ask('PATCH', at, { revision: (await seen()).revision, ...change }, admin);
    return { ...the, id: participant.id as string, at, seen, edit };
  };
  const sentence = 'This act names 2 others. Enter as many performers or more, or take somebody out first.';

  it('is never less than are named, and says so at its field', async () => {
    const { edit, seen } = await withTwo();
    expect(await edit({ performer_count: 1, mc_line: 'A line' })).toMatchObject({
      status: 400,
      body: { code: 'invalid', error: sentence, fields: { performer_count: sentence } },
    });
    expect(await seen()).toMatchObject({ performer_count: 2, mc_line: '' });
    expect((await edit({ performer_count: 5 })).body).toMatchObject({ performer_count: 5 });
    expect((await edit({ performer_count: 2 })).body).toMatchObject({ performer_count: 2 });
  });

  it('is never less in a file: the row is a problem', async () => {
    const { ask, admin, seen } = await withTwo();
    const columns = ['number', 'stage_name', 'song_title', 'performers'];
    const send = async (performers: string, confirm: string | null = null) => {
      const text = writeCsv([columns, ['1', ADULT.stage_name, ADULT.song_title, performers]]);
      const fields = ['number', 'stage_name', 'song_title', 'performers'];
      return ask(
        'POST',
        '/admin/participants/import',
        { text, columns: fields, key: 'number', confirm },
        admin,
      );
    };
    const { body } = await send('1');
    expect(body.rows).toMatchObject([{ fate: 'problem', problems: [sentence] }]);
    expect(body.rows[0].problems_told).toMatchObject([[{ line: 'denied.performersNamed' }]]);
    await send('1', body.plan);
    expect(await seen()).toMatchObject({ performer_count: 2 });
    expect((await send('2')).body.rows).toMatchObject([{ fate: 'same' }]);
    expect((await send('3')).body.rows).toMatchObject([{ fate: 'changed' }]);
  });

  it('grows with those who come from another registration of the act', async () => {
    const { ask, admin, id, at, seen } = await withTwo();
    const trio = { ...ADULT, performer_count: 3, members: [{ name: 'Cy' }, { name: 'Di' }, { name: 'Ed' }] };
    const other = (await ask('POST', '/participants', trio)).body.participant.id;
    const { body } = await ask(
      'POST',
      `${at}/merge`,
      {
        ...{ other_id: other, take: ['song_title'] },
        ...{ revision: (await seen()).revision, other_revision: 1 },
      },
      admin,
    );
    expect(body).toMatchObject({ id, performer_count: 5 });
    expect(body.members).toHaveLength(5);
  });
});
