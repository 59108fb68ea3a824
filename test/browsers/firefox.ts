/** Firefox, driven by WebDriver BiDi, which it speaks itself (https://w3c.github.io/webdriver-bidi). */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PHONE } from '../browser.ts';
import { ending } from './ending.ts';
import type { Engine, Plain, Tab } from './tab.ts';

type Send = <Answer>(method: string, params?: object) => Promise<Answer>;

/** Starts it with a profile of its own and one page as wide as a phone. */
export async function openFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'ovation-firefox-'));
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const close = async () => {
    await ending(child);
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const send = await speak(await addressOf(child));
    await send('session.new', { capabilities: {} });
    const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
    const tab = tabOf(send, context);
    await tab.resize(PHONE);
    return { tab, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('unreachable: its errors are a pipe');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      child.stderr.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened.');
}

async function speak(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, { done: (answer: never) => void; failed: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, error, message, result } = JSON.parse(String(data));
    if (error === undefined) waiting.get(id)?.done(result as never);
    else waiting.get(id)?.failed(new Error(`${error}: ${message}`));
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('Firefox took no connection.')));
  });
  return (method, params = {}) =>
    new Promise((done, failed) => {
      last += 1;
      waiting.set(last, { done, failed });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

interface Ran {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

function tabOf(send: Send, context: string): Tab {
  const target = { context };
  const act = (...actions: object[]) => send('input.performActions', { context, actions });
  return {
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(work, ...given: readonly Plain[]) {
      const { type, result, exceptionDetails } = await send<Ran>('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify([await (${work})(...JSON.parse(given))])`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        awaitPromise: true,
        userActivation: true,
        target,
      });
      if (type === 'exception') throw new Error(exceptionDetails?.text ?? 'The page threw.');
      return JSON.parse(result?.value ?? '[]')[0];
    },
    pressAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act({ type: 'pointer', id: 'finger', actions });
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act({ type: 'key', id: 'keys', actions });
    },
    async giveFile(path) {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: 'input[type=file][accept*=".mp3"]' },
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [path] });
    },
  };
}
