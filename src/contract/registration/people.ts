/** The calls on many people at once or on all of one: acts from a file, one person's data, erasing. */
import { z } from 'zod';
import { ACT_FIELDS, FILED_ACT_FIELDS, MERGED_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { snakeName } from '../case.ts';
import { byAdmin, byCrew } from '../endpoint.ts';
import { catalogueLines } from '../errors.ts';
import { letterKind } from '../mail/schema.ts';
import { id, instant, line, REASON_LENGTH } from '../primitives.ts';
import { audioDeliveryMethod } from './act-fields.ts';
import { erasingCalls } from './erasing.ts';
import { emergencyContact, memberGiven } from './form.ts';
import { personal } from './personal.ts';
import { ownHistoryEntry, participant } from './schema.ts';

/** What else a file says of a new act. */
const PERSON_COLUMNS = [
  'preferred_name',
  'contact',
  'emergency_name',
  'emergency_contact',
  'under_age',
  'parent_name',
  'parent_contact',
  'members',
] as const;
/** What a column of a file may hold. */
export const IMPORT_FIELDS = [
  'number',
  ...FILED_ACT_FIELDS.map((name) => ACT_FIELDS[name].column),
  ...PERSON_COLUMNS,
] as const;
export const importField = z.enum(IMPORT_FIELDS);
/** A column with answers to one of the organiser's own questions. */
const answerColumn = z.templateLiteral(['answer:', z.string().regex(/^[a-z0-9]{1,24}$/)]);

/** The largest file in bytes; 2,000 acts with every column filled are under a megabyte. */
export const IMPORT_BYTES = 4_000_000;

const importBody = z.object({
  text: z.string().max(IMPORT_BYTES / 2),
  columns: z
    .array(z.union([importField, answerColumn]).nullable())
    .max(100)
    .describe(
      "What each column holds, in the file's order; null: not used. `answer:` and an id: what was answered to one of the organiser's own questions.",
    ),
  key: z
    .enum(['number', 'name_and_song'])
    .describe('How a row finds the act it is about. A number beats name and song where the file is our own.'),
  choices: z
    .record(z.string().regex(/^\d{1,6}$/), z.string().max(100))
    .default({})
    .describe(
      'For a row that nearly names an act, by its line: "new", or the id of the act that it is about.',
    ),
  categories: z
    .array(z.object({ name: z.string().max(200), meant: id }))
    .max(500)
    .default([])
    .describe(
      'For a category as the file names it, where none here is named so: the id of the one that is meant.',
    ),
  confirm: z
    .string()
    .max(100)
    .nullable()
    .default(null)
    .describe('The plan that was seen; without it nothing is written.'),
});

const importAnswer = z.object({
  plan: z.string().describe('Send it back to carry out exactly this.'),
  written: z.boolean(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), choose: z.int(), problem: z.int() }),
  categories: z
    .array(z.object({ name: z.string(), near: z.array(z.object({ id, name: z.string() })) }))
    .describe(
      'Categories of the file that nobody here calls so, each with those that are called nearly so, or all: rows with them wait until somebody says which is meant.',
    ),
  rows: z.array(
    z.object({
      line: z.int().describe('Of the file, first after the heading is 2.'),
      fate: z
        .enum(['new', 'changed', 'same', 'choose', 'problem'])
        .describe('`choose`: nearly the name of an act that is here; left out until somebody says which.'),
      stage_name: z.string(),
      song_title: z.string(),
      id: id.nullable().describe('The act it is about.'),
      changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      near: z
        .array(z.object({ id, number: z.int(), stage_name: z.string(), song_title: z.string() }))
        .describe('The acts that are called nearly the same, 20 at most.'),
      problems: z.array(z.string()),
      problems_told: z.array(catalogueLines).describe('Of each of them, which lines of the catalogue it is.'),
    }),
  ),
});

/** What an act may take over from a second registration of the same act. */
export const MERGE_PARTS = [...MERGED_ACT_FIELDS.map(snakeName), 'person', 'consent', 'tracks'] as const;
export const mergePart = z.enum(MERGE_PARTS);

const mergeBody = z.object({
  other_id: id,
  take: z
    .array(mergePart)
    .max(MERGE_PARTS.length)
    .describe('What is taken from the other; everything else stays as this act has it.'),
  revision: z.int().describe('As both were seen.'),
  other_revision: z.int(),
});

