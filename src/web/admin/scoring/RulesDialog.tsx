/** The round's scoring rules, with the same marks under them side by side before anything is kept. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { CallFailed, call } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Table } from '#web/ui/Table.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from './Scoring.module.css';
import type { Change, Scoring } from './use-scoring.ts';
import { METHODS, type Method } from './words.ts';

type Rules = Scoring['rules'];

const MODES = [
  { value: 'apart', label: 'Judges alone; the audience has its own prize' },
  { value: 'weights', label: 'Judges and audience, weighed' },
  { value: 'points', label: 'Judges’ and audience’s points added' },
] as const;
const WEIGHTINGS = [
  { value: 'factor', label: 'Weight times mark, added' },
  { value: 'share', label: 'Weighted average of the marks' },
] as const;
const SCOPES = [
  { value: 'round', label: 'One table for all acts' },
  { value: 'category', label: 'Each category by itself' },
] as const;
const MISSING = [
  { value: 'exclude', label: 'Average over those who scored' },
  { value: 'block', label: 'No place until it is there' },
  { value: 'zero', label: 'Counts as nought' },
] as const;
const PLACES = ['0', '1', '2', '3'].map((value) => ({ value, label: value }));

export function RulesDialog({
  scoring,
  change,
  onClose,
}: {
  scoring: Scoring;
  change: Change;
  onClose: () => void;
}) {
  const [rules, setRules] = useState<Rules>(() => editable(scoring.rules));
  const [reason, setReason] = useState('');
  const changed = JSON.stringify(rules) !== JSON.stringify(editable(scoring.rules));
  const scored = scoring.sheets.in > 0;
  const certified = scoring.result?.state === 'certified';
  const whatIf = useQuery({
    queryKey: ['what-if', rules],
    queryFn: () => call(resultsEndpoints.whatIf, { body: rules }),
    enabled: changed,
    retry: false,
    placeholderData: (before) => before,
  });
  const set = (part: Partial<Rules>) => setRules((now) => ({ ...now, ...part }));
  const weights = rules.combination?.mode === 'weights';
  const save = () =>
    change.mutate(
      {
        change: () =>
          call(resultsEndpoints.changeRules, {
            body: { rules, ...(reason.trim() !== '' && { reason }) },
            commandId: newCommandId(),
          }),
        done: 'Rules saved.',
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="How this round is scored"
      actions={
        <>
          <Button onClick={onClose}>Leave as it is</Button>
          <Button
            kind="primary"
            disabled={!changed || whatIf.isError || (scored && reason.trim() === '')}
            busy={change.isPending}
            onClick={save}
          >
            Use these rules
          </Button>
        </>
      }
    >
      <div className={styles.rules}>
        <SelectField
          label="Method"
          small
          value={rules.method}
          onChange={(method) => setRules({ ...keptWith(rules), method: method as Method })}
          options={METHODS}
          hint={METHODS.find((method) => method.value === rules.method)?.detail}
        />
        <SelectField
          label="Criteria"
          small
          value={rules.weighting ?? 'factor'}
          onChange={(weighting) => set({ weighting: weighting as 'factor' | 'share' })}
          options={WEIGHTINGS}
        />
        <SelectField
          label="Places"
          small
          value={rules.scope ?? 'round'}
          onChange={(scope) => set({ scope: scope as 'round' | 'category' })}
          options={SCOPES}
        />
        <SelectField
          label="A missing mark"
          small
          value={rules.missing ?? 'exclude'}
          onChange={(missing) => set({ missing: missing as 'exclude' | 'block' | 'zero' })}
          options={MISSING}
        />
        <SelectField
          label="Decimals shown"
          small
          value={String(rules.rounding?.shown?.places ?? 2)}
          onChange={(places) =>
            set({ rounding: { ...rules.rounding, shown: { mode: 'half_up', places: Number(places) } } })
          }
          options={PLACES}
        />
        <SelectField
          label="Judges and audience"
          small
          value={rules.combination?.mode ?? 'apart'}
          onChange={(mode) =>
            set({ combination: { ...rules.combination, mode: mode as 'apart' | 'weights' | 'points' } })
          }
          options={MODES}
        />
        {weights && (
          <TextField
            label="The audience’s share in percent"
            small
            inputMode="decimal"
            value={rules.combination?.audience ?? '50'}
            onChange={(text) => {
              const audience = text.replace(',', '.');
              const judges = String(100 - (Number.parseInt(audience, 10) || 0));
              set({ combination: { ...rules.combination, audience, judges } });
            }}
          />
        )}
        <TextField
          label="Votes needed for the audience to count"
          small
          inputMode="numeric"
          value={String(rules.audience?.minimumTurnout ?? 0)}
          onChange={(text) =>
            set({ audience: { ...rules.audience, minimumTurnout: Number.parseInt(text, 10) || 0 } })
          }
        />
      </div>
      {changed && <WhatIf scoring={scoring} whatIf={whatIf.data} error={whatIf.error} />}
      {changed && certified && (
        <p className={styles.warn}>
          The result is certified. With other rules it does not hold any more and is taken back at once.
        </p>
      )}
      {changed && scored && (
        <TextField
          label="Why the rules change now"
          hint="Scores are in, so this is kept with the change."
          small
          value={reason}
          onChange={setReason}
          maxLength={300}
        />
      )}
    </Dialog>
  );
}

// Another method brings its own defaults; only what means the same under every method is kept.
const keptWith = ({ scope, weighting, rounding, combination, audience, tieBreaks, deductions }: Rules) => ({
  ...(scope && { scope }),
  ...(weighting && { weighting }),
  ...(rounding?.shown && { rounding: { shown: rounding.shown } }),
  ...(combination?.mode && {
    combination: {
      mode: combination.mode,
      ...(combination.judges !== undefined && { judges: combination.judges }),
      ...(combination.audience !== undefined && { audience: combination.audience }),
    },
  }),
  ...(audience && { audience }),
  ...(tieBreaks && { tieBreaks }),
  ...(deductions && { deductions }),
});

const editable = (rules: Rules): Rules => structuredClone(rules);

function WhatIf({
  scoring,
  whatIf,
  error,
}: {
  scoring: Scoring;
  whatIf: { performanceId: string; place: string | null; result: string | null }[] | undefined;
  error: Error | null;
}) {
  if (error)
    return (
      <p className={styles.warn} role="alert">
        {error instanceof CallFailed ? error.message : 'These rules cannot be tried right now.'}
      </p>
    );
  if (!whatIf) return null;
  const moved = whatIf.filter(
    (row) => scoring.rows.find((each) => each.performanceId === row.performanceId)?.place !== row.place,
  ).length;
  return (
    <section aria-label="The same scores under these rules">
      <h3 className="h3">
        The same scores under these rules: {moved === 0 ? 'no place changes' : `${moved} places change`}
      </h3>
      <Table label="Places now and under these rules">
        <thead>
          <tr>
            <th scope="col">Act</th>
            <th scope="col" data-end>
              Now
            </th>
            <th scope="col" data-end>
              With these rules
            </th>
          </tr>
        </thead>
        <tbody>
          {whatIf
            .filter((row) => row.place !== null)
            .map((row) => {
              const now = scoring.rows.find((each) => each.performanceId === row.performanceId);
              return (
                <tr key={row.performanceId} data-selected={now?.place !== row.place || undefined}>
                  <th scope="row">
                    <bdi>{now?.stageName}</bdi>
                  </th>
                  <td data-end>
                    {now?.place ?? '–'} <span className="faint">({now?.result ?? '–'})</span>
                  </td>
                  <td data-end>
                    {row.place} <span className="faint">({row.result})</span>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </Table>
    </section>
  );
}
