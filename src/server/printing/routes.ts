/** The calls that make PDF files, answered. */
import type { FastifyInstance } from 'fastify';
import { printingEndpoints } from '#contract/printing/endpoints.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Gates } from '../http/access.ts';
import { API, addCalls } from '../http/calls.ts';
import { printed } from './chromium.ts';
import { openGivenPages } from './given-pages.ts';

/** A browser takes some 300 MB and a core; whoever comes while this many wait is asked to come again. */
const MOST_WAITING = 4;

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
  const given = openGivenPages(place);
  /** Those that this process makes a file of, for its browser to open. */
  const inWork = new Map<string, string>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: two browsers at once would take the machine from the show. */
  const afterOthers = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  const fileOf = (program: string, pageId: string) =>
    afterOthers(() => printed(program, `${address()}${API}/printing/${pageId}`, { place, ending })).catch(
      (error: unknown) => {
        onTrouble(error);
        throw new Refusal('wrong_state', 'The PDF could not be made. Print the page instead.');
      },
    );
  const gone = () => new Refusal('not_found', 'This page is not here any more. Print it again.');
  addCalls(app, gates, printingEndpoints, {
    printing: () => ({ pdf: chromium() !== undefined }),
    sendPage: async ({ body: { page } }) => ({ pageId: await given.keep(page) }),
    makePdf: async ({ params: { pageId }, reply }) => {
      const program = chromium();
      if (program === undefined)
        throw new Refusal(
          'wrong_state',
          'This machine has no Chromium that could make a PDF. Print the page instead, and choose “Save as PDF” there.',
        );
      if (waiting >= MOST_WAITING) throw new Refusal('busy');
      waiting += 1;
      try {
        const page = await given.take(pageId);
        if (page === undefined) throw gone();
        inWork.set(pageId, page);
        return reply.type('application/pdf').send(await fileOf(program, pageId));
      } finally {
        waiting -= 1;
        inWork.delete(pageId);
      }
    },
    pageToPrint: async ({ params: { pageId }, reply }) => {
      const page = inWork.get(pageId) ?? (await given.read(pageId));
      if (page === undefined) throw gone();
      return reply.headers(HEADERS).send(page);
    },
  });
}
