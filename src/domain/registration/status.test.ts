import { describe, expect, it } from 'vitest';
import {
  consentAtStart,
  holdsPlace,
  mayPerform,
  nextStatuses,
  PARENTAL_CONSENTS,
  PARTICIPANT_STATUSES,
  statusAtStart,
  statusRejection,
} from './status.ts';

describe('the way of a registration', () => {
  it('goes from review to accepted, waiting list, declined or withdrawn', () => {
    for (const next of ['accepted', 'waitlisted', 'declined', 'withdrawn'] as const)
      expect(
        statusRejection({ status: 'submitted', consent: 'not_needed', erased: false }, next),
      ).toBeUndefined();
  });

  it('leads out of withdrawn only back to review', () => {
    expect(nextStatuses({ status: 'withdrawn', consent: 'given', erased: false })).toEqual(['submitted']);
    expect(statusRejection({ status: 'withdrawn', consent: 'given', erased: false }, 'accepted')).toBe(
      'wrong_state',
    );
  });

  it('lets every decision be undone', () => {
    for (const status of ['accepted', 'waitlisted', 'declined', 'withdrawn'] as const)
      expect(statusRejection({ status, consent: 'not_needed', erased: false }, 'submitted')).toBeUndefined();
  });

  it('takes the same decision twice as one', () => {
    for (const status of PARTICIPANT_STATUSES)
      for (const consent of PARENTAL_CONSENTS)
        expect(statusRejection({ status, consent, erased: false }, status)).toBeUndefined();
  });

  it('never accepts a minor whose parent has not agreed or has taken it back', () => {
    for (const status of ['submitted', 'waitlisted', 'declined'] as const)
      for (const consent of ['asked', 'withdrawn'] as const) {
        expect(statusRejection({ status, consent, erased: false }, 'accepted')).toBe('consent_missing');
        expect(nextStatuses({ status, consent, erased: false })).not.toContain('accepted');
      }
  });

  it('takes an act whose data was erased out of the show, and never in again', () => {
    expect(nextStatuses({ status: 'accepted', consent: 'not_needed', erased: true })).toEqual([
      ...['waitlisted', 'declined', 'withdrawn'],
    ]);
    expect(nextStatuses({ status: 'withdrawn', consent: 'not_needed', erased: true })).toEqual([]);
    expect(statusRejection({ status: 'submitted', consent: 'given', erased: true }, 'accepted')).toBe(
      'wrong_state',
    );
  });

  it('offers exactly the statuses that it then takes', () => {
    for (const status of PARTICIPANT_STATUSES)
      for (const consent of PARENTAL_CONSENTS)
        for (const erased of [false, true])
          for (const next of PARTICIPANT_STATUSES.filter((other) => other !== status))
            expect(nextStatuses({ status, consent, erased }).includes(next)).toBe(
              statusRejection({ status, consent, erased }, next) === undefined,
            );
  });
});

describe('a new registration', () => {
  it('needs consent only for a minor, and has it when the parent agreed in the form', () => {
    expect(consentAtStart({ isMinor: false, agreed: false })).toBe('not_needed');
    expect(consentAtStart({ isMinor: true, agreed: false })).toBe('asked');
    expect(consentAtStart({ isMinor: true, agreed: true })).toBe('given');
    expect(mayPerform('asked')).toBe(false);
  });

  it('goes on the waiting list exactly when its category is full', () => {
    expect(statusAtStart({ capacity: null, taken: 5_000 })).toBe('submitted');
    expect(statusAtStart({ capacity: 24, taken: 23 })).toBe('submitted');
    expect(statusAtStart({ capacity: 24, taken: 24 })).toBe('waitlisted');
    expect(statusAtStart({ capacity: 0, taken: 0 })).toBe('waitlisted');
  });

  it('holds a place while it is reviewed and when it is accepted, and no longer', () => {
    expect(PARTICIPANT_STATUSES.filter(holdsPlace)).toEqual(['submitted', 'accepted']);
  });
});
