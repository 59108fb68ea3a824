/** Named prizes: who has them by the standings as they are, and adding one. Told to the public with the result. */

import { useState } from 'react';
import { longest, REASON_LENGTH } from '#contract/primitives.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { awardBody } from '#contract/results/prizes.ts';
import { Button } from '#web/ui/Button.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextArea, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import { optionsOf } from '../../options.ts';
import styles from '../Scoring.module.css';
import type { Scoring, ScoringDialog, ScoringPart } from '../use-scoring.ts';

type AwardGiven = Scoring['awards'][number];
type Kind = AwardGiven['kind'];

const KINDS = { place: 'panel.forPlace', audience: 'panel.forAudience', special: 'panel.byHand' } as const;

export function AwardsPanel({ scoring, change }: ScoringPart) {
  const [adding, setAdding] = useState(false);
  const [giving, setGiving] = useState<AwardGiven>();
  const nameOf = (id: string) => scoring.rows.find((row) => row.performanceId === id)?.stageName ?? '';
  return (
    <Panel
      title={say('panel.awards')}
      actions={
        <Button size="s" onClick={() => setAdding(true)}>
          {say('panel.addAward')}
        </Button>
      }
    >
      {scoring.awards.length === 0 ? (
        <p className="small muted">{say('panel.awardsLead')}</p>
      ) : (
        <ul className={styles.tables}>
          {scoring.awards.map((award) => (
            <li key={award.id}>
              <span>
                <b>{award.title}</b>{' '}
                <span className="muted">
                  <bdi>{sideBySide(award.performanceIds.map(nameOf)) || say('panel.nobodyYet')}</bdi>
                </span>
              </span>
              {award.kind === 'special' && (
                <Button
                  size="s"
                  aria-label={say('panel.giveName', { name: award.title })}
                  onClick={() => setGiving(award)}
                >
                  {award.performanceIds.length === 0 ? say('panel.chooseAct') : say('admin.change')}
                </Button>
              )}
              <Button
                size="s"
                kind="quiet"
                busy={change.busy}
                aria-label={say('panel.takeOutName', { name: award.title })}
                onClick={() =>
                  change.send(
                    resultsAdminEndpoints.removeAward,
                    { round: scoring.round.id, params: { id: award.id } },
                    { done: say('panel.awardGone') },
                  )
                }
              >
                {say('panel.takeOut')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && <AddAward scoring={scoring} change={change} onClose={() => setAdding(false)} />}
      {giving && (
        <GiveAward award={giving} scoring={scoring} change={change} onClose={() => setGiving(undefined)} />
      )}
    </Panel>
  );
}

function AddAward({ scoring, change, onClose }: ScoringDialog) {
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<Kind>('place');
  const apart = scoring.rules.scope === 'category';
  const [categoryId, setCategoryId] = useState(apart ? (scoring.rows[0]?.categoryId ?? '') : '');
  const [performanceId, setPerformanceId] = useState('');
  const [reason, setReason] = useState('');
  const add = () =>
    change.send(
      resultsAdminEndpoints.addAward,
      {
        round: scoring.round.id,
        body: {
          title,
          kind,
          categoryId: kind === 'place' && categoryId !== '' ? categoryId : null,
          performanceId: kind === 'special' ? performanceId || null : null,
          reason,
        },
      },
      { done: say('panel.awardAdded'), onDone: onClose },
    );
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={add}
      title={say('panel.addAward')}
      submit={say('admin.add')}
      busy={change.busy}
      disabled={title.trim() === ''}
    >
      <TextField
        label={say('panel.called')}
        small
        value={title}
        onChange={setTitle}
        most={longest(awardBody.shape.title)}
      />
      <SelectField
        label={say('panel.whoGetsIt')}
        small
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        options={optionsOf(KINDS)}
      />
      {kind === 'place' && (
        <Among rows={scoring.rows} apart={apart} value={categoryId} onChange={setCategoryId} />
      )}
      {kind === 'special' && <Act rows={scoring.rows} value={performanceId} onChange={setPerformanceId} />}
      <Reason value={reason} onChange={setReason} />
    </AdminDialog>
  );
}

/** Who gets a prize that is given by hand, chosen again until the result is certified. */
function GiveAward({ award, scoring, change, onClose }: ScoringDialog & { award: AwardGiven }) {
  const [performanceId, setPerformanceId] = useState(award.performanceIds[0] ?? '');
  const [reason, setReason] = useState(award.reason);
  const give = () =>
    change.send(
      resultsAdminEndpoints.giveAward,
      {
        round: scoring.round.id,
        params: { id: award.id },
        body: { performanceId: performanceId || null, reason },
      },
      { done: say('admin.saved'), onDone: onClose },
    );
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={give}
      title={say('panel.giveName', { name: award.title })}
      submit={say('admin.save')}
      busy={change.busy}
    >
      <Act rows={scoring.rows} value={performanceId} onChange={setPerformanceId} />
      <Reason value={reason} onChange={setReason} />
    </AdminDialog>
  );
}

interface ChoiceProps {
  rows: Scoring['rows'];
  /** The id of what is chosen; empty: none. */
  value: string;
  onChange: (id: string) => void;
}

/** What is read out with a prize: one line, and all of it in sight. */
const Reason = ({ value, onChange }: Pick<ChoiceProps, 'value' | 'onChange'>) => (
  <TextArea
    label={say('panel.forWhat')}
    optional
    hint={say('panel.forWhatHint')}
    rows={2}
    value={value}
    onChange={(text) => onChange(text.replace(/\s*\n\s*/g, ' '))}
    most={REASON_LENGTH}
  />
);

/** The act that gets a prize, or none yet. */
const Act = ({ rows, value, onChange }: ChoiceProps) => (
  <SelectField
    label={say('scoring.act')}
    small
    value={value}
    onChange={onChange}
    options={[
      { value: '', label: say('panel.decideLater') },
      ...rows.map((row) => ({ value: row.performanceId, label: row.stageName })),
    ]}
  />
);

/**
 * Which acts it is for the first of: all, or those of a category. Nothing where there are no categories; where they are
 * ranked `apart`, there is no first of all.
 */
function Among({ rows, apart, value, onChange }: ChoiceProps & { apart: boolean }) {
  const categories = [...new Map(rows.map((row) => [row.categoryId, row.category]))].filter(
    ([id, name]) => id !== '' && name !== '',
  );
  if (categories.length === 0) return null;
  return (
    <SelectField
      label={say('panel.among')}
      small
      value={value}
      onChange={onChange}
      options={[
        ...(apart ? [] : [{ value: '', label: say('panel.allActs') }]),
        ...categories.map(([id, label]) => ({ value: id, label })),
      ]}
    />
  );
}
