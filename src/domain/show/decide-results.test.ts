import { describe, expect, it } from 'vitest';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { atResults, give, go, order, refusal } from '#test/show/pressed-desk.ts';
import { certifiedResult, REHEARSED, sampleEvening, UNTOLD } from '#test/show/sample-evening.ts';
import type { LiveFacts } from './facts.ts';
import { nextGo } from './go.ts';
import { adminView } from './views/admin.ts';
import { audienceView } from './views/audience.ts';
import { crewView } from './views/crew.ts';
import { mcView } from './views/mc.ts';
import { projectorView } from './views/projector.ts';

describe('results', () => {
  it('wait for a certified result', () => {
    const facts = atResults();
    expect(facts.show.phase).toBe('results');
    expect(nextGo(facts.show, facts.now, facts).waits?.reason).toBe('not_certified');
    expect(refusal(facts, { kind: 'reveal_next', resultId: 'judges' })).toBe('not_certified');
  });

  it('are told one place at a press, the winner last, then published, then the show ends', () => {
    let facts: LiveFacts = { ...atResults(), results: [certifiedResult('r1', "The judges' result")] };
    const heard: string[] = [];
    while (facts.show.phase !== 'finished') {
      heard.push(
        ...nextGo(facts.show, facts.now, facts).parts.map((part) =>
          `${part.verb} ${part.place ?? part.title}`.trim(),
        ),
      );
      facts = go(facts);
    }
    expect(heard).toEqual([
      'reveal 5',
      'reveal 3',
      'reveal 2',
      'reveal 1',
      "publish The judges' result",
      'end Results',
      'finish_show',
    ]);
    expect(facts.results[0]?.state).toBe('published');
    // The evening's last picture, and nothing of it before.
    const winner = facts.results[0]?.steps.at(-1)?.entries.map(({ stageName }) => stageName);
    expect(projectorView(facts).winners).toEqual([
      { title: "The judges' result", light: 'cobalt', names: winner },
    ]);
    // No sponsor stands beside a place.
    const sponsors = [{ path: '/look/a.png', name: 'A', ratio: 1, places: ['holding' as const] }];
    const thanked = { ...facts, event: { ...facts.event, sponsors } };
    expect(projectorView(thanked).scene).toBe('holding');
    expect('sponsors' in projectorView(thanked)).toBe(false);
    const running = { ...facts, show: { ...facts.show, phase: 'results' as const } };
    expect(projectorView(running).winners).toBeUndefined();
  });

  it('are nothing to the hall before the first place of them is told, not even by name', () => {
    const certified = { ...atResults(), results: [certifiedResult('r1', "The judges' result")] };
    expect(audienceView(certified).results).toEqual([]);
    expect(audienceView(go(certified)).results).toMatchObject([{ id: 'r1', hiddenActs: 4 }]);
  });

  it('begin in a rehearsal without being certified, which they are as they begin, and reach no phone', () => {
    const facts = give(go({ ...sampleEvening(), ...REHEARSED }, 16), { kind: 'close_poll', pollId: 'poll1' });
    const begun = go(facts, 2);
    expect(begun.show.phase).toBe('results');
    // As anywhere, what was taken back meanwhile is not told.
    expect(nextGo(begun.show, begun.now, begun).waits?.reason).toBe('not_certified');
    const told = go({ ...begun, results: [certifiedResult('r1', 'Results')] });
    expect(adminView(told).results).toMatchObject([{ id: 'r1', state: 'revealing', stepsShown: 1 }]);
    expect(audienceView(told).results).toEqual([]);
    expect(audienceView({ ...told, kind: kindOf({ rehearses: null }) }).results).toHaveLength(1);
  });

  it('stop being told when they are voided, and start anew under a new certification', () => {
    const told = go({ ...atResults(), results: [certifiedResult('r1', 'Judges')] });
    const voided = {
      ...told,
      results: told.results.map((result) => ({ ...result, state: 'voided' as const })),
    };
    expect(refusal(voided, { kind: 'reveal_next', resultId: 'r1' })).toBe('not_certified');
    expect(refusal(voided, { kind: 'go' })).toBe('not_certified');
    const again = { ...voided, results: [certifiedResult('r2', 'Judges')] };
    expect(nextGo(again.show, again.now, again).parts[0]).toMatchObject({
      verb: 'reveal',
      resultId: 'r2',
      place: 5,
    });
  });

  it('are told only while the show is at its results, and one after the other', () => {
    const results = [certifiedResult('r1', 'Judges'), certifiedResult('r2', 'Audience')];
    expect(refusal({ ...go(sampleEvening(), 3), results }, { kind: 'reveal_next', resultId: 'r1' })).toBe(
      'not_in_results',
    );
    const told = give({ ...atResults(), results }, { kind: 'reveal_next', resultId: 'r1' });
    expect(refusal(told, { kind: 'reveal_next', resultId: 'r2' })).toBe('other_reveal_running');
    expect(order({ ...told, now: told.now + 500 }, { kind: 'reveal_next', resultId: 'r1' })).toEqual({
      ok: false,
      code: 'too_soon',
    });
    expect(refusal(told, { kind: 'publish_result', resultId: 'r1' })).toBe('not_all_revealed');
  });

  it('have their curtain each: it is held, tells nothing, and nobody outside the hall is told less meanwhile', () => {
    const results = [
      certifiedResult('r1', 'Judges'),
      { ...certifiedResult('r2', 'Solo'), picture: 'cup', votesCast: 24 },
    ];
    const [steps = 0] = results.map((one) => one.steps.length);
    const told = go({ ...atResults(), results }, steps);
    const plan = nextGo(told.show, told.now, told);
    expect(plan.parts[0]).toMatchObject({ verb: 'begin_award', resultId: 'r2', title: 'Solo', place: null });
    expect(plan.undoable).toBe(false);
    expect(refusal(told, { kind: 'go', confirms: [] })).toBe('not_confirmed');
    const begun = go(told);
    expect(projectorView(begun).reveal).toMatchObject({
      title: 'Solo',
      picture: 'cup',
      votesCast: 24,
      steps: [],
    });
    expect(mcView(begun).reveal).toMatchObject({ shown: null, ahead: { title: 'Solo', place: 5 } });
    expect(JSON.stringify([projectorView(begun), mcView(begun)])).not.toContain(`${UNTOLD}name-r2`);
    const later = { ...begun, now: begun.now + 60_000 };
    expect(audienceView(later).results[0]?.steps).toHaveLength(steps);
    // Whose curtain hangs is no question any more, below the first place.
    expect(nextGo(begun.show, begun.now, begun).asks).toEqual([]);
    const place = go(begun);
    expect(projectorView(place).reveal?.steps).toHaveLength(1);
    expect(projectorView(place).reveal).not.toHaveProperty('picture');
  });

  it('leave the MC the card of what was told until it is turned, and no late press turns the next one', () => {
    const first = go({ ...atResults(), results: [certifiedResult('r1', 'Judges')] });
    const card = (facts: LiveFacts) => mcView(facts).reveal;
    expect(card(first)).toMatchObject({ turned: false, shown: { place: 5, step: 1 }, ahead: { place: 3 } });
    const turned = give(first, { kind: 'turn_card', resultId: 'r1', step: 1 });
    expect(card(turned)?.turned).toBe(true);
    expect(refusal(turned, { kind: 'turn_card', resultId: 'r1', step: 1 })).toBe('no_change');
    const second = go(turned);
    expect(card(second)).toMatchObject({ turned: false, shown: { place: 3, step: 2, tied: true } });
    expect(refusal(second, { kind: 'turn_card', resultId: 'r1', step: 1 })).toBe('no_change');
    // As whoever follows sees it: nobody's GO is late because a card was turned.
    expect(turned.show.movedTo).toBe(first.show.movedTo);
  });

  it('leave the MC no card while the show is stopped, nor once they were taken back', () => {
    const told = go({ ...atResults(), results: [certifiedResult('r1', 'Judges')] });
    expect(mcView(told).reveal).not.toBeNull();
    const stopped = give(told, { kind: 'halt', text: 'One moment' });
    expect(mcView(stopped)).toMatchObject({ reveal: null, haltText: 'One moment' });
    expect(mcView(give(stopped, { kind: 'lift_halt' })).reveal).toEqual(mcView(told).reveal);
    const takenBack: LiveFacts = {
      ...told,
      results: told.results.map((one) => ({ ...one, state: 'voided' })),
    };
    expect(mcView(takenBack)).toMatchObject({ reveal: null, moments: [{ kind: 'counting' }] });
  });

  it('are called for the MC as an MC of another language reads them, and nothing else is', () => {
    const evening = atResults();
    const inGerman = (main: string) =>
      ({ field: 'category', main, language: 'de', text: `${main} (D)` }) as const;
    const told = go({
      ...evening,
      results: [certifiedResult('r1', 'Vocal')],
      event: { ...evening.event, names: [inGerman('Vocal'), inGerman('Dance')] },
    });
    expect(mcView(told).names).toEqual([inGerman('Vocal')]);
  });

  it('stand each in a light of its own, the hall’s apart from all of the judges’', () => {
    const results = ['Solo', 'Duo', 'Audience favourite'].map((title) => certifiedResult(title, title));
    const { results: shown } = adminView({ ...atResults(), results });
    expect(shown.map(({ light }) => light)).toEqual(['cobalt', 'scarlet', 'paper']);
  });

  it('name who shares a place in the order of the show', () => {
    const [last, joint, ...rest] = certifiedResult('r1', 'Judges').steps;
    const steps = [
      last,
      joint && { ...joint, entries: joint.entries.map((one, at) => ({ ...one, number: 9 - at })) },
    ];
    const result = {
      ...certifiedResult('r1', 'Judges'),
      steps: [...steps.flatMap((step) => step ?? []), ...rest],
    };
    const told = go({ ...atResults(), results: [result] }, 2);
    const numbers = projectorView(told)
      .reveal?.steps.at(-1)
      ?.entries.map(({ number }) => number);
    expect(numbers).toEqual([8, 9]);
  });

  it('keep scoring shut once certified', () => {
    const facts = { ...go(sampleEvening(), 3), results: [certifiedResult('r1', 'Judges')] };
    expect(refusal(facts, { kind: 'open_scoring', performanceId: 'perf2', reason: 'late' })).toBe(
      'certified',
    );
  });
});

