/** The organiser's guide (`docs/guide.md`) in parts, as the panel beside a page shows it. Pure: from its text to blocks. */

/** A stretch of a line in one voice. */
export interface Span {
  voice: 'plain' | 'strong' | 'slanted' | 'code' | 'link';
  words: string;
  /** Where a link leads, as it is written. */
  to?: string;
}

export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; numbered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'picture'; file: string; alt: string };

export interface Part {
  title: string;
  /** By which links name it. */
  anchor: string;
  blocks: Block[];
}

export interface Guide {
  parts: Part[];
  /** The anchors of the parts that whoever begins reads, in their order, and of the others. */
  first: string[];
  expert: string[];
}

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** Reads it. Before its first part it says which parts are for whom. */
export function readGuide(text: string): Guide {
  const [head = '', ...bodies] = text.split(/^## /m);
  const parts = bodies.map((body) => {
    const [title = '', ...lines] = body.split('\n');
    return { title, anchor: anchorOf(title), blocks: blocksOf(lines.join('\n')) };
  });
  const named = (lead: string) =>
    spansOf(head.split('\n').find((line) => line.startsWith(`**${lead}**`)) ?? '').flatMap(({ to }) =>
      to ? [to.slice(1)] : [],
    );
  return { parts, first: named('The first path'), expert: named('For the expert') };
}

const BULLET = /^(?:- |\d+\. )/;

function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const lines = block.split('\n');
      const picture = /^!\[([^\]]*)\]\(([^)]+)\)$/.exec(block);
      if (picture)
        return { kind: 'picture', alt: picture[1] ?? '', file: picture[2]?.split('/').at(-1) ?? '' };
      if (block.startsWith('|')) return tableOf(lines);
      if (BULLET.test(block)) return { kind: 'list', numbered: /^\d/.test(block), items: itemsOf(lines) };
      return { kind: 'paragraph', spans: spansOf(lines.join(' ')) };
    });
}

/** A line that begins with spaces goes on with the item above. */
function itemsOf(lines: readonly string[]): Span[][] {
  const items: string[] = [];
  for (const line of lines)
    if (BULLET.test(line)) items.push(line.replace(BULLET, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  return items.map(spansOf);
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/g;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  const plain = (words: string) => words !== '' && spans.push({ voice: 'plain', words });
  for (const found of line.matchAll(MARKED)) {
    const [all, strong, slanted, code, link, to] = found;
    plain(line.slice(from, found.index));
    from = found.index + all.length;
    if (strong !== undefined) spans.push({ voice: 'strong', words: strong });
    else if (slanted !== undefined) spans.push({ voice: 'slanted', words: slanted });
    else if (code !== undefined) spans.push({ voice: 'code', words: code });
    else spans.push({ voice: 'link', words: link ?? '', to: to ?? '' });
  }
  plain(line.slice(from));
  return spans;
}
