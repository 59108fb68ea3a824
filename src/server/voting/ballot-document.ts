/**
 * The ballot as a document: drawn by the same code that the phone goes on with, and put together from parts that are
 * drawn and packed once for the whole hall, with the voter's own words between them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type BallotPage,
  type BallotRenderer,
  FACES_ID,
  FACTS_ID,
  PART_PLACEHOLDER,
  SHARED_PARTS,
} from '#contract/ballot-page.ts';
import { type Language, type Reader, SOURCE } from '#domain/messages/languages.ts';
import { lookAttributes, lookElement, type PageLook } from '../http/look.ts';
import { type DocumentPart, JoinedDocument, openPieces, packedPiece } from '../http/packing.ts';
import { hashOf, languageOf } from '../http/pages.ts';
import { BUILT } from '../shipped.ts';
import { type BallotFonts, FONTS_PATH, type NamedActs, openBallotFonts } from './fonts/fonts.ts';
import { filled, withoutShared } from './shared-facts.ts';

/** For what is packed once while the server runs. */
const SMALLEST_LEVEL = 9;

/** A page without a script and without an open poll asks again by itself. */
const ASK_AGAIN_SECONDS = 15;

/**
 * Fetches the page's script and its words, and starts it once what was drawn has been painted. On a fast line the script comes as soon as the page
 * does, and a slow phone would work through it before it shows anything. A page in the background is not painted;
 * there it starts after a second.
 */
const AFTER_PAINT =
  '{const{src,words}=document.currentScript.dataset,start=()=>import(src);' +
  "for(const href of[src,...words.split(' ')])" +
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));" +
  'requestAnimationFrame(()=>setTimeout(start));setTimeout(start,1000)}';

/** The built ballot page: what renders it, and its script and style. */
export interface BallotDrawing {
  document(page: BallotPage, reader: Reader, look: PageLook, acts: NamedActs): Promise<JoinedDocument>;
  readonly faces: BallotFonts;
  /** The hashes by which the Content-Security-Policy allows the inline style and scripts. */
  readonly styleHash: string;
  readonly scriptHashes: string;
}

