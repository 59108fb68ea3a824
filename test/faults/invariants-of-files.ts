/** What has to hold of the tracks' files, of letters on their way, and of what is sealed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Invariant } from './check-invariants.ts';

/** Every file that the database names is there in whole, and its levelled copy too where it says there is one. */
export const tracksHaveTheirFiles: Invariant = async ({ store, tracksFolder }) => {
  if (tracksFolder === undefined) return [];
  const files = await store.read.selectFrom('trackFile').selectAll().execute();
  return files.flatMap(({ id, size, sha256, levelled }) => {
    const original = join(tracksFolder, 'originals', id);
    if (!existsSync(original)) return [`the file ${id} is not there`];
    const bytes = readFileSync(original);
    if (bytes.length !== size || createHash('sha256').update(bytes).digest('hex') !== sha256)
      return [`the file ${id} is not what was sent`];
    return levelled === 1 && !existsSync(join(tracksFolder, 'levelled', id))
      ? [`the levelled copy of ${id} is not there`]
      : [];
  });
};

/** A letter that waits has its words, one that is done keeps none; the same of what other gear is told. */
export const lettersAreWholeOrDone: Invariant = async ({ store }) => {
  const letters = await store.read.selectFrom('mail').selectAll().execute();
  const deliveries = await store.read.selectFrom('webhookDelivery').selectAll().execute();
  return [
    ...letters
      .filter(({ state, letter, sentAt }) =>
        state === 'queued' ? letter === '' : state === 'sent' && (letter !== '' || sentAt === null),
      )
      .map(({ id, state }) => `the letter ${id} is ${state} and not as such a letter is`),
    ...deliveries
      .filter(({ state, doneAt, tries }) =>
        state === 'queued' ? doneAt !== null : doneAt === null || tries === 0,
      )
      .map(({ id, state }) => `the delivery ${id} is ${state} and not as such a one is`),
  ];
};

/** What is sealed opens with this installation's key: people's data, links, letters, kept answers. */
export const sealedIsReadable: Invariant = async ({ store }) => {
  const people = await store.read.selectFrom('participant').selectAll().execute();
  const letters = await store.read.selectFrom('mail').selectAll().execute();
  const answers = await store.read.selectFrom('command').selectAll().execute();
  const sealed = [
    ...people.flatMap(({ id, personal, statusTokenSealed, erasedAt }) =>
      erasedAt === null
        ? [
            [`participant ${id}`, personal],
            [`participant ${id}`, statusTokenSealed],
          ]
        : [],
    ),
    ...letters.map(({ id, letter }) => [`letter ${id}`, letter]),
    ...answers.map(({ id, answer }) => [`the answer to ${id}`, answer]),
  ];
  return sealed.flatMap(([what = '', text = '']) => {
    if (text === '') return [];
    try {
      store.secrets.unseal(text);
      return [];
    } catch {
      return [`${what} cannot be opened`];
    }
  });
};
