/**
 * The acts of a ballot, all alike, in running order. To pick, a row is one press. To rate or to rank, a row has
 * a button for each star or place; a place belongs to one act, which the browser itself sees to without a script.
 */
import { Check } from 'lucide-react';
import { ordinal } from '#domain/results/ordinals.ts';
import { actOf } from '#domain/voting/choice.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import type { Candidate, VotersPoll } from './use-ballot.ts';
import styles from './Vote.module.css';

const STARS = [1, 2, 3, 4, 5];

export interface RowsProps {
  poll: VotersPoll;
  /** The acts to show now. */
  acts: readonly Candidate[];
  /** Picks as they are sent; in a ranking an empty one keeps a place free. */
  chosen: readonly string[];
  busy: boolean;
  onChange: (chosen: string[]) => void;
}

export function Rows({ poll, acts, chosen, busy, onChange }: RowsProps) {
  if (poll.method === 'rate')
    return acts.map((act) => (
      <ScaleRow
        key={act.performanceId}
        act={act}
        steps={STARS.map((stars) => ({
          name: `stars-${act.performanceId}`,
          value: String(stars),
          label: `${stars} of 5`,
          face: String(stars),
          on: chosen.includes(`${act.performanceId}:${stars}`),
          choose: () =>
            onChange([
              ...chosen.filter((pick) => actOf(pick) !== act.performanceId),
              `${act.performanceId}:${stars}`,
            ]),
        }))}
        busy={busy}
      />
    ));
  if (poll.method === 'rank') {
    const places = Array.from({ length: Math.min(poll.maxChoices, poll.candidates.length) }, (_, at) => at);
    return acts.map((act) => (
      <ScaleRow
        key={act.performanceId}
        act={act}
        steps={places.map((at) => ({
          name: `place-${at + 1}`,
          value: act.performanceId,
          label: `${ordinal(at + 1)} place`,
          face: ordinal(at + 1),
          on: chosen[at] === act.performanceId,
          choose: () =>
            onChange(
              places.map((place) =>
                place === at
                  ? act.performanceId
                  : chosen[place] === act.performanceId
                    ? ''
                    : (chosen[place] ?? ''),
              ),
            ),
        }))}
        busy={busy}
      />
    ));
  }
  const many = poll.method === 'pick_up_to';
  const full = many && chosen.length >= poll.maxChoices;
  return acts.map((act) => {
    const on = chosen.includes(act.performanceId);
    return (
      <label key={act.performanceId} className={styles.row} data-on={on || undefined}>
        <input
          className="vh"
          type={many ? 'checkbox' : 'radio'}
          required={!many}
          name="choice"
          value={act.performanceId}
          checked={on}
          disabled={busy || (full && !on)}
          onChange={() =>
            onChange(
              !many
                ? [act.performanceId]
                : on
                  ? chosen.filter((pick) => pick !== act.performanceId)
                  : [...chosen, act.performanceId],
            )
          }
        />
        <ActWords act={act} />
        <span className={styles.tick} aria-hidden="true">
          <Icon of={Check} strokeWidth={3.2} />
        </span>
      </label>
    );
  });
}

interface Step {
  name: string;
  value: string;
  label: string;
  face: string;
  on: boolean;
  choose: () => void;
}

function ScaleRow({ act, steps, busy }: { act: Candidate; steps: readonly Step[]; busy: boolean }) {
  return (
    <fieldset className={styles.scaleRow} data-on={steps.some((step) => step.on) || undefined}>
      <legend className="vh">{act.stageName}</legend>
      <ActWords act={act} />
      <span className={styles.steps}>
        {steps.map((step) => (
          <label key={`${step.name} ${step.value}`}>
            <input
              className="vh"
              type="radio"
              name={step.name}
              value={step.value}
              aria-label={step.label}
              checked={step.on}
              disabled={busy}
              onChange={step.choose}
            />
            <span aria-hidden="true">{step.face}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

const ActWords = ({ act }: { act: Candidate }) => (
  <>
    <span className={styles.number}>{act.number ?? ''}</span>
    <span>
      <Name className={styles.name}>{act.stageName}</Name>
      {act.song !== '' && (
        <bdi className={styles.song} dir="auto">
          {act.song}
        </bdi>
      )}
    </span>
  </>
);