/** Loads the built ballot page; undefined in a checkout whose pages are not built. */
export async function builtBallot(): Promise<BallotDrawing | undefined> {
  const folder = join(BUILT, '.ballot');
  const script = join(folder, 'server.js');
  if (!existsSync(script)) return undefined;
  const renderer: BallotRenderer = await import(pathToFileURL(script).href);
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const main = manifest['src/web/ballot/main.tsx'];
  const most = manifest['src/web/ballot/fonts.css'];
  const han = manifest['src/web/ui/fonts-jp.css'];
  if (!main || !most || !han) return undefined;
  const faces = openBallotFonts({ most: most.file, han: han.file });
  // In the page itself, so that no request stands before its first picture.
  // Without comments and indents: it is a part of every answer.
  const theme = readFileSync(join(BUILT, 'theme.js'), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, '')
    .replace(/^\s+/gm, '');
  const style = (main.css ?? []).map((file) => readFileSync(join(BUILT, file), 'utf8')).join('\n');
  const before = await packedPiece(
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
      '<meta name="color-scheme" content="dark light">' +
      // On a slow line the page comes in pieces, and what is half there moves when its rest comes: no picture before.
      `<link rel="expect" href="#${FACTS_ID}" blocking="render">` +
      `<link rel="icon" type="image/svg+xml" href="/icon.svg"><style>${style}</style>` +
      `<script>${theme}</script>`,
    SMALLEST_LEVEL,
  );
  // For print it waits for nothing and nothing waits for it; the page's script then has it for the screen.
  const linked = (href: string) =>
    `<link rel="stylesheet" id="${FACES_ID}" media="print" href="${href}">` +
    `<noscript><link rel="stylesheet" href="${href}"></noscript>`;
  const wordsIn = (language: Language): string =>
    (language === SOURCE ? ['ui', 'vote'] : ['ui', 'vote', 'refused'])
      // That of the tests is made of the English.
      .flatMap((room) =>
        [language, SOURCE]
          .flatMap((one) => manifest[`src/domain/messages/${one}/${room}.ts`] ?? [])
          .slice(0, 1),
      )
      .map(({ file }) => `/${file}`)
      .join(' ');
  const shared = openSharedParts(renderer);
  const dressed = openPieces();
  return {
    faces,
    styleHash: hashOf(style),
    scriptHashes: `${hashOf(theme)} ${hashOf(AFTER_PAINT)}`,
    document: async (page, reader, look, acts) =>
      new JoinedDocument([
        `<!doctype html><html ${languageOf(reader)}${lookAttributes(look)} data-theme="${look.isDaylight ? 'light' : 'dark'}"><head><meta charset="utf-8">` +
          `<title>${escaped(renderer.titleOf(page, reader))}</title>` +
          `<meta name="description" content="${escaped(renderer.description(reader))}">`,
        before,
        ...(look.id === '' ? [] : [await dressed(look, look.id, () => lookElement(look.style))]),
        `${asksAgain(page)}</head><body><div id="root">`,
        ...(await shared.screen(page, reader)),
        `</div><script type="application/json" id="${FACTS_ID}">`,
        ...(await shared.facts(page)),
        `</script>${linked(`${FONTS_PATH}?of=${faces.digestFor(acts, reader.language, look, reader.own)}&#38;lang=${reader.language}`)}` +
          `<script data-src="/${main.file}" data-words="${wordsIn(reader.language)}">${AFTER_PAINT}</script></body></html>`,
      ]),
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function asksAgain(page: BallotPage): string {
  const waits = !page.refused && !page.state.polls.some((poll) => poll.state !== 'closed' && !poll.mine);
  return waits
    ? `<noscript><meta http-equiv="refresh" content="${ASK_AGAIN_SECONDS}; url=/vote"></noscript>`
    : '';
}

/** They come with the live view: the first answer has to be the ballot. */
const withoutPictures = (key: string, value: unknown): unknown =>
  /^(pictures|result_?pictures)$/i.test(key) ? undefined : value;

const scriptSafe = (json: string): string => json.replaceAll('<', '\\u003c');

/** Draws each shared part once and keeps it for as long as what it was drawn from is there. */
function openSharedParts(renderer: BallotRenderer) {
  const piece = openPieces();
  return {
    /** The screen's HTML. Drawing it as a voter's own costs as much as the few words on it. */
    async screen(page: BallotPage, reader: Reader): Promise<DocumentPart[]> {
      const [first = '', ...marked] = renderer.render(page, reader).split(PART_PLACEHOLDER);
      const parts: DocumentPart[] = [first];
      for (let at = 0; at < marked.length; at += 3) {
        const part = SHARED_PARTS.find((one) => one === marked[at]);
        const id = marked[at + 1] ?? '';
        const poll = page.state.polls.find((one) => one.id === id);
        const shown = page.view?.poll?.id === id ? page.view.poll : null;
        const of = {
          rows: poll?.candidates ?? shown,
          figures: shown ?? poll?.figures,
          languages: renderer,
        }[part ?? 'languages'];
        if (part && of)
          parts.push(
            await piece(of, `${part} ${id} ${poll?.state} ${languageOf(reader)}`, () =>
              renderer.renderPart(part, id, page, reader),
            ),
          );
        parts.push(marked[at + 2] ?? '');
      }
      return parts;
    },
    /** The facts as JSON. */
    facts: (page: BallotPage): Promise<DocumentPart[]> =>
      filled(
        scriptSafe(JSON.stringify({ ...page, view: null, state: withoutShared(page.state) })),
        {
          candidates: page.state.polls.map((poll) => poll.candidates),
          figures: page.state.polls.map((poll) => poll.figures),
          view: [page.view],
        },
        (name, of) => piece(of, name, () => `"${name}":${scriptSafe(JSON.stringify(of, withoutPictures))}`),
      ),
  };
}