describe('polls', () => {
  it('open once, one at a time, and close by their deadline', () => {
    const open = give(go(sampleEvening(), 3), { kind: 'open_poll', pollId: 'poll2', durationMs: 60_000 });
    expect(refusal(open, { kind: 'open_poll', pollId: 'poll2', durationMs: null })).toBe('poll_is_open');
    expect(refusal(open, { kind: 'open_poll', pollId: 'poll1', durationMs: null })).toBe('other_poll_open');
    const over = { ...open, now: open.now + 60_000 };
    expect(refusal(over, { kind: 'extend_poll', pollId: 'poll2', byMs: 30_000 })).toBe('poll_is_closed');
    expect(refusal(over, { kind: 'open_poll', pollId: 'poll1', durationMs: null })).toBe('accepted');
  });

  it('leave out acts that were passed over and never performed, and keep those that came back', () => {
    const skipped = give(give(sampleEvening(), { kind: 'skip', itemId: 'act3' }), {
      kind: 'skip',
      itemId: 'act5',
    });
    const back = give(skipped, { kind: 'unskip', itemId: 'act5' });
    const open = give(back, { kind: 'open_poll', pollId: 'poll1', durationMs: null });
    expect(open.polls[0]?.candidates.map(({ performanceId }) => performanceId)).toEqual(['perf1', 'perf5']);
    const closed = give(open, { kind: 'close_poll', pollId: 'poll1' });
    const twice = give(give(closed, { kind: 'skip', itemId: 'act5' }), {
      kind: 'reopen_poll',
      pollId: 'poll1',
      reason: 'The wifi was down.',
      durationMs: null,
    });
    expect(twice.polls[0]?.candidates).toHaveLength(2);
    const nobody = ['act1', 'act3', 'act5'].reduce(
      (facts, itemId) => give(facts, { kind: 'skip', itemId }),
      sampleEvening(),
    );
    const all = give(nobody, { kind: 'open_poll', pollId: 'poll1', durationMs: null });
    expect(all.polls[0]?.candidates).toHaveLength(3);
  });

  it('reopen only with a reason and only before anything is certified', () => {
    const open = give(go(sampleEvening(), 3), { kind: 'open_poll', pollId: 'poll2', durationMs: null });
    const closed = give(open, { kind: 'close_poll', pollId: 'poll2' });
    const reopen = { kind: 'reopen_poll' as const, pollId: 'poll2', durationMs: null };
    expect(refusal(closed, { ...reopen, reason: '' })).toBe('reason_needed');
    expect(refusal(closed, { ...reopen, reason: 'The hall lost its network' })).toBe('accepted');
    const certified = { ...closed, results: [certifiedResult('r1', 'Judges')] };
    expect(refusal(certified, { ...reopen, reason: 'late' })).toBe('certified');
  });

  it('that stay closed say why, and only those', () => {
    const open = give(go(sampleEvening(), 3), { kind: 'open_poll', pollId: 'poll2', durationMs: null });
    const closed = give(open, { kind: 'close_poll', pollId: 'poll2' });
    const said = (facts: LiveFacts) => adminView(facts).polls.map(({ staysClosed }) => staysClosed);
    const reopen = { kind: 'reopen_poll' as const, pollId: 'poll2', durationMs: null, reason: 'late' };
    expect(said(closed)).toEqual([null, null]);
    const certified = { ...closed, results: [certifiedResult('r1', 'Judges')] };
    expect(said(certified)).toEqual([null, 'certified']);
    const told = { ...certified, polls: certified.polls.map((poll) => ({ ...poll, published: true })) };
    expect(said(told)).toEqual([null, 'count_published']);
    expect(refusal(told, reopen)).toBe('count_published');
    expect(said(give(closed, reopen))).toEqual([null, null]);
  });

  it('that are opened again by hand are on, and do not come next once more', () => {
    const byHand = (facts: LiveFacts) => {
      const open = give(facts, { kind: 'open_poll', pollId: 'poll1', durationMs: null });
      return give(open, { kind: 'close_poll', pollId: 'poll1' });
    };
    const again = { kind: 'reopen_poll', pollId: 'poll1', reason: 'late', durationMs: null } as const;
    const results = go(byHand(go(sampleEvening(), 14)));
    const waits = give(results, again);
    expect(mcView(waits)).toMatchObject({ current: { itemId: 'results' }, next: null });
    expect(mcView(waits).order.find(({ itemId }) => itemId === 'vote')?.status).toBe('on_stage');
    expect(crewView(waits).items.find(({ itemId }) => itemId === 'vote')?.status).toBe('on_stage');
    const over = give(waits, { kind: 'close_poll', pollId: 'poll1' });
    expect(mcView(over).order.find(({ itemId }) => itemId === 'vote')?.status).toBe('done');
    const onStage = give(byHand(go(sampleEvening(), 3)), again);
    expect(nextGo(onStage.show, onStage.now, onStage).parts).toMatchObject([
      { verb: 'end', number: 1 },
      { verb: 'stand_by', number: 2 },
    ]);
    expect(onStage.show.items.vote?.status).toBe('done');
  });

  it('extend with the clock of their cue', () => {
    const voting = go(sampleEvening(), 16);
    const longer = give(voting, { kind: 'extend_poll', pollId: 'poll1', byMs: 60_000 });
    expect(longer.polls[0]?.closesAt).toBe(voting.now + 360_000);
    expect(longer.show.clock).toEqual({ state: 'running', zeroAt: voting.now + 360_000 });
  });

  it('that are opened again have a deadline of their own, and the clock of their cue goes with it', () => {
    const voting = go(sampleEvening(), 16);
    const closed = { ...voting, now: voting.now + 400_000 };
    const again = (durationMs: number | null) =>
      give(closed, { kind: 'reopen_poll', pollId: 'poll1', reason: 'The wifi was down.', durationMs });
    const minute = again(60_000);
    expect(minute.polls[0]?.closesAt).toBe(minute.now + 60_000);
    expect(minute.show.clock).toEqual({ state: 'running', zeroAt: minute.now + 60_000 });
    const open = again(null);
    expect(open.polls[0]?.closesAt).toBeNull();
    expect(open.show.clock).toEqual(closed.show.clock);
  });

  it('that are opened for another length than was planned have their cue’s clock run as long', () => {
    const waiting = give(go(sampleEvening(), 16), { kind: 'take_back_poll', pollId: 'poll1' });
    const short = give(waiting, { kind: 'open_poll', pollId: 'poll1', durationMs: 90_000 });
    expect(short.polls[0]?.closesAt).toBe(short.now + 90_000);
    expect(short.show.clock).toEqual({ state: 'running', zeroAt: short.now + 90_000 });
  });
});

