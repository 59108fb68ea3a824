/** The list as a CSV file for spreadsheets, and as import takes it back. Nothing in it is sealed. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { peopleEndpoints } from '#contract/registration/people.ts';
import { consentWords } from '#domain/registration/consent.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { cellOfPeople } from '#domain/registration/people-in-file.ts';
import { fileTime } from '#web/ui/format.ts';
import type { RegisteredAct } from './acts.ts';
import { answerTo, type Questions } from './own-answers.ts';

const COLUMNS: readonly [heading: string, of: (act: RegisteredAct) => string | number][] = [
  ['number', (act) => act.number],
  ['stage_name', (act) => act.stageName],
  ['pronouns', (act) => act.pronouns],
  ['song_title', (act) => act.songTitle],
  ['category', (act) => act.category],
  ['status', (act) => act.status],
  ['track', (act) => act.track],
  ['consent', (act) => act.consent],
  ['consent_how', (act) => (act.consentHow === null ? '' : consentWords(act.consentHow))],
  ['photos', (act) => act.photoConsent],
  ['photo_places', (act) => act.photoPlaces.join(' ')],
  ['performers', (act) => act.performerCount],
  ['duration_s', (act) => (act.durationMs === null ? '' : Math.round(act.durationMs / 1_000))],
];

/** The file's text. Times are in the event's zone, which their heading names. */
export const csvOf = (acts: readonly RegisteredAct[], timeZone: string, questions: Questions): string =>
  writeCsv([
    [
      ...COLUMNS.map(([heading]) => heading),
      ...questions.map(({ label }) => label),
      `checked_in_at (${timeZone})`,
    ],
    ...acts.map((act) => [
      ...COLUMNS.map(([, of]) => of(act)),
      ...questions.map(({ id }) => answerTo(act.answers, id)),
      fileTime(act.checkedInAt, timeZone),
    ]),
  ]);

type People = AnswerOf<typeof peopleEndpoints.peopleOfActs>;

/** The acts as CSV with who else is on stage in each, in a column that an import accepts. */
export function peopleCsvOf(acts: readonly RegisteredAct[], people: People): string {
  const others = new Map(people.map((act) => [act.id, cellOfPeople(act.people)]));
  return writeCsv([
    ['number', 'stage_name', 'song_title', 'performers', 'others_on_stage'],
    ...acts.map(({ id, number, stageName, songTitle, performerCount }) => [
      number,
      stageName,
      songTitle,
      performerCount,
      others.get(id) ?? '',
    ]),
  ]);
}
