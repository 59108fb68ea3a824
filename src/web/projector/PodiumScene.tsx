/** The podium: first the first, and everybody who shares a step on one block. */
import { AwardMark } from '#web/ui/AwardPlate.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDecimal } from '#web/ui/format.ts';
import { useMotion } from '#web/ui/motion.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { PagedTop } from './PagedTop.tsx';
import styles from './Podium.module.css';
import shared from './Projector.module.css';
import { resultOf } from './result-of.tsx';
import type { Reveal } from './reveal-rows.ts';

const WIDTHS = [80, 72, 66, 62];

interface PodiumProps {
  /** Best first. */
  podium: Reveal['steps'];
  award: Pick<Reveal, 'title' | 'light'>;
  event: string;
  pages: number;
  pictureOf?: ((performanceId: string) => string | undefined) | undefined;
}

export function PodiumScene({ podium, award, event, pages, pictureOf }: PodiumProps) {
  const moves = useMotion();
  const [first, ...others] = podium;
  // Second to the left, third to the right, as on any podium.
  const [second, third] = others;
  return (
    <div className={cx(shared.scene, shared.plain, styles.podium)} data-plays={moves || undefined}>
      <PagedTop page={1} {...{ pages, event }}>
        <h1 className={shared.award}>
          <AwardMark light={award.light} />
          <span>{resultOf(award.title)}</span>
        </h1>
      </PagedTop>
      <ol className={styles.blocks} data-light={award.light} data-ranked>
        {[second, first, third].map(
          (step) =>
            step && (
              <li key={step.place} data-step={step.winner ? 1 : step === second ? 2 : 3}>
                <div className={styles.people} data-equals={step.place} data-shared={step.tied || undefined}>
                  {step.entries.map((entry) => {
                    // With one alone they would be no equals.
                    const picture = step.entries.every(({ performanceId }) => pictureOf?.(performanceId))
                      ? pictureOf?.(entry.performanceId)
                      : undefined;
                    return (
                      <div key={entry.performanceId} className={styles.person}>
                        <div className={styles.nameBox}>
                          <FittedName max={96} lines={7} least={64} widths={WIDTHS}>
                            {entry.stageName}
                          </FittedName>
                        </div>
                        {picture && <img src={picture} alt="" />}
                      </div>
                    );
                  })}
                </div>
                <div className={styles.block}>
                  <b>
                    {step.place}
                    {step.tied && '='}
                  </b>
                  {step.entries[0]?.score != null && <span>{showDecimal(step.entries[0].score)}</span>}
                </div>
              </li>
            ),
        )}
      </ol>
    </div>
  );
}
