/** PDF files: made by the real Chromium of what a page says of its paper, with nothing in it run and nothing loaded from elsewhere. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { printingEndpoints } from '#contract/printing/endpoints.ts';
import { testServers } from '#test/server.ts';
import { addAdmin } from '../accounts/commands.ts';
import { openSignIns } from '../accounts/sign-in.ts';
import type { RoomContext } from '../room.ts';
import { SYSTEM } from '../store/audit.ts';
import { printed, removeLeft } from './chromium.ts';
import { openGivenPages } from './given-pages.ts';
import { openPrinting } from './room.ts';

const start = testServers();

/** Who came by, at an address that is not the server's. */
async function stranger() {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    asked.push(request.url ?? '');
    answer.end();
  });
  let calls = 0;
  server.on('connection', () => {
    calls += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    asked,
    calls: () => calls,
    port: (server.address() as AddressInfo).port,
    close: () => server.close(),
  };
}

it('makes a file of a page, as large as the page says, and then forgets the page', {
  timeout: 60_000,
}, async () => {
  const { store, origin, caller } = await start();
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(store, SYSTEM, { ...account, name: 'Ana', role: 'crew' });
  const { token } = await openSignIns(store).login(account, 'test');
  const headers = { authorization: `Bearer ${token}` };
  const desk = caller(headers);
  expect(await desk.call(printingEndpoints.printing)).toEqual({ pdf: true });
  const outside = await stranger();
  const elsewhere = `http://127.0.0.1:${outside.port}`;
  const page = `<!doctype html><meta http-equiv="refresh" content="0; url=${elsewhere}/led-away">
    <link rel="preconnect" href="${elsewhere}">
    <link rel="stylesheet" href="${elsewhere}/style.css">
    <style>@page { size: 140mm 210mm; margin: 0 } p { break-after: page }</style>
    <script>document.body.innerHTML = ''; fetch('${elsewhere}/script')</script>
    <p>One<p>Two<p>Three<img src="${elsewhere}/picture.png" onerror="document.body.innerHTML = ''"><iframe src="${elsewhere}/frame"></iframe>`;
  const params = await desk.call(printingEndpoints.sendPage, { body: { page } });
  const shown = await fetch(`${origin}/api/v1/printing/${params.pageId}`);
  expect(await shown.text()).toBe(page);
  expect(shown.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-same-origin; default-src 'none'/,
  );

  const made = await fetch(`${origin}/api/v1/admin/printing/${params.pageId}/pdf`, {
    method: 'POST',
    headers,
  });
  expect(made.headers.get('content-type')).toBe('application/pdf');
  const text = Buffer.from(await made.arrayBuffer()).toString('latin1');
  expect(text).toMatch(/^%PDF-/);
  // 140 by 210 mm in points, and a page for each paragraph.
  expect(text).toMatch(/\/MediaBox \[0 0 39\d[.\d]* 59\d[.\d]*\]/);
  expect(text).toMatch(/\/Count 3\b/);
  // Neither asked nor called up: nothing else on this machine is there for the page.
  expect(outside.asked).toEqual([]);
  expect(outside.calls()).toBe(0);
  outside.close();

  await expect(desk.call(printingEndpoints.makePdf, { params })).rejects.toThrow(/not here any more/);
  await expect(caller().call(printingEndpoints.sendPage, { body: { page } })).rejects.toThrow();
});

it('makes the file of the page that was asked for, however many others are given while it waits', async () => {
  const { store, caller, origin } = await start();
  const account = { email: 'ana@example.org', password: 'a long password of ours' };
  await addAdmin(store, SYSTEM, { ...account, name: 'Ana', role: 'crew' });
  const { token } = await openSignIns(store).login(account, 'test');
  const headers = { authorization: `Bearer ${token}` };
  const desk = caller(headers);
  const give = (page: string) => desk.call(printingEndpoints.sendPage, { body: { page } });
  const made = async (pageId: string) => {
    const file = await fetch(`${origin}/api/v1/admin/printing/${pageId}/pdf`, { method: 'POST', headers });
    return Buffer.from(await file.arrayBuffer()).toString('latin1');
  };
  const sheets = (count: number) => `<style>p { break-after: page }</style>${'<p>One'.repeat(count)}`;
  const ids = [await give(sheets(2)), await give(sheets(3))].map(({ pageId }) => pageId);
  const files = Promise.all(ids.map(made));
  // The first has its browser by now, the second waits for that.
  await pause(300);
  // As long as the page with the codes for a large hall.
  for (let other = 0; other < 8; other += 1) await give('<p>Another'.repeat(other === 0 ? 1_000_000 : 1));
  const [first, second] = await files;
  expect(first).toMatch(/\/Count 2\b/);
  expect(second).toMatch(/\/Count 3\b/);
});

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-printing-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

it('keeps a page for whichever process makes the file, once, and no more of them than eight', async () => {
  const place = join(emptyFolder(), 'printing');
  const [one, other] = [openGivenPages(place), openGivenPages(place)];
  const id = await one.keep('<p>Names');
  expect(statSync(join(place, `given-${id}.html`)).mode & 0o777).toBe(0o600);
  expect(await other.take(id)).toBe('<p>Names');
  expect(await one.take(id)).toBeUndefined();
  expect(readdirSync(place)).toEqual([]);
  for (let page = 0; page < 10; page += 1) await one.keep(String(page));
  expect(readdirSync(place)).toHaveLength(8);
});

