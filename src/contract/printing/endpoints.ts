/** The calls that make a PDF file of a page that is printed. */
import { z } from 'zod';
import { byAnyone, byCrew } from '../endpoint.ts';
import { id } from '../primitives.ts';

/** Two thousand cards with codes, or scoresheets of sixty acts for a panel of thirty. */
const LONGEST_PAGE = 12_000_000;
/** Room for what JSON adds before each quote. */
const MOST_BYTES = 15_000_000;

const onePage = z.object({ page_id: id });

export const printingEndpoints = {
  printing: byCrew.get('/admin/printing', {
    summary: 'Whether this machine can make PDF files: it needs a Chromium, Chrome or Edge.',
    answer: z.object({ pdf: z.boolean() }),
  }),
  sendPage: byCrew.post('/admin/printing', {
    summary: 'Gives a page of which a PDF is to be made, as it stands in the browser.',
    more: 'Kept until the file is made, for a minute at most, or until eight others were given.',
    body: z.object({ page: z.string().min(1).max(LONGEST_PAGE).describe('HTML, whole.') }),
    maxBytes: MOST_BYTES,
    answer: onePage,
    status: 201,
  }),
  makePdf: byCrew.post('/admin/printing/:page_id/pdf', {
    summary: 'Makes a PDF file of a page that was given, as it would be printed.',
    more: 'Nothing in the page is run, and it loads from this server alone, as a stranger would.',
    sends: { media: 'application/pdf', what: 'The file.' },
    refuses: ['not_found', 'wrong_state', 'busy'],
  }),
  pageToPrint: byAnyone.get('/printing/:page_id', {
    summary: 'The page that a PDF is being made of, for the browser on this machine that makes it.',
    more: 'Its id is random, is told to nobody else and is gone with the file.',
    sends: { media: 'text/html', what: 'The page, in which nothing is run.' },
    refuses: ['not_found'],
  }),
};
