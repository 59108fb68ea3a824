/** By what people can be searched for, of acts whose personal data is still there. */
import type { KnownBy } from '#domain/registration/views-naming.ts';
import type { Keyed } from '../http/command.ts';
import type { Reader } from '../store/store.ts';
import { coveredOf } from './minors.ts';
import type { ParticipantRow } from './queries.ts';

/** The names of everybody whom these acts' rows name, also former stage names, and how they are reached. */
export async function knownBy(
  keyed: Keyed & { tx: Reader },
  rows: readonly ParticipantRow[],
): Promise<KnownBy> {
  const covered = await Promise.all(rows.map((row) => coveredOf(keyed, row)));
  const people = covered.flatMap(({ personal, others }) => [
    personal,
    ...others.map((other) => other.personal),
  ]);
  const parents = people.flatMap(({ parent }) => (parent === null ? [] : [parent]));
  const own = covered.map(({ personal }) => personal);
  return {
    names: [
      ...people.map(({ preferredName }) => preferredName),
      ...people.map(({ consent }) => consent?.by ?? ''),
      ...parents.map(({ parentPreferredName }) => parentPreferredName),
      ...own.flatMap(({ memberNames, emergencyContact }) => [memberNames, emergencyContact.preferredName]),
      ...rows.map(({ credits }) => credits),
    ],
    stageNames: [...rows.map(({ stageName }) => stageName), ...(await formerNames(keyed.tx, rows))],
    contacts: [
      ...parents.map(({ parentContact }) => parentContact),
      ...own.flatMap(({ contact, emergencyContact }) => [contact, emergencyContact.contactMethod]),
    ],
  };
}

/** What these acts were called before they were renamed, which the log tells. */
async function formerNames(read: Reader, rows: readonly ParticipantRow[]): Promise<string[]> {
  const entries = await read
    .selectFrom('audit')
    .select('before')
    .where(
      'subject',
      'in',
      rows.map(({ id }) => `participant:${id}`),
    )
    .where('before', 'like', '%"stageName"%')
    .execute();
  return entries.flatMap(({ before }) => {
    const { stageName } = JSON.parse(before ?? '{}') as { stageName?: unknown };
    return typeof stageName === 'string' ? [stageName] : [];
  });
}
