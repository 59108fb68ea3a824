/**
 * A kind that somebody adds and forgets somewhere does not compile: one made-up kind of each sort goes into a copy
 * of the source, and the compiler names the places that CONTRIBUTING tells of.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Where the kinds of one sort are listed, an entry of the list, and who has to know each. */
const SORTS = [
  {
    sort: 'scene',
    list: 'src/domain/show/vocabulary.ts',
    entry: "'message',",
    known: ['src/web/projector/scenes.tsx', 'src/web/admin/live-event/scenes.ts'],
  },
  {
    sort: 'cue',
    list: 'src/domain/lineup/item.ts',
    entry: "'results',",
    known: [
      'src/domain/lineup/item.ts',
      'src/domain/show/cue-kinds.ts',
      'src/web/admin/live-event/words.ts',
      'src/web/admin/new-cue.ts',
      'src/web/mc/moment.ts',
    ],
  },
  {
    sort: 'poll',
    list: 'src/domain/voting/poll-kinds.ts',
    entry: "'pick_one',",
    known: ['src/domain/voting/poll-kinds.ts', 'src/web/vote/ballot-parts.ts'],
  },
  {
    sort: 'method',
    list: 'src/domain/tabulation/types.ts',
    entry: "'median',",
    known: [
      'src/domain/tabulation/method-traits.ts',
      'src/domain/tabulation/methods.ts',
      'src/domain/results/second-count/written-rules.ts',
      'src/domain/results/second-count/judged.ts',
      'src/domain/results/words/methods.ts',
      'src/web/admin/scoring/words.ts',
      'src/domain/results/words/how-counted.ts',
    ],
  },
  {
    sort: 'tie key',
    list: 'src/domain/tabulation/tie-keys.ts',
    entry: "'decision',",
    known: [
      'src/domain/tabulation/tie-break-keys.ts',
      'src/domain/results/second-count/ties.ts',
      'src/domain/results/words/rules.ts',
      'src/domain/results/words/tie.ts',
      'src/web/admin/scoring/words.ts',
    ],
  },
  {
    sort: 'letter',
    list: 'src/domain/mail/letters.ts',
    entry: "'consent',",
    known: ['src/domain/mail/letters.ts', 'src/web/admin/settings/letter-words.tsx'],
  },
  {
    sort: 'field of an act',
    list: 'src/domain/registration/act-fields.ts',
    entry: `pronouns: {
    ...PERSON,
    kind: 'line',
    most: 60,
    read: ['list', 'rooms'],
    column: 'pronouns',
    words: 'history.fieldPronouns',
  },`,
    known: ['src/server/registration/import-row.ts', 'src/web/public/status/OwnDetails.tsx'],
  },
] as const;

const scratch = mkdtempSync(join(tmpdir(), 'ovation-kinds-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let complaints: string[];
beforeAll(async () => {
  for (const part of ['src', 'package.json', 'tsconfig.base.json'])
    cpSync(join(ROOT, part), join(scratch, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(scratch, 'node_modules'));
  for (const { list, entry } of SORTS) {
    const path = join(scratch, list);
    const source = readFileSync(path, 'utf8');
    expect(source, list).toContain(entry);
    const madeUp = entry.replace(/\w+/, 'madeUp');
    writeFileSync(path, source.replace(entry, `${madeUp} ${entry}`));
  }
  complaints = await compiled();
});

/** What the compiler says, an error each. */
const compiled = (): Promise<string[]> =>
  new Promise((resolve) => {
    const compiler = join(scratch, 'node_modules/.bin/tsc');
    const floors = ['src/server', 'src/web'];
    execFile(
      compiler,
      ['-b', ...floors, '--pretty', 'false', '--checkers', '1'],
      { cwd: scratch, maxBuffer: 100_000_000 },
      (_, said) => resolve(said.split(/\n(?=\S+\(\d+,\d+\): error)/)),
    );
  });

it.each(SORTS)('a $sort that nobody made is missed where it is needed', ({ known }) => {
  for (const file of known)
    expect(complaints.filter((each) => each.startsWith(`${file}(`)).join('\n')).not.toBe('');
});
