import { expect, it } from 'vitest';
import { CONSENT_TEXT, RISK_TEXT } from '#domain/events/agreed-texts.ts';
import { stepsAfterRound, stepsAfterShow } from './after-show.ts';
import { type Known, stepsBeforeShow } from './before-show.ts';

const SETTINGS = {
  mailOn: false,
  wifiName: '',
  wifiPassword: '',
  wifiKind: 'wpa',
  eraseAfterDays: 30,
  consentText: { version: 1, text: CONSENT_TEXT },
  riskText: { version: 1, text: RISK_TEXT },
};
const NOW = 2_000;
const EVENT = {
  startsAt: 1_000,
  updatedAt: 0,
  venue: 'The hall',
  timeZone: 'UTC',
  registration: { state: 'open' },
};

const known = (more: object = {}, settings: object = {}): Known =>
  ({
    event: EVENT,
    lists: {
      participants: [{}],
      order: { actsTotal: 2, waiting: [] },
      judges: [{ revoked: false }],
      criteria: [{}],
      polls: [],
    },
    own: { ...EVENT, settings: { ...SETTINGS, ...settings } },
    mail: { available: false, queued: 0, failed: 0 },
    reachable: true,
    canSignIn: 2,
    rehearsed: true,
    ticked: new Set(),
    ...more,
  }) as unknown as Known;

const stateOf = (key: string, of: Known) => stepsBeforeShow(of).find((step) => step.key === key)?.state;

it('says of each thing that the night needs whether it is there now', () => {
  expect(stepsBeforeShow(known()).filter(({ state }) => state === 'todo')).toEqual([]);
  for (const [key, more] of Object.entries({
    when: { event: { ...EVENT, venue: '' } },
    criteria: { lists: { criteria: [] } },
    judges: { lists: { judges: [{ revoked: true }] } },
    acts: { lists: { participants: [] } },
    phones: { reachable: false },
    order: { lists: { order: { actsTotal: 2, waiting: [{ inRounds: [] }] } } },
    second: { canSignIn: 1 },
    rehearsal: { rehearsed: false },
  }))
    expect(stateOf(key, known(more)), key).toBe('todo');
});

it('asks for a mail server only where letters are on, and for reading the texts only while they stand as they came', () => {
  expect(stateOf('letters', known())).toBe('notNeeded');
  expect(stateOf('letters', known({}, { mailOn: true }))).toBe('todo');
  const sending = (mail: object) =>
    known({ mail: { available: true, queued: 0, failed: 0, ...mail } }, { mailOn: true });
  expect(stateOf('letters', sending({}))).toBe('done');
  expect(stateOf('letters', sending({ failed: 1 }))).toBe('todo');
  const waiting = stepsBeforeShow(sending({ available: false, queued: 27 }));
  expect(waiting.find(({ key }) => key === 'letters')?.detail).toBe(
    'No mail server is set: 27 letters wait.',
  );
  expect(stateOf('texts', known())).toBe('byHand');
  expect(stateOf('texts', known({ ticked: new Set(['texts']) }))).toBe('done');
  expect(stateOf('texts', known({}, { riskText: { version: 2, text: 'No fire.' } }))).toBe('done');
  // The words of a kind of show are nobody's own before somebody has changed them.
  expect(stateOf('texts', known({}, { riskText: { version: 1, text: 'No fire.' } }))).toBe('byHand');
});

it('says nothing of what an account may not know', () => {
  const crew = known({ own: undefined, mail: undefined, canSignIn: undefined, rehearsed: undefined });
  expect(stepsBeforeShow(crew).map(({ key }) => key)).toEqual([
    'when',
    'criteria',
    'judges',
    'acts',
    'vote',
    'order',
  ]);
});

const scoring = (result: object | null, feedbackWritten = false) =>
  ({
    round: { id: 'r' },
    rows: [{ scoring: 'locked', result: '8' }],
    feedbackReleasedAt: null,
    feedbackWritten,
    result,
  }) as unknown as Parameters<typeof stepsAfterShow>[0];
const stepsAfter = (of: ReturnType<typeof scoring>, own: object = {}, isErased = false) =>
  stepsAfterShow(
    of,
    { registrationMode: 'closed', ...known().own, ...own } as Parameters<typeof stepsAfterShow>[1],
    { now: NOW, isErased },
  );
const after = (result: object | null, own: object = {}) =>
  stepsAfter(scoring(result), own).map(({ key, state }) => `${key} ${state}`);

it('leads from the count over publishing and diplomas to erasing', () => {
  expect(after(null)).toEqual([
    'certify todo',
    'thanks notNeeded',
    'report byHand',
    'next byHand',
    'erase notNeeded',
  ]);
  const certified = {
    id: 'x',
    state: 'certified',
    certifiedBy: 'Jo',
    announcements: [{ state: 'certified' }],
  };
  expect(after(certified)).toContain('publish todo');
  expect(after({ ...certified, announcements: [{ state: 'published' }] })).toContain('publish done');
  expect(after({ ...certified, state: 'voided' })).toContain('certify todo');
});

it('asks to close a registration that would take acts for a show that is over', () => {
  const dates = { registrationMode: 'by_date', registrationOpensAt: null };
  expect(after(null, { registrationMode: 'open' })).toContain('registration todo');
  expect(after(null, { ...dates, registrationClosesAt: null })).toContain('registration todo');
  expect(after(null, { ...dates, registrationClosesAt: NOW })).not.toContain('registration todo');
});

it('asks to release what judges wrote only where one of them wrote something', () => {
  const keys = (written: boolean) => stepsAfterRound(scoring(null, written)).map(({ key }) => key);
  expect(keys(true)).toEqual(['certify', 'feedback']);
  expect(keys(false)).toEqual(['certify']);
});

it('says when people are erased, a day after the last change at the earliest, and that they are', () => {
  const erase = (own: object = {}, isErased = false) =>
    stepsAfter(scoring(null, true), own, isErased).find(({ key }) => key === 'erase')?.detail;
  expect(erase()).toContain('Erased by itself on 31 January 1970.');
  expect(erase({ updatedAt: Date.UTC(1970, 2, 4) })).toContain('Erased by itself on 5 March 1970.');
  expect(erase({ startsAt: null })).toContain('Kept until somebody erases it.');
  expect(erase({}, true)).toContain('Erased. ');
  // Nobody can be written to, or reads their own page, any more.
  const keys = stepsAfter(scoring(null, true), {}, true).map(({ key }) => key);
  expect(keys).toEqual(['certify', 'report', 'next', 'erase']);
});

it('after a round that others follow speaks of its result alone', () => {
  const keys = stepsAfterRound(scoring(null)).map(({ key }) => key);
  expect(keys).toContain('certify');
  for (const key of ['thanks', 'report', 'next', 'erase']) expect(keys).not.toContain(key);
});
