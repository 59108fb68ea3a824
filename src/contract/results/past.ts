/** Past shows as they cross the wire. */
import { z } from 'zod';
import { id, instant } from '../primitives.ts';
import { tableKind } from './schema.ts';

export const pastResults = z.array(
  z.strictObject({
    round: z.strictObject({ id, name: z.string() }),
    event: z.strictObject({
      id,
      name: z.string(),
      host: z.string(),
      starts_at: instant.nullable(),
      time_zone: z.string(),
    }),
    tables: z.array(
      z.strictObject({
        kind: tableKind,
        title: z.string(),
        winners: z.array(z.string()).describe('Stage names of whoever shares the first place.'),
      }),
    ),
  }),
);
