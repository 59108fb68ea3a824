/** What people read between two heats, and after the last round, from the front page to the wall. */
import { describe, expect, it } from 'vitest';
import { present } from '#contract/live/views.ts';
import type { LiveFacts, LiveRound } from '#domain/show/facts.ts';
import { sampleEvening } from '#test/show/sample-evening.ts';
import { momentOf } from '#web/mc/moment.ts';
import { holdingLead } from '#web/projector/holding.ts';
import { frontDoor } from '#web/public/home/front-door.ts';
import { sayings } from '#web/vote/sayings.ts';

const evening = sampleEvening();
const { now } = evening;

function said(
  round: Partial<LiveRound>,
  phase: LiveFacts['show']['phase'] = 'finished',
  from: LiveFacts = evening,
  state: 'closed' | 'open' = 'closed',
): string {
  const facts = { ...from, round: { ...from.round, ...round }, show: { ...from.show, phase } };
  const { registration, ...about } = from.event;
  const event = {
    ...about,
    description: '',
    contactLine: '',
    categories: [],
    registration: { ...registration, state },
  } as unknown as Parameters<typeof frontDoor>[0];
  return JSON.stringify([
    frontDoor(event, present.audience(facts), now).lead,
    holdingLead(present.projector(facts), now),
    sayings(present.audience(facts), true, now),
    momentOf(present.mc(facts), now).state,
  ]);
}

const heat = { name: 'Heat 1', of: 3 };

describe('front page, wall, ballot and script', () => {
  it('say between two heats which one is over and that more follows, and never that the show is over', () => {
    const words = said({ ...heat, follows: 'more' });
    expect(words.match(/Heat 1 is over/g)).toHaveLength(4);
    expect(words).toContain('There is more to come');
    expect(words).not.toMatch(/the show is over|thank you|no more votes/i);
  });

  it('say the same of the last heat, whose final is not made yet, and promise nothing', () => {
    const words = said({ ...heat, follows: 'unsettled' });
    expect(words).toContain('Heat 1 is over');
    expect(words).not.toMatch(/the show is over|more to come|no more votes/i);
  });

  it('say that the show is over after the last round', () => {
    expect(said({ name: 'Final', of: 3, follows: 'nothing' })).toMatch(/The show is over/);
    expect(said({})).toMatch(/The show is over.*no more votes/);
  });

  it('say before a later heat that it comes soon, and not that the doors are closed', () => {
    const words = said({ ...heat, name: 'Heat 2', follows: 'more' }, 'preshow');
    expect(words).toContain('{"label":"Heat 2","words":"Soon"}');
    expect(words).not.toContain('Registration');
  });

  it('measure a later heat by no clock and offer no registration, though the first ended before the evening was to begin', () => {
    const early = { ...evening, event: { ...evening.event, startsAt: now + 600_000 } };
    const later = { ...heat, name: 'Heat 2', follows: 'more', isLater: true } as const;
    const words = said(later, 'preshow', early, 'open');
    expect(words).not.toMatch(/Registration|starts in|before the show/i);
    expect(words.match(/"label":"Heat 2","words":"Soon"/g)).toHaveLength(2);
    expect(words).toContain('Before the round');
  });
});
