/**
 * Receipts: what anyone may check after the close. One receipt says whether its ballot counts, never for whom.
 * The whole list, with choices, comes out once an admin publishes it, and not for a poll of so few that a
 * choice could be guessed back to its voter.
 */

import { Refusal } from '#contract/refusal.ts';
import { votingEndpoints } from '#contract/voting/endpoints.ts';
import { type Say, sayIn } from '#domain/messages/catalogue.ts';
import { verify } from '#domain/messages/en/verify.ts';
import { vote } from '#domain/messages/en/vote.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { type Language, SOURCE } from '#domain/messages/languages.ts';
import { apart } from '#domain/messages/sentence.ts';
import { pickFields } from '#domain/pick-fields.ts';
import type { Engine } from '#domain/tabulation/engines.ts';
import { GIVEN_UP } from '#domain/voting/ballot.ts';
import { picksOf } from '#domain/voting/choice.ts';
import { tooFewToList } from '#domain/voting/list-line.ts';
import { pollAt } from '#domain/voting/poll.ts';
import { POLL_KINDS, type PollMethod } from '#domain/voting/poll-kinds.ts';
import { figuresOf, type Tally } from '#domain/voting/tally.ts';
import { kindOf } from '#domain/voting/voter.ts';
import { eventById } from '../events/queries.ts';
import { textsIn } from '../events/texts.ts';
import type { AdminAccess } from '../http/access.ts';
import type { InputOf } from '../http/command.ts';
import type { ReadyAnswer } from '../http/packing.ts';
import { packedAnswer, readyAnswer } from '../http/shared-answers.ts';
import { roundOf } from '../lineup/gate.ts';
import { roundById, runningOrder } from '../lineup/queries.ts';
import { requireKind } from '../lineup/rounds.ts';
import { rememberedEach } from '../store/remembered.ts';
import type { Reader, Store } from '../store/store.ts';
import type { Work } from '../store/write.ts';
import type { BallotBox } from './box.ts';
import type { EngineOf } from './engine.ts';
import { asideReasons, asideWord, flagsOf } from './flag-queries.ts';
import { pollById, pollsOf, presentCandidates, standingIds } from './queries.ts';
import {
  BOOK,
  isSetAside,
  loggedReceipts,
  newestOf,
  type ReceiptState,
  readReceiptBook,
  stateIn,
} from './receipt-book.ts';
import { closePoll, requirePoll } from './window.ts';

/** What one row says of a poll that is over. @throws Refusal `not_found`, or `wrong_state` before the close. */
async function requireClosed(store: Pick<Store, 'read' | 'now'>, id: string) {
  const row = await store.read.selectFrom('poll').selectAll().where('id', '=', id).executeTakeFirst();
  const poll = row && pollAt(row, store.now());
  if (!poll || poll.state === 'draft') throw new Refusal('not_found', 'There is no such poll.');
  if (poll.state !== 'closed')
    throw new Refusal('wrong_state', 'Receipts can be checked once voting is closed.');
  return poll;
}

/** As people type it: any case, with or without the hyphen, look-alikes taken for what they must be. */
const asKept = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/** Of so many polls that are over the receipts and the list are kept at hand. */
const MOST_KEPT = 8;

/** Checking receipts, and the published lists of ballots. */
export interface Receipts {
  /**
   * What became of one ballot. @throws Refusal `not_found` for a receipt that this poll never gave out, `wrong_state`
   * before the close.
   */
  check(asked: { id: string; receipt: string }): Promise<ReceiptState>;
  /**
   * A poll's published list of ballots. @throws Refusal `not_found`, or `wrong_state` before an admin has published it.
   */
  list(id: string): Promise<ReadyAnswer>;
}

/** Written all the time while another poll takes votes; what is in them of one that is over, its turnout and decisions tell. */
const OF_OTHER_POLLS: ReadonlySet<string> = new Set(['ballot', 'vote_flag', 'flagged_voter']);

/**
 * Makes the functions that check receipts and answer published lists of ballots. A poll’s log is gone through in a
 * thread when somebody asks, and again when something of the poll was changed or decided, or its turnout is
 * another: what another process took in may come to the log a moment late.
 */
export function openReceipts(
  store: Pick<Store, 'read' | 'now' | 'changes' | 'following' | 'readForCrowd'>,
  box: Pick<BallotBox, 'drain' | 'tally' | 'turnout'>,
  engineOf: EngineOf,
): Receipts {
  interface Asked {
    id: string;
    turnout: number;
    aside: string;
  }
  const nameAll = (tables: Iterable<string>, name: (table: string) => void) => {
    for (const table of tables) if (!OF_OTHER_POLLS.has(table)) name(table);
  };
  const each = {
    most: MOST_KEPT,
    idOf: ({ id }: Asked) => id,
    keyOf: ({ turnout, aside }: Asked) => `${turnout} ${aside}`,
  };
  const books = rememberedEach(
    store,
    async (_read, { id }: Asked, name) => {
      const { answer, tables } = await store.readForCrowd(BOOK, readReceiptBook, id);
      nameAll(tables, name);
      return answer;
    },
    each,
  );
  const lists = rememberedEach(
    store,
    async (read, { id, roundId }: Asked & { roundId: string }, name) => {
      const engine = await engineOf(read, roundId);
      const given = { id, now: store.now(), tally: await box.tally(id), engine };
      const { answer, tables } = await store.readForCrowd(import.meta.url, packedList, given);
      nameAll(tables, name);
      return readyAnswer(answer);
    },
    each,
  );
  const asking = async (id: string): Promise<Asked> => {
    await box.drain();
    return { id, turnout: await box.turnout(id), aside: await asideWord(store.read, id) };
  };
  return {
    async check({ id, receipt }) {
      await requireClosed(store, id);
      const state = stateIn(await books(await asking(id)), asKept(receipt));
      if (!state)
        throw new Refusal(
          'not_found',
          'This vote gave no such receipt. Check each character, or whether it is the right vote.',
        );
      return state;
    },
    async list(id) {
      const { publishedAt, roundId } = await requireClosed(store, id);
      if (publishedAt === null)
        throw new Refusal('wrong_state', 'The organisers have not published the list yet.');
      return lists({ ...(await asking(id)), roundId });
    },
  };
}

