/** The catalogue as a PO file, which translators' programs open: one entry for each line, with its comment and room. */
import { isAdminRoom } from '#domain/messages/catalogue.ts';
import type { Written } from './files.ts';

const quoted = (text: string): string => JSON.stringify(text);

/** A language as a PO file; lines that are not translated yet are empty. */
export function toPo(source: readonly Written[], lines: readonly Written[], language: string): string {
  const known = new Map(lines.map(({ name, text }) => [name, text]));
  const entries = source.map(({ name, text, note, most }) =>
    [
      `#. ${note}${most === undefined ? '' : ` At most ${most} letters.`}`,
      '#, icu-message-format',
      `msgctxt ${quoted(name)}`,
      `msgid ${quoted(text)}`,
      `msgstr ${quoted(known.get(name) ?? '')}`,
    ].join('\n'),
  );
  const head = `msgid ""\nmsgstr "Language: ${language}\\nContent-Type: text/plain; charset=UTF-8\\n"`;
  return `${[head, ...entries].join('\n\n')}\n`;
}

/**
 * The translated lines of a PO file by their names.
 * @throws Error with the line of the file for what is no PO.
 */
export function fromPo(po: string): Map<string, string> {
  const translated = new Map<string, string>();
  let entry: Record<string, string> = {};
  let part = '';
  const end = () => {
    if (entry.msgctxt && entry.msgstr) translated.set(entry.msgctxt, entry.msgstr);
    entry = {};
  };
  for (const [at, line] of po.split(/\r?\n/).entries()) {
    if (line.trim() === '') end();
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, keyword = '', text] = /^(msgctxt|msgid|msgstr)?\s*("(?:[^"\\]|\\.)*")\s*$/.exec(line) ?? [];
    if (text === undefined) throw new Error(`Line ${at + 1} is no line of a PO file: ${line}`);
    if (keyword !== '') part = keyword;
    entry[part] = (entry[part] ?? '') + (JSON.parse(text) as string);
  }
  end();
  return translated;
}

/** One room of a translation as it is kept, in the order of the English. What English does not have is left out. */
export function asRoom(
  room: string,
  source: readonly Written[],
  translated: ReadonlyMap<string, string>,
  head: string,
): string {
  const lines = source
    .filter(({ name }) => name.startsWith(`${room}.`) && translated.has(name))
    .map(({ name }) => `  ${name.slice(room.length + 1)}: ${quoted(translated.get(name) ?? '')},`);
  return `${head}import type { Translated } from '${isAdminRoom(room) ? '../..' : '..'}/catalogue.ts';\n\nexport const ${room}: Translated<'${room}'> = {\n${lines.join('\n')}\n};\n`;
}
