/** One's own track in a real browser: sent over a line that breaks, told what was found, heard, replaced, checked. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { faults as germanFaults } from '#domain/messages/de/faults.ts';
import { API } from '#server/http/calls.ts';
import { axeFindings } from '../axe.ts';
import { PHONE, testBrowser } from '../browser.ts';
import { conformanceFixture, signIn } from '../conformance/fixture.ts';
import { flakyLine } from './flaky-line.ts';
import { sendFile } from './sending.ts';
import { soundFolder } from './sounds.ts';

const fixture = conformanceFixture();
const browser = testBrowser();
const folder = soundFolder();
let song = '';
let better = '';
beforeAll(() => {
  song = folder.tone('song.wav', { seconds: 20, level: -30, head: 3, channels: 1 });
  better = folder.tone('better.mp3', { seconds: 15, level: -14 }, ['-b:a', '192k']);
  writeFileSync(join(folder.path, 'letter.mp3'), 'This is not a song. '.repeat(500));
});
afterAll(() => folder.remove());

/** Registers an act that uploads; answers its id and the path of its own page. */
async function registered(stageName: string): Promise<{ id: string; path: string; token: string }> {
  const { participant, statusUrl } = await fixture().desk.call(registrationEndpoints.addParticipant, {
    body: {
      preferredName: 'Astra',
      stageName,
      songTitle: 'Moonlight Sonata',
      pronouns: 'she/her',
      isMinor: false,
      audioDeliveryMethod: 'upload',
      riskAcknowledged: true,
      emergencyContact: { preferredName: 'Mila', pronouns: 'she/her', contactMethod: '+49 171 5550 139' },
    },
  });
  const path = new URL(statusUrl).pathname;
  return { id: participant.id, path, token: path.split('/').at(-1) ?? '' };
}

const filesOf = async (participantId: string) =>
  (await fixture().desk.call(tracksEndpoints.actTrack, { params: { participantId } })).files;

