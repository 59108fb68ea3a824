/**
 * The six screens of a hall in a browser, and whether what each of them shows is what the newest live view of its
 * kind says. A screen that lags is waited for; one that never gets there is named with what is missing on it.
 */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LiveViews } from '#contract/live/views.ts';
import { liveEndpoints, showEndpoints } from '#contract/show/endpoints.ts';
import type { Caller } from '#server/demo/api.ts';
import { goLines, waitLines } from '#web/admin/live-event/words.ts';
import type { Person } from '../browser.ts';
// What the desk says of GO is asked here too, outside any page.
import '../speak-english.ts';

export const SCREENS = ['desk', 'second', 'projector', 'mc', 'judge', 'phone'] as const;
export type Screen = (typeof SCREENS)[number];
export type HallScreens = Readonly<Record<Screen, Person>>;

/** Callers with the rights of those screens. */
export interface HallCallers {
  desk: Caller;
  mc: Caller;
  judge: Caller;
}

/** Where a screen has its words. Toasts go by, and a judge chooses which act is open. */
const PLACES: Record<Screen, string> = {
  desk: 'main',
  second: 'main',
  projector: 'main',
  mc: 'body',
  judge: 'body',
  phone: 'main',
};

/** What a page says, in one line, without marks of direction and without the capitals that styles make. */
const words = async (screen: Screen, page: Page): Promise<string> =>
  plain(await page.locator(PLACES[screen]).first().innerText());
const plain = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** What a screen has to show, and what it must not. Of several sayings one will do. */
interface Expected {
  shows: (string | string[])[];
  hides: string[];
}

/** What each screen has to show by the live views as they are now. */
async function expectedNow(callers: HallCallers): Promise<Record<Screen, Expected>> {
  const [admin, projector, mc, judge, audience] = await Promise.all([
    callers.desk.call(showEndpoints.show),
    callers.desk.call(liveEndpoints.projectorNow),
    callers.mc.call(liveEndpoints.mcNow),
    callers.judge.call(liveEndpoints.judgeNow),
    callers.desk.call(liveEndpoints.audienceNow),
  ]);
  const desk = onDesk(admin);
  return {
    desk,
    second: desk,
    projector: onProjector(projector.view),
    mc: onMc(mc.view),
    judge: onJudge(judge.view),
    phone: onPhone(audience.view),
  };
}

const onDesk = (view: LiveViews['admin']): Expected => ({
  shows: [
    (waitLines(view) ?? goLines(view.go.parts, view.round)).join(' '),
    ...view.items.filter((item) => item.itemId === view.currentId).map((item) => item.title),
    view.event.name,
  ],
  hides: ['not connected'],
});

function onProjector({ scene, act, actsTotal, event, poll, reveal }: LiveViews['projector']): Expected {
  if ((scene === 'now' || scene === 'next') && act)
    return {
      shows: [act.stageName, scene === 'next' ? 'next up' : `act ${act.number} of ${actsTotal}`],
      hides: [],
    };
  if (scene === 'vote' && poll)
    return {
      shows: [
        { draft: 'vote soon', open: 'vote now', closing: 'vote now', closed: 'voting is closed' }[poll.state],
      ],
      hides: [],
    };
  if (scene === 'reveal' && reveal) {
    const last = reveal.steps.at(-1);
    const told = reveal.steps.flatMap(({ entries }) => entries);
    // The table stands in pages, of which any may be up.
    if (reveal.also) return { shows: [[...told, ...reveal.also].map((entry) => entry.stageName)], hides: [] };
    if (reveal.twoLeft) return { shows: reveal.twoLeft.map((entry) => entry.stageName), hides: [] };
    return { shows: [reveal.title, ...(last?.entries.map((entry) => entry.stageName) ?? [])], hides: [] };
  }
  return { shows: [event.name], hides: [] };
}

function onMc(view: LiveViews['mc'] | LiveViews['mc_public']): Expected {
  if (!('order' in view)) return { shows: ['the script of a paired screen'], hides: [] };
  const { phase, reveal, current, next, stage, actsTotal, order } = view;
  if (phase === 'finished') return { shows: ['the show is over'], hides: ['no connection'] };
  if (reveal)
    return {
      shows:
        reveal.shown && !reveal.turned
          ? [
              reveal.shown.title,
              // The hall reads the table by itself.
              ...(reveal.shown.kind === 'board'
                ? ['the full table']
                : reveal.shown.entries.map((entry) => entry.stageName)),
            ]
          : [reveal.ahead?.title ?? 'all places are revealed'],
      hides: ['no connection'],
    };
  const card = current ?? next;
  const act = card?.kind === 'performance';
  return {
    shows: [
      ...(card ? [card.title] : []),
      ...(act && card.number !== null ? [`act ${card.number} of ${actsTotal}`] : []),
      ...(act && stage === 'standing_by' ? [card.mcLine, card.pronunciation] : []),
      ...(act && stage === 'on_stage' ? ['when the act is over'] : []),
      ...(order.length === 0 ? ['nothing is next'] : []),
    ],
    hides: ['no connection'],
  };
}

/** The act on stage is open, or the judge is told that it is on. */
const onJudge = ({ performances, stage, current }: LiveViews['judge']): Expected => ({
  shows: [
    ...performances.map((act) => act.stageName),
    ...(stage === 'on_stage' && current
      ? [[`on stage act ${current.number},`, `act ${current.number} is on. go there`]]
      : []),
  ],
  hides: stage === 'on_stage' ? [] : ['on stage act', 'is on. go there'],
});

function onPhone({ poll, now, actsTotal, phase, nextPoll }: LiveViews['audience']): Expected {
  if (poll?.state === 'open' || poll?.state === 'closing')
    return { shows: [poll.title], hides: ['not open'] };
  if (poll?.state === 'closed') return { shows: ['closed'], hides: ['choose one act'] };
  if (now) return { shows: [`act ${now.number} of ${actsTotal}`, now.stageName], hides: ['choose one act'] };
  return {
    shows:
      phase === 'finished'
        ? ['over']
        : nextPoll?.opensAfterNumber
          ? [`after act ${nextPoll.opensAfterNumber}`]
          : [],
    hides: ['on stage now', 'choose one act'],
  };
}

/** Waits until every screen, but those that are away, shows the state. */
export async function allEqual(
  hall: HallScreens,
  callers: HallCallers,
  moment: string,
  away: readonly Screen[] = [],
): Promise<void> {
  await expect
    .poll(
      async () => {
        const expected = await expectedNow(callers);
        const present = SCREENS.filter((screen) => !away.includes(screen));
        const found = await Promise.all(
          present.map(async (screen) => {
            const text = await words(screen, hall[screen].page);
            const { shows, hides } = expected[screen];
            const missing = shows.filter(
              (one) => ![one].flat().some((saying) => text.includes(plain(saying))),
            );
            const wrong = hides.map(plain).filter((one) => text.includes(one));
            return missing.length + wrong.length === 0 ? [] : [{ screen, missing, wrong }];
          }),
        );
        return found.flat();
      },
      { interval: 60, message: `${moment}: every screen shows the state` },
    )
    .toEqual([]);
}

/** What a screen says, but for the time that runs on it and the act that a judge has open. */
export async function screenWords(screen: Screen, page: Page): Promise<string> {
  const place = screen === 'judge' ? 'aside' : PLACES[screen];
  return plain(await page.locator(place).first().innerText()).replace(
    /\d+:\d\d(:\d\d)?|undo, \d+ s/g,
    '0:00',
  );
}
