/** The checks of the catalogue: each refuses what it is for, with file and line, and the catalogue as it is passes. */
import { expect, it } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { TRANSLATED } from '#domain/messages/languages.ts';
import { faultsOfSource, faultsOfTranslation, tooLong } from '../scripts/messages/faults.ts';
import { linesOf, readFile, sourceFor } from '../scripts/messages/files.ts';
import { asRoom, fromPo, toPo } from '../scripts/messages/po.ts';
import { servedIn } from '../scripts/messages/served.ts';
import { strayIn, strayText } from '../scripts/messages/stray.ts';

const ENGLISH = `/** A room. */
export const vote = {
  /** Heading. @most 12 */
  heading: 'Choose one',
  /** Heading. */
  several: 'Choose {most, plural, one {# act} other {# acts}}',
  /** Under it. */
  greeting: 'Hello {name}, <b>welcome</b>',
} as const;
`;
const source = readFile('en/vote.ts', ENGLISH);

/** The faults of a translation with these lines, of which every one else is right. */
function refused(changed: Record<string, string | undefined>, language: 'de' | 'en-XA' = 'de') {
  const right = {
    heading: 'Wähle einen',
    several: 'Wähle {most, plural, one {# Act} other {# Acts}}',
    greeting: 'Hallo {name}, <b>willkommen</b>',
  };
  const lines = Object.entries({ ...right, ...changed })
    .flatMap(([name, text]) => (text === undefined ? [] : [`  ${name}: ${JSON.stringify(text)},`]))
    .join('\n');
  return faultsOfTranslation(
    readFile('de/vote.ts', `export const vote: Translated<'vote'> = {\n${lines}\n};\n`),
    source,
    language,
  );
}

it('a translation that is right is taken', () => {
  expect(faultsOfSource(source, 'en')).toEqual([]);
  expect(refused({})).toEqual([]);
});

it.each([
  ['a wrong blank', { greeting: 'Hallo {nmae}, <b>x</b>' }, 'de/vote.ts:4: vote.greeting: {nmae} is not'],
  ['a missing blank', { greeting: 'Hallo, <b>x</b>' }, 'de/vote.ts:4: vote.greeting: {name} of the English'],
  [
    'a counted word',
    { greeting: '{name, plural, one {#} other {#}} <b>x</b>' },
    'de/vote.ts:4: vote.greeting: {name} is words',
  ],
  [
    'a missing plural',
    { several: 'Wähle {most, plural, other {# Acts}}' },
    'de/vote.ts:3: vote.several: The plural of {most} lacks one',
  ],
  [
    'a plural of another language',
    { several: '{most, plural, one {#} few {#} other {#}}' },
    'de/vote.ts:3: vote.several: The plural of {most} has few',
  ],
  [
    'a forbidden tag',
    { heading: '<script>x</script>' },
    'de/vote.ts:2: vote.heading: <script> is not allowed',
  ],
  [
    'a tag with an address',
    { heading: '<a href="/x">x</a>' },
    'de/vote.ts:2: vote.heading: This is no sentence',
  ],
  ['a lost tag', { greeting: 'Hallo {name}' }, 'de/vote.ts:4: vote.greeting: <b> of the English line'],
  ['a brace that stays open', { heading: 'Wähle {einen' }, 'de/vote.ts:2: vote.heading: This is no sentence'],
  ['a date', { greeting: '{name, date} <b>x</b>' }, 'de/vote.ts:4: vote.greeting: This is no sentence'],
  ['an empty line', { heading: '' }, 'de/vote.ts:2: vote.heading: The line is empty'],
  ['a quote', { heading: "Wähle '{'x" }, 'de/vote.ts:2: vote.heading: Write ’'],
  ['a missing line', { heading: undefined }, 'en/vote.ts:4: vote.heading: Deutsch has no such line'],
  ['an unknown line', { more: 'Mehr' }, 'de/vote.ts:5: vote.more: English has no such line'],
] as const)('a translation with %s is refused with its line', (_what, changed, said) => {
  const faults = refused(changed);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]).toContain(said);
});

