/** What a performer fills in: the specification's create payload, and our further questions. */
import { z } from 'zod';
import { MAX_ANSWER_LENGTH, MOST_QUESTIONS } from '#domain/events/questions.ts';
import { ACT_FIELD_NAMES, OWN_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { MOST_MEMBERS } from '#domain/registration/people.ts';
import { id, line, optionalLine, paragraph } from '../primitives.ts';
import { changedFields, registeredFields } from './act-fields.ts';

const yesOrNo = (message: string) => z.boolean(message);

/** What is kept of whoever registers. */
const PERSON = {
  preferred_name: line(120),
  is_minor: yesOrNo('Say whether you are under age on the day of the show.'),
  assistance_needed: paragraph(2_000),
  contact: optionalLine(200),
};

/** The version of a text that was read; null: whichever there is as it arrives. */
const versionRead = z
  .int()
  .nullable()
  .default(null)
  .describe('The version that was read, so that no other one counts as agreed to.');

export const emergencyContact = z.object({
  preferred_name: line(120),
  pronouns: optionalLine(60).default(''),
  contact_method: line(200),
});

export const parentalConsentGiven = z.object({
  consent_given: yesOrNo('Say whether a parent or guardian agrees.').describe(
    'False asks for it: the parent gets a link of their own to read and sign.',
  ),
  parent_preferred_name: line(120),
  parent_pronouns: optionalLine(60).default(''),
  parent_contact: line(200),
  text_version: versionRead,
});

/** Another person on stage. */
export const memberGiven = z.object({
  name: line(120),
  is_minor: z
    .boolean()
    .default(false)
    .describe('Whether they are under age on the day: a parent has to agree.'),
  parent_contact: optionalLine(200)
    .default('')
    .describe('Where the parent of a minor is reached; with an email address their link goes to them alone.'),
});
export const membersGiven = z.array(memberGiven).max(MOST_MEMBERS);

/**
 * A change of who else is on stage: those who stay by id, names put right of some of them, and those who are new. A
 * name that is put right leaves everything else of its person as it is.
 */
export const changeMembersBody = z.object({
  keep: z.array(id).max(MOST_MEMBERS),
  correct: z
    .array(z.object({ id, name: line(120) }))
    .max(MOST_MEMBERS)
    .default([])
    .describe(
      'Names put right of people who stay. Performers put right only the spelling of a name that a parent has answered for.',
    ),
  add: membersGiven.default([]),
});

/** Answers to the organiser's own questions. An empty answer removes one; questions that are not named keep theirs. */
const answersGiven = z
  .array(z.object({ question: z.string().max(40), answer: optionalLine(MAX_ANSWER_LENGTH) }))
  .max(MOST_QUESTIONS);

/** A registration. Every field that is not in the specification has a default. */
export const registerBody = z
  .object({
    ...registeredFields,
    ...PERSON,
    risk_acknowledged: z.literal(true, 'Accept the stage rules to take part.'),
    rules_version: versionRead,
    emergency_contact: emergencyContact,
    parental_consent: parentalConsentGiven.nullable().optional(),
    assistance_needed: PERSON.assistance_needed.default(''),
    contact: PERSON.contact.default(''),
    members: membersGiven.default([]).describe('The others on stage.'),
    answers: answersGiven.default([]).describe("To the organiser's own questions."),
    credits: registeredFields.credits.describe('Names for the programme; empty: nobody is named in it.'),
    photo_consent: z
      .boolean()
      .nullable()
      .default(null)
      .describe(
        'Whether photos may be shown; null where it was not asked. Of a minor only the parent says so.',
      ),
    website: z.string().max(200).default('').describe('Not for people: the field that only machines fill.'),
  })
  .superRefine((given, context) => {
    if (given.is_minor && !given.parental_consent)
      context.addIssue({
        code: 'custom',
        path: ['parental_consent'],
        message: 'A parent or guardian has to be named.',
      });
    if (given.website !== '')
      context.addIssue({ code: 'custom', path: ['website'], message: 'Leave this field empty.' });
  });

/** What performers can change themselves. */
export const editOwnBody = z
  .object(changedFields(OWN_ACT_FIELDS))
  .extend({ contact: PERSON.contact, answers: answersGiven })
  .partial();

/** What the organisers can change, with the revision that they saw. */
export const editParticipantBody = z
  .object({
    ...changedFields(ACT_FIELD_NAMES),
    ...PERSON,
    is_minor: z
      .boolean()
      .describe(
        'Whoever is under age needs the consent of a parent, who is asked; whoever is not, needs none.',
      ),
    contact: PERSON.contact.describe(
      'How the performer is reached. Letters that were refused go to the new address.',
    ),
    emergency_contact: emergencyContact,
    answers: answersGiven,
  })
  .partial()
  .extend({ revision: z.int().min(1) });
