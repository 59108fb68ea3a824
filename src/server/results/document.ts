/** The certified document of a round, made from its rows: when it is certified, and again by a recount. */
import { randomBytes } from 'node:crypto';
import { type Openings, type SealedDocument, sealCertified } from '#contract/results/record.ts';
import { kindOf } from '#domain/lineup/round-kind.ts';
import { pickFields } from '#domain/pick-fields.ts';
import { bestPossible } from '#domain/results/best-possible.ts';
import { canonicalJson } from '#domain/results/canonical.ts';
import type { Account, Certified, CertifiedPoll } from '#domain/results/certified.ts';
import { inScriptOrder, scriptOf } from '#domain/results/reveal-script.ts';
import {
  prizeTables,
  revealedAsBefore,
  revealedOnStage,
  revealTables,
  sampleTable,
  withoutLastForMinors,
} from '#domain/results/tables.ts';
import { guestsOf, pollCandidates, rowsOf } from '#domain/results/telling.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { TabulationInput } from '#domain/tabulation/types.ts';
import { eventById } from '../events/queries.ts';
import { headReviewOf } from '../judging/head-review.ts';
import { scoringWindowsOf } from '../judging/queries.ts';
import { type Round, runningOrder } from '../lineup/queries.ts';
import type { Reader } from '../store/store.ts';
import { flagsOf } from '../voting/flag-queries.ts';
import { listDigest } from '../voting/list-digest.ts';
import { awardsOf } from './awards.ts';
import { sha256 } from './document-kept.ts';
import { withMinors } from './minors.ts';
import { excusalsOf, programmeOf, type RoundMaterial, setAsideOf } from './records.ts';
import { reviewOfRound } from './releases.ts';

/** When, by whom and with which version of Ovation a result is certified. */
export type Signed = Pick<Certified, 'product' | 'version' | 'certifiedAt'> &
  Pick<Account, 'certifiedBy' | 'proposedBy' | 'overruling' | 'signing'>;

/**
 * What a round's rows contribute to its document. `polls` are prepared beforehand, because a list of ballots takes
 * long.
 */
export interface Counted {
  round: Round;
  material: RoundMaterial;
  input: TabulationInput;
  standings: Standings;
  polls: CertifiedPoll[];
}

/** The polls that are part of a round's result, each with the digest of its list of ballots. */
export const certifiedPolls = (
  read: Reader,
  { countedPolls, records }: RoundMaterial,
): Promise<CertifiedPoll[]> =>
  Promise.all(
    countedPolls.map(async (poll) => ({
      ...pickFields(poll, ['id', 'title', 'method', 'maxChoices', 'deviceWeight', 'codeWeight']),
      ballots: records.audience.find((count) => count.id === poll.id)?.ballots ?? 0,
      list: await listDigest(read, poll),
    })),
  );

/**
 * Everything that a certified result holds, from the round's rows as they are now.
 * @param before what was certified, where the result is made again to be compared with it; `eventName` where the event
 * was renamed since. Whether a head judge released scores is the event's setting, which may be another by now
 */
export async function certifiedFrom(
  read: Reader,
  counted: Counted,
  signed: Signed,
  before?: Pick<Certified, 'tables' | 'account'> & { eventName: string | undefined },
): Promise<Certified> {
  const { round, material, input, standings, polls } = counted;
  const { product, version, certifiedAt, ...signers } = signed;
  const event = await eventById(read, round.eventId);
  const candidateIds = pollCandidates(input.audience ?? null);
  const programme = programmeOf(material.acts);
  const called = revealTables(round.name, material.records.audience, standings, programme);
  const script = scriptOf(round);
  const ranked = called.map((table) => {
    const kind = { ...table, ...(table.kind === 'audience' && { candidateIds }) };
    return { ...table, rows: rowsOf(kind, standings), guests: guestsOf(kind, standings) };
  });
  // What is certified as it is has something to tell also where nobody scored.
  const { certifiesItself } = kindOf(round);
  const isSample = certifiesItself && ranked.every(({ rows }) => rows.length === 0);
  const awards = await awardsOf(read, round.id, standings);
  const told = [
    ...(isSample ? [sampleTable(programme)] : ranked),
    ...prizeTables(awards, programme, certifiesItself),
  ];
  const tables = revealedOnStage(inScriptOrder(told, script), awards);
  const minors = await withMinors(read, material.acts);
  return {
    product,
    event: { id: round.eventId, name: before?.eventName ?? event?.name ?? '' },
    round: { id: round.id, name: round.name },
    version,
    certifiedAt,
    programme,
    tables: before
      ? revealedAsBefore(before.tables, tables, script)
      : tables.map((table) => withoutLastForMinors(table, minors)),
    awards: awards.map(({ kind, title, performanceIds, reason }) => ({
      kind,
      title,
      performanceIds,
      reason,
    })),
    polls,
    outOf: bestPossible(input, standings.audience),
    input,
    standings,
    account: {
      ...signers,
      ...(await accountOf(read, counted, { now: certifiedAt, before: before?.account })),
    },
  };
}

