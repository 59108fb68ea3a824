/** Sentences about a result: places said aloud, how it was counted, what its tables are called. */
import type { AudienceView } from '#contract/live/views.ts';
import type { RecordCheck } from '#contract/results/check-record.ts';
import { type NameField, nameInLanguage } from '#domain/events/texts.ts';
import type { Language } from '#domain/messages/languages.ts';
import { titleField } from '#domain/results/table-kind.ts';
import { WHOLE_RESULT } from '#domain/results/telling.ts';
import { wayInWords } from '#domain/results/words/ways.ts';
import { say } from '#web/ui/say.ts';
import type { PublicResults, PublicTable } from './shapes.ts';

/** "2nd"; a shared place "joint 5th". */
export const placeWords = (place: string): string =>
  say(place.endsWith('=') ? 'results.nthJoint' : 'results.nth', { place: Number.parseInt(place, 10) });

/** A table's name. One that holds the whole result has none of its own. */
export const tableWords = ({ kind, title }: Pick<PublicTable, 'kind' | 'title'>): string =>
  kind === 'result' && title === WHOLE_RESULT ? say('results.title') : title;

/** How a tie was decided; a way that this page does not know yet as it came. */
export const wayWords = (way: string): string => wayInWords(say, way);

/** Changes as something of a result is told, published or taken back. */
export const toldSoFar = (view: AudienceView | undefined): string | undefined =>
  view && JSON.stringify(view.results.map(({ id, state, hiddenActs }) => [id, state, hiddenActs]));

/** The organisers' names in it in the language of whoever reads. */
export function inTheirWords(results: PublicResults, language: Language): PublicResults {
  if (results.names.length === 0) return results;
  const told = (field: NameField, main: string) => nameInLanguage(results.names, language, field, main);
  return {
    ...results,
    tables: results.tables.map((table) => ({
      ...table,
      title: told(titleField(table), table.title),
      rows: table.rows.map((row) => ({
        ...row,
        category: told('category', row.category),
        criteria: row.criteria.map((one) => ({ ...one, name: told('criterion', one.name) })),
      })),
    })),
    awards: results.awards.map((award) => ({ ...award, title: told('award', award.title) })),
  };
}

/** The same of a record that was counted again. */
export function checkInTheirWords(
  check: RecordCheck,
  names: PublicResults['names'],
  language: Language,
): RecordCheck {
  const told = (field: NameField, main: string) => nameInLanguage(names, language, field, main);
  return {
    ...check,
    polls: check.polls.map((poll) => ({ ...poll, title: told('poll', poll.title) })),
    tables: check.tables.map((table) => ({ ...table, title: told(titleField(table), table.title) })),
  };
}
