/** What the columns of a file are called, by us and by others. */
import type { IMPORT_FIELDS } from '#contract/registration/people.ts';

export type ImportField = (typeof IMPORT_FIELDS)[number];

export const FIELD_WORDS: Record<ImportField, string> = {
  number: 'Number',
  stage_name: 'Stage name',
  song_title: 'Song',
  pronouns: 'Pronouns',
  pronunciation: 'How to say it',
  category: 'Category, by its name',
  duration: 'Length, as 3:45 or in seconds',
  performers: 'How many on stage',
  mc_line: 'Sentence for the MC',
  stage_notes: 'Needs on stage',
  audio_delivery_method: 'How the track comes',
  preferred_name: 'Name to call them',
  contact: 'Contact',
  emergency_name: 'Emergency contact, name',
  emergency_contact: 'Emergency contact, how to reach',
  under_age: 'Under age, yes or no',
  parent_name: 'Parent, name',
  parent_contact: 'Parent, how to reach',
};

const CALLED: Record<ImportField, readonly string[]> = {
  number: ['number', 'no', 'nr', 'start number', 'act number'],
  stage_name: ['stage name', 'act', 'artist', 'performer', 'stage'],
  song_title: ['song title', 'song', 'title', 'piece'],
  pronouns: ['pronouns'],
  pronunciation: ['pronunciation', 'say it', 'how to say it'],
  category: ['category', 'class', 'group'],
  duration: ['duration s', 'duration', 'length', 'time'],
  performers: ['performers', 'performer count', 'people', 'persons'],
  mc_line: ['mc line', 'mc', 'introduction'],
  stage_notes: ['stage notes', 'needs', 'technical', 'tech'],
  audio_delivery_method: ['audio delivery method', 'delivery'],
  preferred_name: ['preferred name', 'name', 'first name', 'full name'],
  contact: ['contact', 'email', 'e mail', 'mail', 'phone', 'email address'],
  emergency_name: ['emergency name', 'emergency contact name'],
  emergency_contact: ['emergency contact', 'emergency phone', 'emergency'],
  under_age: ['under age', 'is minor', 'minor', 'under 18'],
  parent_name: ['parent name', 'parent', 'guardian'],
  parent_contact: ['parent contact', 'parent phone', 'parent email'],
};

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the columns with these headings most likely hold; each field once, the first that fits. */
export function guessColumns(headings: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headings.map((heading) => {
    const found = (Object.keys(CALLED) as ImportField[]).find(
      (field) => !taken.has(field) && CALLED[field].includes(plain(heading)),
    );
    if (found) taken.add(found);
    return found ?? null;
  });
}
