/** Named prizes: who has them by the standings as they are, and adding one. Told to the public with the result. */

import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { sideBySide } from '#web/ui/format.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../../options.ts';
import styles from '../Scoring.module.css';
import type { Change, Scoring } from '../use-scoring.ts';

type Kind = Scoring['awards'][number]['kind'];

const KINDS = { place: 'panel.forPlace', audience: 'panel.forAudience', special: 'panel.byHand' } as const;

export function AwardsPanel({ scoring, change }: { scoring: Scoring; change: Change }) {
  const [adding, setAdding] = useState(false);
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
    </Panel>
  );
}

function AddAward({ scoring, change, onClose }: { scoring: Scoring; change: Change; onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [kind, setKind] = useState<Kind>('place');
  const [categoryId, setCategoryId] = useState('');
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
          performanceId: kind === 'special' ? performanceId : null,
          reason,
        },
      },
      { done: say('panel.awardAdded'), onDone: onClose },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={add}
      title={say('panel.addAward')}
      submit={{
        words: say('office.add'),
        leave: say('office.cancel'),
        busy: change.busy,
        disabled: title.trim() === '' || (kind === 'special' && performanceId === ''),
      }}
    >
      <TextField label={say('panel.called')} small value={title} onChange={setTitle} maxLength={80} />
      <SelectField
        label={say('panel.whoGetsIt')}
        small
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        options={optionsOf(KINDS)}
      />
      {kind === 'place' && <Among rows={scoring.rows} value={categoryId} onChange={setCategoryId} />}
      {kind === 'special' && (
        <SelectField
          label={say('scoring.act')}
          small
          value={performanceId}
          placeholder={say('panel.chooseAct')}
          onChange={setPerformanceId}
          options={scoring.rows.map((row) => ({ value: row.performanceId, label: row.stageName }))}
        />
      )}
      <TextField
        label={say('panel.forWhat')}
        optional
        hint={say('panel.forWhatHint')}
        small
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
    </Dialog>
  );
}

interface AmongProps {
  rows: Scoring['rows'];
  value: string;
  onChange: (categoryId: string) => void;
}

/** Among which acts the place is; nothing where there are no categories. */
function Among({ rows, value, onChange }: AmongProps) {
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
        { value: '', label: say('panel.allActs') },
        ...categories.map(([id, label]) => ({ value: id, label })),
      ]}
    />
  );
}
