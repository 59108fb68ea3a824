/** The calls that make PDF files, answered. */
import type { FastifyInstance } from 'fastify';
import { printingEndpoints } from '#contract/printing/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Gates } from '../http/access.ts';
import { API, addCalls } from '../http/calls.ts';
import { newId } from '../store/secrets.ts';
import { printed } from './chromium.ts';

/** A browser takes some 300 MB and a core; whoever comes while this many wait is asked to come again. */
const MOST_WAITING = 4;
/** Pages of half a megabyte, which are gone once they are printed. */
const MOST_PAGES = 8;

/** Nothing in the page is run, nothing leads away from it, and it loads from here alone. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "sandbox allow-same-origin; default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
} as const;

/** What printing needs of the server. */
export interface Printing {
  /** The path of the browser; undefined when there is none. */
  chromium: () => string | undefined;
  /** The server's address on this machine, as "http://127.0.0.1:4280". */
  address: () => string;
  /** The folder in which it works. */
  place: string;
  /** Aborted when the server ends. */
  ending: AbortSignal;
  onTrouble: (error: unknown) => void;
}

/** Registers the call for pages as PDF files. */
export function printingRoutes(
  app: FastifyInstance,
  gates: Gates,
  { chromium, address, place, ending, onTrouble }: Printing,
): void {
  const pages = new Map<string, string>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: two browsers at once would take the machine from the show. */
  const afterOthers = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const pageOf = (id: string): string => {
    const page = pages.get(id);
    if (page === undefined) throw new Refusal('not_found', 'This page is not here any more. Print it again.');
    return page;
  };
  addCalls(app, gates, printingEndpoints, {
    printing: () => ({ pdf: chromium() !== undefined }),
    sendPage: ({ body: { page } }) => {
      const pageId = newId();
      pages.set(pageId, page);
      for (const oldest of [...pages.keys()].slice(0, -MOST_PAGES)) pages.delete(oldest);
      return { pageId };
    },
    makePdf: async ({ params: { pageId }, reply }) => {
      pageOf(pageId);
      const program = chromium();
      if (program === undefined)
        throw new Refusal(
          'wrong_state',
          'This machine has no Chromium that could make a PDF. Print the page instead, and choose “Save as PDF” there.',
        );
      if (waiting >= MOST_WAITING) throw new Refusal('busy');
      waiting += 1;
      const file = await afterOthers(() =>
        printed(program, `${address()}${API}/printing/${pageId}`, { place, ending }),
      )
        .catch((error: unknown) => {
          onTrouble(error);
          throw new Refusal('wrong_state', 'The PDF could not be made. Print the page instead.');
        })
        .finally(() => {
          waiting -= 1;
          pages.delete(pageId);
        });
      return reply.type('application/pdf').send(file);
    },
    pageToPrint: ({ params: { pageId }, reply }) => {
      const page = pageOf(pageId);
      return reply.headers(HEADERS).send(page);
    },
  });
}
