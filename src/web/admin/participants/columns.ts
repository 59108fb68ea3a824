/** What the columns of a file are called, by us and by others. */
import type { IMPORT_FIELDS } from '#contract/registration/people.ts';
import { ACT_FIELDS, FILED_ACT_FIELDS } from '#domain/registration/act-fields.ts';
import { writeCsv } from '#domain/registration/csv.ts';
import { cellOfPeople } from '#domain/registration/people-in-file.ts';
import { say } from '#web/ui/say.ts';
import { fieldTitle } from './act-values.ts';
import type { Questions } from './own-answers.ts';

export type ImportField = (typeof IMPORT_FIELDS)[number];
/** What a column of an import holds: a field, or the answers to one of the organiser's own questions. */
export type Column = ImportField | `answer:${string}`;

/** What the columns are called that need more than the name of their field. */
const COLUMN_WORDS = {
  number: 'imports.fieldNumber',
  category: 'imports.fieldCategory',
  duration: 'imports.fieldLength',
  preferred_name: 'imports.fieldPreferredName',
  contact: 'imports.fieldContact',
  emergency_name: 'imports.fieldEmergencyName',
  emergency_contact: 'imports.fieldEmergencyContact',
  under_age: 'imports.fieldUnderAge',
  parent_name: 'imports.fieldParentName',
  parent_contact: 'imports.fieldParentContact',
  members: 'imports.fieldMembers',
} as const;
const hasOwnWords = (column: ImportField): column is keyof typeof COLUMN_WORDS =>
  Object.hasOwn(COLUMN_WORDS, column);

const NAMES = new Map(FILED_ACT_FIELDS.map((name) => [ACT_FIELDS[name].column, name]));

/** What a column holds, to choose from. */
export function columnWords(column: ImportField): string {
  if (hasOwnWords(column)) return say(COLUMN_WORDS[column]);
  const name = NAMES.get(column);
  return name === undefined ? column : fieldTitle(name);
}

/** Beside one of these, “Emergency contact” is a name; alone it is how to reach them. */
const EMERGENCY_NUMBERS = ['emergency phone', 'emergency number'];

const CALLED: Record<ImportField, readonly string[]> = {
  number: ['number', 'no', 'nr', 'start number', 'act number', 'nummer', 'startnummer', 'número', 'numéro'],
  stage_name: [
    ...['stage name', 'act', 'artist', 'performer', 'stage', 'künstlername', 'künstler', 'bühnenname'],
    ...[
      'nombre artístico',
      'actuación',
      'artista',
      'nom de scène',
      'artiste',
      'nome artístico',
      'apresentação',
    ],
  ],
  song_title: [
    ...['song title', 'song', 'title', 'piece', 'titel', 'lied', 'stück', 'canción', 'título'],
    ...['chanson', 'titre', 'morceau', 'música'],
  ],
  pronouns: ['pronouns', 'pronomen', 'pronombres', 'pronoms', 'pronomes'],
  pronunciation: [
    'pronunciation',
    'say it',
    'how to say it',
    'aussprache',
    'pronunciación',
    'prononciation',
    'pronúncia',
  ],
  category: ['category', 'class', 'group', 'kategorie', 'categoría', 'catégorie', 'categoria'],
  duration: ['duration s', 'duration', 'length', 'time', 'dauer', 'länge', 'duración', 'durée', 'duração'],
  performers: ['performers', 'performer count', 'people', 'persons'],
  mc_line: ['mc line', 'mc', 'introduction'],
  stage_notes: ['stage notes', 'needs', 'technical', 'tech'],
  audio_delivery_method: [
    ...[
      'audio delivery method',
      'delivery',
      'how the track comes',
      'track',
      'backing track',
      'music',
      'audio',
    ],
    ...['playback', 'musik', 'musique', 'pista', 'base'],
  ],
  preferred_name: ['preferred name', 'name to call', 'name', 'first name', 'full name'],
  contact: [
    'contact',
    'email',
    'e mail',
    'mail',
    'phone',
    'email address',
    'kontakt',
    'telefon',
    'contacto',
    'correo',
    'contato',
    'courriel',
  ],
  emergency_name: ['emergency name', 'emergency contact name'],
  emergency_contact: [...EMERGENCY_NUMBERS, 'emergency contact', 'emergency'],
  under_age: ['under age', 'is minor', 'minor', 'under 18'],
  parent_name: ['parent name', 'parent', 'guardian'],
  parent_contact: ['parent contact', 'parent phone', 'parent email'],
  members: ['others on stage', 'members', 'others', 'group members'],
};

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What the columns with these headings most likely hold; each field once, the first that fits. `called` is what a field
 * is called in the language of whoever brings the file.
 */
export function guessColumns(
  headings: readonly string[],
  questions: Questions = [],
  called: (field: ImportField) => string = () => '',
): (Column | null)[] {
  const taken = new Set<ImportField>();
  const withNumber = headings.some((heading) => EMERGENCY_NUMBERS.includes(plain(heading)));
  return headings.map((heading) => {
    // The organiser's own words come first: “Class” is their question here, not a category.
    const own = questions.find(({ label }) => plain(label) === plain(heading));
    if (own) return `answer:${own.id}` as const;
    if (plain(heading) === 'emergency contact' && withNumber && !taken.has('emergency_name')) {
      taken.add('emergency_name');
      return 'emergency_name';
    }
    const found = (Object.keys(CALLED) as ImportField[]).find(
      (field) =>
        !taken.has(field) &&
        (CALLED[field].includes(plain(heading)) || plain(called(field)) === plain(heading)),
    );
    if (found) taken.add(found);
    return found ?? null;
  });
}

/** A file to begin from, with every heading that is known and two rows to write over. */
export function sampleFile(categories: readonly { name: string }[], questions: Questions): string {
  const [first = { name: '' }, second = first] = categories;
  const rows: Record<'one' | 'two', Partial<Record<ImportField, string>>> = {
    one: {
      stage_name: 'The Eighth Notes',
      song_title: 'Here Comes the Sun',
      category: first.name,
      duration: '3:45',
      performers: '4',
      audio_delivery_method: 'live',
      preferred_name: 'Dana',
      contact: 'dana@example.org',
      emergency_name: 'Kim',
      emergency_contact: '+1 555 0100',
      under_age: 'no',
      members: cellOfPeople([
        { name: 'Ada Lim', isMinor: true, parentContact: 'lim@example.org' },
        { name: 'Ben Okoro', isMinor: false, parentContact: '' },
      ]),
    },
    two: {
      stage_name: 'Ánh Dương',
      song_title: 'Golden Hour',
      category: second.name,
      duration: '2:30',
      performers: '1',
      audio_delivery_method: 'usb stick',
      preferred_name: 'Dương',
      emergency_name: 'Linh',
      emergency_contact: '+1 555 0101',
      under_age: 'yes',
      parent_name: 'Linh',
      parent_contact: 'linh@example.org',
    },
  };
  // Numbers are given here, so a file to begin from has none.
  const fields = (Object.keys(CALLED) as ImportField[]).filter((field) => field !== 'number');
  const answer = ({ kind, choices }: Questions[number]) =>
    kind === 'yes_no' ? 'yes' : kind === 'choice' ? (choices[0] ?? '') : '';
  return writeCsv([
    [...fields.map((field) => CALLED[field][0] ?? field), ...questions.map(({ label }) => label)],
    ...[rows.one, rows.two].map((row) => [
      ...fields.map((field) => row[field] ?? ''),
      ...questions.map(answer),
    ]),
  ]);
}
