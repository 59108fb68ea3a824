/** Which tables a result has. */
import { audienceTitle, type TableKind } from '#domain/results/telling.ts';
import type { Standings } from '#domain/tabulation/standings.ts';
import type { Round } from '../lineup/queries.ts';
import type { RoundMaterial } from './records.ts';

/** The tables that are told: the result, or one for each category ranked by itself; and the audience's favourite. */
export function tablesOf(
  round: Pick<Round, 'name'>,
  material: RoundMaterial,
  standings: Standings,
): (Pick<TableKind, 'kind' | 'categoryId'> & { title: string })[] {
  const categories = new Map(
    material.acts.map((act) => [act.act?.categoryId ?? null, act.act?.category ?? ''] as const),
  );
  const results =
    standings.rules.scope === 'category'
      ? [...categories].map(([categoryId, title]) => ({
          kind: 'result' as const,
          categoryId,
          title: title === '' ? round.name : title,
        }))
      : [{ kind: 'result' as const, categoryId: null, title: 'Results' }];
  const voted = standings.audience !== null && standings.audience.ballots > 0;
  const audience =
    material.records.audience.length > 0 && voted
      ? [
          {
            kind: 'audience' as const,
            categoryId: null,
            title: audienceTitle(material.records.audience),
          },
        ]
      : [];
  return [...results, ...audience];
}
