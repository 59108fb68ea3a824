/**
 * The ballot as a page: the first answer is the ballot itself, drawn here by the same code that the phone goes
 * on with, and a plain form can vote on it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BallotPage, RefusedVote, TypedCode } from '#contract/ballot-page.ts';
import type { LiveViews } from '#contract/live/views.ts';
import { Refusal } from '#contract/refusal.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { isLanguage, type Reader } from '#domain/messages/languages.ts';
import { withOwn } from '#domain/messages/own.ts';
import { refusalIn } from '#domain/messages/refusal.ts';
import { actOf, PICK } from '#domain/voting/pick.ts';
import type { LookOf } from '../http/look.ts';
import { sendDocument } from '../http/packing.ts';
import { allowStyle, hashOf } from '../http/pages.ts';
import type { ReaderOf } from '../http/reader.ts';
import { roundOnNow } from '../lineup/gate.ts';
import type { Store } from '../store/store.ts';
import { builtBallot } from './ballot-document.ts';
import type { Voting } from './ballots.ts';
import type { CodeGuard } from './code-guard.ts';
import { enterCode } from './codes.ts';
import { FONTS_PATH } from './fonts/fonts.ts';
import type { Intake } from './intake.ts';
import { enterRoomCode } from './room-codes.ts';
import { inGoodTime } from './time-limit.ts';
import { rememberCode, rememberDevice, rememberRooms } from './voter-cookies.ts';
import type { VoteWatch } from './watch.ts';

const LONGEST_CODE = 20;
/** In bytes: a mark for each of some four hundred acts. */
const LARGEST_FORM = 16 * 1024;
const IS_PICK = new RegExp(`^${PICK}$`);
/** A form's page came with a mark, so that its vote comes without one where the browser keeps none. */
const NO_MARK =
  'This vote was not counted: the browser did not keep this page’s cookie. Allow cookies for it and send the vote again.';

/**
 * What a form says was chosen: `choice` as it is; `mark-ID` with the act's mark (none: it has no mark); of a
 * ranking `place-1`, `place-2` and so on with an act each (none: the place stays empty).
 */
function choiceOf(sent: URLSearchParams): string[] {
  const given = [...sent].filter(([, value]) => value !== '');
  const marked = given.flatMap(([name, value]) =>
    name.startsWith('mark-') ? [`${name.slice('mark-'.length)}:${value}`] : [],
  );
  const places = given
    .filter(([name]) => name.startsWith('place-'))
    .toSorted(([a], [b]) => Number(a.slice('place-'.length)) - Number(b.slice('place-'.length)))
    .map(([, value]) => value);
  return [...sent.getAll('choice'), ...marked, ...places];
}

/** Of what was chosen what the poll has, each once: a form has room for thousands, and its page says it again. */
function chosenIn(
  { polls }: BallotPage['state'],
  pollId: string | null | undefined,
  choice: readonly string[],
): string[] {
  const acts = new Set(polls.find(({ id }) => id === pollId)?.candidates.map((act) => act.performanceId));
  return [...new Set(choice.filter((pick) => IS_PICK.test(pick) && acts.has(actOf(pick))))];
}

/** Which of the voter's presses a form says it is. */
function orderIn(sent: URLSearchParams): number | undefined {
  const order = Number(sent.get('order'));
  return Number.isSafeInteger(order) && order > 0 ? order : undefined;
}

/**
 * Whether a form was sent from our own page. Another site's can send one by itself, with somebody else's code in it.
 * Browsers say where it came from on https and on this machine; elsewhere, and older ones, name the page's origin.
 * Where they say neither it is believed.
 */
function isPressedHere({ headers, hostname }: FastifyRequest): boolean {
  const { 'sec-fetch-site': from, origin } = headers;
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  // A proxy in front may leave the port out.
  return origin === undefined || (URL.canParse(origin) && new URL(origin).hostname === hostname);
}

/** Why something was refused, in the reader's language. */
async function told({ language, own }: Reader, refusal: Refusal): Promise<string> {
  const words = withOwn(await fetchWords(language, ['refused', 'faults']), own?.sentences);
  const { error: sentence, code, fields, told: lines, fields_told: fieldsTold } = refusal.answer();
  return refusalIn(language, words, { code, sentence, fields, told: lines, fieldsTold }).sentence;
}

export interface BallotPageParts {
  store: Store;
  voting: Voting;
  intake: Intake;
  guard: CodeGuard;
  watch: VoteWatch;
  readerOf: ReaderOf;
  lookOf: LookOf;
  /** The audience's live view; undefined before an event is set up. */
  audience: () => Promise<LiveViews['audience'] | undefined>;
}

