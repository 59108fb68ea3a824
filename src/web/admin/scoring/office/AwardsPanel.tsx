/** Named prizes: who has them by the standings as they are, and adding one. Told to the public with the result. */
import { useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import styles from '../Scoring.module.css';
import type { Change, Scoring } from '../use-scoring.ts';

type Kind = Scoring['awards'][number]['kind'];

const KINDS = [
  { value: 'place', label: 'For a first place' },
  { value: 'audience', label: 'For the audience’s favourite' },
  { value: 'special', label: 'Given by hand' },
] as const;

export function AwardsPanel({ scoring, change }: { scoring: Scoring; change: Change }) {
  const [adding, setAdding] = useState(false);
  const nameOf = (id: string) => scoring.rows.find((row) => row.performanceId === id)?.stageName ?? '';
  return (
    <Panel
      title="Awards"
      actions={
        <Button size="s" onClick={() => setAdding(true)}>
          Add an award
        </Button>
      }
    >
      {scoring.awards.length === 0 ? (
        <p className="small muted">
          Prizes with a name of their own. They are told once the whole result is published.
        </p>
      ) : (
        <ul className={styles.tables}>
          {scoring.awards.map((award) => (
            <li key={award.id}>
              <span>
                <b>{award.title}</b>{' '}
                <span className="muted">
                  <bdi>{award.performanceIds.map(nameOf).join(', ') || 'nobody yet'}</bdi>
                </span>
              </span>
              <Button
                size="s"
                kind="quiet"
                busy={change.busy}
                aria-label={`Take out ${award.title}`}
                onClick={() =>
                  change.send(
                    resultsAdminEndpoints.removeAward,
                    { round: scoring.round.id, params: { id: award.id } },
                    { done: 'Award taken out.' },
                  )
                }
              >
                Take out
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
  const categories = [...new Map(scoring.rows.map((row) => [row.categoryId, row.category]))].filter(
    ([id, name]) => id !== '' && name !== '',
  );
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
      { done: 'Award added.', onDone: onClose },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={add}
      title="Add an award"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={change.busy}
            disabled={title.trim() === '' || (kind === 'special' && performanceId === '')}
            type="submit"
          >
            Add
          </Button>
        </>
      }
    >
      <TextField label="What it is called" small value={title} onChange={setTitle} maxLength={80} />
      <SelectField
        label="Who gets it"
        small
        value={kind}
        onChange={(value) => setKind(value as Kind)}
        options={KINDS}
      />
      {kind === 'place' && categories.length > 0 && (
        <SelectField
          label="Among"
          small
          value={categoryId}
          onChange={setCategoryId}
          options={[
            { value: '', label: 'All acts' },
            ...categories.map(([value, label]) => ({ value, label })),
          ]}
        />
      )}
      {kind === 'special' && (
        <SelectField
          label="Act"
          small
          value={performanceId}
          placeholder="Choose an act"
          onChange={setPerformanceId}
          options={scoring.rows.map((row) => ({ value: row.performanceId, label: row.stageName }))}
        />
      )}
      <TextField
        label="For what"
        optional
        hint="Shown with it on the results page."
        small
        value={reason}
        onChange={setReason}
        maxLength={300}
      />
    </Dialog>
  );
}
