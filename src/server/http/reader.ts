/** Who reads the answer to a request: in which language. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnWords } from '#domain/messages/languages.ts';
import {
  isLanguage,
  type Language,
  officeLanguages,
  type Reader,
  readersLanguage,
  SOURCE,
} from '#domain/messages/languages.ts';
import { header } from './access.ts';

/** Keeps on a device which language its reader chose, and nothing else. */
const COOKIE = 'ovation_language';
const YEAR_S = 31_536_000;

/** What the event that is on offers, its own language first, and what it says in words of its own. */
export type Offered = () => Promise<{
  languages: Reader['offered'];
  own?: ((language: Language) => OwnWords) | undefined;
}>;
export type ReaderOf = (request: FastifyRequest, reply?: FastifyReply) => Promise<Reader>;

/** `?lang=` or a field of that name in a form: what is asked for by name. */
const askedIn = (given: unknown): string | undefined =>
  typeof given === 'object' && given !== null && 'lang' in given && typeof given.lang === 'string'
    ? given.lang
    : undefined;

/** What a request's reader asks for by name, and what their browser says that they read. */
export const wishesOf = (request: FastifyRequest) => ({
  asked: [askedIn(request.query) ?? formLanguage(request.body), request.cookies[COOKIE]],
  accepts: header(request, 'accept-language'),
});
export type Wishes = ReturnType<typeof wishesOf>;

/**
 * Tells a request's reader: what the address asks for, else what was chosen on the device before, else what the browser
 * says. With a reply, what is asked for is kept on the device.
 */
export const openReaders =
  (offered: Offered): ReaderOf =>
  async (request, reply) => {
    // Somebody who is told of trouble with the database is told so in English.
    const { languages, own } = await offered().catch(
      (): Awaited<ReturnType<Offered>> => ({ languages: [SOURCE] }),
    );
    const wishes = wishesOf(request);
    const [asked] = wishes.asked;
    const language = readersLanguage(languages, wishes);
    const office = readersLanguage(officeLanguages(languages), wishes);
    if (reply && isLanguage(asked) && (asked === language || asked === office))
      reply.setCookie(COOKIE, asked, {
        sameSite: 'lax',
        // A hall's laptop serves plain http, where a Secure cookie would never come back.
        secure: request.protocol === 'https',
        path: '/',
        maxAge: YEAR_S,
      });
    return { language, offered: languages, office, own: own?.(language) };
  };

const formLanguage = (body: unknown): string | undefined =>
  body instanceof URLSearchParams ? (body.get('lang') ?? undefined) : undefined;
