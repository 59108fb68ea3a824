/** What the audience's votes become, and how they are joined with the judges. */

import { say } from '#web/ui/say.ts';
import { decimalOf } from '#web/ui/scale.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../../options.ts';
import styles from '../Scoring.module.css';
import { type RulesPartProps, TableField } from './PanelRules.tsx';
import { matters, type Rules, restOf } from './rules-draft.ts';

const CONVERSIONS = {
  share: 'rules.percentOfVotes',
  relative: 'rules.bestInProportion',
  min_max: 'rules.bestToLast',
  mean_rating: 'rules.meanRating',
  points_table: 'rules.audienceRanks',
  points: 'rules.asVotes',
} as const;
const MODES = { apart: 'rules.apart', weights: 'rules.weighed', points: 'rules.added' } as const;
const SCALES = {
  of_maximum: 'rules.ofMaximum',
  share: 'rules.ofAllPoints',
  relative: 'rules.bestInProportion',
  min_max: 'rules.bestToLast',
  points_table: 'rules.panelRanks',
  as_is: 'rules.asItIs',
} as const;

export function AudienceRules({ rules, set }: RulesPartProps) {
  const { audience, combination } = rules;
  const votes = (part: Partial<Rules['audience']>) => set({ ...rules, audience: { ...audience, ...part } });
  const combine = (part: Partial<Rules['combination']>) =>
    set({ ...rules, combination: { ...combination, ...part } });
  return (
    <div className={styles.rules}>
      <SelectField
        label={say('rules.judgesAndAudience')}
        small
        value={combination.mode}
        onChange={(mode) => combine({ mode: mode as Rules['combination']['mode'] })}
        options={optionsOf(MODES)}
      />
      <SelectField
        label={say('rules.votesBecome')}
        small
        value={audience.conversion}
        onChange={(conversion) => votes({ conversion: conversion as Rules['audience']['conversion'] })}
        options={optionsOf(CONVERSIONS)}
      />
      {matters.audienceTable(rules) && (
        <TableField
          label={say('rules.audienceRanks')}
          table={audience.table}
          set={(table) => votes({ table })}
        />
      )}
      {matters.bestRating(rules) && (
        <TextField
          label={say('rules.bestRating')}
          small
          inputMode="decimal"
          value={audience.ratingMaximum}
          onChange={(text) => votes({ ratingMaximum: decimalOf(text) })}
        />
      )}
      {combination.mode === 'weights' && <Shares of={combination} set={combine} />}
      <TextField
        label={say('rules.turnout')}
        hint={say('rules.turnoutHint')}
        small
        inputMode="numeric"
        value={String(audience.minimumTurnout)}
        onChange={(text) => votes({ minimumTurnout: Math.max(0, Number.parseInt(text, 10) || 0) })}
      />
    </div>
  );
}

interface SharesProps {
  of: Rules['combination'];
  set: (part: Partial<Rules['combination']>) => void;
}

/** How much the hall weighs, and what the judges' part is made of. */
function Shares({ of, set }: SharesProps) {
  return (
    <>
      <TextField
        label={say('rules.audienceShare')}
        hint={say('rules.judgesHave', { percent: of.judges })}
        small
        inputMode="decimal"
        value={of.audience}
        onChange={(text) => {
          const share = decimalOf(text);
          set({ audience: share, judges: restOf(share) });
        }}
      />
      <SelectField
        label={say('rules.judgesPart')}
        small
        value={of.judgesScale}
        onChange={(scale) => set({ judgesScale: scale as Rules['combination']['judgesScale'] })}
        options={optionsOf(SCALES)}
      />
    </>
  );
}
