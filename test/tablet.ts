/** A tablet on the hall's network: a Chromium with a store of its own for the certificates that it trusts. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { encodeQR } from 'qr';
import { launchChromium, TABLET } from './browser.ts';
import { certutilPath, chromiumPath } from './machine.ts';

/** An address of this machine that its browsers do not take for itself. */
export const LAN =
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

/** A tablet with a store of its own, which trusts these certificates, and with this code before its camera. */
export async function openTablet(
  trusted: readonly string[],
  code: string,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const home = mkdtempSync(join(tmpdir(), 'ovation-tablet-'));
  const store = join(home, '.pki/nssdb');
  mkdirSync(store, { recursive: true });
  const certutil = (...args: string[]) =>
    execFileSync(certutilPath() ?? 'certutil', ['-d', `sql:${store}`, ...args]);
  certutil('-N', '--empty-password');
  for (const [at, certificate] of trusted.entries()) {
    const file = join(home, `${at}.crt`);
    writeFileSync(file, certificate);
    certutil('-A', '-t', 'C,,', '-n', `authority ${at}`, '-i', file);
  }
  const sees = join(home, 'camera.y4m');
  writeFileSync(sees, cameraSeeing(code));
  const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${sees}`];
  // The build without a window looks into no store of its user's.
  const browser: Browser = await launchChromium(home, camera, chromiumPath());
  const close = async () => {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  };
  const context = await browser.newContext({ viewport: TABLET, permissions: ['camera', 'screen-wake-lock'] });
  context.setDefaultTimeout(120_000);
  return { context, close };
}

/** A code as Chromium takes a camera's picture: one frame in shades of grey that never moves. */
function cameraSeeing(text: string): Buffer {
  const [width, height] = [640, 480];
  const rows = encodeQR(text, 'raw', { border: 4 });
  const module = Math.floor(height / rows.length);
  const light = Buffer.alloc(width * height, 255);
  for (let y = 0; y < rows.length * module; y += 1)
    for (let x = 0; x < rows.length * module; x += 1)
      if (rows[Math.floor(y / module)]?.[Math.floor(x / module)]) light[y * width + x] = 0;
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  return Buffer.concat([head, light, Buffer.alloc((width * height) / 2, 128)]);
}

/** What a page may do, asked in it. */
export const powers = async () => ({
  secure: window.isSecureContext,
  awake: 'wakeLock' in navigator && !(await navigator.wakeLock.request('screen')).released,
  camera: 'mediaDevices' in navigator,
  offline: 'serviceWorker' in navigator,
});
