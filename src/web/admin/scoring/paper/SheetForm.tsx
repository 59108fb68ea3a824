/**
 * One paper sheet, typed by keyboard alone: a mark a line, Enter to the next, Enter on the last to keep it.
 * The second person sees nothing of the first typing before there are two.
 */

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Form } from '#web/ui/Form.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { say, tell } from '#web/ui/say.ts';
import { markText, stepsOfText } from '#web/ui/scale.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Paper.module.css';
import type { Entry, PaperAct, PaperCriterion } from './use-paper.ts';

export interface SheetFormProps {
  judgeId: string;
  act: PaperAct;
  criteria: readonly PaperCriterion[];
  /** What another person typed; without it this is the first typing. */
  entry: Entry | undefined;
  /** The judge's own sheet is in: the paper replaces it, and says why. */
  replaces: boolean;
  /** The act is locked: why paper comes so late is said once for a round. `said` is what was said. */
  late: { said: string | null } | undefined;
  /** The sheet was taken; the entry as it stands then. */
  onTaken: (entry: Entry) => void;
}

export function SheetForm({ judgeId, act, criteria, entry, replaces, late, onTaken }: SheetFormProps) {
  const needsReason = !entry && (replaces || late?.said === null);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [abstained, setAbstained] = useState(false);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { send, busy } = useCommands({ failed: say('desk.notKept') });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  const keep = () => {
    const { marks, faults: found } = readMarks(abstained ? [] : criteria, texts);
    if (needsReason && reason.trim() === '') found.reason = say('sheets.sayWhy');
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const typing = { marks, abstained };
    const after = { onDone: onTaken };
    if (entry) send(paperEndpoints.typePaperAgain, { params: { id: entry.id }, body: typing }, after);
    else
      send(paperEndpoints.typePaper, { body: { judgeId, performanceId: act.id, ...typing, reason } }, after);
  };
  const submit = () => {
    keep();
  };
  // Enter goes on like Tab; only on the last field does it keep the sheet.
  const onKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    const next = inputs[inputs.indexOf(event.target) + 1];
    if (!next || abstained) return;
    event.preventDefault();
    next.focus();
    next.select();
  };

  return (
    <Form ref={form} className={styles.form} onSubmit={submit} onKeyDown={onKey}>
      {!abstained &&
        criteria.map((criterion) => (
          <TextField
            key={criterion.id}
            name={criterion.id}
            label={<bdi>{criterion.name}</bdi>}
            hint={rangeOf(criterion, RANGE)}
            error={faults[criterion.id]}
            small
            inputMode="decimal"
            autoComplete="off"
            value={texts[criterion.id] ?? ''}
            onChange={(text) => setTexts((now) => ({ ...now, [criterion.id]: text }))}
          />
        ))}
      {!entry && !replaces && late?.said && (
        <p className="small muted">{tell('sheets.lockedReason', { reason: <bdi>{late.said}</bdi> })}</p>
      )}
      {needsReason && (
        <TextField
          name="reason"
          label={replaces ? say('sheets.whyReplaces') : say('sheets.whyLate')}
          hint={replaces ? undefined : say('sheets.whyLateHint')}
          error={faults.reason}
          small
          value={reason}
          onChange={setReason}
          most={REASON_LENGTH}
        />
      )}
      <Checkbox label={say('sheets.abstains')} checked={abstained} onChange={setAbstained} />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          {entry ? say('sheets.compare') : say('sheets.keepForSecond')}
        </Button>
      </div>
    </Form>
  );
}

/** The marks as they were typed, and what is wrong with the others, by criterion. */
function readMarks(criteria: readonly PaperCriterion[], texts: Readonly<Record<string, string>>) {
  const faults: Record<string, string> = {};
  const marks: Record<string, number> = {};
  for (const criterion of criteria) {
    const steps = stepsOfText(texts[criterion.id] ?? '', criterion.step);
    if (steps === undefined || steps < criterion.minSteps || steps > criterion.maxSteps)
      faults[criterion.id] = rangeOf(criterion, OUT_OF_RANGE);
    else marks[criterion.id] = steps;
  }
  return { marks, faults };
}

/** What says which marks a criterion takes: where they go in steps of one, and where in others. */
const RANGE = { ones: 'marks.range', steps: 'marks.rangeInSteps' } as const;
const OUT_OF_RANGE = { ones: 'sheets.outOfRange', steps: 'sheets.outOfSteps' } as const;

function rangeOf(
  { minSteps, maxSteps, step }: PaperCriterion,
  lines: typeof RANGE | typeof OUT_OF_RANGE,
): string {
  const least = showDecimal(markText(minSteps, step));
  const most = showDecimal(markText(maxSteps, step));
  return step === '1'
    ? say(lines.ones, { least, most })
    : say(lines.steps, { least, most, step: showDecimal(step) });
}
