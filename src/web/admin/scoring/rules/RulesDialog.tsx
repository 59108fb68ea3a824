/** The round's scoring rules, with the same marks under them side by side before anything is kept. */

import { type ReactNode, useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { takesOwnWays } from '#domain/tabulation/rules.ts';
import { useAsk } from '#web/client/ask.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import { CarryRule } from '../rounds/CarryRule.tsx';
import styles from '../Scoring.module.css';
import type { Scoring, ScoringDialog } from '../use-scoring.ts';
import { AudienceRules } from './AudienceRules.tsx';
import { CriterionRules } from './CriterionRules.tsx';
import { DeductionRules, RoundingRules } from './FigureRules.tsx';
import { PanelRules, type RulesPartProps } from './PanelRules.tsx';
import { PresetField } from './PresetField.tsx';
import own from './Rules.module.css';
import { draftOf, fitting, type Rules } from './rules-draft.ts';
import { TieRules } from './TieRules.tsx';
import { WhatIf } from './WhatIf.tsx';

export function RulesDialog({ scoring, change, onClose }: ScoringDialog) {
  const [rules, setRules] = useState<Rules>(() => draftOf(scoring));
  const [reason, setReason] = useState('');
  const [preset, setPreset] = useState('');
  const changed = JSON.stringify(rules) !== JSON.stringify(draftOf(scoring));
  const scored = scoring.sheets.in > 0;
  const certified = scoring.result?.state === 'certified';
  const whatIf = useAsk(resultsEndpoints.whatIf, {
    round: scoring.round.id,
    body: rules,
    enabled: changed,
    retry: false,
    placeholderData: (before) => before,
  });
  const save = () =>
    change.send(
      resultsEndpoints.changeRules,
      { round: scoring.round.id, body: { rules, ...(reason.trim() !== '' && { reason }) } },
      { done: say('rules.rulesSaved'), onDone: onClose },
    );
  const begin = (id: string, begun: Rules | null) => {
    setPreset(id);
    setRules(begun ?? draftOf(scoring));
  };
  const part = { rules, set: (next: Rules) => setRules(fitting(next)) };
  return (
    <AdminDialog
      wide
      onClose={onClose}
      onSubmit={save}
      title={say('rules.howScored')}
      submit={say('rules.useThese')}
      leave={say('rules.leave')}
      busy={change.busy}
      disabled={!changed || !whatIf.isSuccess || (scored && reason.trim() === '')}
    >
      <PresetField chosen={preset} choose={begin} />
      {/* What was typed into the fields belongs to the rules before. */}
      <Parts key={preset} {...part} criteria={scoring.criteria} />
      <CarryRule roundId={scoring.round.id} {...part} />
      {changed && <WhatIf scoring={scoring} whatIf={whatIf.data} error={whatIf.error} />}
      {changed && certified && <p className={styles.warn}>{say('rules.certifiedFalls')}</p>}
      {changed && scored && (
        <TextField
          label={say('rules.whyNow')}
          hint={say('rules.whyNowHint')}
          small
          value={reason}
          onChange={setReason}
          most={REASON_LENGTH}
        />
      )}
    </AdminDialog>
  );
}

function Parts({ criteria, ...part }: RulesPartProps & { criteria: Scoring['criteria'] }) {
  return (
    <>
      <PanelRules {...part} />
      {takesOwnWays(part.rules) && criteria.length > 1 && (
        <Part title={say('rules.ownWays')}>
          <CriterionRules {...part} criteria={criteria} />
        </Part>
      )}
      <Part title={say('rules.ties')}>
        <TieRules {...part} criteria={criteria} />
      </Part>
      <Part title={say('rules.audience')}>
        <AudienceRules {...part} />
      </Part>
      <Part title={say('rules.rounding')}>
        <RoundingRules {...part} />
      </Part>
      <Part title={say('rules.pointsOff')}>
        <DeductionRules {...part} />
      </Part>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={own.part}>
    <summary className={styles.summary}>{title}</summary>
    {children}
  </details>
);