export const listView = z.object({ id, name: z.string(), search: z.string(), saved_by: z.string() });
/** A view of the list to be saved. */
export const viewBody = z.object({
  name: line(40),
  search: z
    .string()
    .max(500)
    .regex(/^(\?[^#\s]*)?$/)
    .describe(`The address's query: "?tab=accepted&track=missing", or nothing for the whole list.`),
  replace: z.boolean().default(false).describe('Whether one of the same name may be replaced.'),
});
/** A change of several acts at once; what is not named stays. */
const changeManyBody = z.object({
  ids: z.array(id).min(1).max(500),
  category_id: id.nullable().optional(),
  audio_delivery_method: audioDeliveryMethod.optional(),
  paper_consent: line(REASON_LENGTH)
    .optional()
    .describe(
      'How the consents came on paper: recorded for every minor of these acts who is still asked for.',
    ),
  emergency: z
    .array(emergencyContact.omit({ pronouns: true }).extend({ id }))
    .max(500)
    .default([])
    .describe('Who to call, for some of these acts.'),
  accept: z.boolean().default(false).describe('Whether they are accepted as well, after everything else.'),
});
const changeManyAnswer = z.object({
  changed: z.array(id).describe('The acts on which something changed.'),
  consents: z.int().describe('How many consents were recorded.'),
  refused: z.array(z.object({ id, error: z.string(), code: z.string() })),
});

/** How many saved views fit in the menu. */
export const MOST_VIEWS = 30;

const viewCalls = {
  listViews: byCrew.get('/admin/participant-views', {
    summary: "The views of the organisers' list that they saved for this event, by name.",
    answer: z.array(listView),
    refuses: ['no_event'],
  }),
  saveView: byAdmin.put('/admin/participant-views', {
    summary:
      'Saves a view for everybody at the desk; one of the same name is replaced only when that is said.',
    body: viewBody,
    answer: listView,
    refuses: ['no_event', 'invalid', 'already_exists'],
  }),
  forgetView: byAdmin.delete('/admin/participant-views/:id', {
    summary: 'Forgets a saved view.',
    refuses: ['not_found'],
  }),
};

export const peopleEndpoints = {
  ...viewCalls,
  ...erasingCalls,
  missingEmergency: byAdmin.get('/admin/participants/missing-emergency', {
    summary: 'The acts of the current event that left nobody to call in an emergency.',
    answer: z.array(id),
  }),
  changeMany: byAdmin.post('/admin/participants/changes', {
    summary:
      'Gives several acts a category or a way for their track, records consents that came on paper and who to call, and accepts them. What cannot be done is named, act by act; the rest is done.',
    body: changeManyBody,
    answer: changeManyAnswer,
    once: true,
  }),
  statusLinks: byAdmin.post('/admin/participants/links', {
    summary: 'Gives the private status links of several acts, to print or to send. Logged for each.',
    body: z.object({ ids: z.array(id).min(1).max(500) }),
    answer: z.array(
      z.object({ id, path: z.string().describe('“/status/…”, below any address of this server.') }),
    ),
    refuses: ['not_found'],
  }),
  peopleOfActs: byAdmin.post('/admin/participants/people', {
    summary: 'Gives who else is on stage in several acts, as a file holds it. Logged for each.',
    body: z.object({ ids: z.array(id).min(1).max(500) }),
    answer: z.array(z.object({ id, people: z.array(memberGiven) })),
    refuses: ['not_found'],
  }),
  mergeActs: byAdmin.post('/admin/participants/:id/merge', {
    summary: 'Takes another registration of the same act in: it is withdrawn and says where it went.',
    body: mergeBody,
    answer: participant,
    refuses: ['not_found', 'stale', 'wrong_state', 'in_use'],
  }),
  importActs: byAdmin.post('/admin/participants/import', {
    summary: 'Says what each row of a file would do; carries it out when that plan is sent back.',
    body: importBody,
    maxBytes: IMPORT_BYTES,
    answer: importAnswer,
    once: true,
    refuses: ['no_event', 'stale'],
  }),
  exportPerson: byAdmin.post('/admin/participants/:id/export', {
    summary: "Everything kept about one person, for them. Logged. Their music is under their act's tracks.",
    answer: z.object({
      exported_at: instant,
      contains: z.string().describe('What it holds, in the language in which the act registered.'),
      page: z.string().describe('The same to read, as an HTML page in that language.'),
      participant,
      personal,
      taken_in: z
        .array(z.object({ participant, personal }))
        .describe('Other registrations of the same act that it took in.'),
      history: z.array(ownHistoryEntry),
      letters: z.array(
        z.object({ kind: letterKind, state: z.string(), created_at: instant, sent_at: instant.nullable() }),
      ),
      tracks: z
        .array(
          z.object({
            version: z.int(),
            format: z.string(),
            bytes: z.int(),
            duration_ms: z.int(),
            sha256: z.string(),
            uploaded_at: instant,
          }),
        )
        .describe("The files of their music; the bytes are under their act's tracks."),
      picture: z
        .object({ state: z.enum(['waiting', 'approved', 'refused']), bytes: z.int(), sent_at: instant })
        .nullable()
        .describe('The picture of the act; its pixels stand on the sheet of the act.'),
      recording: z
        .object({ bytes: z.int(), duration_ms: z.int(), sent_at: instant })
        .nullable()
        .describe('How their name is said, as recorded; its sound is on the sheet of the act.'),
      feedback: z.array(z.string()).describe('What judges wrote for them, where organisers released it.'),
    }),
    refuses: ['not_found'],
  }),
};