it('an English line without a comment, or with a branch that looks like a blank, is refused', () => {
  const lines = readFile(
    'en/vote.ts',
    "export const vote = {\n  a: '{n, plural, one {one} other {#}}',\n} as const;",
  );
  const faults = faultsOfSource(lines, 'en');
  expect(faults[0]).toContain('en/vote.ts:2: vote.a: A comment');
  expect(faults[1]).toContain('A branch of one word');
});

it.each([
  ['de', 'Der ”Act', 'Quotation marks are „“'],
  ['de', 'Zu 50 %', 'The space before % does not break'],
  ['en', '{share} %', 'No space stands before %'],
  ['nl', 'De ‘act’', 'Quotation marks are “”'],
  ['fr', 'Bonjour {name} : oui', 'The spaces before : ; ! ? and inside « » do not'],
  ['fr', '« {name} »', 'The spaces before : ; ! ? and inside « » do not'],
  ['fr', 'Bonjour {name}!', 'A space (U+00A0) stands'],
  ['es', 'Quién gana?', 'A question begins with ¿'],
  ['es', '{n, plural, one {¡Gana #!} many {Ganan #!} other {¡Ganan #!}}', 'an exclamation with ¡'],
  ['es', 'Está en “Revisar”', 'Quotation marks are «»'],
  ['pt-BR', 'Diga "oi"', 'Straight quotation marks'],
  ['pt-BR', 'Carregando...', 'Write … instead of three points'],
  ['ar', 'مرحبًا, {name}', 'Write ، ؛ and ؟'],
  ['ar', '{one} و{other}', 'A name never follows a letter'],
  ['he', '{n, plural, one {קול ל{act}} two {ל־{act}} other {x}}', 'A name never follows a letter'],
  ['tr', '{name}’in oyu', 'No blank gets an ending'],
  ['tr', '{name}ya oy', 'No blank gets an ending'],
  ['ja', '投票: {name}', 'Punctuation beside this script is full-width'],
  ['ja', '{place}位(同率)', 'Punctuation beside this script is full-width'],
  ['zh-Hans', '第 {place} 名', 'No space stands between this script and'],
  ['zh-Hans', '扫描 QR 码', 'No space stands between this script and'],
] as const)('in %s, “%s” is refused for how it is set', (language, text, said) => {
  const lines = readFile('x/vote.ts', `export const vote = {\n  line: ${JSON.stringify(text)},\n};`);
  const faults = faultsOfTranslation(lines, lines, language);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(
    `x/vote.ts:2: vote.line: ${said}`.replace(/: an /, ': A question begins with ¿, an '),
  );
});

it('what is right in another language, a figure after a joined letter and a formula are taken', () => {
  const taken = [
    ['ar', '{n} من {name}؟'],
    ['he', 'פחות מ־{least}, {name}'],
    ['tr', '{name} için 3’ten az'],
    ['ja', '重み：{top} × e^(−{rate} × (順位 − 1))。'],
    ['zh-Hans', '连接Wi-Fi，{reason} 请重试。'],
  ] as const;
  for (const [language, text] of taken) {
    const lines = readFile('x/vote.ts', `export const vote = {\n  line: ${JSON.stringify(text)},\n};`);
    expect(faultsOfTranslation(lines, lines, language)).toEqual([]);
  }
});

it('lines that are longer than their place are named', () => {
  const lines = readFile('de/vote.ts', "export const vote = {\n  heading: 'Wähle jetzt einen Auftritt',\n};");
  expect(tooLong(lines, source)).toEqual(['de/vote.ts:2: vote.heading: 26 letters, where 12 fit.']);
  const wide = readFile('ja/vote.ts', "export const vote = {\n  heading: '1組を選択する',\n};");
  expect(tooLong(wide, source)).toEqual(['ja/vote.ts:2: vote.heading: 13 letters, where 12 fit.']);
});

