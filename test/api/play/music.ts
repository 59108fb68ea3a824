/** A file of music arrives over tus, is heard, cued, played and packed; the running order is made. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { lineupEndpoints } from '#contract/lineup/endpoints.ts';
import { crewUploads, OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { sendFile } from '../../tracks/sending.ts';
import { soundFolder } from '../../tracks/sounds.ts';
import type { Acts } from './acts.ts';
import { type Fixture, refused } from './fixture.ts';

export async function playMusic(fixture: Fixture, { ids, performer, token }: Acts): Promise<void> {
  const { desk, crew, anyone, origin } = fixture;
  const [first = '', second = ''] = ids;
  const sounds = soundFolder();
  try {
    const [one, two] = [440, 220].map((_pitch, index) =>
      readFileSync(sounds.tone(`song-${index}.mp3`, { seconds: 3 + index, level: -14 })),
    );
    for (const song of [one, two])
      await sendFile(`${origin}/api/v1${OWN_UPLOADS}`, song ?? Buffer.of(), { 'x-participant-token': token });
  } finally {
    sounds.remove();
  }
  const params = { participantId: first };
  // A file is listened to in a process of its own.
  const heard = async () => {
    const { files } = await crew.call(tracksEndpoints.actTrack, { params });
    return files.length === 2 && files.every((file) => file.listening === 'done') ? files : undefined;
  };
  let files = await heard();
  for (let tries = 0; files === undefined && tries < 300; tries += 1) {
    await pause(100);
    files = await heard();
  }
  const older = files?.at(-1);
  await crew.call(tracksEndpoints.makeFileCurrent, { params: { ...params, fileId: older?.id ?? '' } });
  await refused(crew, tracksEndpoints.makeFileCurrent, { params: { ...params, fileId: older?.id ?? '' } });
  await crew.call(tracksEndpoints.setTrack, { params, body: { state: 'loaded' } });
  await crew.call(tracksEndpoints.setTracks, { body: { ids: [params.participantId], state: 'loaded' } });
  await crew.call(tracksEndpoints.setTrim, { params, body: { trim: true } });
  await crew.call(tracksEndpoints.setCue, { params, body: { startMs: 500, level: 80, withGo: true } });
  await crew.call(tracksEndpoints.sayPlaying, {
    params,
    body: { deskId: 'laptop1', state: 'stopped', positionMs: 0, leftMs: 3_000 },
  });
  await crew.call(tracksEndpoints.tracks);
  await performer.call(tracksEndpoints.ownTrack);
  await crew.call(tracksEndpoints.strays);
  await desk.call(tracksEndpoints.removeStrays, { body: { newestAt: 0 } });
  const linkOf = (url: string | null | undefined) => ({ params: { link: url?.split('/').at(-1) ?? '' } });
  await anyone.call(tracksEndpoints.trackSound, linkOf(older?.playUrl));
  const { url } = await crew.call(tracksEndpoints.offerZip, { query: { sound: 'original' } });
  await anyone.call(tracksEndpoints.trackZip, linkOf(url));
  await refused(anyone, tracksEndpoints.trackZip, { params: { link: 'nothing' } });
  await crew.call(tracksEndpoints.setTrack, { params: { participantId: second }, body: { state: 'loaded' } });
  await sendFile(`${origin}/api/v1${crewUploads(second)}`, Buffer.from('no music'), {});
}

export async function playOrder({ crew, desk }: Fixture, { ids }: Acts): Promise<void> {
  const cue = (kind: 'opening' | 'interval' | 'vote' | 'results', title: string) =>
    crew.call(lineupEndpoints.addCue, { body: { kind, title, plannedMs: 60_000 } });
  await cue('opening', 'Opening');
  await crew.call(lineupEndpoints.addPerformance, { body: { participantId: ids[0] ?? '' } });
  await crew.call(lineupEndpoints.addAccepted);
  await cue('interval', 'Interval');
  await cue('vote', 'Audience vote');
  await cue('results', 'Results');
  const { items } = await crew.call(lineupEndpoints.runningOrder);
  const acts = items.filter((item) => item.kind === 'performance');
  const interval = items.find((item) => item.kind === 'interval');
  await crew.call(lineupEndpoints.changeItem, {
    params: { id: acts[0]?.id ?? '' },
    body: { plannedMs: 200_000, stageSide: 'left' },
  });
  await crew.call(lineupEndpoints.moveItem, { params: { id: acts[1]?.id ?? '' }, body: { position: 3 } });
  await crew.call(lineupEndpoints.swapItems, {
    body: { firstId: acts[2]?.id ?? '', secondId: acts[3]?.id ?? '' },
  });
  const { items: swapped } = await crew.call(lineupEndpoints.runningOrder);
  await crew.call(lineupEndpoints.arrangeItems, {
    body: {
      itemIds: swapped.map(({ id }) => id).toSpliced(1, 2, swapped[2]?.id ?? '', swapped[1]?.id ?? ''),
    },
  });
  await crew.call(lineupEndpoints.removeItem, { params: { id: interval?.id ?? '' } });
  await refused(desk, lineupEndpoints.removeItem, { params: { id: interval?.id ?? '' } });
}