describe('words and screens', () => {
  it('a note and its receipt hold whatever the version', () => {
    const facts = go(sampleEvening(), 3);
    expect(order(facts, { kind: 'send_note', to: 'mc', text: 'Skip the chat' }, 0).ok).toBe(true);
    expect(order(facts, { kind: 'blank' }, 0).ok).toBe(true);
    expect(order(facts, { kind: 'set_scene', scene: 'black', text: '' }, 0)).toEqual({
      ok: false,
      code: 'stale',
    });
  });

  it('a message needs words, and putting a scene on screen disarms', () => {
    const facts = give(sampleEvening(), { kind: 'arm', scene: 'message', text: 'Back soon' });
    expect(refusal(facts, { kind: 'set_scene', scene: 'message', text: '' })).toBe('text_missing');
    const shown = give(facts, { kind: 'set_scene', scene: 'message', text: 'Back soon' });
    expect(shown.show).toMatchObject({ scene: { kind: 'message', text: 'Back soon' }, armed: null });
  });
});

it('the desk is told the sound of the step that was told last, where the script names one', () => {
  const result = {
    ...certifiedResult('r1', 'Solo'),
    sounds: { place: 'silence', winner: 'fanfare' } as const,
  };
  const soundAfter = (told: number) => {
    const facts = { ...sampleEvening(), results: [result] };
    const show = { ...facts.show, phase: 'results' as const, shownSteps: { r1: told } };
    return adminView({ ...facts, show }).results[0]?.sound;
  };
  expect([0, 1, result.steps.length].map(soundAfter)).toEqual([undefined, 'silence', 'fanfare']);
});
