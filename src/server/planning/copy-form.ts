/** What a copied event takes over from the rooms after its own: criteria, rules, cues, votes, prizes and judges. */
import { onOtherCriteria } from '#domain/tabulation/rules.ts';
import type { RulesInput } from '#domain/tabulation/types.ts';
import type { AlongWithCopy } from '../events/copy.ts';
import { copyCriteria } from '../judging/criteria-made.ts';
import { copyJudges } from '../judging/judges-copied.ts';
import { addFirstRound } from '../lineup/commands.ts';
import { firstRound } from '../lineup/queries.ts';
import { copyAwards } from '../results/awards.ts';
import { copyReveal } from '../results/reveal-script.ts';
import { insertPoll } from '../voting/commands.ts';
import { templateOf } from './template-of.ts';
import { insertTexts } from './texts.ts';

/**
 * Copies an event's plan into another in the same transaction: criteria, first round with its cues, polls and rules,
 * prizes, how results are told, judges, and all their texts.
 */
export const copyForm: AlongWithCopy = async (work, { by }, from, to, categories) => {
  const template = await templateOf({ read: work.tx, now: () => work.now }, from);
  const criteria = await copyCriteria(work, from, to, categories);
  const { round, cueIds } = await addFirstRound(work, to, {
    name: template.roundName,
    rules: JSON.stringify(onOtherCriteria(template.rules as RulesInput, criteria)),
    cues: template.cues,
  });
  const polls: string[] = [];
  for (const poll of template.polls) {
    const itemId = poll.itemId === null ? null : (cueIds.get(poll.itemId) ?? null);
    polls.push(await insertPoll(work, round, { ...poll, itemId, candidateIds: [] }));
  }
  const last = await firstRound(work.tx, from);
  let awards: ReadonlyMap<string, string> = new Map();
  if (last) {
    const rounds = { from: last, to: round, by: by.name };
    awards = await copyAwards(work, rounds, (id) => categories.get(id));
    await copyReveal(work, last, round, categories);
  }
  await insertTexts(work, to, template.texts, { categories, criteria, polls, awards });
  await copyJudges(work, from, to, { categories, criteria });
};
