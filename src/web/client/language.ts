/**
 * Which language this device reads. The server has chosen the page's (what was chosen here before, else what the
 * browser says its reader reads, of those that the event offers) and said it in the document.
 */
import { ADMIN, type Speaking } from '#contract/pages.ts';
import type { Room, Words } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import type { OwnSentences } from '#domain/messages/languages.ts';
import {
  adminLanguages,
  doorLanguages,
  isAdminLanguage,
  isLanguage,
  type Language,
  SOURCE,
} from '#domain/messages/languages.ts';
import { withOwn } from '#domain/messages/own.ts';
import { speak, spokenNow } from '#web/ui/say.ts';
import { needFontsOf } from '#web/ui/script-fonts.ts';
import { KEYS, storedJson } from './storage.ts';

/** What the reader reads, whatever the page of the moment speaks; on the admin’s pages it is one of the admin's languages. */
const reader = {
  language: SOURCE as Language,
  offered: [SOURCE] as readonly [Language, ...Language[]],
  admin: SOURCE as Language,
  door: SOURCE as Language,
  /** Whose language the page of the moment speaks. */
  speaking: 'reader' as Speaking,
  /** Whether that page is in the catalogue. */
  isSpoken: false,
};
const rooms = new Set<Room>(['ui']);

/** Refusals come in English; only another language needs words for them. */
const roomsIn = (language: Language): Room[] => (language === SOURCE ? [...rooms] : [...rooms, 'refused']);

const own = new Map<Language, Promise<OwnSentences>>();

/** What the event says in words of its own, asked for once; without a line it is said as it comes. */
async function ownIn(language: Language): Promise<OwnSentences> {
  if (document.documentElement.dataset.own === undefined) return {};
  const asked = own.get(language) ?? fetchOwn(language);
  own.set(language, asked);
  return asked.catch(() => {
    own.delete(language);
    return {};
  });
}

async function fetchOwn(language: Language): Promise<OwnSentences> {
  const answer = await fetch(`/api/v1/event/sentences?lang=${language}`);
  const { sentences }: { sentences: readonly { line: string; text: string }[] } = await answer.json();
  return Object.fromEntries(sentences.map(({ line, text }) => [line, text]));
}

/** The sentences of these rooms of the catalogue that the event words differently. */
export async function ownWordsOf(language: Language, asked: readonly Room[]): Promise<Words> {
  const [words, said] = await Promise.all([fetchWords(language, asked), ownIn(language)]);
  return withOwn(words, said);
}

const wordsOf = (language: Language): Promise<Words> => ownWordsOf(language, roomsIn(language));

/** Whether the address asks for a language, which then is read whatever was chosen elsewhere. */
const isAsked = (): boolean => new URL(location.href).searchParams.has('lang');

/** What the account that is signed in here reads. */
function ownAdmin(): Language | undefined {
  const kept = storedJson(KEYS.adminData);
  const own = kept !== null && typeof kept === 'object' && 'language' in kept ? kept.language : undefined;
  return isAdminLanguage(own) && !isAsked() ? own : undefined;
}

/**
 * Makes the admin speak this language: the account chose it on another device, or signs in here for the first
 * time.
 */
export async function readAdminIn(language: Language): Promise<void> {
  if (isAsked()) return;
  reader.admin = language;
  if (reader.speaking !== 'admin' || !reader.isSpoken || spokenNow().language === language) return;
  needFontsOf(language);
  speak({ ...spokenNow(), language, words: await wordsOf(language) });
}

/** Speaks the document's language from the start. `first` are the rooms of the catalogue that its page needs. */
export async function beginLanguage(first: readonly Room[]): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const [main = SOURCE, ...others] = (dataset.languages ?? '').split(' ').filter(isLanguage);
  reader.offered = [main, ...others];
  reader.language = isLanguage(dataset.reads) ? dataset.reads : isLanguage(lang) ? lang : SOURCE;
  reader.admin = ownAdmin() ?? (isLanguage(dataset.admin) ? dataset.admin : SOURCE);
  reader.door = isLanguage(dataset.door) ? dataset.door : SOURCE;
  await enterRooms(first);
}

/** Which languages one may choose from, of those that the event is read in. */
const OFFERED: Readonly<
  Record<Speaking, (languages: typeof reader.offered) => readonly [Language, ...Language[]]>
> = {
  reader: (languages) => languages,
  event: (languages) => languages,
  admin: adminLanguages,
  door: doorLanguages,
};

/**
 * Loads these rooms of the catalogue for a page that is about to be drawn, and speaks the reader's language, the
 * one that they work in, or the event's. A page of no room is not in the catalogue yet and speaks English, with
 * what it takes from the rooms of the admin all the same.
 */
export async function enterRooms(entered: readonly Room[], speaking: Speaking = 'reader'): Promise<void> {
  for (const room of entered.length === 0 ? ADMIN : entered) rooms.add(room);
  const {
    admin,
    door,
    offered: [event],
    language: theirs,
  } = reader;
  const language = entered.length === 0 ? SOURCE : { reader: theirs, admin, door, event }[speaking];
  const offered = OFFERED[speaking](reader.offered);
  const now = spokenNow();
  reader.isSpoken = entered.length > 0;
  if (
    language === now.language &&
    speaking === reader.speaking &&
    roomsIn(language).every((room) => room in now.words)
  )
    return;
  reader.speaking = speaking;
  needFontsOf(language);
  speak({ language, words: await wordsOf(language), offered });
}

/** Loads a further room of the catalogue for the page that is open. */
export async function bringRoom(room: Room): Promise<void> {
  rooms.add(room);
  const words = await wordsOf(spokenNow().language);
  speak({ ...spokenNow(), words });
}

let telling: Promise<unknown> = Promise.resolve();

/** Resolves once the server was told, or could not be told, of the reader's last choice. */
export const languageTold = (): Promise<unknown> => telling;

/** Languages whose words could not be loaded: browsers keep that of a script as long as the page is open. */
const away = new Set<Language>();

/**
 * Reads this page in another language; the choice is kept in a cookie, which the server sees too, and by `keep`, as
 * with an account. A language that could not be loaded before comes with the page, which is loaded anew once the choice
 * is kept. Rejects where its words cannot be loaded.
 */
export async function chooseLanguage(language: Language, keep?: () => Promise<unknown>): Promise<void> {
  if (away.has(language)) {
    // The admin begins in what the account reads.
    await keep?.();
    return readAnewIn(language);
  }
  const words = await wordsOf(language).catch((error: unknown) => {
    away.add(language);
    throw error;
  });
  reader.door = language;
  if (reader.speaking !== 'reader' && isAdminLanguage(language)) reader.admin = language;
  if (reader.offered.includes(language)) reader.language = language;
  // The server keeps it in a cookie, which goes with every later call. Without a line it holds until the page is closed.
  // One after the other: a choice that is answered late would be kept over the one made after it.
  telling = telling
    .then(() => fetch(`/?lang=${language}`, { method: 'HEAD', keepalive: true }))
    .catch(() => undefined);
  const address = new URL(location.href);
  if (address.searchParams.has('lang')) {
    address.searchParams.delete('lang');
    history.replaceState(history.state, '', address);
  }
  needFontsOf(language);
  speak({ ...spokenNow(), language, words });
  // Without a line it is kept on this device alone.
  keep?.().catch(() => undefined);
}

/** Loads the page anew in a language, once the server answers; what is typed is kept as over every reload. */
async function readAnewIn(language: Language): Promise<void> {
  await fetch(`/?lang=${language}`, { method: 'HEAD' });
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
}
