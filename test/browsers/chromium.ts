/** Chromium, driven as in all other tests, by the same few means as the others have here. */
import { launchChromium, PHONE } from '../browser.ts';
import type { Engine, Plain } from './tab.ts';

/** Starts it with one page as wide as a phone. */
export async function openChromium(): Promise<Engine> {
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: PHONE });
  return {
    tab: {
      resize: (size) => page.setViewportSize(size),
      goto: async (address) => {
        await page.goto(address);
      },
      run: (work, ...given: readonly Plain[]) => page.evaluate(`(${work})(...${JSON.stringify(given)})`),
      pressAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.insertText(text),
      giveFile: (path) => page.locator('input[type=file][accept*=".mp3"]').setInputFiles(path),
    },
    close: () => browser.close(),
  };
}