describe('one’s own track', () => {
  it('goes over a line that breaks, is told in plain words, heard back and replaced', async () => {
    const act = await registered('Астра Ковалёва');
    const line = await flakyLine(fixture().origin, 2, 500_000);
    const { page } = await browser.person(line.origin, {
      viewport: PHONE,
      expected: [
        /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_SOCKET_NOT_CONNECTED|ERR_CONNECTION_CLOSED|\b409\b/,
      ],
    });
    await page.goto(act.path);
    await page.getByRole('button', { name: 'Choose your song' }).waitFor();
    await page.locator('input[type=file][accept*=".mp3"]').setInputFiles(song);
    await page.getByText('It begins with 3 seconds of silence').waitFor();
    await page.getByText('It is quiet.').waitFor();
    await page.getByText('It is mono').waitFor();
    await page.getByText('WAV, 0:20, −30 LUFS').waitFor();
    expect(line.cuts()).toBe(2);
    const [file] = await filesOf(act.id);
    const kept = await fetch(fixture().origin + file?.playUrl);
    expect(Buffer.from(await kept.arrayBuffer()).equals(readFileSync(song))).toBe(true);

    await page.getByRole('button', { name: 'Even out the level' }).click();
    await page.getByRole('button', { name: 'Play' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    const slider = page.getByRole('slider', { name: 'Position in Moonlight Sonata' });
    await expect.poll(() => slider.getAttribute('aria-valuetext')).not.toBe('0:00 of 0:20');
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    await page.getByRole('button', { name: 'Pause' }).click();

    await page.locator('input[type=file][accept*=".mp3"]').setInputFiles(better);
    await page.getByText('MP3, 0:15, −14 LUFS').waitFor();
    await page.getByText('length, level and both ends are fine').waitFor();
    expect((await filesOf(act.id)).map(({ version }) => version)).toEqual([2, 1]);
    await line.close();
  });

  it('is refused with a sentence when it is no music, and another can be chosen at once', async () => {
    const act = await registered('The Letters');
    const { page } = await browser.person(fixture().origin, { viewport: PHONE, expected: [/422/] });
    await page.goto(act.path);
    await page.locator('input[type=file][accept*=".mp3"]').setInputFiles(join(folder.path, 'letter.mp3'));
    await page.getByRole('alert').getByText('not a music file').waitFor();
    await page.locator('input[type=file][accept*=".mp3"]').setInputFiles(better);
    await page.getByRole('button', { name: 'Play' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('that was refused while nobody looked is told on the next visit, to the act and to the crew', async () => {
    const act = await registered('The Absent');
    const uploads = `${fixture().origin}${API}${OWN_UPLOADS}`;
    const letter = readFileSync(join(folder.path, 'letter.mp3'));
    expect(await sendFile(uploads, letter, { 'x-participant-token': act.token })).toMatchObject({
      status: 422,
    });
    const { page } = await browser.person(fixture().origin, { viewport: PHONE });
    await page.goto(act.path);
    await page.getByText(/^The file from .* was not accepted\./).waitFor();
    await page.getByText('not a music file').waitFor();
    await page.getByText('Not here yet').waitFor();
    expect(await axeFindings(page, { within: 'main' })).toEqual([]);
    const crew = await browser.person(fixture().origin, { expected: [/401/] });
    await signIn(crew);
    await crew.page.goto(`/admin/participants/${act.id}`);
    await crew.page.getByText('not a music file').first().waitFor();
    // The way that was chosen is not told as if it had come.
    await crew.page.getByText('To be uploaded by the performer.').waitFor();
  });

  it('that was refused is told in the reader’s language, and once where it was said already', async () => {
    const [event] = await fixture().desk.call(eventsEndpoints.events);
    await fixture().desk.call(eventsEndpoints.changeEvent, {
      params: { id: event?.id ?? '' },
      body: { settings: { otherLanguages: ['de'] } },
    });
    const act = await registered('Die Briefe');
    const { page } = await browser.person(fixture().origin, {
      viewport: PHONE,
      locale: 'de-DE',
      expected: [/422/],
    });
    await page.goto(act.path);
    await page.locator('input[type=file][accept*=".mp3"]').setInputFiles(join(folder.path, 'letter.mp3'));
    const sentence = page.getByText(String(germanFaults.notMusic));
    await sentence.waitFor();
    await page.waitForResponse(/\/me\/track$/);
    await page.waitForTimeout(300);
    expect(await sentence.count()).toBe(1);
    await page.reload();
    await page.getByText(/^Die Datei \(/).waitFor();
    await sentence.waitFor();
  });

  it('is attached by the desk, checked, and taken with all others', async () => {
    const act = await registered('Flash Drive');
    await fixture().desk.call(registrationEndpoints.setStatus, {
      params: { id: act.id },
      body: { status: 'accepted' },
    });
    const person = await browser.person(fixture().origin, { expected: [/401/] });
    await signIn(person);
    const { page } = person;
    await page.goto(`/admin/participants/${act.id}`);
    await page.getByRole('button', { name: 'Attach the file that arrived' }).waitFor();
    await page.locator('input[type=file][accept*=".mp3"]').setInputFiles(better);
    await page.getByText(/^Received .* by /).waitFor();
    await page.getByText('Checked', { exact: true }).click();
    await page.getByText(/Checked .* by /).waitFor();
    expect((await filesOf(act.id))[0]).toMatchObject({ sentByCrew: true });
    await page.goto('/admin/participants');
    await page.getByRole('button', { name: 'All tracks' }).click();
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download 1 track/ }).click(),
    ]);
    expect(zip.suggestedFilename()).toMatch(/ - tracks\.zip$/);

    // A session that has ended says so to whoever sends a file, too.
    await page.goto(`/admin/participants/${act.id}`);
    await page.route('**/api/v1/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 401 }) : route.continue(),
    );
    await page.locator('input[type=file][accept*=".mp3"]').setInputFiles(better);
    await page.waitForURL('**/login');
  });
});
