/** The calls on events and categories. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../primitives.ts';
import {
  adminEvent,
  category,
  categoryOrderBody,
  changeCategoryBody,
  changeEventBody,
  newCategoryBody,
  newEventBody,
  publicEvent,
} from './schema.ts';

const byId = z.object({ id });

export const eventsEndpoints = {
  currentEvent: endpoint({
    method: 'GET',
    path: '/event',
    who: 'anyone',
    summary: 'The current event, as anybody may know it.',
    answer: publicEvent,
    refuses: ['no_event'],
  }),
  events: endpoint({
    method: 'GET',
    path: '/admin/events',
    who: 'admin',
    summary: 'All events, newest first.',
    answer: z.array(adminEvent),
  }),
  addEvent: endpoint({
    method: 'POST',
    path: '/admin/events',
    who: 'admin',
    summary: 'Sets up an event. The first one becomes the current one.',
    body: newEventBody,
    answer: adminEvent,
    status: 201,
  }),
  changeEvent: endpoint({
    method: 'PATCH',
    path: '/admin/events/:id',
    who: 'admin',
    summary: 'Changes what is named.',
    params: byId,
    body: changeEventBody,
    answer: adminEvent,
    refuses: ['not_found'],
  }),
  makeCurrent: endpoint({
    method: 'POST',
    path: '/admin/events/:id/current',
    who: 'admin',
    summary: 'Makes this the event that every open page shows.',
    params: byId,
    answer: adminEvent,
    refuses: ['not_found'],
  }),
  categories: endpoint({
    method: 'GET',
    path: '/admin/categories',
    who: 'crew',
    summary: "The current event's categories, in order.",
    answer: z.array(category),
    refuses: ['no_event'],
  }),
  addCategory: endpoint({
    method: 'POST',
    path: '/admin/categories',
    who: 'admin',
    summary: 'Adds a category at the end.',
    body: newCategoryBody,
    answer: category,
    status: 201,
    refuses: ['no_event', 'already_exists'],
  }),
  changeCategory: endpoint({
    method: 'PATCH',
    path: '/admin/categories/:id',
    who: 'admin',
    summary: 'Changes what is named.',
    params: byId,
    body: changeCategoryBody,
    answer: category,
    refuses: ['not_found', 'already_exists'],
  }),
  orderCategories: endpoint({
    method: 'PUT',
    path: '/admin/categories/order',
    who: 'admin',
    summary: 'Puts the categories in this order.',
    body: categoryOrderBody,
    answer: z.array(category),
    refuses: ['stale', 'no_event'],
  }),
  removeCategory: endpoint({
    method: 'DELETE',
    path: '/admin/categories/:id',
    who: 'admin',
    summary: 'Removes a category that nothing uses.',
    params: byId,
    refuses: ['not_found', 'in_use'],
  }),
};
