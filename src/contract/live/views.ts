/**
 * The table of live views: for each kind of viewer its schema and the function that makes it from the facts.
 *
 * Nothing reaches a screen but through `wireView`, which parses what it sends: a field that the schema does not
 * name is an error here, not a leak there.
 */
import type { z } from 'zod';
import type { LiveFacts } from '#domain/show/facts.ts';
import { adminView as presentAdmin } from '#domain/show/views/admin.ts';
import { audienceView as presentAudience } from '#domain/show/views/audience.ts';
import { crewView as presentCrew } from '#domain/show/views/crew.ts';
import { judgeView as presentJudge } from '#domain/show/views/judge.ts';
import { mcView as presentMc, mcPublicView as presentMcPublic } from '#domain/show/views/mc.ts';
import { withPictures } from '#domain/show/views/pictures.ts';
import {
  projectorView as presentProjector,
  projectorPublicView as presentProjectorPublic,
} from '#domain/show/views/projector.ts';
import { type Camel, snakeKeys } from '../case.ts';
import { adminView } from './admin.ts';
import { audienceView } from './audience.ts';
import { crewView } from './crew.ts';
import { judgeView } from './judge.ts';
import { mcPublicView, mcView } from './mc.ts';
import { projectorView } from './projector.ts';

export const liveSchemas = {
  audience: audienceView,
  projector: projectorView,
  projector_public: projectorView,
  mc_public: mcPublicView,
  mc: mcView,
  judge: judgeView,
  crew: crewView,
  admin: adminView,
} as const;

export type ViewKind = keyof typeof liveSchemas;
export const VIEW_KINDS = Object.keys(liveSchemas) as ViewKind[];

/** Each view as it is on the wire. */
export type WireViews = { [K in ViewKind]: z.infer<(typeof liveSchemas)[K]> };

/** Each view as our code holds it. */
export type LiveViews = { [K in ViewKind]: Camel<WireViews[K]> };
export type AudienceView = LiveViews['audience'];
export type ProjectorView = LiveViews['projector'];
export type McPublicView = LiveViews['mc_public'];
export type McView = LiveViews['mc'];
export type CrewView = LiveViews['crew'];
export type AdminView = LiveViews['admin'];

/** The pure functions, held to the schemas by the compiler. */
export const present: { [K in ViewKind]: (facts: LiveFacts) => LiveViews[K] } = {
  audience: withPictures(presentAudience, { big: false }),
  projector: withPictures(presentProjector, { big: true }),
  projector_public: withPictures(presentProjectorPublic, { big: true }),
  mc_public: withPictures(presentMcPublic, { big: false }),
  mc: withPictures(presentMc, { big: false }),
  judge: presentJudge,
  crew: withPictures(presentCrew, { big: false }),
  admin: presentAdmin,
};

/** A view as it goes out: made, named as the wire has it, and parsed. Throws where it would show too much. */
export function wireView<K extends ViewKind>(kind: K, facts: LiveFacts): WireViews[K] {
  const schema: z.ZodType<WireViews[K]> = liveSchemas[kind] as unknown as z.ZodType<WireViews[K]>;
  return schema.parse(snakeKeys(present[kind](facts)));
}
