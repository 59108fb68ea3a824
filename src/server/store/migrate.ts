/** Brings a database to the newest shape, one transaction a step, and refuses one that is newer than the code. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import * as firstShow from './migrations/0001_first_show.ts';
import * as trackFiles from './migrations/0002_track_files.ts';
import * as paperAndAwards from './migrations/0003_paper_and_awards.ts';
import * as mailAndPeople from './migrations/0004_mail_and_people.ts';
import * as audienceVote from './migrations/0005_audience_vote.ts';
import * as rounds from './migrations/0006_rounds.ts';
import * as headJudgeAndHall from './migrations/0007_head_judge_and_hall.ts';
import * as quickScores from './migrations/0008_quick_scores.ts';
import * as deskPlayback from './migrations/0009_desk_playback.ts';
import * as pairedScreens from './migrations/0010_paired_screens.ts';
import * as rehearsal from './migrations/0011_rehearsal.ts';
import * as otherGear from './migrations/0012_other_gear.ts';
import * as pollsAndCodes from './migrations/0013_polls_and_codes.ts';
import * as mergedActsAndViews from './migrations/0014_merged_acts_and_views.ts';
import * as keyCheck from './migrations/0015_key_check.ts';
import * as trimmedCopies from './migrations/0016_trimmed_copies.ts';
import * as scoringDeadline from './migrations/0017_scoring_deadline.ts';
import * as flaggedVotes from './migrations/0018_flagged_votes.ts';
import * as trackArrivals from './migrations/0019_track_arrivals.ts';
import * as noScreenCodes from './migrations/0020_no_screen_codes.ts';
import * as erasing from './migrations/0021_erasing.ts';
import * as juries from './migrations/0022_juries.ts';
import * as votersOrder from './migrations/0023_voters_order.ts';
import * as keyedAudit from './migrations/0024_keyed_audit.ts';
import * as formerAuditKeys from './migrations/0025_former_audit_keys.ts';
import * as webhookQueues from './migrations/0026_webhook_queues.ts';
import * as latePaper from './migrations/0027_late_paper.ts';
import * as screensAndGearOfOneEvent from './migrations/0028_screens_and_gear_of_one_event.ts';
import * as consentsLettersAndBursts from './migrations/0029_consents_letters_and_bursts.ts';
import * as overruledSecondCount from './migrations/0030_overruled_second_count.ts';
import * as certifiedDocument from './migrations/0031_certified_document.ts';
import * as panelsByCriterion from './migrations/0033_panels_by_criterion.ts';
import * as actNumbers from './migrations/0036_act_numbers.ts';
import * as noNumbersBesideTheOrder from './migrations/0038_no_numbers_beside_the_order.ts';
import * as rehearsalAsRound from './migrations/0040_rehearsal_as_round.ts';
import * as authority from './migrations/0044_authority.ts';
import * as toldAt from './migrations/0045_told_at.ts';
import * as eventLogos from './migrations/0046_event_logos.ts';
import * as revealScript from './migrations/0050_reveal_script.ts';
import * as peopleOfActs from './migrations/0058_people_of_acts.ts';
import * as ownQuestions from './migrations/0059_own_questions.ts';
import * as actPictures from './migrations/0063_act_pictures.ts';
import * as mailServer from './migrations/0067_mail_server.ts';
import * as accountLinks from './migrations/0068_account_links.ts';
import * as eventTexts from './migrations/0071_event_texts.ts';
import * as nameRecordings from './migrations/0074_name_recordings.ts';
import * as accountLanguages from './migrations/0087_account_languages.ts';
import * as eventPictureTypes from './migrations/0088_event_picture_types.ts';
import * as recapMusic from './migrations/0089_recap_music.ts';
import * as erasedParts from './migrations/0090_erased_parts.ts';
import * as awardPictures from './migrations/0091_award_pictures.ts';
import * as photoPlaces from './migrations/0092_photo_places.ts';

interface Migration {
  name: string;
  up(db: Kysely<unknown>, engine: Engine): Promise<void>;
}

/** In order; a name once released is never changed. */
const migrations: readonly Migration[] = [
  { name: '0001_first_show', ...firstShow },
  { name: '0002_track_files', ...trackFiles },
  { name: '0003_paper_and_awards', ...paperAndAwards },
  { name: '0004_mail_and_people', ...mailAndPeople },
  { name: '0005_audience_vote', ...audienceVote },
  { name: '0006_rounds', ...rounds },
  { name: '0007_head_judge_and_hall', ...headJudgeAndHall },
  { name: '0008_quick_scores', ...quickScores },
  { name: '0009_desk_playback', ...deskPlayback },
  { name: '0010_paired_screens', ...pairedScreens },
  { name: '0011_rehearsal', ...rehearsal },
  { name: '0012_other_gear', ...otherGear },
  { name: '0013_polls_and_codes', ...pollsAndCodes },
  { name: '0014_merged_acts_and_views', ...mergedActsAndViews },
  { name: '0015_key_check', ...keyCheck },
  { name: '0016_trimmed_copies', ...trimmedCopies },
  { name: '0017_scoring_deadline', ...scoringDeadline },
  { name: '0018_flagged_votes', ...flaggedVotes },
  { name: '0019_track_arrivals', ...trackArrivals },
  { name: '0020_no_screen_codes', ...noScreenCodes },
  { name: '0021_erasing', ...erasing },
  { name: '0022_juries', ...juries },
  { name: '0023_voters_order', ...votersOrder },
  { name: '0024_keyed_audit', ...keyedAudit },
  { name: '0025_former_audit_keys', ...formerAuditKeys },
  { name: '0026_webhook_queues', ...webhookQueues },
  { name: '0027_late_paper', ...latePaper },
  { name: '0028_screens_and_gear_of_one_event', ...screensAndGearOfOneEvent },
  { name: '0029_consents_letters_and_bursts', ...consentsLettersAndBursts },
  { name: '0030_overruled_second_count', ...overruledSecondCount },
  { name: '0031_certified_document', ...certifiedDocument },
  { name: '0033_panels_by_criterion', ...panelsByCriterion },
  { name: '0036_act_numbers', ...actNumbers },
  { name: '0038_no_numbers_beside_the_order', ...noNumbersBesideTheOrder },
  { name: '0040_rehearsal_as_round', ...rehearsalAsRound },
  { name: '0044_authority', ...authority },
  { name: '0045_told_at', ...toldAt },
  { name: '0046_event_logos', ...eventLogos },
  { name: '0050_reveal_script', ...revealScript },
  { name: '0058_people_of_acts', ...peopleOfActs },
  { name: '0059_own_questions', ...ownQuestions },
  { name: '0063_act_pictures', ...actPictures },
  { name: '0067_mail_server', ...mailServer },
  { name: '0068_account_links', ...accountLinks },
  { name: '0071_event_texts', ...eventTexts },
  { name: '0074_name_recordings', ...nameRecordings },
  { name: '0087_account_languages', ...accountLanguages },
  { name: '0088_event_picture_types', ...eventPictureTypes },
  { name: '0089_recap_music', ...recapMusic },
  { name: '0090_erased_parts', ...erasedParts },
  { name: '0091_award_pictures', ...awardPictures },
  { name: '0092_photo_places', ...photoPlaces },
];

