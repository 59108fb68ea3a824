/** What the audience's votes become, and how they are joined with the judges. */
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from '../Scoring.module.css';
import { type RulesPartProps, TableField } from './PanelRules.tsx';
import { decimalOf, type Rules, restOf } from './rules-draft.ts';

const CONVERSIONS = [
  { value: 'share', label: 'Percent of all votes' },
  { value: 'relative', label: 'The best act is 100, others in proportion' },
  { value: 'min_max', label: 'The best act is 100, the last 0' },
  { value: 'mean_rating', label: 'Mean rating in percent of the best' },
  { value: 'points_table', label: 'Points for the audience’s ranks' },
  { value: 'points', label: 'Votes as they are' },
] as const;
const MODES = [
  { value: 'apart', label: 'Judges alone; the audience has its own prize' },
  { value: 'weights', label: 'Judges and audience, weighed' },
  { value: 'points', label: 'Judges’ and audience’s points added' },
] as const;
const SCALES = [
  { value: 'of_maximum', label: 'Percent of the highest possible' },
  { value: 'relative', label: 'The best act is 100, others in proportion' },
  { value: 'min_max', label: 'The best act is 100, the last 0' },
  { value: 'points_table', label: 'Points for the panel’s ranks' },
  { value: 'as_is', label: 'As it is' },
] as const;

export function AudienceRules({ rules, set }: RulesPartProps) {
  const { audience, combination } = rules;
  const votes = (part: Partial<Rules['audience']>) => set({ ...rules, audience: { ...audience, ...part } });
  const combine = (part: Partial<Rules['combination']>) =>
    set({ ...rules, combination: { ...combination, ...part } });
  return (
    <div className={styles.rules}>
      <SelectField
        label="Judges and audience"
        small
        value={combination.mode}
        onChange={(mode) => combine({ mode: mode as Rules['combination']['mode'] })}
        options={MODES}
      />
      <SelectField
        label="Votes become"
        small
        value={audience.conversion}
        onChange={(conversion) => votes({ conversion: conversion as Rules['audience']['conversion'] })}
        options={CONVERSIONS}
      />
      {audience.conversion === 'points_table' && (
        <TableField
          label="Points for the audience’s ranks"
          table={audience.table}
          set={(table) => votes({ table })}
        />
      )}
      {audience.conversion === 'mean_rating' && (
        <TextField
          label="The best rating there is"
          small
          inputMode="decimal"
          value={audience.ratingMaximum}
          onChange={(text) => votes({ ratingMaximum: decimalOf(text) })}
        />
      )}
      {combination.mode === 'weights' && (
        <>
          <TextField
            label="The audience’s share in percent"
            hint={`The judges have ${combination.judges}.`}
            small
            inputMode="decimal"
            value={combination.audience}
            onChange={(text) => {
              const share = decimalOf(text);
              combine({ audience: share, judges: restOf(share) });
            }}
          />
          <SelectField
            label="The judges’ part becomes"
            small
            value={combination.judgesScale}
            onChange={(scale) => combine({ judgesScale: scale as Rules['combination']['judgesScale'] })}
            options={SCALES}
          />
        </>
      )}
      <TextField
        label="Votes needed for the audience to count"
        hint="With fewer they stay out of the result, and no audience prize is given."
        small
        inputMode="numeric"
        value={String(audience.minimumTurnout)}
        onChange={(text) => votes({ minimumTurnout: Math.max(0, Number.parseInt(text, 10) || 0) })}
      />
    </div>
  );
}
