/** From what was typed to what is sent, and what must be put right first: by step, in words that say how. */

import type { z } from 'zod';
import { snakeKeys } from '#contract/case.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import type { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { registerBody } from '#contract/registration/form.ts';
import { answerProblem } from '#domain/events/questions.ts';
import { mailAddress } from '#domain/mail/letters.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { say } from '#web/ui/say.ts';
import { type Draft, OWN_WORDS } from './draft.ts';
import { lengthMs } from './length.ts';
import { creditsOf, isGroup, othersOf } from './others.ts';
import type { PublicEvent } from './step.ts';

export type Body = SentBodyOf<typeof registrationEndpoints.register>;
export type Step = 1 | 2 | 3;

/** Each field's place in the form and on the wire, in the form's order, and what to say when it is empty. */
const FIELDS: readonly { name: keyof Draft; step: Step; path: string; empty?: PlainLine }[] = [
  { name: 'preferredName', step: 1, path: 'preferred_name', empty: 'register.wrongName' },
  { name: 'pronouns', step: 1, path: 'pronouns' },
  { name: 'age', step: 1, path: 'is_minor', empty: 'register.wrongAge' },
  { name: 'contact', step: 1, path: 'contact', empty: 'register.wrongContact' },
  { name: 'stageName', step: 2, path: 'stage_name', empty: 'register.wrongStageName' },
  { name: 'pronunciation', step: 2, path: 'pronunciation' },
  { name: 'songTitle', step: 2, path: 'song_title', empty: 'register.wrongSong' },
  { name: 'categoryId', step: 2, path: 'category_id', empty: 'register.wrongCategory' },
  { name: 'delivery', step: 2, path: 'audio_delivery_method', empty: 'register.wrongTrack' },
  { name: 'length', step: 2, path: 'duration_ms' },
  { name: 'performerCount', step: 2, path: 'performer_count' },
  { name: 'memberNames', step: 2, path: 'members', empty: 'group.wrongOthers' },
  { name: 'othersMinor', step: 2, path: '', empty: 'group.wrongOthersAge' },
  { name: 'minors', step: 2, path: '', empty: 'group.wrongMinors' },
  { name: 'stageNotes', step: 2, path: 'stage_notes' },
  { name: 'mcLine', step: 2, path: 'mc_line' },
  {
    name: 'parentHow',
    step: 3,
    path: 'parental_consent',
    empty: 'register.wrongParentHow',
  },
  {
    name: 'parentName',
    step: 3,
    path: 'parental_consent.parent_preferred_name',
    empty: 'register.wrongParentName',
  },
  { name: 'parentPronouns', step: 3, path: 'parental_consent.parent_pronouns' },
  {
    name: 'parentContact',
    step: 3,
    path: 'parental_consent.parent_contact',
    empty: 'register.wrongParentContact',
  },
  {
    name: 'parentAgrees',
    step: 3,
    path: 'parental_consent.consent_given',
    empty: 'register.wrongParentAgrees',
  },
  {
    name: 'emergencyName',
    step: 3,
    path: 'emergency_contact.preferred_name',
    empty: 'register.wrongEmergencyName',
  },
  { name: 'emergencyPronouns', step: 3, path: 'emergency_contact.pronouns' },
  {
    name: 'emergencyContact',
    step: 3,
    path: 'emergency_contact.contact_method',
    empty: 'register.wrongEmergencyContact',
  },
  { name: 'assistance', step: 3, path: 'assistance_needed' },
  { name: 'photos', step: 3, path: 'photo_consent', empty: 'register.wrongPhotos' },
  {
    name: 'riskAccepted',
    step: 3,
    path: 'risk_acknowledged',
    empty: 'register.wrongRules',
  },
];

/** The call's body. Choices that were not made yet are left out, so that the check names them. */
export function bodyOf(draft: Draft): Body {
  return {
    ...pickFields(draft, OWN_WORDS),
    ...pickFields(draft, ['preferredName', 'rulesVersion', 'contact', 'website']),
    isMinor: draft.age === 'minor',
    audioDeliveryMethod: draft.delivery as Body['audioDeliveryMethod'],
    riskAcknowledged: draft.riskAccepted as true,
    emergencyContact: {
      preferredName: draft.emergencyName,
      pronouns: draft.emergencyPronouns,
      contactMethod: draft.emergencyContact,
    },
    parentalConsent:
      draft.age === 'minor'
        ? {
            consentGiven: draft.parentHow === 'here' && draft.parentAgrees,
            parentPreferredName: draft.parentName,
            parentPronouns: draft.parentPronouns,
            parentContact: draft.parentContact,
            textVersion: draft.consentVersion,
          }
        : null,
    assistanceNeeded: draft.assistance,
    categoryId: draft.categoryId === '' ? null : draft.categoryId,
    members: othersOf(draft).map(({ name, isMinor, parentContact }) => ({ name, isMinor, parentContact })),
    credits: creditsOf(draft),
    answers: Object.entries(draft.answers).map(([question, answer]) => ({ question, answer })),
    photoConsent: draft.photos === '' || !saysPhotos(draft) ? null : draft.photos === 'yes',
    durationMs: lengthMs(draft.length) ?? null,
    performerCount: draft.performerCount.trim() === '' ? 1 : Number(draft.performerCount),
  };
}

