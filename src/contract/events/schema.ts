/** The event, its settings and its categories as they cross the wire. */
import { z } from 'zod';
import { CONSENT_TEXT, RISK_TEXT } from '#domain/events/agreed-texts.ts';
import { isHex } from '#domain/events/look/colour.ts';
import { isLegible, nearestLegible } from '#domain/events/look/legible.ts';
import { FACES, type Look } from '#domain/events/look/look.ts';
import { LOGO_TONES } from '#domain/events/look/style.ts';
import { MOST_QUESTIONS, QUESTION_KINDS } from '#domain/events/questions.ts';
import { ACT_SCORES, STANDINGS_SO_FAR } from '#domain/events/scores-shown.ts';
import { STAGE_SIDES } from '#domain/events/stage-side.ts';
import { isTimeZone } from '#domain/events/time-zone.ts';
import { bytesOf, WIFI_KINDS, WIFI_NAME_BYTES, WIFI_PASSWORD_LENGTH } from '#domain/events/wifi.ts';
import { LANGUAGE_CODES, SOURCE } from '#domain/messages/languages.ts';
import { letterTexts } from '../mail/schema.ts';
import { day, durationMs, id, instant, line, optionalLine, paragraph } from '../primitives.ts';
import { keptSponsors } from './sponsors.ts';

const timeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone, like Europe/Berlin.');

export const versionedText = z.object({ version: z.int().min(1), text: paragraph(4_000) });

const MC_CODE_LENGTH = 16;
/** As it is stored: shorter codes from before codes had to be long still work. */
const mcAccessCode = z.string().trim().max(MC_CODE_LENGTH);

const language = z.enum(LANGUAGE_CODES);

const lookColour = z.string().refine(isHex, 'Choose a colour, like #ddf247.');
const look = z.object({
  accent: lookColour.describe('The light: who is on, and what to press.'),
  ground: lookColour.describe(
    'The house: what is behind everything. A light one turns the screens to paper.',
  ),
  face: z.enum(FACES).describe('The letters of names and titles.'),
});

const UNREAD = ({ accent, ground }: Look): string =>
  `These colours cannot be read on every screen. The nearest that can: ${accent} on ${ground}.`;
const legibleLook = look
  .superRefine((given, context) => {
    if (isHex(given.accent) && isHex(given.ground) && !isLegible(given))
      context.addIssue({ code: 'custom', message: UNREAD(nearestLegible(given)) });
  })
  .nullable()
  .describe('How its pages, screens and prints look; null: as the house does.');

/** One of the organiser's own questions. */
export const question = z
  .object({
    id: z.string().regex(/^[a-z0-9]{1,24}$/),
    label: line(120),
    kind: z.enum(QUESTION_KINDS),
    choices: z.array(line(80)).max(40).default([]).describe('Of a choice.'),
    required: z.boolean().default(false),
    is_public: z.boolean().default(false).describe('Whether the programme prints the answer.'),
  })
  .refine(({ kind, choices }) => kind !== 'choice' || choices.length > 1, {
    message: 'Give at least two answers to choose from.',
    path: ['choices'],
  });

