/** What the projector shows: the scene on air and nothing else. */
import { sponsorsAt } from '../../events/sponsors.ts';
import { pickFields } from '../../pick-fields.ts';
import type { RevealStep } from '../../results/telling.ts';
import { bestFirst } from '../../voting/tally.ts';
import { awardLight } from '../award-light.ts';
import { type LiveFacts, type LiveItem, type LivePoll, onStageClock } from '../facts.ts';
import { OPENING_COUNT_MS, votingMoments } from '../moments.ts';
import { statusIn } from '../order.ts';
import type { SceneKind } from '../vocabulary.ts';
import { everyView } from './every-view.ts';
import { asFollowed } from './followed.ts';
import {
  calling,
  current,
  hiddenActs,
  interval,
  lastNumber,
  lastStep,
  lastTwoWaiting,
  next,
  prizesLast,
  publicAct,
  publicPoll,
  revealedCount,
  revealedPlaces,
  sceneOnAir,
  settledFacts,
  shownPoll,
  shownResult,
  stageState,
  unrevealedOnBoard,
} from './parts.ts';
import { recapOf } from './recap.ts';
import { shownScores, shownStandings } from './score-board.ts';

/** The view of paired projectors, in the shape of `contract/live/projector.ts`. */
export const projectorView = (given: LiveFacts) => picture(settledFacts(given), 0);

/**
 * The projector's view on a device that is not paired, which anybody may open: it learns places as late as phones do.
 */
export function projectorPublicView(given: LiveFacts) {
  const facts = asFollowed(settledFacts(given));
  return picture(facts, facts.kind.isHandedOn ? facts.settings.phonesFollowMs : 0);
}

function picture(facts: LiveFacts, followsMs: number) {
  const { event, show } = facts;
  const scene = sceneOnAir(facts);
  return {
    ...everyView(facts),
    scene,
    text: scene === 'message' ? (show.halt?.text ?? show.scene.text) : '',
    halted: show.halt !== null,
    followsMs,
    event: {
      ...pickFields(event, ['name', 'host', 'venue', 'tagline', 'startsAt', 'timeZone', 'wifiLine']),
      ...pickFields(event, ['publicAddress', 'look']),
    },
    lastNumber: lastNumber(facts),
    interval: interval(facts),
    act: act(facts, scene),
    calling: calling(facts),
    lineup: scene === 'lineup' ? lineup(facts) : null,
    poll: poll(facts, scene),
    scores: shownScores(facts, scene),
    standings: shownStandings(facts, scene),
    reveal: reveal(facts, scene),
    ...opening(facts, scene),
    ...secondHalf(facts, scene),
    ...sponsors(facts, scene),
    ...winners(facts),
  };
}

/** During the opening, where the event counts down to it: when its title appears. */
function opening(facts: LiveFacts, scene: SceneKind) {
  const item = current(facts);
  const startedAt = item?.kind === 'opening' ? facts.show.items[item.id]?.startedAt : null;
  if (scene !== 'title' || startedAt == null || !facts.settings.openingCount) return {};
  return { titleAt: startedAt + onStageClock(facts, OPENING_COUNT_MS) };
}

const isInterval = (facts: LiveFacts, scene: SceneKind): boolean =>
  (scene === 'holding' || scene === 'interval') && (interval(facts) !== null || scene === 'interval');

/** In an interval with a published line-up: the acts after it, up to the next interval. */
function secondHalf(facts: LiveFacts, scene: SceneKind) {
  if (!isInterval(facts, scene) || !facts.event.lineupPublished) return {};
  const present = facts.items.findIndex(({ id }) => id === facts.show.currentId);
  const after = facts.items.slice(present + 1);
  const ends = after.findIndex(({ kind }) => kind === 'interval');
  const acts = (ends < 0 ? after : after.slice(0, ends)).flatMap((item) => {
    const act = statusIn(facts.show, facts, item) === 'scheduled' ? publicAct(facts, item) : null;
    return act === null ? [] : [{ itemId: act.itemId, number: act.number, stageName: act.stageName }];
  });
  return acts.length > 0 ? { secondHalf: acts } : {};
}

/** Sponsors' pictures while nothing is on stage; never beside winners. */
function sponsors(facts: LiveFacts, scene: SceneKind) {
  if ((scene !== 'holding' && scene !== 'interval') || 'winners' in winners(facts)) return {};
  const shown = sponsorsAt(facts.event.sponsors ?? [], isInterval(facts, scene) ? 'interval' : 'holding');
  return shown.length > 0 ? { sponsors: shown } : {};
}

