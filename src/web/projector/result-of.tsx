/** What stands above an award's podium and table. */
import type { ReactNode } from 'react';
import { WHOLE_RESULT } from '#domain/results/telling.ts';
import { tell } from '#web/ui/say.ts';

/** "Solo: the result"; where all acts are ranked together its title says that already. */
export const resultOf = (title: string): ReactNode =>
  title === WHOLE_RESULT ? <bdi>{title}</bdi> : tell('projector.resultOf', { award: <bdi>{title}</bdi> });
