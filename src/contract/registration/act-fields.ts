/** The fields of an act as they cross the wire: how they are given, and how they are shown. */
import { z } from 'zod';
import {
  ACT_FIELD_NAMES,
  type ActFieldKind,
  type ActFieldName,
  AUDIO_DELIVERY_METHODS,
  actField,
  type KindOf,
  UNSAID,
} from '#domain/registration/act-fields.ts';
import { type SnakeKey, snakeName } from '../case.ts';
import { durationMs, id, line, optionalLine, paragraph } from '../primitives.ts';

export const audioDeliveryMethod = z.enum(AUDIO_DELIVERY_METHODS, 'Choose how your track reaches us.');

const GIVEN = {
  name: line,
  line: optionalLine,
  paragraph,
  category: () => id.nullable(),
  length: () => durationMs.min(1_000, 'Enter the length in minutes and seconds.').nullable(),
  people: () => z.int().min(1).max(500),
  trackWay: () => audioDeliveryMethod,
} satisfies Record<ActFieldKind, (most: number) => z.ZodType>;

const SHOWN = {
  name: z.string(),
  line: z.string(),
  paragraph: z.string(),
  category: id.nullable(),
  length: durationMs.nullable(),
  people: z.int(),
  trackWay: audioDeliveryMethod,
} satisfies Record<ActFieldKind, z.ZodType>;

type Given<Name extends ActFieldName> = ReturnType<(typeof GIVEN)[KindOf<Name>]>;
type Registered<Name extends ActFieldName> =
  KindOf<Name> extends keyof typeof UNSAID ? z.ZodDefault<Given<Name>> : Given<Name>;

const shape = (names: readonly ActFieldName[], schemaOf: (name: ActFieldName) => z.ZodType) =>
  Object.fromEntries(names.map((name) => [snakeName(name), schemaOf(name)])) as unknown;

const given = (name: ActFieldName): z.ZodType => {
  const { kind, most = 0 } = actField(name);
  return GIVEN[kind](most);
};

/** The schemas of the named fields of an act, as organisers and performers change them. */
export const changedFields = <Name extends ActFieldName>(names: readonly Name[]) =>
  shape(names, given) as { [N in Name as SnakeKey<N>]: Given<N> };

/** The schemas of all fields of an act as it is registered; a field of which nothing was said has a default. */
export const registeredFields = shape(ACT_FIELD_NAMES, (name) => {
  const { kind } = actField(name);
  return kind in UNSAID ? given(name).default(UNSAID[kind as keyof typeof UNSAID]) : given(name);
}) as { [N in ActFieldName as SnakeKey<N>]: Registered<N> };

/** The schemas of the named fields of an act, as answers show them. */
export const shownFields = <Name extends ActFieldName>(names: readonly Name[]) =>
  shape(names, (name) => SHOWN[actField(name).kind]) as {
    [N in Name as SnakeKey<N>]: (typeof SHOWN)[KindOf<N>];
  };
