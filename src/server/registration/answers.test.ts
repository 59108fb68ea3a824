/** The organiser's own questions from the form to the file, and what is done with several acts at once. */
import { expect, it } from 'vitest';
import { writeCsv } from '#domain/registration/csv.ts';
import { ADULT, fixture, MINOR, own } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';

const CLASS = { id: 'class', label: 'Class', kind: 'choice', choices: ['3a', '3b'], required: true };
const TEACHER = { id: 'teacher', label: 'Teacher', kind: 'text', is_public: true };
const FIRST = { id: 'first', label: 'First time', kind: 'yes_no' };

describeStoresByTurns("the organiser's own questions", (open) => {
  const set = async () => {
    const the = await fixture(open);
    const { ask, admin } = the;
    const [event] = (await ask('GET', '/admin/events', undefined, admin)).body;
    const asking = (questions: object[]) =>
      ask('PATCH', `/admin/events/${event.id}`, { settings: { questions } }, admin);
    expect((await asking([CLASS, TEACHER, FIRST])).status).toBe(200);
    const answered = [
      { question: 'class', answer: '3b' },
      { question: 'teacher', answer: 'Ms Canary' },
    ];
    const register = (answers: object[], act: object = ADULT) =>
      ask('POST', '/participants', { ...act, answers });
    return { ...the, asking, answered, register };
  };

  it('are asked of performers, kept as answered, changed by them and by the desk, and told by name alone', async () => {
    const { ask, admin, register, answered, asking } = await set();
    expect((await ask('GET', '/event')).body.questions).toMatchObject([CLASS, TEACHER, FIRST]);
    expect(await register([])).toMatchObject({
      status: 400,
      body: { fields: { 'answers.class': 'Answer “Class”.' } },
    });
    expect((await register([{ question: 'class', answer: '9z' }])).body.fields).toEqual({
      'answers.class': 'Choose one of the answers to “Class”.',
    });
    const { participant, status_url } = (await register(answered)).body;
    const holder = own(status_url);
    expect((await ask('GET', '/participants/me', undefined, holder)).body).toMatchObject({
      participant: { answers: answered },
      event: { questions: [{ id: 'class' }, { id: 'teacher' }, { id: 'first' }] },
    });
    const empty = { answers: [{ question: 'class', answer: '' }] };
    expect((await ask('PATCH', '/participants/me', empty, holder)).body.fields).toEqual({
      'answers.class': 'Answer “Class”.',
    });
    const moved = { answers: [{ question: 'class', answer: '3a' }] };
    expect((await ask('PATCH', '/participants/me', moved, holder)).status).toBe(200);
    const at = `/admin/participants/${participant.id}`;
    const seen = (await ask('GET', at, undefined, admin)).body;
    expect(seen.answers).toEqual([{ question: 'class', answer: '3a' }, answered[1]]);
    // The desk may leave out what performers may not.
    expect((await ask('PATCH', at, { ...empty, revision: seen.revision }, admin)).status).toBe(200);
    expect((await ask('GET', '/admin/participants', undefined, admin)).body[0].answers).toEqual([
      answered[1],
    ]);
    const log = JSON.stringify((await ask('GET', `${at}/history`, undefined, admin)).body);
    expect(log).toContain('answers');
    expect(log).not.toContain('Canary');
    // A question that is taken away leaves what was answered, until the person is erased.
    await asking([CLASS]);
    expect((await ask('GET', at, undefined, admin)).body.answers).toEqual([answered[1]]);
    await ask('POST', `${at}/erase`, { dry_run: false }, admin);
    expect((await ask('GET', at, undefined, admin)).body.answers).toEqual([]);
  });

  it('come from a file by their words, in the answers that they know', async () => {
    const { ask, admin } = await set();
    const columns = [
      'stage_name',
      'song_title',
      'answer:class',
      'answer:first',
      'audio_delivery_method',
      'under_age',
    ];
    const headings = ['Act', 'Song', 'Class', 'First time', 'Track', 'Under 18'];
    const take = async (rows: string[][], confirm: string | null = null) =>
      (
        await ask(
          'POST',
          '/admin/participants/import',
          { text: writeCsv([headings, ...rows]), columns, key: 'name_and_song', confirm },
          admin,
        )
      ).body;
    const bad = await take([['Mara', 'Rain', '9z', 'perhaps', 'pigeon', 'nein']]);
    expect(bad.rows[0]).toMatchObject({ fate: 'problem', stage_name: 'Mara', song_title: 'Rain' });
    expect(bad.rows[0].problems).toEqual([
      'audio delivery method: Write email, stick, brought, upload or live.',
      '“Class” is answered by 3a, 3b.',
      'Write yes or no for “First time”.',
    ]);
    const rows = [['Mara', 'Rain', '3B', 'Ja', 'USB-Stick', 'nein']];
    await take(rows, (await take(rows)).plan);
    const [act] = (await ask('GET', '/admin/participants', undefined, admin)).body;
    expect(act).toMatchObject({
      audio_delivery_method: 'flash_drive',
      answers: [
        { question: 'class', answer: '3b' },
        { question: 'first', answer: 'yes' },
      ],
    });
    expect((await take(rows)).counts).toMatchObject({ same: 1 });
    const other = [['Mara', 'Rain', '3a', 'ja', 'live', '']];
    const plan = await take(other);
    expect(plan.rows[0].changes).toContainEqual({ field: 'Class', before: '3b', after: '3a' });
    await take(other, plan.plan);
    expect((await ask('GET', '/admin/participants', undefined, admin)).body[0].answers[0].answer).toBe('3a');
  });

  it('several acts: paper, who to call, category and accepting in one go, and a word on each that could not', async () => {
    const { ask, admin, register, answered } = await set();
    const solo = (await ask('POST', '/admin/categories', { name: 'Solo' }, admin)).body;
    const minor = (await register(answered, MINOR)).body.participant;
    const adult = (await register(answered, { ...ADULT, stage_name: 'Kaito' })).body.participant;
    const gone = (await register(answered, { ...ADULT, stage_name: 'Gone' })).body.participant;
    await ask('PUT', `/admin/participants/${gone.id}/status`, { status: 'withdrawn' }, admin);
    const rows = [
      ['stage_name', 'song_title'],
      ['From a file', 'Wind'],
    ];
    const columns = rows[0];
    const file = { text: writeCsv(rows), columns, key: 'name_and_song' };
    const { plan } = (await ask('POST', '/admin/participants/import', file, admin)).body;
    await ask('POST', '/admin/participants/import', { ...file, confirm: plan }, admin);
    const list = async () => (await ask('GET', '/admin/participants', undefined, admin)).body;
    const filed = (await list()).find(
      ({ stage_name }: { stage_name: string }) => stage_name === 'From a file',
    );
    const missing = async () =>
      (await ask('GET', '/admin/participants/missing-emergency', undefined, admin)).body;
    expect(await missing()).toEqual([filed.id]);
    const { body } = await ask(
      'POST',
      '/admin/participants/changes',
      {
        ids: [minor.id, adult.id, gone.id, filed.id],
        category_id: solo.id,
        paper_consent: 'Signed, in the folder',
        accept: true,
        emergency: [{ id: filed.id, preferred_name: 'Kim', contact_method: '+1 555 0100' }],
      },
      admin,
    );
    expect(body.consents).toBe(1);
    expect(body.refused).toMatchObject([{ id: gone.id, code: 'wrong_state' }]);
    expect(await missing()).toEqual([]);
    for (const id of [minor.id, adult.id, filed.id])
      expect((await list()).find((act: { id: string }) => act.id === id)).toMatchObject({
        status: 'accepted',
        category_id: solo.id,
      });
  });
});
