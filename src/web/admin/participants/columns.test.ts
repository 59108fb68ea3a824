import { expect, it } from 'vitest';
import { readCsv } from '#domain/registration/csv.ts';
import { guessColumns } from './columns.ts';
import { csvOf } from './csv.ts';

it('knows the columns of our own file again', () => {
  expect(guessColumns(readCsv(csvOf([], 'Europe/Berlin', []))[0] ?? [])).toEqual([
    'number',
    'stage_name',
    'pronouns',
    'song_title',
    'category',
    null,
    'audio_delivery_method',
    null,
    null,
    null,
    null,
    'performers',
    'duration',
    null,
  ]);
});

it('knows them in the languages of the admin, and as the reader’s own page calls them', () => {
  const german = ['Künstlername', 'Lied', 'Kategorie', 'Dauer', 'E-Mail'];
  expect(guessColumns(german)).toEqual(['stage_name', 'song_title', 'category', 'duration', 'contact']);
  const called = (field: string) => (field === 'under_age' ? 'Minderjährig?' : '');
  expect(guessColumns(['Minderjährig', 'Größe'], [], called)).toEqual(['under_age', null]);
});

it('knows usual headings of others, and takes each field once', () => {
  expect(guessColumns(['Act', 'Song', 'E-Mail', 'Under 18?', 'Title', 'Track'])).toEqual([
    'stage_name',
    'song_title',
    'contact',
    'under_age',
    null,
    'audio_delivery_method',
  ]);
});

it('takes an emergency contact for a name where their number has a column of its own', () => {
  expect(guessColumns(['Emergency contact', 'Emergency phone'])).toEqual([
    'emergency_name',
    'emergency_contact',
  ]);
  expect(guessColumns(['Emergency contact', 'Phone'])).toEqual(['emergency_contact', 'contact']);
});
