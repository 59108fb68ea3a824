/** Who reads the answer to a request: in which language. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnWords } from '#domain/messages/languages.ts';
import {
  adminLanguages,
  doorLanguages,
  isLanguage,
  type Language,
  type Reader,
  readersLanguage,
  SOURCE,
} from '#domain/messages/languages.ts';
import { header } from './access.ts';

/** Keeps on a device which language its reader chose, and nothing else. */
const COOKIE = 'ovation_language';
const YEAR_S = 31_536_000;

/** A page as it is asked for: its path with names for its blanks, and what stands in them. */
export interface PageAsked {
  path: string | undefined;
  named: Readonly<Record<string, string>>;
}

/** The languages of the event that a page is about, its own first, and the sentences that it words differently. */
export type Offered = (page: PageAsked) => Promise<{
  languages: Reader['offered'];
  own?: ((language: Language) => OwnWords) | undefined;
}>;
/** Finds the language in which a request's answer is read. */
export type ReaderOf = (request: FastifyRequest, reply?: FastifyReply) => Promise<Reader>;

/** `?lang=` or a field of that name in a form: what is asked for by name. */
const askedIn = (given: unknown): string | undefined =>
  typeof given === 'object' && given !== null && 'lang' in given && typeof given.lang === 'string'
    ? given.lang
    : undefined;

/** The languages that a request asks for by name (address or form, then cookie), and its `Accept-Language`. */
export const wishesOf = (request: FastifyRequest) => ({
  asked: [askedIn(request.query) ?? formLanguage(request.body), request.cookies[COOKIE]],
  accepts: header(request, 'accept-language'),
});
/** What a request says of its reader's languages. */
export type Wishes = ReturnType<typeof wishesOf>;

/**
 * Makes the function that finds a request's language: what the address or form names, else the choice kept on the
 * device, else what the browser asks for. With a reply, a choice that was named is kept in a cookie.
 */
export const openReaders =
  (offered: Offered): ReaderOf =>
  async (request, reply) => {
    // Somebody who is told of trouble with the database is told so in English.
    const { languages, own } = await offered(pageOf(request)).catch(
      (): Awaited<ReturnType<Offered>> => ({ languages: [SOURCE] }),
    );
    const wishes = wishesOf(request);
    const [asked] = wishes.asked;
    const language = readersLanguage(languages, wishes);
    const admin = readersLanguage(adminLanguages(languages), wishes);
    const door = readersLanguage(doorLanguages(languages), wishes);
    // Another page may offer what this one does not: the admin, results of another event.
    if (reply && isLanguage(asked))
      reply.setCookie(COOKIE, asked, {
        sameSite: 'lax',
        // A hall's laptop serves plain http, where a Secure cookie would never come back.
        secure: request.protocol === 'https',
        path: '/',
        maxAge: YEAR_S,
      });
    return { language, offered: languages, admin, door, own: own?.(language) };
  };

const pageOf = ({ routeOptions, params }: FastifyRequest): PageAsked => ({
  path: routeOptions.url,
  named: (params ?? {}) as PageAsked['named'],
});

const formLanguage = (body: unknown): string | undefined =>
  body instanceof URLSearchParams ? (body.get('lang') ?? undefined) : undefined;