/** In which language it is said how an order came about. */
interface Voice {
  language: Language;
  say: Say;
}

/** Where none is named; whoever has the list's receipts says it in their own language. */
const ENGLISH: Voice = { language: SOURCE, say: sayIn(SOURCE, { verify, vote }) };

/** Loads the sentences on ballots and receipts in a language. */
export const voiceOf = async (language: Language = SOURCE): Promise<Voice> => ({
  language,
  say: sayIn(language, await fetchWords(language, ['verify', 'vote'])),
});

/**
 * Candidates with their figures, in the order of the count, and how ties in it were broken. Acts that left the show are
 * not in the order. `engine` is the version whose rules make it.
 */
export function withFigures<C extends { performanceId: string; stageName: string; scratched: boolean }>(
  candidates: readonly C[],
  tally: Tally,
  { method, engine }: { method: PollMethod; engine: Engine },
  { language, say }: Voice = ENGLISH,
) {
  const kind = POLL_KINDS[method];
  const standing = candidates.filter((candidate) => !candidate.scratched);
  const facts = kind.facts(
    tally,
    standing.map((candidate) => candidate.performanceId),
  );
  const figures = figuresOf(facts, engine);
  const names = new Map(standing.map(({ performanceId, stageName }) => [performanceId, stageName]));
  return {
    votes: candidates.map((candidate) => ({
      ...candidate,
      votes: tally.votes[candidate.performanceId] ?? 0,
      voters: tally.voters[candidate.performanceId] ?? 0,
      figure: figures[candidate.performanceId] ?? null,
    })),
    figures,
    why: kind.why(say, facts, engine, (act) => apart(names.get(act) ?? say('verify.anAct'), language)),
  };
}

/** A round's closed polls without practice ones; empty before an event is set up. */
export async function closedPolls(
  read: Reader,
  roundId: string | undefined,
  { now, language }: { now: number; language: Language | undefined },
) {
  const round = roundId === undefined ? undefined : await roundById(read, roundId);
  const event = round && (await eventById(read, round.eventId));
  if (!round || !event) return [];
  const tell = await textsIn(read, event, language);
  return (await pollsOf(read, round.id, now))
    .filter((poll) => poll.state === 'closed' && poll.practice === 0)
    .map(({ id, title, closedAt, publishedAt }) => ({
      id,
      title: tell('poll', title, id),
      closedAt,
      publishedAt,
    }));
}

interface Listed {
  id: string;
  now: number;
  tally: Tally;
  engine: Engine;
}

/** The published list as compressed JSON. Runs on a reading thread. */
export const packedList = async (read: Reader, listed: Listed) =>
  packedAnswer(votingEndpoints.receipts, await publishedList(read, listed));

/**
 * The published list: every counted ballot's receipt and choice, sorted by receipt, so that the order tells nothing.
 */
export async function publishedList(read: Reader, { id, now, tally, engine }: Listed) {
  const poll = await pollById(read, id, now);
  if (!poll) throw new Refusal('not_found', 'There is no such poll.');
  const order = await runningOrder(read, poll.roundId);
  const newest = [...newestOf(await loggedReceipts(read, id)).values()].filter(
    (row) => row.choice !== GIVEN_UP,
  );
  const standing = standingIds(poll, order);
  const aside = await asideReasons(read, id);
  const { votes, why } = withFigures(presentCandidates(poll, order), tally, {
    method: poll.method,
    engine,
  });
  const about = {
    ...pickFields(poll, ['title', 'method', 'maxChoices', 'deviceWeight', 'codeWeight']),
    engine,
    ballots: tally.ballots,
    codes: tally.codes,
    setAside: newest.filter((row) => !aside.has(row.voter) && isSetAside(row.choice, standing)).length,
    groupsAside: (await flagsOf(read, id))
      .filter((flag) => flag.setAsideAt !== null)
      .map(({ kind, ballots, reason }) => ({ kind, ballots, reason })),
    candidates: votes,
    why,
  };
  if (tooFewToList(tally)) return { ...about, receipts: null };
  return {
    ...about,
    receipts: newest
      .map(({ receipt, choice, voter }) => ({
        receipt,
        choice: picksOf(choice, poll.method),
        by: kindOf(voter),
        aside: aside.has(voter),
      }))
      .toSorted((a, b) => (a.receipt < b.receipt ? -1 : 1)),
  };
}

/** Publishes a closed poll's totals and list. @throws Refusal `wrong_state`, `not_found`. */
export async function publishPoll(
  work: Work,
  _access: AdminAccess,
  { params: { id } }: InputOf<typeof votingEndpoints.publishPoll>,
) {
  const poll = await requirePoll(work, id);
  requireKind(await roundOf(work.tx, poll), 'isHandedOn', 'Nothing of it is published.');
  if (poll.state !== 'closed') throw new Refusal('wrong_state', 'Close this poll first.');
  // Written down, so that no ballot that is still on its way changes what is published.
  await closePoll(work, id);
  await work.tx.updateTable('poll').set({ publishedAt: work.now }).where('id', '=', id).execute();
  work.audit({ action: 'poll.published', subject: `poll:${id}`, after: { title: poll.title } });
}
