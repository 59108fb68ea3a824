/** Rules of pages that say sentences are tried in English. */
import { ROOMS } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { speak } from '#web/ui/say.ts';

speak({ language: 'en', offered: ['en'], words: await fetchWords('en', ROOMS) });
