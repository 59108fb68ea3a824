import { expect, it } from 'vitest';
import { snakeKeys } from '#contract/case.ts';
import { registerBody } from '#contract/registration/form.ts';
import { bodyOf, type FormRules, problemsFrom, problemsIn } from './check.ts';
import { asAgreed, type Draft, EMPTY } from './draft.ts';

const ADULT: Draft = {
  ...EMPTY,
  preferredName: 'Astra',
  age: 'adult',
  stageName: 'Астра Ковалёва',
  songTitle: 'Moonlight Sonata',
  delivery: 'email',
  emergencyName: 'Mila',
  emergencyContact: '+49 171 5550 139',
  riskAccepted: true,
};
const MINOR: Draft = {
  ...ADULT,
  age: 'minor',
  parentHow: 'link',
  parentName: 'Linh',
  parentContact: 'linh@example.org',
};
const RULES: FormRules = {
  categoryNeeded: false,
  emailNeeded: false,
  contactNeeded: false,
  photosAsked: false,
  questions: [],
};
const names = (draft: Draft, step?: 1 | 2 | 3, rules = RULES) =>
  problemsIn(draft, rules, step).map(({ name }) => name);

it('finds nothing wrong with a complete form, and sends what the contract takes', () => {
  for (const draft of [ADULT, MINOR]) {
    expect(problemsIn(draft, RULES)).toEqual([]);
    expect(registerBody.safeParse(snakeKeys(bodyOf(draft))).success).toBe(true);
  }
});

it('names what an empty form lacks, step by step', () => {
  expect(names(EMPTY, 1)).toEqual(['preferredName', 'age']);
  expect(names(EMPTY, 2)).toEqual(['stageName', 'songTitle', 'delivery']);
  expect(names(EMPTY, 3)).toEqual(['emergencyName', 'emergencyContact', 'riskAccepted']);
});

it('asks a minor for a parent, and asks nobody else', () => {
  expect(names({ ...ADULT, age: 'minor' }, 3)).toEqual(['parentHow', 'parentName', 'parentContact']);
  expect(names({ ...MINOR, parentHow: 'here' }, 3)).toEqual(['parentAgrees']);
  expect(bodyOf({ ...MINOR, age: 'adult' }).parentalConsent).toBeNull();
});

it('counts a consent only when the parent ticked it here', () => {
  const given = (draft: Draft) => bodyOf(draft).parentalConsent?.consentGiven;
  expect(given({ ...MINOR, parentAgrees: true })).toBe(false);
  expect(given({ ...MINOR, parentHow: 'here', parentAgrees: true })).toBe(true);
});

it('takes a tick back beside a text that has changed since, and sends which one was read', () => {
  const agreed = {
    ...MINOR,
    parentHow: 'here',
    parentAgrees: true,
    rulesVersion: 2,
    consentVersion: 3,
  } as const;
  const texts = (rules: number, consent: number) => ({
    ...{ riskText: { version: rules }, consentText: { version: consent } },
  });
  expect(names(asAgreed(agreed, texts(2, 3)))).toEqual([]);
  expect(bodyOf(agreed)).toMatchObject({ rulesVersion: 2, parentalConsent: { textVersion: 3 } });
  expect(names(asAgreed(agreed, texts(3, 3)))).toEqual(['riskAccepted']);
  expect(names(asAgreed(agreed, texts(2, 4)))).toEqual(['parentAgrees']);
});

it('asks for a category only where there are any', () => {
  expect(names(ADULT, 2, { ...RULES, categoryNeeded: true })).toEqual(['categoryId']);
});

it('asks a group whether anybody is under age, and then who', () => {
  const group: Draft = { ...ADULT, performerCount: '3' };
  expect(names(group, 2)).toEqual(['othersMinor']);
  expect(names({ ...group, othersMinor: 'no' }, 2)).toEqual([]);
  expect(names({ ...group, othersMinor: 'yes' }, 2)).toEqual(['memberNames']);
  expect(names({ ...group, othersMinor: 'yes', memberNames: 'Ana\nBo' }, 2)).toEqual(['minors']);
  expect(names({ ...group, othersMinor: 'yes', memberNames: 'Ana\nBo', minors: ['Bo'] }, 2)).toEqual([]);
  expect(names(ADULT, 2)).toEqual([]);
});

it('asks what the organiser asks, and names it by its words', () => {
  const question = { ...{ id: 'class', label: 'Class', choices: ['3a', '3b'] }, kind: 'choice' as const };
  const rules = { ...RULES, questions: [{ ...question, required: true, isPublic: true }] };
  expect(names(ADULT, 1, rules)).toEqual([]);
  expect(problemsIn(ADULT, rules, 2)).toEqual([{ name: 'answer-class', message: 'Answer “Class”' }]);
  expect(names({ ...ADULT, riskAccepted: false }, undefined, rules)).toEqual([
    'answer-class',
    'riskAccepted',
  ]);
  expect(names({ ...ADULT, answers: { class: '3b' } }, 2, rules)).toEqual([]);
  expect(bodyOf({ ...ADULT, answers: { class: '3b' } }).answers).toEqual([
    { question: 'class', answer: '3b' },
  ]);
  expect(problemsFrom({ 'answers.class': 'Choose.' })).toEqual([
    { name: 'answer-class', message: 'Choose.' },
  ]);
});

it('asks a minor nothing about photos: the parent says so, here or by their link', () => {
  const rules = { ...RULES, photosAsked: true };
  expect(names(MINOR, 3, rules)).toEqual([]);
  expect(bodyOf({ ...MINOR, photos: 'yes' }).photoConsent).toBeNull();
  expect(names({ ...MINOR, parentHow: 'here', parentAgrees: true }, 3, rules)).toEqual(['photos']);
});

it('says how to put a wrong length or number right', () => {
  expect(problemsIn({ ...ADULT, length: 'long', performerCount: 'two' }, RULES)).toEqual([
    { name: 'length', message: 'Enter minutes and seconds, like 3:45' },
    { name: 'performerCount', message: 'Enter how many people are on stage, as a whole number' },
  ]);
});

it("puts the server's words on the form's fields", () => {
  expect(problemsFrom({ 'emergency_contact.contact_method': 'Fill this in.', unknown: 'x' })).toEqual([
    { name: 'emergencyContact', message: 'Fill this in.' },
  ]);
});

it('asks for what this event needs: an address where answers come by mail, and about photos', () => {
  const mail = { ...RULES, emailNeeded: true };
  expect(names(ADULT, 1, mail)).toEqual(['contact']);
  expect(names({ ...ADULT, contact: '+49 171 5550 139' }, 1, mail)).toEqual(['contact']);
  expect(names({ ...ADULT, contact: 'astra@example.org' }, 1, mail)).toEqual([]);
  expect(names(ADULT, 1, { ...RULES, contactNeeded: true })).toEqual(['contact']);
  expect(names(ADULT, 3, { ...RULES, photosAsked: true })).toEqual(['photos']);
  expect(bodyOf({ ...ADULT, photos: 'no' }).photoConsent).toBe(false);
});
