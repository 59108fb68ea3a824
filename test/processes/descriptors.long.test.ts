/**
 * A server that may open very few files, and more strangers than it has room for: it goes on, and whoever works at the
 * show gets in.
 */
import { spawnSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { operatingEndpoints } from '#contract/operating/endpoints.ts';
import { showEndpoints } from '#contract/show/endpoints.ts';
import { API } from '#server/http/calls.ts';
import { type Hall, openHall } from '../faults/hall.ts';
import { openScreen } from './screens.ts';

const FILES = 200;
const STRANGERS = 260;
const AT_ONCE = 20;
/** Longer than the server's samples of itself are apart. */
const A_SAMPLE_MS = 2_500;

const sockets: Socket[] = [];
let hall: Hall | undefined;
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await hall?.close();
});

interface Stranger {
  socket: Socket;
  said: () => string;
}

function stranger(port: number, asks: string): Stranger {
  const socket = connect(port, '127.0.0.1', () => socket.write(asks));
  let said = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  socket.on('error', () => undefined);
  sockets.push(socket);
  return { socket, said: () => said };
}

it('200 files, 260 streams of strangers and 260 silent connections: desk, judge and MC are served', async () => {
  hall = await openHall('sqlite', { acts: 6, files: FILES });
  const { origin, desk, deskHeaders, show } = hall;
  const port = Number(new URL(origin).port);
  const asks = `GET ${API}/live/audience HTTP/1.1\r\nhost: hall\r\n\r\n`;
  const strangers: Stranger[] = [];
  const answered = (status: string) =>
    strangers.filter(({ said }) => said().startsWith(`HTTP/1.1 ${status}`));
  while (strangers.length < STRANGERS) {
    for (let one = 0; one < AT_ONCE; one += 1) strangers.push(stranger(port, asks));
    await expect.poll(() => answered('200').length + answered('503').length).toBe(strangers.length);
  }
  expect(answered('200').length).toBeGreaterThan(20);
  expect(answered('503').length).toBeGreaterThan(100);
  expect(answered('503')[0]?.said()).toMatch(/retry-after: \d+/i);
  for (let one = 0; one < STRANGERS; one += 1) stranger(port, '');
  await pause(A_SAMPLE_MS);

  // What a page asks for instead of a stream.
  expect((await fetch(`${origin}${API}/live/audience/now`)).status).toBe(200);
  const { code } = await desk.call(showEndpoints.screenPairing);
  const paired = await fetch(`${origin}${API}/screens/mc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { token } = (await paired.json()) as { token: string };
  const judgeToken = show.judges[0]?.token ?? '';
  const { sessionId } = await desk.call(judgingEndpoints.judgeAccess, { params: { token: judgeToken } });
  const screens = [
    openScreen(origin, 'admin', { ...deskHeaders }),
    openScreen(origin, 'judge', { 'x-judge-token': judgeToken, 'x-judge-session': sessionId }),
    openScreen(origin, 'mc', { 'x-screen-token': token }),
  ];
  try {
    await expect.poll(() => screens.filter((screen) => screen.versions.length > 0).length).toBe(3);
    expect(screens[2]?.shown()).toContain('"kind":"mc"');
    expect((await desk.call(operatingEndpoints.load)).samples.length).toBeGreaterThan(0);
  } finally {
    await Promise.all(screens.map((screen) => screen.stop()));
  }
});

it('nothing that a process does by itself ends it where no file can be opened', () => {
  const script = join(import.meta.dirname, 'without-files.ts');
  const { stdout, stderr } = spawnSync(
    '/bin/sh',
    ['-c', 'ulimit -n 100 && exec "$0" "$1"', process.execPath, script],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toMatch(/alive after 1 sample, \d\d files/);
});
