/** Reading a table that a spreadsheet saved, in whichever letters it did. */

/**
 * The text of a file, which is UTF-8, UTF-16 with its mark (“Unicode text” of a spreadsheet), or else the letters of
 * Windows in Western Europe, as spreadsheets save CSV there. `isGuessed` says that it was the last of these: another
 * one's letters would be wrong, and only somebody who knows the names sees it.
 */
export function textOfFile(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: read(bytes, 'utf-16le'), isGuessed: false };
  if (first === 0xfe && second === 0xff) return { text: read(bytes, 'utf-16be'), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: read(bytes, 'windows-1252'), isGuessed: true };
  }
}

const read = (bytes: Uint8Array, letters: string) => new TextDecoder(letters).decode(bytes);
