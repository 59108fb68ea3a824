/**
 * The ballot as a page: the first answer is the ballot itself, drawn here by the same code that the phone goes
 * on with, and a plain form can vote on it. A device that has not voted gets the same bytes as its neighbours,
 * so a hall that comes at once is drawn for once a second.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type BallotPage,
  type BallotRenderer,
  FACES_ID,
  FACTS_ID,
  type RefusedCode,
  type RefusedVote,
} from '#contract/ballot-page.ts';
import type { LiveViews } from '#contract/live/views.ts';
import { type PackedDocument, packedBriefly, sendDocument } from '../http/packing.ts';
import { BUILT } from '../http/pages.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import type { Voting } from './ballots.ts';
import type { CodeGuard } from './code-guard.ts';
import { enterCode, guesserIn } from './codes.ts';
import { markVoterCode, markVoterDevice, voterCode, voterDevice } from './voter.ts';
import { originFrom, type VoteWatch } from './watch.ts';

const SAME_FOR_MS = 1_000;
/** A page without a script and without an open poll asks again by itself. */
const ASK_AGAIN_SECONDS = 15;

/**
 * Fetches the page's script, and starts it once what was drawn has been painted. On a fast line the script comes as soon as the page
 * does, and a slow phone would work through it before it shows anything. A page in the background is not painted;
 * there it starts after a second.
 */
const AFTER_PAINT =
  '{const{src}=document.currentScript.dataset,start=()=>import(src);' +
  "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href:src}));" +
  'requestAnimationFrame(()=>setTimeout(start));setTimeout(start,1000)}';

interface Frame {
  before: string;
  after: string;
  /** The policy's words for the one inline style and for the small inline scripts. */
  styleHash: string;
  scriptHashes: string;
}

interface Built {
  renderer: BallotRenderer;
  frame: Frame;
}

/** How the page's policy names an inline text that it allows. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The built page, or undefined in a checkout whose pages are not built. */
async function builtBallot(): Promise<Built | undefined> {
  const folder = join(BUILT, '.ballot');
  const script = join(folder, 'server.js');
  if (!existsSync(script)) return undefined;
  const renderer: BallotRenderer = await import(pathToFileURL(script).href);
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(folder, 'manifest.json'), 'utf8'),
  );
  const main = manifest['src/web/ballot/main.tsx'];
  const faces = manifest['src/web/ballot/faces.css'];
  if (!main || !faces) return undefined;
  // In the page itself, so that no request stands before its first picture.
  const theme = readFileSync(join(BUILT, 'theme.js'), 'utf8').replace(/^\/\*[\s\S]*?\*\/\s*/, '');
  const style = (main.css ?? []).map((file) => readFileSync(join(BUILT, file), 'utf8')).join('\n');
  return {
    renderer,
    frame: {
      before:
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
        '<meta name="color-scheme" content="dark light">' +
        '<meta name="description" content="Vote for an act of the show.">' +
        `<link rel="icon" type="image/svg+xml" href="/icon.svg"><style>${style}</style>` +
        `<script>${theme}</script>`,
      // For print it waits for nothing and nothing waits for it; the page's script then has it for the screen.
      after:
        `<link rel="stylesheet" id="${FACES_ID}" media="print" href="/${faces.file}">` +
        `<noscript><link rel="stylesheet" href="/${faces.file}"></noscript>` +
        `<script data-src="/${main.file}">${AFTER_PAINT}</script>`,
      styleHash: hashOf(style),
      scriptHashes: `${hashOf(theme)} ${hashOf(AFTER_PAINT)}`,
    },
  };
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function documentOf({ renderer, frame }: Built, page: BallotPage): Buffer {
  const waits = !page.refused && !page.state.polls.some((poll) => poll.state !== 'closed' && !poll.mine);
  const again = waits
    ? `<noscript><meta http-equiv="refresh" content="${ASK_AGAIN_SECONDS}; url=/vote"></noscript>`
    : '';
  const facts = JSON.stringify(page).replaceAll('<', '\\u003c');
  return Buffer.from(
    '<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8">' +
      `<title>${escaped(renderer.titleOf(page))}</title>${frame.before}${again}</head><body>` +
      `<div id="root">${renderer.render(page)}</div>` +
      `<script type="application/json" id="${FACTS_ID}">${facts}</script>${frame.after}</body></html>`,
  );
}

/**
 * What a form says was chosen: `choice` as it is; of ratings `stars-ID` with the stars (none: not rated); of a
 * ranking `place-1`, `place-2` and so on with an act each (none: the place stays empty).
 */
function choiceOf(sent: URLSearchParams): string[] {
  const given = [...sent].filter(([, value]) => value !== '');
  const stars = given.flatMap(([name, value]) =>
    name.startsWith('stars-') ? [`${name.slice('stars-'.length)}:${value}`] : [],
  );
  const places = given
    .filter(([name]) => name.startsWith('place-'))
    .toSorted(([a], [b]) => Number(a.slice('place-'.length)) - Number(b.slice('place-'.length)))
    .map(([, value]) => value);
  return [...sent.getAll('choice'), ...stars, ...places];
}

