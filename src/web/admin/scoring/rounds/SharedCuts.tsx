/** Places that more acts share than can go on: the organiser names who does, in each cut by itself. */
import type { AnswerOf } from '#contract/endpoint.ts';
import type { roundsEndpoints } from '#contract/results/rounds.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldGroup } from '#web/ui/Field.tsx';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Rounds.module.css';

/** The ids of the acts that were named, by shared cut. */
export type Named = Readonly<Record<string, string[]>>;

export function SharedCuts({
  cuts,
  named,
  onName,
}: {
  cuts: AnswerOf<typeof roundsEndpoints.previewNext>['cuts'];
  named: Named;
  onName: (cut: string, performanceIds: string[]) => void;
}) {
  return cuts.map((cut) => {
    const chosen = cut.among.map((act) => act.performanceId).filter((id) => named[cut.id]?.includes(id));
    return (
      <div key={cut.id} className={styles.cut}>
        <FieldGroup
          label={say('rounds.canGoOn', {
            why: reportedWords(cut.whyTold) ?? cut.why,
            seats: cut.seats,
            count: cut.among.length,
          })}
        >
          {cut.among.map(({ performanceId, stageName }) => (
            <Checkbox
              key={performanceId}
              checked={chosen.includes(performanceId)}
              onChange={(on) =>
                onName(
                  cut.id,
                  on ? [...chosen, performanceId] : chosen.filter((one) => one !== performanceId),
                )
              }
              label={say('rounds.goesOn', { name: stageName })}
            />
          ))}
        </FieldGroup>
      </div>
    );
  });
}
