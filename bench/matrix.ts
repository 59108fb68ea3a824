/**
 * The scoring page's matrix in a real Chromium, 500 acts × 20 judges: what one changed cell costs until its layout
 * stands, and how many rows are drawn for it. Run by `node bench/matrix.ts`; it builds what it needs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { launchChromium } from '#test/browser.ts';
import { spread } from './round.ts';

interface Figures {
  first: number;
  times: number[];
  rows: number[];
}

const folder = mkdtempSync(join(tmpdir(), 'ovation-bench-'));
const browser = await launchChromium();
try {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      lib: {
        entry: join(import.meta.dirname, '../src/web/dev/matrix-page.tsx'),
        formats: ['es'],
        fileName: 'page',
        cssFileName: 'page',
      },
    },
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addStyleTag({ path: join(folder, 'page.css') });
  await page.addScriptTag({ path: join(folder, 'page.js'), type: 'module' });
  await page.waitForFunction('typeof measure === "function"');
  const figures = await page.evaluate<Figures>('measure()');
  const { median, p95 } = spread(figures.times);
  console.log(`500 acts × 20 judges: first drawing ${figures.first.toFixed(0)} ms`);
  console.log(`one changed cell: ${median.toFixed(1)} ms in the middle, 95 % under ${p95.toFixed(1)} ms`);
  console.log(`rows drawn for it: ${Math.max(...figures.rows)} of 500`);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
