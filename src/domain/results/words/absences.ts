/** Judges who abstained or were excused, as sentences. */
import type { Standings } from '../../tabulation/standings.ts';
import type { Voice } from './voice.ts';

const ABSENT = { abstained: 'why.didNotScore', excused: 'why.wasExcused' } as const;

/** A sentence for each judge who abstained from or was excused for some acts, naming the acts. */
export const absencesInWords = ({ say, row }: Voice, standings: Standings): string[] =>
  standings.judges.flatMap((judge) =>
    (['abstained', 'excused'] as const).flatMap((state) => {
      const acts = standings.performances.filter((row) =>
        row.judges.some((cell) => cell.judgeId === judge.id && cell.state === state),
      );
      return acts.length === 0
        ? []
        : [say(ABSENT[state], { judge: judge.name, acts: row(acts.map((act) => act.name)) })];
    }),
  );
