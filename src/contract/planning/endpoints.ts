/** The calls on planning a show: beginning one from what is ready, and keeping one to begin others from. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { adminEvent } from '../events/schema.ts';
import { id } from '../primitives.ts';
import { beginEventBody } from './schema.ts';

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
};