const settingsFields = {
  main_language: language.describe(
    'What the event itself speaks: its screens, and pages to whoever reads none of the others.',
  ),
  other_languages: z
    .array(language)
    .max(LANGUAGE_CODES.length)
    .overwrite((all) => [...new Set(all)])
    .describe('The other languages that pages may be read in.'),
  wifi_line: optionalLine(120).describe(
    'Shown beside the address on the projector, as "Wi-Fi: Hall-Guest, no password".',
  ),
  wifi_name: optionalLine(WIFI_NAME_BYTES)
    .refine(
      (name) => bytesOf(name) <= WIFI_NAME_BYTES,
      `No network has a name longer than ${WIFI_NAME_BYTES} bytes.`,
    )
    .describe('The network that printed codes let devices join; empty: none is printed.'),
  wifi_password: z
    .string()
    .max(WIFI_PASSWORD_LENGTH)
    .regex(/^[\x20-\x7e]*$/, 'A Wi-Fi password has no letters but those of English.'),
  wifi_kind: z.enum(WIFI_KINDS),
  public_address: z
    .string()
    .trim()
    .max(200)
    .regex(/^(https?:\/\/[^\s/?#@\\]+)?$/, 'Enter an address like https://vote.example.org, without a path.')
    .describe(
      'Where phones reach this server, as "https://vote.example.org"; empty: the address the desk uses.',
    ),
  contact_line: optionalLine(200).describe('How to reach the organisers, for people who are stuck.'),
  mc_access_code: optionalLine(MC_CODE_LENGTH)
    .refine(
      (code) => code === '' || code.replace(/[\s-]/g, '').length >= 8,
      'Use eight letters or digits at least.',
    )
    .describe(
      'What an MC types to see the script; made when the event is. Empty: MC pages are paired at the desk only.',
    ),
  lineup_published: z.boolean(),
  minor_below_age: z.int().min(1).max(30).describe('Under this age a parent has to agree.'),
  consent_text: versionedText,
  risk_text: versionedText,
  show_turnout: z.boolean().describe('Whether the number of ballots is shown while a poll is open.'),
  opening_count: z.boolean().describe('Whether ten seconds are counted before the title of the opening.'),
  projector_scores: z
    .enum(ACT_SCORES)
    .describe("Whether the room may see an act's marks once they are locked, and whose they are."),
  projector_standings: z
    .enum(STANDINGS_SO_FAR)
    .describe("Whether the room may see the judges' standings so far."),
  track_max_mb: z
    .int()
    .min(1)
    .max(1_000)
    .describe('The largest file of music that is taken, in megabytes (10⁶ bytes).'),
  tracks_until_at: instant
    .nullable()
    .describe('Until when performers may send or replace their music; null: until the show starts.'),
  trim_silence: z
    .boolean()
    .describe('Whether files that arrive from now on are played without the silence at both ends.'),
  two_person_certification: z.boolean(),
  mail_on: z
    .boolean()
    .describe('Whether performers get letters. They can only be sent where a mail server is set.'),
  letters: letterTexts,
  photo_consent_asked: z.boolean().describe('Whether the form asks if photos may be taken.'),
  questions: z
    .array(question)
    .max(MOST_QUESTIONS)
    .refine(
      (all) => new Set(all.map(({ id }) => id)).size === all.length,
      'Give each question an id of its own.',
    )
    .describe('What the form asks beside what every form does, in order.'),
  erase_after_days: z
    .int()
    .min(1)
    .max(3_650)
    .nullable()
    .describe(
      "Days after the show when the server erases personal data by itself; null: nobody's, until an admin does.",
    ),
  acts_per_contact: z
    .int()
    .min(0)
    .max(100)
    .describe('How many acts one contact may register; 0: any number.'),
  scoring_grace_ms: z
    .int()
    .min(10_000)
    .max(3_600_000)
    .nullable()
    .describe('How long judges are told they have after an act; null: nothing is said.'),
  changeover_ms: z
    .int()
    .min(0)
    .max(1_800_000)
    .describe("Planned between one act's end and the next one's start."),
  phones_follow_ms: z
    .int()
    .min(0)
    .max(600_000)
    .describe(
      'How long after the hall phones, the results page and screens that are not paired are told each place.',
    ),
  stage_side: z
    .enum(STAGE_SIDES)
    .nullable()
    .describe('Where acts come to the stage unless the running order says otherwise; null: nothing is said.'),
  look: legibleLook,
};

/** A change of settings; only those named change. */
export const givenSettings = z.object(settingsFields).partial();

/** The settings as stored. Every field has a default, so an empty object is valid. */
export const eventSettings = z.object({
  main_language: settingsFields.main_language.default(SOURCE),
  other_languages: settingsFields.other_languages.default([]),
  wifi_line: settingsFields.wifi_line.default(''),
  wifi_name: settingsFields.wifi_name.default(''),
  wifi_password: settingsFields.wifi_password.default(''),
  wifi_kind: settingsFields.wifi_kind.default('wpa'),
  public_address: z.string().default(''),
  contact_line: settingsFields.contact_line.default(''),
  mc_access_code: mcAccessCode.default(''),
  lineup_published: settingsFields.lineup_published.default(false),
  minor_below_age: settingsFields.minor_below_age.default(18),
  consent_text: settingsFields.consent_text.default({ version: 1, text: CONSENT_TEXT }),
  risk_text: settingsFields.risk_text.default({ version: 1, text: RISK_TEXT }),
  show_turnout: settingsFields.show_turnout.default(true),
  opening_count: settingsFields.opening_count.default(true),
  projector_scores: settingsFields.projector_scores.default('off'),
  projector_standings: settingsFields.projector_standings.default('off'),
  track_max_mb: settingsFields.track_max_mb.default(60),
  tracks_until_at: settingsFields.tracks_until_at.default(null),
  trim_silence: settingsFields.trim_silence.default(false),
  two_person_certification: settingsFields.two_person_certification.default(false),
  mail_on: settingsFields.mail_on.default(false),
  letters_address: z
    .string()
    .default('')
    .describe(
      'Where letters lead without a public address: what the admin who turned mail on had open. Kept by the server.',
    ),
  letters: letterTexts.prefault({}),
  photo_consent_asked: settingsFields.photo_consent_asked.default(false),
  questions: settingsFields.questions.default([]),
  erase_after_days: settingsFields.erase_after_days.default(30),
  acts_per_contact: settingsFields.acts_per_contact.default(0),
  scoring_grace_ms: settingsFields.scoring_grace_ms.default(null),
  changeover_ms: settingsFields.changeover_ms.default(0),
  phones_follow_ms: settingsFields.phones_follow_ms.default(20_000),
  stage_side: settingsFields.stage_side.default(null),
  // As it is stored: a look that was legible when it was chosen stays valid, whatever is required of a new one.
  look: look.nullable().default(null),
  logo: z
    .object({ path: z.string(), ratio: z.number(), tone: z.enum(LOGO_TONES) })
    .nullable()
    .default(null)
    .describe('Where its logo is served, and its width by its height. Set by a call of its own.'),
  background: z
    .object({ path: z.string(), darkest: z.string(), lightest: z.string() })
    .nullable()
    .default(null)
    .describe(
      "A picture behind the event's name: where it is served, and the lowest and the highest value of each channel of its pixels. Set by a call of its own.",
    ),
  sponsors: keptSponsors,
});

const facts = {
  name: line(120),
  host: optionalLine(120),
  venue: optionalLine(200),
  description: paragraph(2_000),
  time_zone: timeZone,
  starts_at: day.nullable(),
  doors_at: day.nullable(),
  registration_mode: z.enum(['by_date', 'open', 'closed']),
  registration_opens_at: day.nullable(),
  registration_closes_at: day.nullable(),
};

/** The event as admins see and edit it. */
export const adminEvent = z.object({
  id,
  ...facts,
  starts_at: instant.nullable(),
  doors_at: instant.nullable(),
  registration_opens_at: instant.nullable(),
  registration_closes_at: instant.nullable(),
  settings: eventSettings,
  is_current: z.boolean(),
  created_at: instant,
  updated_at: instant,
});

/** A new event; only its name is needed. */
export const newEventBody = z.object({
  ...facts,
  host: facts.host.default(''),
  venue: facts.venue.default(''),
  description: facts.description.default(''),
  time_zone: timeZone.default('UTC'),
  starts_at: facts.starts_at.default(null),
  doors_at: facts.doors_at.default(null),
  registration_mode: facts.registration_mode.default('by_date'),
  registration_opens_at: facts.registration_opens_at.default(null),
  registration_closes_at: facts.registration_closes_at.default(null),
  settings: givenSettings.default({}),
});

/** The name and time of an event copied from another one. */
export const copyEventBody = z.object({ name: facts.name, starts_at: facts.starts_at.default(null) });

/** A change of an event; only what is named changes. */
export const changeEventBody = z.object({ ...facts, settings: givenSettings }).partial();

/** How many categories an event may have. */
export const MOST_CATEGORIES = 200;

export const category = z.object({
  id,
  name: z.string(),
  colour: z.string(),
  time_limit_ms: durationMs.nullable(),
  capacity: z.int().nullable(),
});
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'Choose a colour, like #ddf247.');
const categoryFacts = {
  name: line(60),
  colour,
  time_limit_ms: durationMs.nullable(),
  capacity: z.int().min(0).max(10_000).nullable(),
};
export const newCategoryBody = z.object({
  ...categoryFacts,
  colour: colour.default('#ddf247'),
  time_limit_ms: categoryFacts.time_limit_ms.default(null),
  capacity: categoryFacts.capacity.default(null),
});
export const changeCategoryBody = z.object(categoryFacts).partial();
export const categoryOrderBody = z.object({ ids: z.array(id).max(MOST_CATEGORIES) });

/** The current event as anybody may know it. */
export const publicEvent = z.object({
  id,
  name: z.string(),
  host: z.string(),
  venue: z.string(),
  description: z.string(),
  time_zone: z.string(),
  starts_at: instant.nullable(),
  doors_at: instant.nullable(),
  registration: z.object({
    state: z.enum(['not_yet', 'open', 'closed']),
    opens_at: instant.nullable(),
    closes_at: instant.nullable(),
  }),
  categories: z.array(category),
  contact_line: z.string(),
  minor_below_age: z.int(),
  consent_text: versionedText,
  risk_text: versionedText,
  contact_needed: z
    .boolean()
    .describe('Whether the form needs an email address, since answers come by mail.'),
  photo_consent_asked: z.boolean(),
  questions: z.array(question),
  tracks_until_at: instant.nullable().describe('Until when music may be sent; null: until the show starts.'),
  acts_per_contact: z.int(),
  erase_after_days: z
    .int()
    .nullable()
    .describe('Days after the show until personal data is erased; null: until an admin erases it.'),
});
