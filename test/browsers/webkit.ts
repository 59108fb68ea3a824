/**
 * WebKit as Debian has it, driven by its WebDriver (https://www.w3.org/TR/webdriver2): the engine of Safari, without
 * what Apple adds. Its window needs a screen, which is an Xvfb.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { PHONE } from '../browser.ts';
import { freePort } from '../free-port.ts';
import { ending } from './ending.ts';
import type { Engine, Plain, Tab } from './tab.ts';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

const STARTS_WITHIN_MS = 120_000;
/** How much of its window is the address, in px. */
const BAR = 38;
/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Send = <Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Answer>;

/** Starts it with one window, as narrow as it can be made: 447 px. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const [number] = await once(createInterface({ input: display.stdio[3] as NodeJS.ReadableStream }), 'line');
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const close = async () => {
    await ending(server);
    await ending(display);
  };
  try {
    const send = await speak(`http://127.0.0.1:${port}`);
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    });
    const session: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    await session('POST', '/timeouts', { script: STARTS_WITHIN_MS });
    const tab = tabOf(session);
    await tab.resize(PHONE);
    return {
      tab,
      close: async () => {
        // The browser ends with its session, not with the driver.
        await session('DELETE', '').catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function speak(origin: string): Promise<Send> {
  const send: Send = async (method, path, body) => {
    const answer = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (const until = Date.now() + STARTS_WITHIN_MS; ; await pause(100)) {
    try {
      await send('GET', '/status');
      return send;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

function tabOf(send: Send): Tab {
  const elementOf = async (css: string) => {
    const found = await send<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: css,
    });
    return found[ELEMENT] ?? '';
  };
  return {
    resize: (size) => send('POST', '/window/rect', { ...size, height: size.height + BAR }),
    goto: (url) => send('POST', '/url', { url }),
    async run(work, ...given: readonly Plain[]) {
      const script = `
        const [given, done] = arguments;
        (async () => JSON.stringify([await (${work})(...JSON.parse(given))]))()
          .then((made) => done({ made }), (error) => done({ error: String(error) }));`;
      const { made, error } = await send<{ made?: string; error?: string }>('POST', '/execute/async', {
        script,
        args: [JSON.stringify(given)],
      });
      if (made === undefined) throw new Error(error ?? 'The page threw.');
      return JSON.parse(made)[0];
    },
    pressAt: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }],
      });
    },
    type: async (text) => {
      const focused = await send<Record<string, string>>('GET', '/element/active');
      await send('POST', `/element/${focused[ELEMENT]}/value`, { text });
    },
    giveFile: async (path) => {
      await send('POST', `/element/${await elementOf('input[type=file][accept*=".mp3"]')}/value`, {
        text: path,
      });
    },
  };
}
