/** Sentences of the catalogue that an event says in words of its own. */
import type { Words } from './catalogue.ts';
import type { OwnSentences } from './languages.ts';

/**
 * The words of the catalogue, with an event's own sentences in place of those of the same name; `words` stays as
 * it was.
 */
export function withOwn(words: Words, own: OwnSentences = {}): Words {
  const told: Record<string, Record<string, string>> = { ...words };
  for (const [line, text] of Object.entries(own)) {
    const [room = '', name = ''] = line.split('.');
    if (told[room]?.[name] !== undefined) told[room] = { ...told[room], [name]: text };
  }
  return told as Words;
}
