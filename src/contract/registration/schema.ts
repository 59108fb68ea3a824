/** Participants as they cross the wire: what they see of themselves, what crew and admins see of them. */
import { z } from 'zod';
import { ACT_FIELD_NAMES, LISTED_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { CONSENT_WAYS } from '#domain/registration/consent.ts';
import { PHOTO_PLACES } from '#domain/registration/photo-places.ts';
import { PARENTAL_CONSENTS, PARTICIPANT_STATUSES, SHOWN_CONSENTS } from '#domain/registration/status.ts';
import { catalogueLines } from '../errors.ts';
import { question } from '../events/schema.ts';
import { id, instant, line, optionalLine, paragraph, REASON_LENGTH } from '../primitives.ts';
import { shownFields } from './act-fields.ts';

export const participantStatus = z.enum(PARTICIPANT_STATUSES);
export const parentalConsentState = z.enum(PARENTAL_CONSENTS);

/** A text that a parent reads and its version. */
export const agreedText = z.object({ version: z.int(), text: z.string() });

/** How a consent came: by the parent's own link, on paper, by a link passed on, in the form. */
export const consentWay = z.enum(CONSENT_WAYS);

/** A consent as it was given, the same for parent, performer, organisers and data exports. */
export const consentRecord = z.object({
  how: consentWay,
  words: z
    .string()
    .describe('How it came, for people: whether the parent gave it, or who recorded the paper.'),
  confirmed: z
    .boolean()
    .describe("Whether it came by the parent's own link or on paper, so not through the performer's page."),
  given_at: instant,
  recorded_by: z.string().nullable().describe('Who recorded the paper.'),
});

/** Whether photos of the act may be shown, as the performer said. */
export const photoConsent = z.enum(['not_asked', 'yes', 'no']);

/** Where photos may be shown. */
export const photoPlace = z
  .enum(PHOTO_PLACES)
  .describe(
    '`screen`: the big screen; `ballot`: ballot, line-up and printed programme; `results`: results on phones and pages.',
  );
const photoPlaces = z.array(photoPlace);

/** A place at which a picture is to be shown, or not. */
export const photoPlaceBody = z.object({ place: photoPlace, shown: z.boolean() });

/** Whether a category is full. */
export const places = z.object({ category_id: id, full: z.boolean() });

/** Answers to the organiser's own questions. */
const answers = z.array(z.object({ question: z.string(), answer: z.string() }));

/** An act as crew may know it: no contacts, no names but the stage name. */
export const listedParticipant = z.object({
  id,
  number: z.int(),
  status: participantStatus,
  erased: z.boolean().describe('Whether the personal data was erased, which nobody sees any more.'),
  ...shownFields(LISTED_ACT_FIELDS),
  consent: z
    .enum(SHOWN_CONSENTS)
    .describe('For crew `clear` or `missing`: who is under age, and what a parent said, is for the admins.'),
  consent_how: consentWay
    .nullable()
    .describe('How the last consent came, or one that no parent confirmed; null for none, or for crew.'),
  answers,
  headcount: z.int().nullable().describe('How many were seen at check-in; null where nobody counted.'),
  needs_assistance: z
    .boolean()
    .nullable()
    .describe('Null for crew: that somebody needs help is for the admins and the access team.'),
  photo_consent: photoConsent,
  photo_places: photoPlaces.describe('Where all on stage let photos be shown that may be shown.'),
  contact_mark: z
    .string()
    .nullable()
    .describe('Acts with the same mark have the same contact; null where none was given, or for crew.'),
  came_from: z
    .string()
    .nullable()
    .describe(
      'Acts with the same mark came from the same network; null where the desk added it, or for crew.',
    ),
  checked_in_at: instant.nullable(),
  revision: z.int(),
  created_at: instant,
});

/** Another person on stage, without the name. */
const listedMember = z.object({
  id,
  is_minor: z.boolean(),
  consent: parentalConsentState,
  consent_record: consentRecord.nullable(),
  consent_link_of: z.enum(['performer', 'parent']),
  photo_consent: photoConsent,
});

/** An act with everything that is not personal data. */
export const participant = listedParticipant.extend({
  ...shownFields(ACT_FIELD_NAMES),
  note: z.string(),
  risk_acknowledged: z.boolean(),
  rules_record: agreedText
    .extend({ accepted_at: instant })
    .nullable()
    .describe(
      'The stage rules that were accepted, as they were read. Null where nobody kept that, or for crew.',
    ),
  emergency_known: z
    .boolean()
    .nullable()
    .describe('Whether there is somebody to call, and how. Null for crew.'),
  consent_record: consentRecord.nullable().describe('Null where none was given, or for crew.'),
  consent_link_of: z
    .enum(['performer', 'parent'])
    .nullable()
    .describe(
      "Who is given the parent's link: the parent alone, or the performer too. Null for crew and adults.",
    ),
  own_consent: parentalConsentState
    .nullable()
    .describe('Of whoever registered alone; `consent` is of everybody on stage. Null for crew.'),
  members: z
    .array(listedMember)
    .nullable()
    .describe(
      'The others on stage; their names are uncovered as a part of the personal data. Null for crew.',
    ),
  updated_at: instant,
  erasing: z
    .boolean()
    .describe('Whether the personal data is being erased: gone from here, not yet from every file.'),
  erased_at: instant.nullable().describe('When the personal data had left the last file.'),
  merged_into: id.nullable().describe('The act that took this registration in.'),
});

/** An act as its own private link shows it. */
export const ownParticipant = z.object({
  id,
  number: z.int(),
  status: participantStatus,
  preferred_name: z.string(),
  ...shownFields(ACT_FIELD_NAMES),
  is_minor: z.boolean(),
  answers,
  risk_acknowledged: z.boolean(),
  contact: z.string(),
  photo_consent: photoConsent,
  consent: parentalConsentState.describe('For whoever registered.'),
  members_consent: parentalConsentState.describe('For the others on stage, together.'),
  checked_in_at: instant.nullable(),
  created_at: instant,
});

export const registerAnswer = z.object({
  participant: ownParticipant,
  status_url: z.string(),
  consent_url: z
    .string()
    .nullable()
    .describe(
      'For the parent of a minor, while their consent is asked for. Null where they left an email address: then it goes there alone.',
    ),
});

const consentAsked = z
  .enum(['here', 'letter', 'organisers'])
  .nullable()
  .describe('How the parent gets their link: from this page, by letter, or from the organisers.');

export const ownStatus = z.object({
  participant: ownParticipant,
  event: z.object({
    name: z.string(),
    host: z.string(),
    venue: z.string(),
    time_zone: z.string(),
    starts_at: instant.nullable(),
    doors_at: instant.nullable(),
    minor_below_age: z.int(),
    questions: z.array(question),
    contact_line: z.string(),
    erase_after_days: z.int().nullable(),
  }),
  category_name: z.string().nullable(),
  parent_name: z.string().nullable().describe('Whose consent is asked for, as the performer named them.'),
  consent_url: z.string().nullable().describe('To hand on; null where the link goes to the parent alone.'),
  consent_asked: consentAsked,
  consent_record: consentRecord.extend({ by: z.string(), of: z.string() }).nullable(),
  members: z
    .array(
      z.object({
        id,
        name: z.string(),
        is_minor: z.boolean(),
        consent: parentalConsentState,
        consent_url: z
          .string()
          .nullable()
          .describe('To hand on; null where the link goes to the parent alone.'),
        consent_asked: consentAsked,
      }),
    )
    .describe('The others on stage, as whoever registered named them.'),
  waiting_position: z.int().nullable().describe('First is 1; null when not on the waiting list.'),
  held_until_at: instant
    .nullable()
    .describe('Until when the place is kept while a parent is asked; null when nothing is waited for.'),
  editable: z.boolean(),
  edits_until_at: instant.nullable(),
  merged_into: z
    .object({ number: z.int(), stage_name: z.string() })
    .nullable()
    .describe('The registration that took this one in.'),
});

export const withdrawBody = z.object({ reason: optionalLine(REASON_LENGTH).default('') });

/** What a parent or guardian sees behind their link. */
export const consentView = z.object({
  state: z.enum(['asked', 'given', 'withdrawn']),
  event: z.object({
    name: z.string(),
    host: z.string(),
    venue: z.string(),
    time_zone: z.string(),
    starts_at: instant.nullable(),
    contact_line: z.string(),
    erase_after_days: z.int().nullable(),
  }),
  performer_name: z.string().describe('The child that it is about.'),
  stage_name: z.string(),
  song_title: z.string(),
  parent_preferred_name: z.string(),
  parent_pronouns: z.string(),
  record: consentRecord.nullable().describe('How the consent came that stands.'),
  to_confirm: z
    .boolean()
    .describe(
      'Whether consent stands in the name of a parent who has not confirmed it, and can by this link.',
    ),
  replaced_by: z
    .object({ number: z.int(), stage_name: z.string() })
    .nullable()
    .describe(
      'The registration that took this one in: this link gives no consent any more, only takes it back.',
    ),
  reach_asked: z
    .boolean()
    .describe('Whether the parent says with it how they are reached: nobody has said so yet.'),
  photo_places: photoPlaces
    .nullable()
    .describe('Where photos of the child may be shown, to be changed; null where they may not be at all.'),
  photos_asked: z.boolean().describe('Whether the parent says with it whether photos may be shown.'),
  photo_consent: photoConsent,
  text: agreedText.describe('The present text; once given, the text as it was agreed to.'),
  given_at: instant.nullable(),
});
const readName = z.string().describe('The name that was read; agreed for no other.');
export const giveConsentBody = z.object({
  parent_preferred_name: line(120),
  parent_pronouns: optionalLine(60).default(''),
  parent_contact: optionalLine(200)
    .default('')
    .describe('How the parent is reached; needed where nobody has said so yet, and else left as it is.'),
  agreed: z.literal(true, 'Tick the box to agree.'),
  text_version: z.int().describe('The version that was read.'),
  performer_name: readName.nullable().default(null),
  photo_consent: z
    .boolean()
    .nullable()
    .default(null)
    .describe('Whether photos of the child may be shown; needed where the event asks.'),
});

export const statusBody = z.object({
  status: participantStatus,
  reason: optionalLine(REASON_LENGTH).default(''),
});
export const statusesBody = z.object({
  changes: z
    .array(z.object({ id, status: participantStatus }))
    .min(1)
    .max(500),
  reason: optionalLine(REASON_LENGTH).default(''),
});
export const statusesAnswer = z.object({
  changed: z.array(z.object({ id, before: participantStatus, after: participantStatus })),
  refused: z.array(z.object({ id, error: z.string(), code: z.string() })),
});
export const checkInBody = z.object({
  checked_in: z.boolean(),
  headcount: z
    .int()
    .min(0)
    .max(500)
    .nullable()
    .optional()
    .describe('How many of the act are here; left out, it stays.'),
});
export const noteBody = z.object({ note: paragraph(4_000) });
const ofMember = id.optional().describe('For whom else on stage; left out, for whoever registered.');
export const consentBody = z.object({
  state: z.enum(['given', 'withdrawn']),
  reason: line(REASON_LENGTH),
  member: ofMember,
  photo_consent: z.boolean().optional().describe('What the paper says of photos; left out, it stays.'),
  parent_contact: optionalLine(200)
    .optional()
    .describe('How the parent is reached, as the paper says; left out or empty, it stays.'),
});
/** A new address for the parent, or none to write to the one given. */
export const askParentBody = z.object({
  parent_contact: line(200)
    .optional()
    .describe('Corrects how the parent is reached; the link before then ends.'),
  member: ofMember,
});
export const askedParent = z.object({
  participant,
  letter: z.boolean().describe('Whether a letter with the link goes out.'),
  consent_url: z.string().nullable().describe('The link to hand over oneself; null where a letter goes out.'),
});
export const links = z.object({ status_url: z.string(), consent_url: z.string().nullable() });

const historyChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
/** A line of an act's history, in the reader's language. Personal fields are only named, never quoted. */
export const ownHistoryEntry = z.object({
  happened_at: instant,
  by: z.string(),
  by_kind: z.string(),
  action: z.string(),
  changes: z.array(historyChange).describe('What changed; of a personal field only the name.'),
  why: z.string().nullable(),
});
/**
 * A line of an act's history as it was written, with the lines of the catalogue for what the server said itself.
 */
export const historyEntry = ownHistoryEntry.extend({
  changes: z
    .array(historyChange.extend({ before_told: catalogueLines, after_told: catalogueLines }))
    .describe('What changed; of a personal field only the name.'),
  why_told: catalogueLines,
});