it('removes at the start what a server that was killed left, and nothing that another one prints now', async () => {
  const place = emptyFolder();
  for (const name of ['page-left', 'page-now']) {
    mkdirSync(join(place, name));
    writeFileSync(join(place, name, 'page.pdf'), 'canary');
  }
  const now = Date.now();
  utimesSync(join(place, 'page-left'), now / 1_000 - 600, now / 1_000 - 600);
  await removeLeft(place, now);
  expect(readdirSync(place)).toEqual(['page-now']);
  await removeLeft(join(place, 'none'), now);
});

it('removes what was given right before a kill too, though the next start comes within the minute', async () => {
  const dataDir = emptyFolder();
  const place = join(dataDir, 'printing');
  mkdirSync(place);
  writeFileSync(join(place, 'given-left.html'), '<p>Names');
  // A file's time has parts of a millisecond, which this one leaves out.
  let now = Date.now() + 1;
  const fixture = { config: { dataDir }, store: { now: () => now }, trouble: () => () => undefined };
  const room = openPrinting(fixture as unknown as RoomContext, {
    address: () => '',
    findProgram: () => undefined,
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await room.start?.();
  expect(readdirSync(place)).toHaveLength(1);
  now += 120_000;
  vi.advanceTimersByTime(120_000);
  vi.useRealTimers();
  await expect.poll(() => readdirSync(place)).toEqual([]);
});

it.runIf(process.platform === 'linux').each([
  ['memory', 'for (let held = []; held.length < 40;) held.push(Buffer.alloc(50_000_000, 1))'],
  ['room', "require('fs').writeFileSync(file + '.part', Buffer.alloc(200_000_000))"],
])('ends a browser that takes more %s than a page needs, and leaves nothing of it', async (_what, takes) => {
  const place = emptyFolder();
  const greedy = join(place, 'browser');
  const script = `const file = process.argv.find((one) => one.startsWith('--print-to-pdf=')).slice(15);
    ${takes};
    require('fs').writeFileSync(file, '%PDF-');`;
  writeFileSync(join(place, 'browser.cjs'), script);
  writeFileSync(greedy, `#!/bin/sh\nexec '${process.execPath}' '${join(place, 'browser.cjs')}' "$@"\n`, {
    mode: 0o700,
  });
  const work = join(place, 'work');
  const made = printed(greedy, 'http://127.0.0.1:1/page', {
    place: work,
    ending: new AbortController().signal,
  });
  await expect(made).rejects.toThrow(/No PDF was made/);
  expect(readdirSync(work)).toEqual([]);
});

it('has the browser wait for what is on its way, as the faces of letters are when a page has loaded', async () => {
  const place = emptyFolder();
  const browser = join(place, 'browser');
  // Of real prints only some came too early, the more the busier the machine was: this holds that all are asked to wait.
  const script = `for said; do case $said in --print-to-pdf=*) echo "%PDF- $*" >"\${said#*=}" ;; esac; done`;
  writeFileSync(browser, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  const file = await printed(browser, 'http://127.0.0.1:1/page', {
    place: join(place, 'work'),
    ending: new AbortController().signal,
  });
  expect(file.toString()).toMatch(/ --virtual-time-budget=\d+ .*http:\/\/127\.0\.0\.1:1\/page$/m);
});

/** Whether a process is there and not only still in the system's list. */
const isRunning = (pid: string) =>
  existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));

it.runIf(process.platform === 'linux')('ends the browser with the script that waits for it', async () => {
  const place = emptyFolder();
  const ending = new AbortController();
  const [script, note] = [join(place, 'browser'), join(place, 'browser.pid')];
  writeFileSync(script, `#!/bin/sh\nsleep 600 &\necho $! >'${note}'\nwait\n`, { mode: 0o700 });
  const made = printed(script, 'http://127.0.0.1:1/page', {
    place: join(place, 'work'),
    ending: ending.signal,
  });
  const outcome = expect(made).rejects.toThrow(/No PDF was made/);
  await expect.poll(() => existsSync(note) && readFileSync(note, 'utf8')).toMatch(/^\d+\n/);
  const pid = readFileSync(note, 'utf8').trim();
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(Number(pid), 'SIGKILL');
  });
  expect(isRunning(pid)).toBe(true);
  ending.abort();
  await outcome;
  expect(isRunning(pid)).toBe(false);
});

it('waits for no browser when the server ends, and leaves nothing of the page', async () => {
  const place = emptyFolder();
  const ending = new AbortController();
  const sleeps = join(place, 'browser');
  writeFileSync(sleeps, '#!/bin/sh\nexec sleep 600\n', { mode: 0o700 });
  const made = printed(sleeps, 'http://127.0.0.1:1/page', {
    place: join(place, 'work'),
    ending: ending.signal,
  });
  const outcome = expect(made).rejects.toThrow(/No PDF was made/);
  ending.abort();
  await outcome;
  expect(readdirSync(join(place, 'work'))).toEqual([]);
});