/** Of photos of a minor the parent says whether they may be shown, here or by their link. */
export const saysPhotos = (draft: Draft): boolean => draft.age !== 'minor' || draft.parentHow === 'here';

/** What this event's form needs beside what every form does. */
export interface FormRules {
  categoryNeeded: boolean;
  /** Answers come by mail, so the contact is an email address. */
  emailNeeded: boolean;
  contactNeeded: boolean;
  photosAsked: boolean;
  questions: PublicEvent['questions'];
}

/** What must be put right, in the form's order; with `step`, only there. */
export function problemsIn(draft: Draft, rules: FormRules, step?: Step): FieldProblem[] {
  const badEmail =
    rules.emailNeeded && draft.contact.trim() !== '' && mailAddress(draft.contact) === undefined;
  const checked = registerBody.safeParse(snakeKeys(bodyOf(draft)));
  const said = new Map(checked.error?.issues.map((issue) => [issue.path.join('.'), () => sayIssue(issue)]));
  if (badEmail) said.set('contact', () => say('register.wrongEmail'));
  const missing = missingChoices(draft, rules);
  const own = step === undefined || step === 2 ? unanswered(draft, rules) : [];
  const fixed = FIELDS.filter((field) => step === undefined || field.step === step).flatMap((field) => {
    const empty = missing.has(field.name) || (said.has(field.path) && isEmpty(draft[field.name]));
    const found = said.get(field.path);
    if (!empty && !found) return [];
    const line = WRONG[field.name] ?? (empty ? field.empty : undefined);
    return [problem(field.name, () => (line ? say(line) : (found?.() ?? say('parts.fillIn'))))];
  });
  const after = fixed.findIndex(({ name }) => stepOf(name) > 2);
  return after < 0 ? [...fixed, ...own] : [...fixed.slice(0, after), ...own, ...fixed.slice(after)];
}

/** The organiser's own questions that have to be answered and are not, or not with one of the answers that there are now. */
const unanswered = (draft: Draft, { questions }: FormRules): FieldProblem[] =>
  questions
    .filter((question) => answerProblem(question, draft.answers[question.id] ?? '') !== undefined)
    .map(({ id, label }) => problem(`answer-${id}`, () => say('group.wrongOwn', { question: label })));

/** What to put right; it is said in the language that is read when it is drawn. */
const problem = (name: string, said: () => string): FieldProblem => ({
  name,
  get message() {
    return said();
  },
});

const sayIssue = (issue: z.core.$ZodIssue): string =>
  issue.code === 'too_big' && issue.origin === 'string'
    ? say('parts.keepTo', { most: Number(issue.maximum) })
    : say('parts.fillIn');

const WRONG: Partial<Record<keyof Draft, PlainLine>> = {
  length: 'register.wrongLength',
  performerCount: 'register.wrongPeople',
};

const isEmpty = (value: Draft[keyof Draft]): boolean =>
  typeof value === 'string' ? value.trim() === '' : !value;

/** What the wire cannot tell from an answer: a choice that was not made. */
function missingChoices(draft: Draft, rules: FormRules): Set<keyof Draft> {
  const minor = draft.age === 'minor';
  const others = othersOf(draft);
  const open: [keyof Draft, boolean][] = [
    ['age', draft.age === ''],
    ['contact', (rules.contactNeeded || rules.emailNeeded) && draft.contact.trim() === ''],
    ['photos', rules.photosAsked && saysPhotos(draft) && draft.photos === ''],
    ['othersMinor', isGroup(draft) && draft.othersMinor === ''],
    ['memberNames', isGroup(draft) && draft.othersMinor === 'yes' && others.length === 0],
    ['minors', others.length > 0 && draft.othersMinor === 'yes' && !others.some(({ isMinor }) => isMinor)],
    ['categoryId', rules.categoryNeeded && draft.categoryId === ''],
    ['length', draft.length.trim() !== '' && lengthMs(draft.length) === undefined],
    ['parentHow', minor && draft.parentHow === ''],
    ['parentAgrees', minor && draft.parentHow === 'here' && !draft.parentAgrees],
  ];
  return new Set(open.filter(([, missing]) => missing).map(([name]) => name));
}

/** The problems that the server named, by its own paths, on the form's fields. */
export function problemsFrom(fields: Readonly<Record<string, string>>): FieldProblem[] {
  const own = Object.entries(fields).flatMap(([path, message]) =>
    path.startsWith('answers.')
      ? [{ name: path.replace('.', '-').replace('answers', 'answer'), message }]
      : [],
  );
  const fixed = FIELDS.flatMap(({ name, path }) => {
    const message = fields[path];
    return message === undefined ? [] : [{ name, message }];
  });
  return [...fixed, ...own];
}

/** The step that a field stands on. */
export const stepOf = (name: string): Step =>
  name.startsWith('answer-') ? 2 : (FIELDS.find((field) => field.name === name)?.step ?? 1);
