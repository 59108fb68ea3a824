/**
 * Passwords that are easy to guess although they are long: those on lists, and those that are put together from
 * what everybody puts together: common words, runs of keys, the same again and again, one's own name, ours.
 */

/** What of fifteen characters or more stands on lists of the most used passwords (zxcvbn's 30,000). */
const LISTED = new Set(
  `1234567890987654321 12345678900987654321 1234567890qwerty 12345678987654321 123456789987654321 123456789qwerty
  1234567887654321 111222333444555 122333444455555 1234qwerasdfzxcv 1qa2ws3ed4rf5tg 1qaz2wsx3edc4rfv
  1qazxsw23edcvfr4 23176djivanfros bpgjldsgjldthnf correcthorsebatterystaple hd764nw5d7e1vb1 lhbjkjubz2957704
  mailcreated5240 momsanaladventure nemvxyheqdd5oqxyxyzi passwordstandard polniypizdec0211 polniypizdec110211
  q1w2e3r4t5y6u7i8 q1w2e3r4t5y6u7i8o9p0 qazwsxedcrfvtgb qwertasdfgzxcvb qwerty123456789 qwertyuiop12345
  zqjphsyf6ctifgu zxcvbnm123456789`.split(/\s+/),
);

/** The words that most passwords are made from, and what belongs to this place: a show, a stage, this program. */
const WORDS = `password passwort passwd letmein welcome admin administrator login master secret dragon monkey
  football baseball basketball soccer hockey superman batman iloveyou princess sunshine shadow michael jennifer
  jordan hunter ranger buster tigger charlie robert thomas daniel andrew joshua matthew ashley jessica nicole
  pepper ginger cookie cheese summer winter spring autumn flower freedom whatever trustno computer internet
  starwars pokemon mustang mercedes ferrari harley maggie killer access hello test guest user default changeme
  qwerty asdf zxcv abc god love money lovely forever family
  ovation talent show talentshow stage event contest judge jury organiser organizer crew backstage projector vote
  audience school`.split(/\s+/);

const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
].flatMap((row) => [row, [...row].reverse().join('')]);

const SHORTEST_RUN = 3;
/** Fewer characters than this that are nobody else's idea are too few. */
const ENOUGH_OWN = 6;

/** Only letters and digits, in lower case. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Why this password should not be taken, or undefined.
 * `about`: what everybody knows of whose it is, as their name and address.
 */
export function weakness(password: string, about: readonly string[] = []): string | undefined {
  const plain = bare(password);
  if (new Set(password.toLowerCase()).size < 5) return 'Use more different characters.';
  if (LISTED.has(plain)) return 'This one is on lists of common passwords. Choose another.';
  const known = [...WORDS, ...about.flatMap((text) => text.split(/[\s@.]+/)).map(bare)].filter(
    (word) => word.length >= SHORTEST_RUN,
  );
  const signs = new Set(password.match(/[^\p{L}\p{N}\s]/gu)).size;
  if (ownCharacters(once(plain), known) + signs < ENOUGH_OWN)
    return 'This one is too easy to guess: it is made of common words, names or rows of keys. Several words in a row that do not belong together are good.';
  return undefined;
}

/** The part that repeats, or the whole. */
function once(text: string): string {
  const length = `${text}${text}`.indexOf(text, 1);
  return length > 0 ? text.slice(0, length) : text;
}

/** How many characters are left when every common piece is taken out. */
function ownCharacters(text: string, words: readonly string[]): number {
  let own = 0;
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const word = Math.max(0, ...words.filter((one) => rest.startsWith(one)).map(({ length }) => length));
    const skip = Math.max(word, runLength(rest));
    if (skip === 0) own += 1;
    at += Math.max(1, skip);
  }
  return own;
}

/** The length of the run of neighbours or of the same character that the text begins with, 0 when it is short. */
function runLength(text: string): number {
  let longest = /^(.)\1*/u.exec(text)?.[0].length ?? 0;
  for (const row of ROWS) {
    let length = SHORTEST_RUN;
    while (length <= text.length && row.includes(text.slice(0, length))) length += 1;
    longest = Math.max(longest, length - 1 >= SHORTEST_RUN ? length - 1 : 0);
  }
  return longest >= SHORTEST_RUN ? longest : 0;
}
