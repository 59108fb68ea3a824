/** How a page looks in any browser: what axe finds on it, and whether it scrolls sideways on the narrowest phone. */
import { AXE } from '../axe.ts';
import { PHONE } from '../browser.ts';
import { eventually, type Tab } from './tab.ts';

// The page's policy lets no text become a script, so axe is the text of the function that the browser itself runs.
const findings = new Function(`${AXE}
  return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.html.slice(0, 120)).join(' | ')));`) as () => Promise<
  string[]
>;

/** In words; empty where axe finds nothing on the page that is shown. */
export const axeFindings = (tab: Tab): Promise<string[]> => tab.run(findings);

/**
 * What of these pages cannot be seen at the width of a phone without scrolling sideways, in words. They are drawn in a
 * frame of that width, since not every browser's window can be made so narrow.
 */
export async function widePages(tab: Tab, paths: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await tab.run(frameOf, path, PHONE.width, PHONE.height);
    let fault = '';
    await eventually(`${path} in a frame`, async () => {
      const found = await tab.run(faultInFrame);
      fault = found ?? '';
      return found !== null;
    });
    if (fault !== '') faults.push(`${path}: ${fault}`);
  }
  return faults;
}

function frameOf(path: string, width: number, height: number): void {
  document.querySelector('iframe[data-phone]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset.phone = path;
  frame.style.cssText = `position:fixed;top:0;left:0;border:0;width:${width}px;height:${height}px`;
  frame.src = path;
  document.body.append(frame);
}

/** Null while the page is not drawn; empty where all of it is within its width. */
function faultInFrame(): string | null {
  const page = document.querySelector<HTMLIFrameElement>('iframe[data-phone]')?.contentDocument;
  const root = page?.scrollingElement;
  if (!page || !root || page.readyState !== 'complete' || !page.querySelector('h1')) return null;
  if (page.fonts.status !== 'loaded') return null;
  const out = [...page.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 3)
    .map((element) => `<${element.tagName} ${element.className}>`);
  return root.scrollWidth > root.clientWidth
    ? `${root.scrollWidth} px in ${root.clientWidth}: ${out.join(' ')}`
    : '';
}
