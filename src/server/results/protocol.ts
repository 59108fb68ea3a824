/** The printable protocol of a certified result, from its document, in the event's language. */

import { allSaidIn } from '#domain/messages/catalogue-line.ts';
import { dateAsWritten } from '#domain/messages/dates.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { type Language, localeOf } from '#domain/messages/languages.ts';
import { catalogueLinesOf } from '#domain/messages/report.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { Account } from '#domain/results/certified.ts';
import { resultsApart } from '#domain/results/figures-apart.ts';
import { secondCount } from '#domain/results/second-count.ts';
import { absencesInWords } from '#domain/results/words/absences.ts';
import { actInWords } from '#domain/results/words/act.ts';
import { rulesInWords } from '#domain/results/words/rules.ts';
import { resultFactsOf } from '#domain/results/words/sources.ts';
import { tablesInWords } from '#domain/results/words/tables.ts';
import { VOICE_ROOMS, type Voice, voiceOf } from '#domain/results/words/voice.ts';
import type { Reader } from '../store/store.ts';
import { type CertifiedResult, currentResult, requireResult } from './queries.ts';
import type { At } from './records.ts';

/** The protocol of a certified result; of a voided one it says so. @throws Refusal `not_found`. */
export async function protocolOf(read: Reader, at: At, id: string) {
  const { result: kept, round, event } = await requireResult(read, id);
  const current = await currentResult(read, round, at);
  const result = current?.id === id ? current : kept;
  const { input, standings, programme, account } = result;
  const language = event.settings.mainLanguage;
  const words = await fetchWords(language, [...VOICE_ROOMS, 'recount']);
  const voice = voiceOf(language, words);
  // What a second count found is kept in English.
  const found = (sentences: string) => allSaidIn(language, words, catalogueLinesOf(sentences)) ?? sentences;
  const { say } = voice;
  const told = resultFactsOf(input, standings, voice, programme);
  const results = resultsApart(standings.performances, standings);
  const called = new Map(programme.map((entry) => [entry.performanceId, entry]));
  const nameOf = (performanceId: string) => called.get(performanceId)?.stageName ?? performanceId;
  return {
    language,
    event: result.event.name || event.name,
    round: result.round.name || round.name,
    timeZone: event.timeZone,
    ...pickFields(result, ['version', 'state', 'digest', 'logged', 'certifiedAt']),
    certifiedBy: account.certifiedBy,
    proposedBy: account.proposedBy,
    voidReason: result.voidReason && found(result.voidReason),
    rules: rulesInWords(voice, standings.rules, standings.criteria, input.engine, standings.judges),
    judges: standings.judges.map(({ head, name }) => (head ? say('why.headJudge', { name }) : name)),
    notes: [
      ...absencesInWords(voice, standings),
      ...account.setAside.map(({ judge, reason, by }) => say('why.setAside', { judge, reason, by })),
      ...(account.disqualified ?? []).map(({ number, reason }) =>
        number === null
          ? say('why.disqualifiedNoNumber', { reason })
          : say('why.disqualified', { number, reason }),
      ),
      ...account.votesAside.map(({ poll, ballots, reason }) =>
        say('why.ballotsAside', { count: ballots, poll, reason }),
      ),
      ...releaseNotes(voice, account.released ?? [], standings.performances.length, nameOf),
      ...overruled(voice, found, account),
      ...signed(voice, account, { language, timeZone: event.timeZone }),
      countedTwice(voice, found, result),
    ],
    awards: result.awards.map(
      (award) =>
        `${award.title}${voice.colon}${award.performanceIds.length === 0 ? say('why.nobody') : voice.row(award.performanceIds.map(nameOf))}${award.reason === '' ? '' : `. ${award.reason}`}`,
    ),
    tables: tablesInWords(told),
    rows: standings.performances.map((row) => ({
      place: row.place,
      number: row.number,
      stageName: nameOf(row.performanceId),
      category: called.get(row.performanceId)?.category ?? '',
      result: results.get(row.performanceId) ?? null,
      explanation: actInWords(told, row),
    })),
  };
}

/**
 * The second count of what was frozen, made for this page: what an earlier version counted before it certified is
 * not known, so the page says only what is found now.
 */
function countedTwice(
  { say }: Voice,
  found: (sentences: string) => string,
  { standings, input }: CertifiedResult,
): string {
  const [first] = secondCount(input, standings);
  return first === undefined
    ? say('why.countedTwice')
    : say('why.countedOtherwise', { disagreement: found(first) });
}

/** Who certified although the second count did not agree then, and why. */
const overruled = (
  { say }: Voice,
  found: (sentences: string) => string,
  { overruling, proposedBy, certifiedBy }: Account,
): string[] =>
  overruling
    ? [
        say('why.overruled', {
          disagreement: found(overruling.disagreement),
          proposed: proposedBy ?? '',
          certified: certifiedBy,
          despite: overruling.despite,
        }),
      ]
    : [];

/** Whether two people had to certify, who changed that, and since when each of the two could. */
function signed(
  { say }: Voice,
  { signing }: Account,
  { language, timeZone }: { language: Language; timeZone: string },
): string[] {
  if (!signing) return [];
  // Plain English leaves the order of day and month open.
  const locale = language === 'en' ? 'en-GB' : localeOf(language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const time = (at: number) => dateAsWritten(format.format(at), locale);
  return [
    ...signing.setting.map(({ on, at, by }) => say(on ? 'why.twoOn' : 'why.twoOff', { by, time: time(at) })),
    ...signing.accounts.flatMap(({ name, since, by, entered }) => [
      since === null
        ? say('why.sinceUnknown', { name })
        : say('why.since', { name, time: time(since), by: by ?? '' }),
      ...(entered ? [say('why.entered', { name, time: time(entered.at), by: entered.by })] : []),
    ]),
  ];
}

/** How the acts' scores were released, where the event has a head judge who does. */
function releaseNotes(
  { say, list, row }: Voice,
  released: NonNullable<Account['released']>,
  acts: number,
  nameOf: (performanceId: string) => string,
): string[] {
  const byHead = released.filter((one) => one.byHead);
  const heads = list([...new Set(byHead.map((one) => one.by))]);
  const which = row(byHead.map((one) => nameOf(one.performanceId)));
  const reviewed =
    byHead.length === acts
      ? say('why.releasedAll', { heads })
      : say('why.releasedSome', { heads, acts: which });
  return [
    ...(byHead.length > 0 ? [reviewed] : []),
    ...released
      .filter((one) => !one.byHead)
      .map(({ performanceId, by, reason }) =>
        say('why.releasedInstead', { by, act: nameOf(performanceId), reason }),
      ),
  ];
}
