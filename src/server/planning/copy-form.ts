/** What a copied event takes over from the rooms after its own: criteria, and the rules that speak of them. */
import { onOtherCriteria } from '#domain/tabulation/rules.ts';
import type { AlongWithCopy } from '../events/copy.ts';
import { copyCriteria } from '../judging/criteria-made.ts';
import { copyFirstRound } from '../lineup/commands.ts';

/** Runs in the transaction that copies the event. */
export const copyForm: AlongWithCopy = async (work, from, to, categories) => {
  const criteria = await copyCriteria(work, from, to, categories);
  await copyFirstRound(work, from, to, (rules) =>
    JSON.stringify(onOtherCriteria(JSON.parse(rules), criteria)),
  );
};
