/** The calls on events and categories. */
import { z } from 'zod';
import { LANGUAGE_CODES } from '#domain/messages/languages.ts';
import { byAdmin, byAnyone, byCrew } from '../endpoint.ts';
import { PICTURE_BODY } from '../strangers-picture.ts';
import {
  adminEvent,
  category,
  categoryOrderBody,
  changeCategoryBody,
  changeEventBody,
  copyEventBody,
  newCategoryBody,
  newEventBody,
  publicEvent,
} from './schema.ts';
import { backgroundBody, logoBody, newSponsorBody, publicSponsors, sponsorsBody } from './sponsors.ts';

export const eventsEndpoints = {
  currentEvent: byAnyone.get('/event', {
    summary: 'The current event, as anybody may know it: in a language that is named, else in its own.',
    query: z.object({ lang: z.enum(LANGUAGE_CODES).optional() }),
    answer: publicEvent,
    refuses: ['no_event'],
  }),
  ownSentences: byAnyone.get('/event/sentences', {
    summary: 'What the current event says in words of its own, in a language.',
    query: z.object({ lang: z.enum(LANGUAGE_CODES) }),
    answer: z.object({ sentences: z.array(z.object({ line: z.string(), text: z.string() })) }),
  }),
  events: byAdmin.get('/admin/events', {
    summary: 'All events, newest first.',
    answer: z.array(adminEvent),
  }),
  addEvent: byAdmin.post('/admin/events', {
    summary: 'Sets up an event. The first one becomes the current one.',
    body: newEventBody,
    answer: adminEvent,
    status: 201,
  }),
  changeEvent: byAdmin.patch('/admin/events/:id', {
    summary: 'Changes what is named.',
    body: changeEventBody,
    answer: adminEvent,
    refuses: ['not_found', 'wrong_state'],
  }),
  copyEvent: byAdmin.post('/admin/events/:id/copy', {
    summary: 'Sets up an event like this one: settings, categories, criteria and rules, without its people.',
    body: copyEventBody,
    answer: adminEvent,
    status: 201,
    once: true,
    refuses: ['not_found'],
  }),
  setLogo: byAdmin.put('/admin/events/:id/logo', {
    summary: 'Gives the event a logo.',
    more: 'The picture is drawn anew from its pixels: nothing else of what was sent is kept or served.',
    body: logoBody,
    answer: adminEvent,
    maxBytes: 420_000,
    refuses: ['not_found', 'unsupported_type', 'too_large'],
  }),
  removeLogo: byAdmin.delete('/admin/events/:id/logo', {
    summary: 'Takes the logo away.',
    answer: adminEvent,
    refuses: ['not_found'],
  }),
  setBackground: byAdmin.put('/admin/events/:id/background', {
    summary:
      "Puts a picture of the event's own behind its name: on the front page, before the show, in the interval.",
    more: 'It is drawn anew from its pixels, which are measured: so much of the house lies over it that every word is read.',
    body: backgroundBody,
    answer: adminEvent,
    maxBytes: PICTURE_BODY,
    refuses: ['not_found', 'unsupported_type', 'too_large', 'wrong_state'],
  }),
  removeBackground: byAdmin.delete('/admin/events/:id/background', {
    summary: 'Takes the picture away.',
    answer: adminEvent,
    refuses: ['not_found'],
  }),
  addSponsor: byAdmin.post('/admin/events/:id/sponsors', {
    summary: "Adds a sponsor's picture at the end.",
    more: 'It is drawn anew from its pixels, as a logo is.',
    body: newSponsorBody,
    answer: adminEvent,
    status: 201,
    maxBytes: 420_000,
    refuses: ['not_found', 'unsupported_type', 'too_large', 'wrong_state', 'already_exists'],
  }),
  changeSponsors: byAdmin.put('/admin/events/:id/sponsors', {
    summary: 'Names the sponsors that stay, their places and their order, from those that were seen.',
    body: sponsorsBody,
    answer: adminEvent,
    refuses: ['not_found', 'stale'],
  }),
  sponsors: byAnyone.get('/sponsors', {
    summary: "The sponsors of the current event that stand below a vote's end and below the results.",
    answer: publicSponsors,
    refuses: ['no_event'],
  }),
  makeEventCurrent: byAdmin.post('/admin/events/:id/current', {
    summary: 'Makes this the event that every open page shows.',
    more: 'Not while a show of the current one runs, a vote is open or a rehearsal is on: screens and ballots would move away from it.',
    answer: adminEvent,
    ofShowAlone: true,
    refuses: ['not_found', 'wrong_state', 'poll_is_open'],
  }),
  categories: byCrew.get('/admin/categories', {
    summary: "The current event's categories, in order.",
    answer: z.array(category),
    refuses: ['no_event'],
  }),
  addCategory: byAdmin.post('/admin/categories', {
    summary: 'Adds a category at the end.',
    body: newCategoryBody,
    answer: category,
    status: 201,
    refuses: ['no_event', 'already_exists', 'wrong_state'],
  }),
  changeCategory: byAdmin.patch('/admin/categories/:id', {
    summary: 'Changes what is named.',
    body: changeCategoryBody,
    answer: category,
    refuses: ['not_found', 'already_exists'],
  }),
  orderCategories: byAdmin.put('/admin/categories/order', {
    summary: 'Puts the categories in this order.',
    body: categoryOrderBody,
    answer: z.array(category),
    refuses: ['stale', 'no_event'],
  }),
  removeCategory: byAdmin.delete('/admin/categories/:id', {
    summary: 'Removes a category that nothing uses.',
    refuses: ['not_found', 'in_use'],
  }),
};