// Any fixed number: processes that start at the same moment wait for each other on it.
const MIGRATION_LOCK = 7_306_241;

/** Whether a database that was written to lacks a step. One that is newer, or no database of ours, is not outdated. */
async function isOutdated(db: Kysely<unknown>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db);
    const ledger = await sql<{ version: number }>`select version from ledger`.execute(db);
    const done = new Set(rows.map((row) => row.name));
    return (ledger.rows[0]?.version ?? 0) > 0 && migrations.some(({ name }) => !done.has(name));
  } catch {
    // It holds nothing yet, or does not answer, which whoever applies the steps is told.
    return false;
  }
}

/** Called before a database is created or changed; what a callback throws leaves the database as it is. */
export interface BeforeMigrating {
  /** Called when the database holds nothing yet. */
  onEmpty?: () => void;
  /** Called when the database was written by an older version and is about to be migrated. */
  onOutdated?: () => Promise<void>;
}

/**
 * Applies what is missing.
 * @throws Error when the database holds a step that this version does not know.
 */
export async function migrate(
  db: Kysely<unknown>,
  engine: Engine,
  { onEmpty, onOutdated }: BeforeMigrating,
): Promise<void> {
  // Before the transaction: what is done first may take its time, and nobody else should wait for it.
  if (onOutdated && (await isOutdated(db))) await onOutdated();
  await db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx);
    await sql`create table if not exists migration (name text primary key)`.execute(tx);
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(tx);
    const done = new Set(rows.map((row) => row.name));
    if (done.size === 0) onEmpty?.();
    const unknown = rows.find((row) => !migrations.some((migration) => migration.name === row.name));
    if (unknown)
      throw new Error(
        `This database was written by a newer version of Ovation (it holds ${unknown.name}). Start that version instead.`,
      );
    for (const migration of migrations) {
      if (done.has(migration.name)) continue;
      await migration.up(tx, engine);
      await sql`insert into migration (name) values (${migration.name})`.execute(tx);
    }
  });
}
