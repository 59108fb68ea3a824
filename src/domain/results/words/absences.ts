/** Who did not score what by right, in sentences. English. */
import type { Standings } from '../../tabulation/standings.ts';

const ABSENT = { abstained: 'did not score', excused: 'was excused from' } as const;

/** A sentence for each judge who was out for some acts, and how. */
export const absencesInWords = (standings: Standings): string[] =>
  standings.judges.flatMap((judge) =>
    (['abstained', 'excused'] as const).flatMap((state) => {
      const acts = standings.performances.filter((row) =>
        row.judges.some((cell) => cell.judgeId === judge.id && cell.state === state),
      );
      return acts.length === 0
        ? []
        : [`${judge.name} ${ABSENT[state]} ${acts.map((row) => row.name).join(', ')}.`];
    }),
  );
