import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES, SETTINGS_SECTIONS } from '#contract/pages.ts';
import { ROOMS } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { readGuide } from '#web/admin/help/guide.ts';
import { PART_OF, PART_OF_SETTINGS, partFor } from '#web/admin/help/parts-of-pages.ts';

const DOCS = join(import.meta.dirname, '../docs');
const guide = readGuide(readFileSync(join(DOCS, 'guide.md'), 'utf8'));
const titles = new Set(guide.parts.map(({ title }) => title));

/** Names that stand in no line: a word of the desk that every language keeps. */
const DRAWN = new Set(['GO']);

/** What a line is called by: the whole, without what is only spoken, and what stands before or behind its blanks. */
function namesIn(line: string): string[] {
  const seen = line.replaceAll(/<(\w+)>[^<]*\{[^<]*<\/\1>/g, '').replaceAll(/<\/?\w+>/g, '');
  return [seen, ...seen.split(/[{}#]/)].map((words) => words.replace(/[\s:.]+$/, '').trim());
}

describe('the guide beside the page', () => {
  it('has a part for every page of the admin', () => {
    const pages = PAGES.filter((page) => page.startsWith('/admin') && !page.endsWith('/:section'));
    expect(Object.keys(PART_OF).sort()).toEqual([...pages].sort());
    const wanted = [...Object.values(PART_OF), ...Object.values(PART_OF_SETTINGS)];
    expect(wanted.filter((title) => !titles.has(title))).toEqual([]);
    for (const section of SETTINGS_SECTIONS)
      expect(titles.has(partFor(`/admin/settings/${section}`)), section).toBe(true);
    expect(partFor('/admin/participants/4kq9')).toBe('Participants');
    expect(partFor('/admin/begin/4kq9')).toBe('Rehearsing');
    expect(partFor('/admin/scoring/rounds/none')).toBe('The result');
  });

  it('names each part once, on the first path or for the expert', () => {
    const anchors = guide.parts.map(({ anchor }) => anchor);
    expect([...guide.first, ...guide.expert].sort()).toEqual([...anchors].sort());
    expect(guide.first[0]).toBe('before-anybody-registers');
  });

  it('is read whole: no mark of its writing is left, its links lead to parts and its pictures are there', () => {
    const anchors = new Set(guide.parts.map(({ anchor }) => anchor));
    const files: string[] = [];
    const spans = guide.parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return block.spans;
        if (block.kind === 'list') return block.items.flat();
        if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flat();
        files.push(block.file);
        return [];
      }),
    );
    const left = spans.filter(({ voice, words }) => voice !== 'code' && /\*\*|`|\]\(|^#|^\|/.test(words));
    expect(left).toEqual([]);
    const lost = spans.filter(({ to }) => to?.startsWith('#') && !anchors.has(to.slice(1)));
    expect(lost).toEqual([]);
    expect(files.filter((file) => !existsSync(join(DOCS, 'pictures/guide', file)))).toEqual([]);
    expect(guide.parts.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  it('calls pages, settings and buttons by their names on the screen', async () => {
    const lines = Object.values(await fetchWords('en', ROOMS)).flatMap((room) => Object.values(room));
    const shown = new Set(lines.flatMap(namesIn));
    const called = guide.parts.flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return block.spans;
        if (block.kind === 'list') return block.items.flat();
        return block.kind === 'table' ? block.rows.flat(2) : [];
      }),
    );
    // What begins a paragraph and ends with a full stop is its heading.
    const unknown = called
      .filter(({ voice, words }) => voice === 'strong' && !words.endsWith('.') && !shown.has(words))
      .flatMap(({ words }) => words.split(', '))
      .filter((name) => !shown.has(name) && !DRAWN.has(name));
    expect(unknown).toEqual([]);
  });
});
