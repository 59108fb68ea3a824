/** Scores that the hall may see before the result: the last act's, and the standings so far. */
import type { LiveFacts } from '../facts.ts';
import { lastScored, scoredActs, standingsMayShow } from '../scored.ts';
import type { SceneKind } from '../vocabulary.ts';
import { publicAct } from './parts.ts';

/** The scores of the act that was on stage last, where the event shows them and the scene asks for them; else null. */
export function shownScores(facts: LiveFacts, scene: SceneKind) {
  const scores = facts.board?.scores ?? null;
  if (scene !== 'scores' || scores === null || facts.settings.actScores === 'off') return null;
  const act = publicAct(facts, lastScored(facts.show, facts));
  if (act === null || act.performanceId !== scores.performanceId) return null;
  const named = facts.settings.actScores === 'named';
  return {
    act,
    judges: scores.judges.map((name) => (named ? name : null)),
    rows: scores.rows.map(({ name, marks }) => ({
      name,
      marks: marks.map((mark) => mark && { value: mark.value, dropped: mark.dropped }),
    })),
    deducted: scores.deducted,
    total: scores.total,
  };
}

/** The judges' standings so far, where the event shows them now and the scene asks for them; else null. */
export function shownStandings(facts: LiveFacts, scene: SceneKind) {
  const standings = facts.board?.standings ?? null;
  if (scene !== 'standings' || standings === null || !standingsMayShow(facts.show, facts)) return null;
  const scored = new Map(scoredActs(facts.show, facts).map((item) => [item.performance?.id, item]));
  return {
    category: standings.category,
    entries: standings.entries.flatMap(({ performanceId, place, tied, total }) => {
      const act = publicAct(facts, scored.get(performanceId) ?? null);
      return act === null
        ? []
        : [
            {
              performanceId,
              number: act.number,
              stageName: act.stageName,
              song: act.song,
              place,
              tied,
              total,
            },
          ];
    }),
  };
}
