/** The catalogue's files as they are written: every line with its comment and where it stands. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { isAdminRoom, ROOMS, type Room } from '#domain/messages/catalogue.ts';
import { isAdminLanguage, type NamedLanguage, SOURCE } from '#domain/messages/languages.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = 'src/domain/messages';

/** A line of the catalogue. */
export interface Written {
  /** "vote.closesIn". */
  name: string;
  text: string;
  /** Where the sentence stands, for translators; only English says it. */
  note: string;
  /** How many letters fit; undefined where there is room. */
  most: number | undefined;
  /** "src/domain/messages/de/vote.ts:12". */
  place: string;
}

export const pathOf = (language: NamedLanguage, room: Room): string =>
  `${FOLDER}/${language}/${isAdminRoom(room) ? 'admin/' : ''}${room}.ts`;

/** In which line a place of the source is, asked for from its beginning to its end. */
function lineCounter(source: string): (place: number) => number {
  let [line, from] = [1, 0];
  return (place) => {
    for (
      let next = source.indexOf('\n', from);
      next !== -1 && next < place;
      next = source.indexOf('\n', from)
    ) {
      line += 1;
      from = next + 1;
    }
    return line;
  };
}

/** @throws Error where a line is anything else than a name and a text. */
export function readFile(path: string, source: string): Written[] {
  const room = /(\w+)\.ts$/.exec(path)?.[1] ?? '';
  const lines: Written[] = [];
  let after = 0;
  let above = '';
  const lineAt = lineCounter(source);
  for (const statement of parseAst(source, { lang: 'ts' }).body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    const [declared] = statement.declaration.declarations;
    const given = declared?.init?.type === 'TSAsExpression' ? declared.init.expression : declared?.init;
    if (given?.type !== 'ObjectExpression') continue;
    after = given.start;
    for (const property of given.properties) {
      const place = `${path}:${lineAt(property.start)}`;
      if (
        property.type !== 'Property' ||
        property.key.type !== 'Identifier' ||
        property.value.type !== 'Literal' ||
        typeof property.value.value !== 'string'
      )
        throw new Error(`${place}: a line of the catalogue is a name and a text, and nothing else.`);
      const [, comment = ''] = /\/\*\*([\s\S]*?)\*\/\s*$/.exec(source.slice(after, property.start)) ?? [];
      const own = comment.replace(/\s*\n\s*\*\s*/g, ' ').trim();
      // Lines that stand together share the comment above the first of them; an empty line ends it.
      const together = !/\n\s*\n/.test(source.slice(after, property.start));
      const words = own || (together ? above : '');
      above = words.replace(/\s*@most \d+/, '');
      const most = /@most (\d+)/.exec(words)?.[1];
      lines.push({
        name: `${room}.${property.key.name}`,
        text: property.value.value,
        note: words.replace(/\s*@most \d+/, ''),
        most: most === undefined ? undefined : Number(most),
        place,
      });
      after = property.end;
    }
  }
  return lines;
}

/** The rooms that a language has: the admin's only where the admin speaks it. */
export const roomsOf = (language: NamedLanguage): readonly Room[] =>
  isAdminLanguage(language) ? ROOMS : ROOMS.filter((room) => !isAdminRoom(room));

/** The English lines that a language has to have. */
export const sourceFor = (language: NamedLanguage): Written[] =>
  roomsOf(language).flatMap((room) => linesIn(SOURCE, room));

/** All lines of a language. */
export const linesOf = (language: NamedLanguage): Written[] =>
  roomsOf(language).flatMap((room) => linesIn(language, room));

const known = new Map<string, Written[]>();

/** Read once: English is asked for beside each other language. */
function linesIn(language: NamedLanguage, room: Room): Written[] {
  const path = pathOf(language, room);
  const lines =
    known.get(path) ??
    (existsSync(join(ROOT, path)) ? readFile(path, readFileSync(join(ROOT, path), 'utf8')) : []);
  known.set(path, lines);
  return lines;
}
