/**
 * All live views: for each kind of viewer its schema, and the function that makes it from the facts.
 *
 * Everything that reaches a screen goes through `wireView`, which validates it: a field that the schema does not name
 * is an error here and not a leak there.
 */
import type { z } from 'zod';
import type { LiveFacts } from '#domain/show/facts.ts';
import { adminView as presentAdmin } from '#domain/show/views/admin.ts';
import { audienceView as presentAudience } from '#domain/show/views/audience.ts';
import { crewView as presentCrew } from '#domain/show/views/crew.ts';
import { judgeView as presentJudge } from '#domain/show/views/judge.ts';
import { mcView as presentMc, mcPublicView as presentMcPublic } from '#domain/show/views/mc.ts';
import { withAudiencePictures, withPictures } from '#domain/show/views/pictures.ts';
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

/** The schema of each view. */
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

/** Each view in the form of the wire. */
export type WireViews = { [K in ViewKind]: z.infer<(typeof liveSchemas)[K]> };

/** Each view in the form of the code. */
export type LiveViews = { [K in ViewKind]: Camel<WireViews[K]> };
export type AudienceView = LiveViews['audience'];
export type ProjectorView = LiveViews['projector'];
export type McPublicView = LiveViews['mc_public'];
export type McView = LiveViews['mc'];
export type CrewView = LiveViews['crew'];
export type AdminView = LiveViews['admin'];

/** The function that makes each view; the compiler checks them against the schemas. */
export const present: { [K in ViewKind]: (facts: LiveFacts) => LiveViews[K] } = {
  audience: withAudiencePictures(presentAudience),
  projector: withPictures(presentProjector, 'screen'),
  projector_public: withPictures(presentProjectorPublic, 'screen'),
  mc_public: withPictures(presentMcPublic, 'ballot'),
  mc: withPictures(presentMc, 'crew'),
  judge: presentJudge,
  crew: withPictures(presentCrew, 'crew'),
  admin: presentAdmin,
};

/**
 * A view as it is sent.
 * @throws ZodError where it holds a field that its schema does not name
 */
export function wireView<K extends ViewKind>(kind: K, facts: LiveFacts): WireViews[K] {
  const schema: z.ZodType<WireViews[K]> = liveSchemas[kind] as unknown as z.ZodType<WireViews[K]>;
  return schema.parse(snakeKeys(present[kind](facts)));
}
