/** A desk for tests: gives commands to the decider one after the other and applies what they do. */
import type { ShowCommand } from '#domain/show/commands.ts';
import { neededConfirmations } from '#domain/show/confirmation.ts';
import type { Confirmation } from '#domain/show/cue-part.ts';
import { decide, evolveAll } from '#domain/show/decide.ts';
import { effects } from '#domain/show/effects.ts';
import type { LiveFacts } from '#domain/show/facts.ts';
import { nextGo, revealPart } from '#domain/show/go.ts';
import type { ShowRejection } from '#domain/show/rejections.ts';
import { applyEffect } from './random-evening.ts';
import { certifiedResult, sampleEvening } from './sample-evening.ts';

type Body = ShowCommand extends infer C
  ? C extends ShowCommand
    ? Omit<C, 'commandId' | 'expectedVersion' | 'confirms'> & { confirms?: Confirmation[] }
    : never
  : never;

let ids = 0;
/** What a step asks that tells this result next, or that GO does. */
const asked = (facts: LiveFacts, body: Body): Confirmation[] => {
  if (body.kind === 'go') return nextGo(facts.show, facts.now, facts).asks;
  const result = body.kind === 'reveal_next' && facts.results.find(({ id }) => id === body.resultId);
  return result ? neededConfirmations([revealPart(facts.show, result)], facts.show, facts.now, facts) : [];
};

/**
 * Decides one command at once, as the desk that knows `expectedVersion` gives it. Who gives it has read what it opens,
 * unless `confirms` says otherwise.
 */
export const order = (facts: LiveFacts, body: Body, expectedVersion = facts.show.version) => {
  const command = {
    confirms: asked(facts, body),
    ...body,
    commandId: `c${ids++}`,
    expectedVersion,
    by: 'Ana',
  } as ShowCommand & {
    by: string;
  };
  return decide(facts.show, command, facts.now, facts);
};
/** Gives one command, 10 s after the one before, and applies it. Fails the test where it is refused. */
export const give = (facts: LiveFacts, body: Body, afterMs = 10_000): LiveFacts => {
  const later = { ...facts, now: facts.now + afterMs };
  const verdict = order(later, body);
  if (!verdict.ok) throw new Error(`${body.kind} was refused: ${verdict.code}`);
  const show = evolveAll(later.show, verdict.events);
  return verdict.events.flatMap(effects).reduce<LiveFacts>(applyEffect, { ...later, show });
};
/** Presses GO so many times, 10 s apart. */
export const go = (facts: LiveFacts, times = 1): LiveFacts =>
  times === 0 ? facts : go(give(facts, { kind: 'go' }), times - 1);
/** The code by which a command would be refused. */
export const refusal = (facts: LiveFacts, body: Body): ShowRejection | 'accepted' => {
  const verdict = order({ ...facts, now: facts.now + 10_000 }, body);
  return verdict.ok ? 'accepted' : verdict.code;
};
/** What the GO button says, a part a line. */
export const said = (facts: LiveFacts): string[] =>
  nextGo(facts.show, facts.now, facts).parts.map((part) =>
    [part.verb, part.number ?? part.title].join(' ').trim(),
  );
/** Up to the results: six acts, two cues, the vote. What was certified for them was voided since. */
export const atResults = (): LiveFacts => {
  const voted = give(go(sampleEvening(), 16), { kind: 'close_poll', pollId: 'poll1' });
  const { results } = voted;
  return { ...go({ ...voted, results: [certifiedResult('any', 'Any')] }, 2), results };
};
