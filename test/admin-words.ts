/** What a page of the admin says outside the catalogue, in the language of tests. */
import type { Page } from 'playwright-core';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { LANGUAGE_CODES, nameOf } from '#domain/messages/languages.ts';
import type { Caller } from '#server/demo/api.ts';
import { textsIn, unbracketed } from './unbracketed.ts';

/** Days and months are the browser's own words. */
const DAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|at|am|pm|[\d\s,.:–])+$/i;
/** Names that no language changes. */
const NAMES = ['Ovation', 'Companion', 'Stream Deck', 'OBS', 'QLab', 'Wi-Fi', 'CSV', 'PDF', 'PNG'];
/** What the library that drags says to screen readers, in English. */
const DRAGGING = 'To pick up a draggable item';

const IN_ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

/** Whether it is names alone with what stands between them: "Amara Nwosu: 4, Theo Lindgren: 4". */
const isOfNames = (text: string, names: ReadonlySet<string>): boolean =>
  text
    .split(/[:,;]/)
    .every((part) => !/\p{L}{2}/u.test(part) || names.has(part.replace(/[\u2066-\u2069]/g, '').trim()));

/** The event's own words, which no language changes: what the server says, on this page too from here on. */
export async function heardOn(page: Page, desk: Caller): Promise<Set<string>> {
  const said = new Set([
    ...NAMES,
    ...LANGUAGE_CODES.map(nameOf),
    // Which `Intl` says in the language that is spoken.
    ...LANGUAGE_CODES.map((code) => IN_ENGLISH.of(code) ?? code),
    ...textsIn(await desk.call(eventsEndpoints.currentEvent)),
    ...textsIn(await desk.call(eventsEndpoints.categories)),
  ]);
  page.on('response', (answer) => {
    if (!answer.url().includes('/api/v1/') || !/json/.test(answer.headers()['content-type'] ?? '')) return;
    answer.json().then(
      (given) => {
        for (const text of textsIn(given)) said.add(text);
      },
      // The page has gone on.
      () => undefined,
    );
  });
  return said;
}

/** What the page says outside the catalogue now. */
export const strayOn = async (page: Page, said: ReadonlySet<string>): Promise<string[]> =>
  (await unbracketed(page, [...said])).filter(
    (text) =>
      !DAY.test(text) &&
      // A part of a sentence that stands in an element of its own has its letters marked, and no bracket.
      !/[çďëĝĥîļñôŕšťüàÿ]/.test(text) &&
      !isOfNames(text, said) &&
      // An address as it is typed.
      !/^[\w-]+(?:\.[\w-]+)+\/\S+$/.test(text) &&
      !text.startsWith(DRAGGING),
  );
