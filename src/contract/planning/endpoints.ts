/** The calls on planning a show: beginning one from what is ready, and keeping one to begin others from. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { adminEvent } from '../events/schema.ts';
import { id } from '../primitives.ts';
import { beginEventBody } from './schema.ts';
import { ownSentence, sentencesAsked, sentencesFound } from './sentences.ts';
import { eventTexts, giveTextsBody } from './texts.ts';

export const planningEndpoints = {
  beginEvent: endpoint({
    method: 'POST',
    path: '/admin/events/begin',
    who: 'admin',
    summary:
      'Sets up an event from a template, all at once: categories, criteria, rules, cues, votes, texts and judges. Its registration is closed until it is opened.',
    body: beginEventBody,
    answer: adminEvent,
    status: 201,
    once: true,
  }),
  eventTemplate: endpoint({
    method: 'GET',
    path: '/admin/events/:id/template',
    who: 'admin',
    summary: 'What `beginEvent` takes as `template` for an event like this one: nobody’s name, no address.',
    params: z.object({ id }),
    answer: z.looseObject({}),
    refuses: ['not_found'],
  }),
  eventTexts: endpoint({
    method: 'GET',
    path: '/admin/events/:id/texts',
    who: 'admin',
    summary: 'What the organisers wrote, in each language that the event offers, and what is missing.',
    params: z.object({ id }),
    answer: eventTexts,
    refuses: ['not_found'],
  }),
  giveTexts: endpoint({
    method: 'PUT',
    path: '/admin/events/:id/texts',
    who: 'admin',
    summary:
      'Gives texts in other languages, each for the main one as it is now; an empty one is taken away.',
    params: z.object({ id }),
    body: giveTextsBody,
    answer: eventTexts,
    refuses: ['not_found'],
  }),
  sentences: endpoint({
    method: 'GET',
    path: '/admin/events/:id/sentences',
    who: 'admin',
    summary: 'Sentences of the product, found by their words, with what the event says instead.',
    params: z.object({ id }),
    query: sentencesAsked,
    answer: sentencesFound,
    refuses: ['not_found'],
  }),
  saySentence: endpoint({
    method: 'PUT',
    path: '/admin/events/:id/sentences',
    who: 'admin',
    summary:
      'Says a sentence in the event’s own words, with the same blanks, plurals and tags; empty: as it comes.',
    params: z.object({ id }),
    body: ownSentence,
    refuses: ['not_found'],
  }),
};
