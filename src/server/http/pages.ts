/**
 * The pages: the built files, and the one document that becomes every page. An address that is no page gets
 * the same document with status 404, so that the person sees a page and machines see the truth.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isIndexable, PAGES, SPOKEN_PAGES, speakingOf } from '#contract/pages.ts';
import { Refusal } from '#contract/refusal.ts';
import { sayIn } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { LANGUAGES, type Language, type Reader, SOURCE } from '#domain/messages/languages.ts';
import { BUILT } from '../shipped.ts';
import { API } from './calls.ts';
import { type LookOf, lookAttributes, lookElement, type PageLook, wholeStyle } from './look.ts';
import { type PackedDocument, packedForLong, sendDocument } from './packing.ts';
import type { ReaderOf } from './reader.ts';

const YEAR_MS = 31_536_000_000;

/**
 * The attributes of the `html` element that tell a page of languages: its own, the reader's choices, and whether the
 * event has sentences of its own.
 */
export const languageOf = ({ language, offered, own }: Reader): string =>
  `lang="${language}" dir="${LANGUAGES[language].direction}" data-languages="${offered.join(' ')}"${own ? ` data-own="${own.of}"` : ''}`;

/** What one of the pages speaks, which is not always what its reader reads. */
const spokenBy = (path = '/*', { language, offered, admin, door }: Reader): Language =>
  Object.hasOwn(SPOKEN_PAGES, path)
    ? { admin, door, event: offered[0], reader: language }[speakingOf(path)]
    : SOURCE;

/** The same for a page that speaks `spoken`. */
function pageLanguage(spoken: Language, reader: Reader): string {
  const { language, admin, door } = reader;
  return `${languageOf({ ...reader, language: spoken })} data-reads="${language}" data-admin="${admin}" data-door="${door}"`;
}

/** Where a page stands in the other languages, for search engines: at its own address, with the language asked for. */
function alternates(path = '/*', { offered }: Reader): string {
  const read = offered.filter((language) => language !== 'en-XA');
  if (!isIndexable(path) || read.length < 2) return '';
  const link = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${href}">`;
  return [...read.map((language) => link(language, `?lang=${language}`)), link('x-default', '?')].join('');
}

/** The one document in each language, in the look of the event that is on. */
function openDocuments(html: string) {
  let of = '';
  let styleHash = '';
  const known = new Map<string, PackedDocument>();
  return (
    language: string,
    elsewhere: string,
    look: PageLook,
    needsScript: string,
  ): { document: PackedDocument; styleHash: string } => {
    if (look.id !== of) {
      known.clear();
      of = look.id;
      const style = wholeStyle(look);
      styleHash = style === '' ? '' : hashOf(style);
    }
    const dressed = () =>
      html
        .replace('lang="en"', () => language + lookAttributes(look))
        .replace(/(?<=<noscript>)[^<]*/, () => needsScript)
        .replace('</head>', () => `${elsewhere}${lookElement(wholeStyle(look))}</head>`);
    const key = language + elsewhere;
    const document = known.get(key) ?? packedForLong(Buffer.from(dressed()));
    known.set(key, document);
    return { document, styleHash };
  };
}

/** The hash by which a Content-Security-Policy allows an inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sets the answer's Content-Security-Policy to allow inline styles with these hashes and no others. */
export function allowStyle(reply: FastifyReply, hashes: string): void {
  if (hashes === '') return;
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("style-src 'self'", `style-src 'self' ${hashes}`));
}

/**
 * The files of the build. Those in `assets` are hundreds and share one route: with one for each, a server's start spent
 * nearly a third of its time on them.
 */
async function serveBuilt(app: FastifyInstance): Promise<void> {
  await app.register(staticFiles, {
    root: BUILT,
    index: false,
    wildcard: false,
    // The build left the packed form of a file beside it, which is served by the file's own name.
    preCompressed: true,
    // Built names hold a hash of their content; index.html is served by us.
    globIgnore: ['index.html', '.vite/**', '.ballot/**', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      if (path.includes('/assets/'))
        reply.header('cache-control', `public, max-age=${YEAR_MS / 1_000}, immutable`);
    },
  });
  const assets = new Set(readdirSync(`${BUILT}/assets`).filter((name) => !/\.(br|gz)$/.test(name)));
  app.get<{ Params: { file: string } }>('/assets/:file', (request, reply) => {
    const { file } = request.params;
    return assets.has(file) ? reply.sendFile(`/assets/${file}`) : reply.callNotFound();
  });
}

/** Registers the pages, and the answers for unknown addresses. Without built pages each page says how to build them. */
export async function servePages(app: FastifyInstance, readerOf: ReaderOf, lookOf: LookOf): Promise<void> {
  const file = `${BUILT}/index.html`;
  const built = existsSync(file);
  const html = built
    ? readFileSync(file, 'utf8')
    : '<!doctype html><title>Ovation</title><p>The pages are not built yet. Run: npm run build</p>';
  const documents = openDocuments(html);
  const page = async (request: FastifyRequest, reply: FastifyReply, status: 200 | 404) => {
    const path = request.routeOptions.url;
    const reader = await readerOf(request, reply);
    const spoken = spokenBy(path, reader);
    const { document, styleHash } = documents(
      pageLanguage(spoken, reader),
      status === 200 ? alternates(path, reader) : '',
      await lookOf(),
      sayIn(spoken, await fetchWords(spoken, ['ui']))('ui.needsScript'),
    );
    reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    allowStyle(reply, styleHash);
    return sendDocument(request, reply, document);
  };

  if (built) await serveBuilt(app);
  // A room may have drawn its page itself.
  for (const path of PAGES)
    if (!app.hasRoute({ method: 'GET', url: path }))
      app.get(path, async (request, reply) => page(request, reply, 200));
  app.setNotFoundHandler(async (request, reply) => {
    const methods = app.methodsOf(request.url);
    if (methods.length > 0 && !methods.includes(request.method)) {
      const refusal = new Refusal('method_not_allowed');
      return reply.status(refusal.status).header('allow', methods.join(', ')).send(refusal.answer());
    }
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    if (!asksForPage || request.url.startsWith(API)) {
      const refusal = new Refusal('not_found');
      return reply.status(refusal.status).send(refusal.answer());
    }
    return page(request, reply, 404);
  });
}
