/** What a performer fills in: the specification's create payload, and what we may ask beside it. */
import { z } from 'zod';
import { durationMs, id, line, optionalLine, paragraph } from '../primitives.ts';

/** The specification's three ways, and an upload. */
export const AUDIO_DELIVERY_METHODS = ['email', 'flash_drive', 'convention', 'upload'] as const;
export const audioDeliveryMethod = z.enum(AUDIO_DELIVERY_METHODS, 'Choose how your track reaches us.');

/** A line that shows something: marks that print nothing do not make a name. */
const shown = (max: number) =>
  line(max).refine((text) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text), 'Fill this in.');

const yesOrNo = (message: string) => z.boolean(message);

export const emergencyContact = z.object({
  preferred_name: shown(120),
  pronouns: optionalLine(60).default(''),
  contact_method: shown(200),
});

export const parentalConsentGiven = z.object({
  consent_given: yesOrNo('Say whether a parent or guardian agrees.').describe(
    'False asks for it: the parent gets a link of their own to read and sign.',
  ),
  parent_preferred_name: shown(120),
  parent_pronouns: optionalLine(60).default(''),
  parent_contact: shown(200),
});

/** The fields of an act that the organisers may change later too. */
export const actFields = {
  stage_name: shown(120),
  pronouns: optionalLine(60),
  song_title: shown(200),
  category_id: id.nullable(),
  pronunciation: optionalLine(120),
  mc_line: paragraph(280),
  stage_notes: paragraph(500),
  duration_ms: durationMs.min(1_000, 'Enter the length in minutes and seconds.').nullable(),
  performer_count: z.int().min(1).max(500),
  audio_delivery_method: audioDeliveryMethod,
};

/** A registration. Everything that is not the specification's has a default. */
export const registerBody = z
  .object({
    ...actFields,
    preferred_name: shown(120),
    pronouns: actFields.pronouns.default(''),
    is_minor: yesOrNo('Say whether you are under age on the day of the show.'),
    risk_acknowledged: z.literal(true, 'Accept the stage rules to take part.'),
    emergency_contact: emergencyContact,
    parental_consent: parentalConsentGiven.nullable().optional(),
    assistance_needed: paragraph(2_000).default(''),
    contact: optionalLine(200).default(''),
    category_id: actFields.category_id.default(null),
    pronunciation: actFields.pronunciation.default(''),
    mc_line: actFields.mc_line.default(''),
    stage_notes: actFields.stage_notes.default(''),
    duration_ms: actFields.duration_ms.default(null),
    performer_count: actFields.performer_count.default(1),
    member_names: paragraph(2_000).default('').describe('The others of a group, one name a line.'),
    photo_consent: z
      .boolean()
      .nullable()
      .default(null)
      .describe('Whether photos may be shown; null where it was not asked.'),
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

/** What performers change by themselves. */
export const editOwnBody = z
  .object(actFields)
  .pick({ pronouns: true, pronunciation: true, mc_line: true })
  .extend({ contact: optionalLine(200) })
  .partial();

/** What the organisers change, made from the revision they saw. */
export const editParticipantBody = z
  .object(actFields)
  .partial()
  .extend({
    revision: z.int().min(1),
    contact: optionalLine(200)
      .optional()
      .describe('How the performer is reached. Letters that were refused go to the new address.'),
  });
