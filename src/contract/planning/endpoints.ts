/** The calls on planning a show: beginning one from what is ready, and keeping one to begin others from. */
import { z } from 'zod';
import { byAdmin } from '../endpoint.ts';
import { adminEvent } from '../events/schema.ts';
import { beginEventBody } from './schema.ts';
import { ownSentence, sentencesAsked, sentencesFound } from './sentences.ts';
import { eventTexts, giveTextsBody } from './texts.ts';

/** A template has what an event has, in each of its languages: a text that people agree to alone is 4 kB in each. */
const MOST_BYTES = 4_000_000;

export const planningEndpoints = {
  beginEvent: byAdmin.post('/admin/events/begin', {
    summary:
      'Sets up an event from a template, all at once: categories, criteria, rules, cues, votes, texts and judges. Its registration is closed until it is opened.',
    body: beginEventBody,
    answer: adminEvent,
    status: 201,
    once: true,
    maxBytes: MOST_BYTES,
    refuses: ['too_large'],
  }),
  eventTemplate: byAdmin.get('/admin/events/:id/template', {
    summary: 'What `beginEvent` takes as `template` for an event like this one: nobody’s name, no address.',
    answer: z.looseObject({}),
    refuses: ['not_found'],
  }),
  eventTexts: byAdmin.get('/admin/events/:id/texts', {
    summary: 'What the organisers wrote, in each language that the event offers, and what is missing.',
    answer: eventTexts,
    refuses: ['not_found'],
  }),
  giveTexts: byAdmin.put('/admin/events/:id/texts', {
    summary:
      'Gives texts in other languages, each for the main one as it is now; an empty one is taken away.',
    body: giveTextsBody,
    answer: eventTexts,
    refuses: ['not_found'],
  }),
  sentences: byAdmin.get('/admin/events/:id/sentences', {
    summary: 'Sentences of the product, found by their words, with what the event says instead.',
    query: sentencesAsked,
    answer: sentencesFound,
    refuses: ['not_found'],
  }),
  saySentence: byAdmin.put('/admin/events/:id/sentences', {
    summary:
      'Says a sentence in the event’s own words, with the same blanks, plurals and tags; empty: as it comes.',
    body: ownSentence,
    refuses: ['not_found'],
  }),
};
