/** The letters of what is printed. Sheets that are drawn on paper alone have none before: nothing shows them. */
import { needFontsFor } from '#web/ui/script-fonts.ts';

/** Which letters stand in which font, as the short form of `font` names it. */
export type LettersByFont = ReadonlyMap<string, string>;

/** Fetches the faces of every letter on the page, a song's as well as a name's, and answers which they are. */
export async function lettersOfPage(): Promise<LettersByFont> {
  const texts = textsIn(document.body);
  // Each by itself: which faces a name wants depends on the name.
  await Promise.all(texts.map(({ data }) => needFontsFor(data)));
  const letters = lettersOf(texts);
  await Promise.allSettled([...letters].map(([font, own]) => document.fonts.load(font, own)));
  await document.fonts.ready;
  return letters;
}

function textsIn(root: Element): Text[] {
  const found: Text[] = [];
  const all = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    const text = all.currentNode as Text;
    if (text.data.trim() !== '' && !text.parentElement?.matches('script, style')) found.push(text);
  }
  return found;
}

function lettersOf(texts: readonly Text[]): LettersByFont {
  const found = new Map<string, Set<string>>();
  for (const { parentElement, data } of texts) {
    if (!parentElement) continue;
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(parentElement);
    const font = `${fontStyle} ${fontWeight} 16px ${fontFamily}`;
    const own = found.get(font) ?? new Set();
    // A sheet may set them in capitals.
    for (const letter of data + data.toUpperCase()) own.add(letter);
    found.set(font, own);
  }
  return new Map([...found].map(([font, own]) => [font, [...own].join('')]));
}
