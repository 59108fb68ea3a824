/** The list as a CSV file for spreadsheets, and as import takes it back. Nothing in it is personal. */
import { consentWords } from '#domain/registration/consent.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import type { Act } from './acts.ts';

const COLUMNS: readonly [heading: string, of: (act: Act) => string][] = [
  ['number', (act) => String(act.number)],
  ['stage_name', (act) => act.stageName],
  ['pronouns', (act) => act.pronouns],
  ['song_title', (act) => act.songTitle],
  ['category', (act) => act.category],
  ['status', (act) => act.status],
  ['track', (act) => act.track],
  ['consent', (act) => act.consent],
  ['consent_how', (act) => (act.consentHow === null ? '' : consentWords(act.consentHow))],
  ['photos', (act) => act.photoConsent],
  ['performers', (act) => String(act.performerCount)],
  ['duration_s', (act) => (act.durationMs === null ? '' : String(Math.round(act.durationMs / 1_000)))],
  ['checked_in_at', (act) => (act.checkedInAt === null ? '' : new Date(act.checkedInAt).toISOString())],
];

/** The file's text, with a byte order mark so that spreadsheets read it as UTF-8. */
export const csvOf = (acts: readonly Act[]): string =>
  writeCsv([COLUMNS.map(([heading]) => heading), ...acts.map((act) => COLUMNS.map(([, of]) => of(act)))]);
