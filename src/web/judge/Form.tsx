/** The scoresheet of one act: its criteria with their keys, and the judge's words. */
import { BookOpen, Lock } from 'lucide-react';
import { useId } from 'react';
import { scoresheetBody } from '#contract/judging/schema.ts';
import { longest } from '#contract/primitives.ts';
import { type CallsGiven, type MarkNames, namedMark, namedMarks } from '#domain/judging/named-marks.ts';
import { bandOf } from '#domain/judging/scale.ts';
import { markOf } from '#domain/judging/total.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Popover } from '#web/ui/Popover.tsx';
import { ScoreKeys } from '#web/ui/ScoreKeys.tsx';
import { say } from '#web/ui/say.ts';
import { markText } from '#web/ui/scale.ts';
import type { JudgedAct } from './acts.ts';
import styles from './Form.module.css';
import type { Content, Criterion } from './held.ts';
import { CallsCount, NamedKeys } from './NamedKeys.tsx';

export interface FormProps {
  act: JudgedAct;
  /** Nothing may be changed: it was sent, or is locked. */
  still: boolean;
  /** Whether the field for words to the performer is shown. */
  feedback: boolean;
  /** What marks are called; null where they are numbers. */
  names: MarkNames | null;
  /** How many of each call this judge has given over all acts, where there are so many kinds of alternates. */
  given: (criterion: Criterion, kinds: number) => CallsGiven | null;
  onEdit: (change: Partial<Content>, soon?: boolean) => void;
}

export function Form({ act, still, feedback, names, given, onEdit }: FormProps) {
  const { content } = act.held;
  const mark = (criterionId: string, steps: number | null) =>
    onEdit({ marks: { ...content.marks, [criterionId]: steps } });
  return (
    <section className={styles.form} aria-label={say('judge.yourMarks')}>
      {act.criteria.map((criterion) => (
        <CriterionRow
          key={criterion.id}
          criterion={criterion}
          value={markOf(content.marks, criterion.id)}
          begun={act.progress !== 'to_score'}
          still={still}
          names={names}
          given={names?.kind === 'calls' ? given(criterion, names.kinds) : null}
          onMark={(steps) => mark(criterion.id, steps)}
        />
      ))}
      <div className={styles.note}>
        <textarea
          className={styles.words}
          aria-label={say('judge.notes')}
          placeholder={say('judge.notes')}
          data-note
          rows={1}
          maxLength={longest(scoresheetBody.shape.note)}
          dir="auto"
          readOnly={still}
          value={content.note}
          onChange={(event) => onEdit({ note: event.target.value }, true)}
        />
        <span className={styles.private}>
          <Icon of={Lock} size={16} /> {say('judge.onlyYou')}
        </span>
      </div>
      {feedback && (
        <div className={styles.note}>
          <textarea
            className={styles.words}
            aria-label={say('judge.feedback')}
            placeholder={say('judge.feedback')}
            rows={2}
            maxLength={longest(scoresheetBody.shape.feedback)}
            dir="auto"
            readOnly={still}
            value={content.feedback}
            onChange={(event) => onEdit({ feedback: event.target.value }, true)}
          />
        </div>
      )}
    </section>
  );
}

interface KeysProps {
  criterion: Criterion;
  value: number | null;
  still: boolean;
  names: MarkNames | null;
  onMark: (steps: number | null) => void;
}

/** A key for each mark: by its name where marks have some. */
function Keys({ criterion, value, still, names, onMark, labelledBy }: KeysProps & { labelledBy: string }) {
  const marks = namedMarks(names, criterion);
  if (names && marks.length > 0)
    return (
      <NamedKeys
        labelledBy={labelledBy}
        marks={marks}
        chosen={namedMark(names, criterion, value)}
        kinds={names.kind === 'calls' ? names.kinds : 1}
        disabled={still}
        onChange={onMark}
      />
    );
  return (
    <ScoreKeys
      labelledBy={labelledBy}
      min={criterion.minSteps}
      max={criterion.maxSteps}
      step={criterion.step}
      value={value}
      disabled={still}
      onChange={onMark}
    />
  );
}

interface CriterionRowProps extends KeysProps {
  begun: boolean;
  given: CallsGiven | null;
}

function CriterionRow({ criterion, value, begun, still, names, given, onMark }: CriterionRowProps) {
  const heading = useId();
  const band = value === null ? undefined : bandOf(criterion.guidance, value);
  return (
    <div className={styles.criterion}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {criterion.name}
        </h2>
        {value === null && begun && !still ? (
          <span className={styles.missing}>{say('judge.stillToScore')}</span>
        ) : (
          <span className={styles.meaning}>{band?.label || criterion.meaning}</span>
        )}
        <span className={styles.tools}>
          {value !== null && !still && (
            <button type="button" className={styles.remove} onClick={() => onMark(null)}>
              {say('judge.remove')}
            </button>
          )}
          {criterion.guidance.length > 0 && <Guide criterion={criterion} />}
          <span className={styles.weight}>
            {say(criterion.subtractsFrom == null ? 'judge.counts' : 'judge.pointsOff', {
              weight: showDecimal(String(criterion.weight)),
            })}
          </span>
        </span>
      </div>
      <Keys {...{ criterion, value, still, names, onMark }} labelledBy={heading} />
      {names?.kind === 'calls' && given && <CallsCount names={names} given={given} />}
    </div>
  );
}

function Guide({ criterion }: { criterion: Criterion }) {
  const bands = [...criterion.guidance].sort((a, b) => b.fromSteps - a.fromSteps);
  return (
    <Popover
      title={criterion.name}
      trigger={
        <Button
          kind="quiet"
          size="s"
          className={styles.guide}
          aria-label={say('judge.guideTo', { criterion: criterion.name })}
        >
          <Icon of={BookOpen} size={16} /> {say('judge.guide')}
        </Button>
      }
    >
      <dl className={styles.bands}>
        {bands.map((band) => (
          <div key={band.fromSteps}>
            <dt className="num">{markText(band.fromSteps, criterion.step)}+</dt>
            <dd>
              <b>{band.label}</b> {band.text}
            </dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
