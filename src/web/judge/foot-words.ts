/** What stands at the foot of a scoresheet, beside its total: what is missing, where the marks are, what can be done. */
import { showDecimal } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import type { JudgedAct } from './acts.ts';

/** `sent`: the judge is done with it. `opensAgain`: the desk may still open an act again. */
export function footWords(act: JudgedAct, sent: boolean, opensAgain: boolean): string {
  const { abstained } = act.held.content;
  if (act.performance.scoring === 'locked') return lockedWords(act, sent, opensAgain);
  if (act.outOf === null && !abstained) return wordsOfNames(act, sent);
  if (abstained) return say(sent ? 'judge.abstains' : 'judge.abstainSend');
  const most = showDecimal(act.outOf ?? '');
  if (act.stage === 'practice' && sent) return say('judge.practiceOf', { most });
  if (sent) return say(act.unsent ? 'judge.ofToSend' : 'judge.ofSent', { most });
  const [first] = act.missing;
  if (first === undefined) return say('judge.of', { most });
  if (act.total === null) return say('judge.nothingYet');
  return act.missing.length === 1
    ? say('judge.soFarOne', { criterion: first })
    : say('judge.soFarSeveral', { count: act.missing.length });
}

/** Whoever has not sent asks the desk, as long as it can help; of an act that asks nothing of them there is nothing to ask. */
function lockedWords({ performance, held }: JudgedAct, sent: boolean, opensAgain: boolean): string {
  const { number, excused, scratched } = performance;
  if (sent) return say(held.content.abstained ? 'judge.abstains' : 'judge.stands');
  if (excused || scratched) return say('judge.closed');
  if (!opensAgain) return say('judge.closedBefore');
  return number === null ? say('judge.closedAskThis') : say('judge.closedAsk', { number });
}

/** The same where marks have names, and nothing adds up to a total. */
function wordsOfNames({ stage, missing, unsent, criteria }: JudgedAct, sent: boolean): string {
  if (stage === 'practice' && sent) return say('judge.practiceDone');
  if (sent) return say(unsent ? 'judge.toBeSent' : 'judge.sent');
  const [first] = missing;
  if (first === undefined) return say('judge.notSentYet');
  return missing.length === criteria.length
    ? say('judge.nothingYet')
    : say('judge.isMissing', { criterion: first });
}
