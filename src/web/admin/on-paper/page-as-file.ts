/** The page as a PDF file, which the server's browser makes of it. */
import { printingEndpoints } from '#contract/printing/endpoints.ts';
import { call, callForFile } from '#web/client/api.ts';
import { type LettersByFont, lettersOfPage } from './letters.ts';
import { usualPaper } from './paper-size.ts';

/** The page as it stands here as a PDF file. @throws CallFailed where the server makes none. */
export async function pdfOfPage(): Promise<Blob> {
  const page = toBeLaidOut(await lettersOfPage());
  const params = await call(printingEndpoints.sendPage, {
    body: { page: `<!doctype html>${page.outerHTML}` },
  });
  return callForFile(printingEndpoints.makePdf, { params });
}

/** The page without what it runs: the server's browser only has to lay it out on paper. */
function toBeLaidOut(letters: LettersByFont): HTMLElement {
  const page = document.documentElement.cloneNode(true) as HTMLElement;
  for (const unused of page.querySelectorAll(
    'script, link[rel="modulepreload"], link[rel="manifest"], noscript',
  ))
    unused.remove();
  for (const sheet of page.querySelectorAll('link[rel="stylesheet"]')) fromHere(sheet);
  // Sheets that say nothing of their size come on the paper of this country, not on that of the server's browser.
  page.querySelector('head')?.prepend(styleOf(`@page { size: ${usualPaper() === 'a4' ? 'A4' : 'letter'} }`));
  page.querySelector('body')?.append(...shownBeforehand(letters));
  return page;
}

/**
 * Style sheets that came with a part of the page name the address that it was opened at. The server's browser opens it
 * at another, the machine's own, and takes nothing from elsewhere.
 */
function fromHere(sheet: Element): void {
  const { origin, pathname, search } = new URL(sheet.getAttribute('href') ?? '', document.baseURI);
  if (origin === location.origin) sheet.setAttribute('href', pathname + search);
}

/** The letters as the screen shows them, for a browser fetches no face for what is drawn on paper alone. */
function shownBeforehand(letters: LettersByFont): Element[] {
  const place = document.createElement('div');
  place.className = 'letters';
  Object.assign(place.style, { position: 'absolute', visibility: 'hidden', height: '0', overflow: 'hidden' });
  for (const [font, text] of letters) {
    const line = document.createElement('span');
    line.style.font = font;
    line.textContent = text;
    place.append(line);
  }
  const onPaper = styleOf('.letters{display:none}');
  onPaper.media = 'print';
  return [onPaper, place];
}

function styleOf(rules: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = rules;
  return style;
}
