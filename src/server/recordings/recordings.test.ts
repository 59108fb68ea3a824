/** Recordings of names: sent, packed anew, served to whoever knows their id, moved and removed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asWav, RECORDING_RATE } from '#domain/recordings/sound.ts';
import { ADULT, fixture, own } from '#test/registration/fixture.ts';
import { describeStoresByTurns } from '#test/store.ts';
import { API } from '../http/calls.ts';
import { packedAnew, RECORDINGS } from './files.ts';
import { recordingsOf } from './queries.ts';

const CANARY = 'taken at home';
const seconds = (count: number) => Buffer.from(asWav(new Uint8Array(count * RECORDING_RATE * 2).fill(7)));
const base64 = (bytes: Buffer) => ({ recording: bytes.toString('base64') });

/** As another program packs it: with words in front of the samples and behind them. */
function withWords(wav: Buffer): Buffer {
  const words = Buffer.concat([Buffer.from('LIST'), Buffer.alloc(4), Buffer.from(`${CANARY} `)]);
  words.writeUInt32LE(words.length - 8, 4);
  return Buffer.concat([wav.subarray(0, 12), words, wav.subarray(12), words]);
}

describeStoresByTurns('recordings of names', (open) => {
  const begun = async () => {
    const made = await fixture(open);
    const { ask, app } = made;
    const act = async (body: object = ADULT) => {
      const { body: answer } = await ask('POST', '/participants', body);
      return { id: String(answer.participant.id), mine: own(answer.status_url) };
    };
    const sound = (id: string) => app.inject({ method: 'GET', url: `${API}/recordings/${id}` });
    return { ...made, act, sound, files: () => globSync('**/recordings/*', { cwd: made.folder }) };
  };

  it('are the samples alone, known to the act and the crew, and gone with the next one', async () => {
    const { act, ask, crew, sound, files, folder } = await begun();
    const { id, mine } = await act();
    expect((await ask('GET', '/participants/me/recording', undefined, mine)).body).toEqual({
      recording: null,
      may_send: true,
    });
    const sent = await ask('PUT', '/participants/me/recording', base64(withWords(seconds(2))), mine);
    expect(sent.status).toBe(200);
    const first = String(sent.body.recording.recording_id);
    const served = await sound(first);
    expect(served.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'private, no-store',
    });
    expect(served.rawPayload.equals(seconds(2))).toBe(true);
    expect(readFileSync(join(folder, files()[0] ?? '')).toString('latin1')).not.toContain(CANARY);
    expect((await ask('GET', '/admin/recordings', undefined, crew)).body).toMatchObject([
      { participant_id: id, recording_id: first, duration_ms: 2_000, sent_by_crew: false },
    ]);
    const again = await ask('PUT', `/admin/recordings/${id}`, base64(seconds(3)), crew);
    expect(again.body).toMatchObject({ duration_ms: 3_000, sent_by_crew: true });
    expect((await sound(first)).statusCode).toBe(404);
    expect(files()).toHaveLength(1);
    const removed = await ask('DELETE', '/participants/me/recording', undefined, mine);
    expect(removed.body.recording).toBe(null);
    expect(files()).toEqual([]);
  });

  it('leave with the person: row and file', async () => {
    const { act, ask, admin, crew, store, files, clearAway } = await begun();
    const { id } = await act();
    await ask('PUT', `/admin/recordings/${id}`, base64(seconds(1)), crew);
    await ask('POST', `/admin/participants/${id}/erase`, { dry_run: false }, admin);
    await RECORDINGS.forgetErased(store);
    await clearAway();
    expect(files()).toEqual([]);
    expect((await ask('GET', '/admin/recordings', undefined, crew)).body).toEqual([]);
    expect((await ask('PUT', `/admin/recordings/${id}`, base64(seconds(1)), crew)).body.code).toBe(
      'wrong_state',
    );
    expect(files()).toEqual([]);
  });

  it('go along when the act takes another registration in and has none', async () => {
    const { act, ask, admin, crew, store } = await begun();
    const kept = await act();
    const other = await act({ ...ADULT, stage_name: 'Astra K' });
    await ask('PUT', `/admin/recordings/${other.id}`, base64(seconds(1)), crew);
    const merged = await ask(
      'POST',
      `/admin/participants/${kept.id}/merge`,
      { other_id: other.id, take: [], revision: 1, other_revision: 1 },
      admin,
    );
    expect(merged.status).toBe(200);
    expect([...(await recordingsOf(store.read, [kept.id, other.id])).keys()]).toEqual([kept.id]);
  });
});

it('refuses what is no such sound, in a sentence', () => {
  const stereo = seconds(1);
  stereo.writeUInt16LE(2, 22);
  const beyond = seconds(1);
  beyond.writeUInt32LE(0xffffffff, 40);
  for (const [file, code] of [
    [Buffer.from('no sound at all'), 'unsupported_type'],
    [stereo, 'unsupported_type'],
    [beyond, 'unsupported_type'],
    [seconds(1).subarray(0, 1_000), 'unsupported_type'],
    [seconds(0), 'unsupported_type'],
    [seconds(11), 'too_large'],
  ] as const) {
    const refused = (() => {
      try {
        return packedAnew(file);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  }
});