/**
 * The winners of each award, once the show is over and everything is published: the last picture of the evening. Prizes
 * that are given by hand stand below who came first.
 */
function winners(facts: LiveFacts) {
  if (facts.show.phase !== 'finished') return {};
  const won = prizesLast(facts.results).flatMap((result) => {
    const first =
      result.state === 'published' ? revealedPlaces(facts, result).find(({ winner }) => winner) : undefined;
    return first === undefined
      ? []
      : [
          {
            title: result.title,
            light: awardLight(facts.results, result.id),
            names: first.entries.map(({ stageName }) => stageName),
          },
        ];
  });
  return won.length > 0 ? { winners: won } : {};
}

function act(facts: LiveFacts, scene: SceneKind) {
  if (scene !== 'now' && scene !== 'next') return null;
  const present = current(facts);
  const waiting = stageState(facts) === 'standing_by' ? present : next(facts);
  const item: LiveItem | null = scene === 'now' ? present : waiting;
  const shown = publicAct(facts, item);
  if (shown === null) return null;
  const running = item?.id === present?.id && stageState(facts) === 'on_stage';
  const categoryOf = shownCategories(facts);
  return { ...shown, category: categoryOf(item), clock: running ? facts.show.clock : null };
}

/** Returns an act's category for display; null where all acts are in one, since it would tell nothing. */
function shownCategories({ items }: LiveFacts) {
  const several = new Set(items.flatMap((item) => item.performance?.categoryId || [])).size > 1;
  return (item: LiveItem | null) => {
    const { category = '', categoryColour = '' } = item?.performance ?? {};
    return several && category !== '' ? { name: category, colour: categoryColour } : null;
  };
}

/** Every act that is not scratched, in order. The desk publishes it by putting the scene on air. */
function lineup(facts: LiveFacts) {
  const categoryOf = shownCategories(facts);
  return facts.items.flatMap((item) => {
    const shown = publicAct(facts, item);
    const status = statusIn(facts.show, facts, item);
    return shown === null || status === 'scratched'
      ? []
      : [
          {
            itemId: shown.itemId,
            number: shown.number,
            stageName: shown.stageName,
            category: categoryOf(item),
            done: status === 'done',
          },
        ];
  });
}

function poll(facts: LiveFacts, scene: SceneKind) {
  const shown = scene === 'vote' ? shownPoll(facts) : null;
  if (shown === null) return null;
  return {
    ...publicPoll(shown),
    leaders: leaders(shown),
    moments: votingMoments(shown),
    recap: recap(facts),
  };
}

/** The candidates, before the vote opens. */
function recap(facts: LiveFacts) {
  const on = recapOf(facts);
  if (on === null) return null;
  const acts = on.poll.candidates.map(({ performanceId, number, stageName }) => ({
    performanceId,
    number,
    stageName,
  }));
  return { acts, fromAt: on.fromAt, eachMs: on.eachMs };
}

/** What is shown beside the places: the last two who wait, or the acts without a revealed place. */
function beside(step: RevealStep | undefined) {
  const [waiting, also] = [lastTwoWaiting(step), unrevealedOnBoard(step)];
  return { ...(waiting && { twoLeft: waiting }), ...(also && { also }) };
}

function reveal(facts: LiveFacts, scene: SceneKind) {
  const result = scene === 'reveal' ? shownResult(facts) : null;
  if (result === null) return null;
  const onCurtain = revealedCount(facts, result) === 0;
  return {
    title: result.title,
    light: awardLight(facts.results, result.id),
    ...(onCurtain && result.picture !== undefined && { picture: result.picture }),
    // Four acts on a podium of three would say that the third place is shared before anybody holds it.
    hiddenActs: onCurtain ? 0 : hiddenActs(facts, result),
    steps: revealedPlaces(facts, result),
    ...(result.inVotes && { inVotes: true as const }),
    ...(result.votesCast !== undefined && { votesCast: result.votesCast }),
    ...beside(lastStep(facts, result)),
  };
}

/** How many leading acts there is room for. */
const LEADERS = 5;

/** The leading acts, best first, where everybody may see the votes; else null. */
function leaders({ figures, candidates, method }: LivePoll) {
  if (figures === null) return null;
  return bestFirst(candidates, figures, method)
    .flatMap(({ performanceId, number, stageName, figure }) =>
      figure === null ? [] : [{ performanceId, number, stageName, figure }],
    )
    .slice(0, LEADERS);
}