/** Which of the voter's presses a form says it is. */
function orderIn(sent: URLSearchParams): number | undefined {
  const order = Number(sent.get('order'));
  return Number.isSafeInteger(order) && order > 0 ? order : undefined;
}

export interface BallotPageParts {
  store: Store;
  voting: Voting;
  guard: CodeGuard;
  watch: VoteWatch;
  /** What the hall may know of the show now. */
  audience: () => Promise<LiveViews['audience'] | undefined>;
}

/** Adds `GET /vote` and the form's `POST /vote`. Without built pages it adds nothing. */
export async function ballotPage(app: FastifyInstance, parts: BallotPageParts): Promise<void> {
  const built = await builtBallot();
  if (!built) return;
  const { store, voting, guard, watch } = parts;
  let shared: { at: number; document: PackedDocument } | undefined;
  store.onVersion(() => {
    shared = undefined;
  });

  const send = (request: FastifyRequest, reply: FastifyReply, document: PackedDocument) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        policy
          .replace("style-src 'self'", `style-src 'self' ${built.frame.styleHash}`)
          .replace("script-src 'self'", `script-src 'self' ${built.frame.scriptHashes}`),
      );
    return sendDocument(request, reply, document);
  };

  const own = async (
    request: FastifyRequest,
    reply: FastifyReply,
    more: { changing?: string | null; refused?: RefusedVote; entering?: boolean; code?: RefusedCode },
  ) => {
    const state = await voting.stateFor(
      markVoterDevice(request, reply, store, watch),
      voterCode(request, store.secrets),
    );
    const page: BallotPage = {
      state,
      view: (await parts.audience()) ?? null,
      changing: state.polls.find((poll) => poll.id === more.changing)?.id ?? null,
      refused: more.refused ?? null,
      entering: more.entering ?? false,
      code: more.code ?? null,
    };
    const document = documentOf(built, page);
    // A link may have brought the code, and the page holds the voter's own receipt and choice.
    return send(request, reply, page.code ? { plain: document } : packedBriefly(document));
  };

  const sharedPage = async () => {
    if (shared && Math.abs(store.now() - shared.at) < SAME_FOR_MS) return shared.document;
    const state = await voting.stateFor(undefined);
    const view = (await parts.audience()) ?? null;
    const drawn = documentOf(built, {
      state,
      view,
      changing: null,
      refused: null,
      entering: false,
      code: null,
    });
    shared = { at: state.nowAt, document: packedBriefly(drawn) };
    return shared.document;
  };

  /** Takes a code and shows the ballot without it in the address, or says what is wrong with it. */
  const takeCode = async (request: FastifyRequest, reply: FastifyReply, typed: string) => {
    try {
      const mark = await enterCode(store, guard, typed, guesserIn(request, store));
      markVoterDevice(request, reply, store, watch);
      markVoterCode(request, reply, store.secrets, mark);
      return reply.redirect('/vote', 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      reply.status(error.status);
      return own(request, reply, { code: { typed: typed.slice(0, 20), sentence: error.message } });
    }
  };

  app.get<{ Querystring: { change?: string; code?: string; enter?: string } }>(
    '/vote',
    { schema: { hide: true } },
    async (request, reply) => {
      const { code } = request.query;
      if (typeof code === 'string' && code !== '') return takeCode(request, reply, code);
      const entering = request.query.enter === 'code';
      if (entering || voterDevice(request, store.secrets) !== undefined)
        return own(request, reply, { changing: request.query.change ?? null, entering });
      markVoterDevice(request, reply, store, watch);
      return send(request, reply, await sharedPage());
    },
  );

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    forms.post('/vote', { schema: { hide: true } }, async (request, reply) => {
      const arrivedAt = store.now();
      const sent = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const typed = sent.get('code');
      if (typed !== null) return takeCode(request, reply, typed);
      const pollId = sent.get('poll') ?? '';
      const choice = choiceOf(sent);
      try {
        const device = voterDevice(request, store.secrets);
        if (device === undefined)
          throw new Refusal(
            'voter_unknown',
            'This vote was not counted: the browser did not keep this page’s mark. Allow cookies for it and send the vote again.',
          );
        const rehearsalId = sent.get('rehearsal') || null;
        await voting.cast({
          pollId,
          device,
          code: voterCode(request, store.secrets),
          choice,
          order: orderIn(sent),
          arrivedAt,
          rehearsalId,
          origin: originFrom(request.ip, request.headers),
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
        reply.status(error.status);
        const again = error.status === 503 || error.code === 'voter_unknown';
        return own(request, reply, {
          refused: { pollId, choice, sentence: error.message, closed: error.code === 'poll_closed', again },
        });
      }
      return reply.redirect('/vote', 303);
    });
  });
}