it('a language goes out as a PO file and comes back as it was', () => {
  const [english, german] = [linesOf('en'), linesOf('de')];
  const po = toPo(english, german, 'de');
  expect(po).toContain('#. Heading of the ballot where one act can be chosen. At most 24 letters.');
  const back = fromPo(po);
  expect([...back]).toEqual(german.map(({ name, text }) => [name, text]));
  expect(readFile('de/vote.ts', asRoom('vote', english, back, '')).map(({ text }) => text)).toEqual(
    german.filter(({ name }) => name.startsWith('vote.')).map(({ text }) => text),
  );
  // As programs wrap long texts; an empty text is none.
  expect([
    ...fromPo(
      'msgctxt "vote.a"\nmsgid "x"\nmsgstr ""\n"Wähle "\n"\\"eins\\""\n\nmsgctxt "vote.b"\nmsgid "y"\nmsgstr ""\n',
    ),
  ]).toEqual([['vote.a', 'Wähle "eins"']]);
  expect(() => fromPo('msgctxt "a"\nrubbish')).toThrow('Line 2');
});

it('text that stands in a page is found, wherever it stands', () => {
  const page = `
    import { say } from './say.ts';
    export const Page = ({ open }: { open: boolean }) => (
      <main className="page wide" data-kind="Big one">
        <h1 title="Choose">Choose one act</h1>
        <p aria-label="act">{open ? 'Voting is open' : say('vote.closed')}</p>
        <p>{\`Act \${1} of two\`}</p>
        <NextStep title="begin.tryIt" lead="Try it." />
      </main>
    );
    const label = { title: 'Closed' };`;
  expect(strayIn('page.tsx', page).map((found) => found.replace(/:.*: /, ': '))).toEqual([
    'page.tsx: “Choose”',
    'page.tsx: “Choose one act”',
    'page.tsx: “act”',
    'page.tsx: “Voting is open”',
    'page.tsx: “Act … of two”',
    'page.tsx: “Try it.”',
    'page.tsx: “Closed”',
  ]);
  expect(strayIn('page.tsx', page)[1]).toMatch(/^page\.tsx:5: /);
});

it('what the server says to people without a line of the catalogue is found, and only that', () => {
  const room = `
    const NOT_YET = 'Nobody has sung yet.';
    const WORDS = { a: 'gone', b: 'here' };
    const note = (left: number) => \`Answer “\${left === 1 ? 'the question' : 'all questions'}”.\`;
    const other = (key: 'a' | 'b') => \`The act is \${WORDS[key]} now.\`;
    export const song = z.string().min(1, 'Sing something.').describe('What is sung. In words.');
    const taken = () => new Refusal('email_taken', 'Another account uses this email.');
    const tooMany = () => new Refusal('too_many', 'Too many people sing at this moment. Wait.', { fields: { song: 'Sing less.' } });
    const gone = () => new Refusal('wrong_state', 'The song is over. Sing another.');
    const waits = (count: number) => \`\${count} scoresheets are not in.\`;
    throw new Error('Nobody reads this but us.');`;
  expect(servedIn('room.ts', room).map((found) => found.replace(/^.*: /, ''))).toEqual([
    '“Nobody has sung yet.”',
    '“Answer “7”.”',
    '“The act is 7 now.”',
    '“Sing something.”',
    '“Sing less.”',
    '“The song is over. Sing another.”',
  ]);
  expect(servedIn('room.ts', room)[0]).toMatch(/^room\.ts:2: /);
});

it('the catalogue and the pages as they are pass', () => {
  const english = linesOf('en');
  expect(english.length).toBeGreaterThan(100);
  expect([
    ...faultsOfSource(english, 'en'),
    ...tooLong(english, english),
    ...TRANSLATED.flatMap((language) => {
      const lines = linesOf(language);
      return [...faultsOfTranslation(lines, sourceFor(language), language), ...tooLong(lines, english)];
    }),
    ...strayText(),
  ]).toEqual([]);
});

it('a refusal has its line by its code, in English as the server sends it', () => {
  const lines = linesOf('en').filter(
    ({ name }) => name.startsWith('refused.') && !name.startsWith('refused.invalid_'),
  );
  expect(lines.length).toBeGreaterThan(30);
  for (const { name, text } of lines) {
    const [, code = ''] = name.split('.');
    expect(text).toBe((refusals as Record<string, readonly [number, string]>)[code]?.[1]);
  }
});