async function accountOf(
  read: Reader,
  { round, material }: Counted,
  { now, before }: { now: number; before: Pick<Account, 'released'> | undefined },
): Promise<Omit<Account, 'certifiedBy' | 'proposedBy' | 'overruling' | 'signing'>> {
  const judges = new Map(material.records.judges.map((judge) => [judge.id, judge.name]));
  const votesAside: Account['votesAside'] = [];
  for (const poll of material.polls.filter((each) => each.share > 0))
    for (const flag of await flagsOf(read, poll.id))
      if (flag.setAsideAt !== null)
        votesAside.push({ poll: poll.title, ballots: flag.ballots, reason: flag.reason });
  const disqualified = await disqualifiedIn(read, round.id);
  const isReviewed = before ? before.released : await headReviewOf(read, round.eventId);
  const reviewed = isReviewed && (await reviewOfRound(read, round, now));
  return {
    participants: Object.fromEntries(material.acts.map((item) => [item.id, item.act?.participantId ?? ''])),
    setAside: (await setAsideOf(read, round.id)).map(({ judgeId, reason, by }) => ({
      judge: judges.get(judgeId) ?? judgeId,
      reason,
      by,
    })),
    excused: await excusalsOf(
      read,
      material.acts.map((act) => act.id),
    ),
    ...(disqualified.length > 0 && { disqualified }),
    votesAside,
    released:
      reviewed?.flatMap(({ performanceId, release }) =>
        release ? [{ performanceId, by: release.by, byHead: release.byHead, reason: release.reason }] : [],
      ) ?? null,
  };
}

/** Acts that were scratched after judges could score them. */
async function disqualifiedIn(read: Reader, roundId: string): Promise<NonNullable<Account['disqualified']>> {
  const gone = (await runningOrder(read, roundId)).filter(
    (item) => item.kind === 'performance' && item.scratched,
  );
  const windows = await scoringWindowsOf(
    read,
    gone.map(({ id }) => id),
  );
  return gone.flatMap(({ id, lastNumber, scratchReason }) => {
    const state = windows.get(id)?.state ?? 'closed';
    return state === 'closed' ? [] : [{ performanceId: id, number: lastNumber, reason: scratchReason }];
  });
}

/** Seals a new document, with new salts. */
export const seal = (certified: Certified) =>
  sealCertified(sha256, certified, () => randomBytes(16).toString('hex'));

/**
 * Seals a result that was made again from the rows, with the salts of its first document: equal to the last byte
 * where the rows say the same. What a person had erased keeps its first seal.
 */
export function sealAgain(certified: Certified, { parts, personal }: Openings, kept: SealedDocument) {
  const salts = new Map(
    [...Object.entries(parts), ...Object.entries(personal)].map(([of, opening]) => [of, opening.salt]),
  );
  const again = sealCertified(sha256, certified, (of) => salts.get(of) ?? '');
  // What a person had erased cannot be made again: its seal stands for it.
  const document = JSON.parse(again.text) as SealedDocument;
  const gone = new Map(
    kept.acts.filter((act) => !personal[act.performance_id]).map((act) => [act.performance_id, act.personal]),
  );
  const text = canonicalJson({
    ...document,
    acts: document.acts.map((act) => ({ ...act, personal: gone.get(act.performance_id) ?? act.personal })),
  });
  return { text, digest: sha256(text) };
}
