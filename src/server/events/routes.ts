/** The calls on events and categories, answered. */
import type { FastifyInstance } from 'fastify';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { sponsorsAt } from '#domain/events/sponsors.ts';
import { isLanguage } from '#domain/messages/languages.ts';
import type { Gates } from '../http/access.ts';
import { openedAt } from '../http/address.ts';
import { addCalls } from '../http/calls.ts';
import { commandsOf } from '../http/command.ts';
import type { LookOf } from '../http/look.ts';
import { sharedAnswer } from '../http/shared-answers.ts';
import type { Reader, Store } from '../store/store.ts';
import { drawnBackground, removeBackground, setBackground } from './background.ts';
import {
  type AlongWithEvent,
  addCategory,
  addEvent,
  type Begun,
  changeCategory,
  changeEvent,
  type EventMayBeLeft,
  type LineupTurned,
  makeCurrent,
  orderCategories,
  removeCategory,
  type UsualWords,
} from './commands.ts';
import { type AlongWithCopy, copyEvent } from './copy.ts';
import { withPicture } from './event-pictures.ts';
import { removeLogo, setLogo } from './logo.ts';
import { lookFiles } from './look.ts';
import { ownSentencesOf } from './own-sentences.ts';
import {
  allEvents,
  categoriesOf,
  currentEvent,
  presentCategory,
  presentPublicEvent,
  requireCurrentEvent,
} from './queries.ts';
import { addSponsor, changeSponsors } from './sponsors.ts';
import { textsIn } from './texts.ts';

/** What other rooms do along with an event, and know of it. */
export interface EventsGiven {
  alongWithEvent: AlongWithEvent;
  usualWords: UsualWords;
  alongWithCopy: AlongWithCopy;
  begun: Begun;
  mayBeLeft: EventMayBeLeft;
  lineupTurned: LineupTurned;
  lookOf: LookOf;
  /** Whether this installation has a mail server. */
  mailIsSet: (read: Reader) => Promise<boolean>;
}

/** Registers the calls on events, categories, looks and sponsors. */
export function eventsRoutes(
  app: FastifyInstance,
  gates: Gates,
  store: Store,
  {
    alongWithEvent,
    usualWords,
    alongWithCopy,
    begun,
    mayBeLeft,
    lineupTurned,
    lookOf,
    mailIsSet,
  }: EventsGiven,
): void {
  const publicEvent = sharedAnswer(store, eventsEndpoints.currentEvent, async (read, named) => {
    const event = await requireCurrentEvent(read);
    return presentPublicEvent(event, await categoriesOf(read, event.id), {
      now: store.now(),
      mailIsSet: event.settings.mailOn && (await mailIsSet(read)),
      tell: await textsIn(read, event, isLanguage(named) ? named : undefined),
    });
  });
  const sponsors = sharedAnswer(store, eventsEndpoints.sponsors, async (read) => {
    const { settings } = await requireCurrentEvent(read);
    return {
      ballot: sponsorsAt(settings.sponsors, 'ballot'),
      results: sponsorsAt(settings.sponsors, 'results'),
    };
  });
  const ownSentences = sharedAnswer(store, eventsEndpoints.ownSentences, async (read, named) => {
    const event = await currentEvent(read);
    const own = event && isLanguage(named) ? (await ownSentencesOf(read, event.id)).get(named) : undefined;
    return { sentences: Object.entries(own ?? {}).map(([line, text]) => ({ line, text })) };
  });
  const command = commandsOf(store);
  addCalls(app, gates, eventsEndpoints, {
    currentEvent: ({ query }) => publicEvent(query.lang),
    ownSentences: ({ query }) => ownSentences(query.lang),
    events: () => allEvents(store.read),
    addEvent: command((work, access, { body, request }) => {
      const settings = { ...body.settings, lettersAddress: body.settings.mailOn ? openedAt(request) : '' };
      return addEvent(work, access, { ...body, settings }, { alongWithEvent, usualWords });
    }),
    changeEvent: command((work, access, call) =>
      changeEvent(work, access, call, { opened: openedAt(call.request), begun, lineupTurned }),
    ),
    copyEvent: command((work, access, call) => copyEvent(work, access, call, alongWithCopy)),
    setLogo: async (call) => command(setLogo)(await withPicture(call)),
    removeLogo: command(removeLogo),
    setBackground: async ({ access, params, body }) => {
      const drawn = await drawnBackground(Buffer.from(body.picture, 'base64'));
      return command(setBackground)({ access, params, drawn });
    },
    removeBackground: command(removeBackground),
    addSponsor: async (call) => command(addSponsor)(await withPicture(call)),
    changeSponsors: command(changeSponsors),
    sponsors: () => sponsors(),
    makeEventCurrent: command((work, access, call) => makeCurrent(work, access, call, mayBeLeft)),
    categories: async () => {
      const event = await requireCurrentEvent(store.read);
      return (await categoriesOf(store.read, event.id)).map(presentCategory);
    },
    addCategory: command(addCategory),
    changeCategory: command(changeCategory),
    orderCategories: command(orderCategories),
    removeCategory: command(removeCategory),
  });
  lookFiles(app, store, lookOf);
}
