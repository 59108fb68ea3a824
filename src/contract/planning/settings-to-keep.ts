/** Which settings of an event a template holds, on its way out of an event and in from a file. */
import type { z } from 'zod';
import type { Camel } from '../case.ts';
import type { eventSettings } from '../events/schema.ts';

/** Settings of this one evening, this house or these people: no template brings them, and none takes them along. */
const NOT_KEPT = [
  'mcAccessCode',
  'publicAddress',
  'lettersAddress',
  'mailOn',
  'contactLine',
  'wifiLine',
  'wifiName',
  'wifiPassword',
  'wifiKind',
  'lineupPublished',
  'tracksUntilAt',
  'logo',
  'background',
  'sponsors',
] as const satisfies readonly (keyof Camel<z.output<typeof eventSettings>>)[];

type NotKept = (typeof NOT_KEPT)[number];
const isKept = (name: string): boolean => !(NOT_KEPT as readonly string[]).includes(name);

/**
 * The settings that a template holds, of all those that an event has or a file names. Whoever made a file would
 * otherwise say where this house's letters and codes lead.
 */
export const settingsToKeep = <Settings extends object>(settings: Settings): Omit<Settings, NotKept> =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => isKept(name))) as Omit<Settings, NotKept>;
