/** How an event's letters look: its colours by day and by night, its logo, its name. */
import { HOUSE_LOOK } from '#domain/events/look/look.ts';
import { paletteOf, type Tokens } from '#domain/events/look/palette.ts';
import { sponsorsAt } from '#domain/events/sponsors.ts';
import type { LetterColours, LetterStyle } from '../mail/letter-format.ts';
import type { Reader } from '../store/store.ts';
import { picturePath } from './look.ts';
import { ownSentencesOf } from './own-sentences.ts';
import { requireEvent } from './queries.ts';

const coloursOf = (tokens: Tokens): LetterColours => ({
  ground: tokens.bg,
  surface: tokens.s1,
  text: tokens.text,
  quiet: tokens['text-2'],
  line: tokens['line-2'],
  button: tokens.primary,
  onButton: tokens['on-primary'],
});

/**
 * The colours, logo, sentences and sponsors with which an event's letters are set. @throws Error when there is no such
 * event.
 */
export async function letterStyle(read: Reader, eventId: string): Promise<LetterStyle> {
  const event = await requireEvent(read, eventId);
  const { look, logo, sponsors } = event.settings;
  const { light, day, night } = paletteOf(look ?? HOUSE_LOOK);
  const rows = await read.selectFrom('eventLogo').selectAll().execute();
  const keptAt = (path: string) => rows.find((row) => picturePath(row.digest, row.type) === path);
  const kept = logo && keptAt(logo.path);
  return {
    name: event.name,
    own: await ownSentencesOf(read, eventId),
    accent: light.accent,
    day: coloursOf(day),
    night: coloursOf(night),
    logo:
      logo && kept
        ? {
            png: Buffer.from(kept.bytes, 'base64'),
            ratio: logo.ratio,
            plate: { day: logo.tone === 'light' ? '#111' : '', night: logo.tone === 'dark' ? '#fff' : '' },
          }
        : null,
    sponsors: sponsorsAt(sponsors, 'letters').flatMap(({ path, ratio, name }) => {
      const row = keptAt(path);
      return row ? [{ png: Buffer.from(row.bytes, 'base64'), ratio, name }] : [];
    }),
  };
}
