/** An evening as one person after another sees it, in whichever browser: nothing here knows which one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { DESKTOP, PHONE } from '../browser.ts';
import { soundOf } from '../registration/sound.ts';
import { ADMIN, type Evening } from '../show/evening.ts';
import type { Front } from './front.ts';
import { eventually, fill, press, sees, type Tab } from './tab.ts';

export interface Guest {
  tab: Tab;
  front: Front;
  evening: Evening;
}

const open = ({ tab, front }: Guest, path: string) => tab.goto(front.origin + path);

/** Registers an act in all four steps and sends its music from the act's own page. */
export async function registers(guest: Guest): Promise<void> {
  const { tab, evening } = guest;
  await open(guest, '/register');
  await fill(tab, /^Name we should call you/, 'Jonna');
  await press(tab, 'radio', /^18 or over/);
  await press(tab, 'button', /^Continue$/);
  await sees(tab, /Your act/);
  await fill(tab, /^Stage name/, 'The Tide');
  await fill(tab, /^Song or piece/, 'Ebb');
  await press(tab, 'radio', /^Voice/);
  await press(tab, 'radio', /^Upload it here/);
  await press(tab, 'button', /^Continue$/);
  await sees(tab, /Safety and consent/);
  await fill(tab, /^Their name/, 'Mila');
  await fill(tab, /^How we reach them/, '+49 171 5550 139');
  await press(tab, 'checkbox', /I accept the stage rules/);
  await press(tab, 'button', /^Continue$/);
  await sees(tab, /Ready to send\?/);
  await press(tab, 'button', /^Send my registration$/);
  await sees(tab, /You are registered/i);
  const link = await tab.run(() => [...document.querySelectorAll('input')].map((field) => field.value));
  const path = new URL(link.find((value) => value.startsWith('http')) ?? '').pathname;

  await open(guest, path);
  await sees(tab, /Choose your song/);
  const folder = mkdtempSync(join(tmpdir(), 'ovation-song-'));
  try {
    const song = join(folder, 'ebb.wav');
    writeFileSync(song, soundOf('ebb'));
    await tab.giveFile(song);
    await sees(tab, /WAV, 0:12/);
    const acts = await evening.desk.call(registrationEndpoints.participants);
    const own = acts.find((act) => act.stageName === 'The Tide');
    const track = await evening.desk.call(tracksEndpoints.actTrack, {
      params: { participantId: own?.id ?? '' },
    });
    const kept = await fetch(evening.server.origin + track.files[0]?.playUrl);
    expect(Buffer.from(await kept.arrayBuffer()).equals(readFileSync(song))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Signs in, opens the desk on a laptop and presses GO. */
export async function runsTheDesk(guest: Guest): Promise<void> {
  const { tab, evening } = guest;
  await tab.resize(DESKTOP);
  await open(guest, '/login');
  await fill(tab, /^Email/, ADMIN.email);
  await fill(tab, /^Password/, ADMIN.password);
  await press(tab, 'button', /^Sign in$/);
  await sees(tab, /Jo Brandt|Dashboard/);
  await open(guest, '/admin/live-event');
  await sees(tab, /Running order/);
  const { version } = await evening.desk.call(showEndpoints.show);
  await press(tab, 'button', /^GO/);
  await eventually(
    'GO moves the show',
    async () => (await evening.desk.call(showEndpoints.show)).version > version,
  );
}

/** The judge marks an act while nothing passes, and every mark arrives when the line is back. */
export async function scoresWithoutANetwork(guest: Guest): Promise<void> {
  const { tab, front, evening } = guest;
  await tab.resize(PHONE);
  await evening.until('on stage');
  await open(guest, evening.show.judges[0]?.path ?? '');
  await sees(tab, /\bSaved\b.*Juniper Vale/);
  front.line.cut();
  await press(tab, 'radio', /^8$/);
  await press(tab, 'radio', /^7$/, 1);
  await press(tab, 'button', /^Send score$/);
  await sees(tab, /Kept on this device/);
  const sheets = () =>
    evening.server.store.read.selectFrom('scoresheet').select(['state', 'marks']).execute();
  expect(await sheets()).toEqual([]);
  front.line.mend();
  await eventually('The sheet arrives', async () => (await sheets())[0]?.state === 'submitted');
  await sees(tab, /Kept on this device/, true);
  const [sheet, ...others] = await sheets();
  expect(others).toEqual([]);
  expect(Object.values(JSON.parse(sheet?.marks ?? '{}'))).toEqual([8, 7]);
}

/** Votes, changes the vote while nothing passes, and is told that the time is over. */
export async function votes(guest: Guest): Promise<void> {
  const { tab, front, evening } = guest;
  await evening.until('voting');
  const tally = async () => {
    const params = { id: evening.show.pollId };
    const { votes: given } = await evening.desk.call(votingEndpoints.pollTally, { params });
    return given.map((one) => one.votes);
  };
  await open(guest, '/vote');
  await press(tab, 'radio', /Juniper Vale/);
  await press(tab, 'button', /^Vote for/);
  await sees(tab, /vote is in/i);
  await press(tab, 'button', /^Change/);
  front.line.cut();
  await press(tab, 'radio', /Bramble/);
  await press(tab, 'button', /^Vote for/);
  await sees(tab, /safe on this phone/);
  front.line.mend();
  await sees(tab, /Changed\. Only this vote counts now/);
  const { version } = await evening.desk.call(showEndpoints.show);
  await evening.desk.call(showEndpoints.command, {
    body: {
      kind: 'close_poll',
      pollId: evening.show.pollId,
      commandId: 'closing1',
      expectedVersion: version,
    },
  });
  await sees(tab, /Voting is closed/);
  await sees(tab, /Your vote was counted/);
  expect((await tally()).toSorted()).toEqual([0, 0, 0, 1]);
}

/** What the hall, the MC and the admin see of the result, step by step. */
export async function seesTheReveal(guest: Guest): Promise<void> {
  const { tab, evening } = guest;
  await evening.until('certified');
  await evening.until('revealing');
  await open(guest, '/projector');
  await sees(tab, /Bramble|月野|سلمى|Juniper/);
  await open(guest, '/mc');
  await sees(tab, /place|winner/i);
  await evening.until('published');
  await open(guest, '/results');
  await sees(tab, /Juniper Vale/);
}