/** Registers `GET /vote` and the form's `POST /vote`. Without built pages it registers nothing. */
export async function ballotPage(app: FastifyInstance, parts: BallotPageParts): Promise<void> {
  const built = await builtBallot();
  if (!built) return;
  const { store, voting, intake, guard, watch } = parts;
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    more: {
      changing?: string | null;
      refused?: RefusedVote;
      chosen?: string[];
      entering?: boolean;
      code?: TypedCode;
    },
  ) => {
    const reader = await parts.readerOf(request, reply);
    const marks = rememberDevice(request, reply, store, watch);
    const state = await voting.stateFor(marks, undefined, reader.language);
    const page: BallotPage = {
      state,
      view: (await inGoodTime(parts.audience(), undefined)) ?? null,
      changing: state.polls.find((poll) => poll.id === more.changing)?.id ?? null,
      refused: more.refused
        ? { ...more.refused, choice: chosenIn(state, more.refused.pollId, more.refused.choice) }
        : null,
      chosen: more.chosen ? chosenIn(state, more.changing, more.chosen) : null,
      entering: more.entering ?? false,
      code: more.code ?? null,
    };
    const look = await parts.lookOf();
    allowStyle(reply, look.style === '' ? built.styleHash : `${built.styleHash} ${hashOf(look.style)}`);
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      // Without it browsers name no origin where the page's form is sent; other sites are told nothing either way.
      .header('referrer-policy', 'same-origin')
      .header(
        'content-security-policy',
        policy
          .replace("script-src 'self'", `script-src 'self' ${built.scriptHashes}`)
          // Its faces are cut to its letters and stand in their style sheet.
          .replace("font-src 'self'", "font-src 'self' data:"),
      );
    return sendDocument(request, reply, await built.document(page, reader, look, await voting.acts()));
  };

  /** The answer is that of a refusal from here on; why, in the reader's language. */
  const refusedWith = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    why = refusal,
  ) => {
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    reply.status(refusal.status);
    return told(await parts.readerOf(request, reply), why);
  };

  /** Shows the ballot with the choice that was not taken, and why. */
  const sendRefused = async (
    request: FastifyRequest,
    reply: FastifyReply,
    refusal: Refusal,
    vote: Pick<RefusedVote, 'pollId' | 'choice'>,
  ) => {
    const isUnknown = refusal.code === 'voter_unknown';
    const why = isUnknown ? new Refusal(refusal.code, NO_MARK) : refusal;
    const sentence = await refusedWith(request, reply, refusal, why);
    const again = refusal.status === 503 || isUnknown;
    return send(request, reply, {
      refused: { ...vote, sentence, closed: refusal.code === 'poll_closed', again },
    });
  };

  /** Does what a code is for and shows the ballot without it in the address, or says what is wrong with it. */
  const takeCode = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { of, typed }: Pick<TypedCode, 'of' | 'typed'>,
  ) => {
    try {
      if (of === 'card') {
        const mark = await enterCode(store, guard, typed, request);
        const { device } = rememberDevice(request, reply, store, watch);
        rememberCode(request, reply, store.secrets, { ...mark, device });
      } else {
        const round = await roundOnNow(store.read);
        const pollIds = await enterRoomCode(store, round?.id, typed, () => guard.wrong(request));
        const { device } = rememberDevice(request, reply, store, watch);
        rememberRooms(request, reply, store.secrets, { device, pollIds });
      }
      return reply.redirect('/vote', 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const sentence = await refusedWith(request, reply, error);
      return send(request, reply, { code: { of, typed: typed.slice(0, LONGEST_CODE), sentence } });
    }
  };

  /** Shows a card's code filled in; it waits for a press. */
  const showCode = (request: FastifyRequest, reply: FastifyReply, typed: string) =>
    send(request, reply, {
      entering: true,
      code: { of: 'card', typed: typed.slice(0, LONGEST_CODE), sentence: null },
    });

  /** Shows what a form says; nothing is done before a press here. */
  const showFilledIn = (request: FastifyRequest, reply: FastifyReply, sent: URLSearchParams) => {
    const card = sent.get('code');
    if (card !== null) return showCode(request, reply, card);
    return send(request, reply, { changing: sent.get('poll') ?? '', chosen: choiceOf(sent) });
  };

  /** Does what the form asks for. */
  const takeForm = async (request: FastifyRequest, reply: FastifyReply) => {
    const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    // Nothing is sent yet where the page is only to speak another language.
    if (sent.has('lang') || !isPressedHere(request)) return showFilledIn(request, reply, sent);
    const [card, room] = [sent.get('code'), sent.get('room')];
    if (card !== null) return takeCode(request, reply, { of: 'card', typed: card });
    if (room !== null) return takeCode(request, reply, { of: 'room', typed: room });
    const pollId = sent.get('poll') ?? '';
    const choice = choiceOf(sent);
    try {
      await intake.put(request.raw, { pollId, choice, order: orderIn(sent) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return sendRefused(request, reply, error, { pollId, choice });
    }
    return reply.redirect('/vote', 303);
  };

  app.get<{ Querystring: { change?: string; code?: string; room?: string; enter?: string } }>(
    '/vote',
    async (request, reply) => {
      const { code, room } = request.query;
      // The room's is on the wall, and does nothing but let this device vote; it may come by a link.
      if (typeof room === 'string' && room !== '')
        return takeCode(request, reply, { of: 'room', typed: room });
      // One that is a vote is filled in and waits for a press: links are opened by whoever gets them.
      if (typeof code === 'string' && code !== '') return showCode(request, reply, code);
      const entering = request.query.enter === 'code';
      return send(request, reply, { changing: request.query.change ?? null, entering });
    },
  );

  app.get<{ Querystring: { of?: string; lang?: string } }>(FONTS_PATH, async (request, reply) => {
    const { faces } = built;
    const { of = '', lang } = request.query;
    // Another process may have drawn the page, or this one before it was started anew; and a page changes its language.
    const digest =
      faces.at(of) || !isLanguage(lang)
        ? of
        : faces.digestFor(
            await voting.acts(),
            lang,
            await parts.lookOf(),
            (await parts.readerOf(request)).own,
          );
    const made = await faces.at(digest)?.catch(() => undefined);
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', made && digest === of ? 'public, max-age=31536000, immutable' : 'no-cache');
    return made ? sendDocument(request, reply, made) : reply.status(404).send('');
  });

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post('/vote', { bodyLimit: LARGEST_FORM }, takeForm);
  });
}
