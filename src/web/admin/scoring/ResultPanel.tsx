/** The newest certified result: what it is, how far it was told, publishing it, taking it back. */
import { BadgeCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { restingWords } from '#domain/results/rests-on.ts';
import type { Depth } from '#domain/results/telling.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { DEPTH_OPTIONS } from './CertifyPanel.tsx';
import styles from './Scoring.module.css';
import type { Change, Result, Scoring } from './use-scoring.ts';

export function ResultPanel({
  result,
  round,
  resting,
  timeZone,
  change,
}: {
  result: Result;
  round: string;
  resting: Scoring['resting'];
  timeZone: string;
  change: Change;
}) {
  const [depth, setDepth] = useState<Depth>(result.depth);
  if (result.state === 'voided')
    return (
      <Banner tone="warn" icon={CircleX} lead={`Version ${result.version} was taken back.`}>
        {result.voidReason}
      </Banner>
    );
  const published = result.announcements.every((table) => table.state === 'published');
  const publish = () =>
    change.send(
      resultsEndpoints.publishResult,
      { round, params: { id: result.id }, body: { depth } },
      { done: 'Published. Anyone can read the result now.' },
    );
  return (
    <Panel title={`Version ${result.version}, certified`}>
      <div className={styles.stack}>
        <p className="small muted">
          {showDateAndTime(result.certifiedAt, timeZone)}, by <bdi>{result.certifiedBy}</bdi>
          {result.proposedBy !== null && (
            <>
              , asked for by <bdi>{result.proposedBy}</bdi>
            </>
          )}
        </p>
        {result.despite !== null && (
          <p>
            Certified although the second count did not agree: <bdi>{result.despite}</bdi>
          </p>
        )}
        <ul className={styles.tables}>
          {result.announcements.map((table) => (
            <li key={table.id}>
              <bdi>{table.title}</bdi>
              <Chip
                tone={table.state === 'published' ? 'ok' : 'line'}
                {...(table.state === 'published' && { icon: BadgeCheck })}
              >
                {table.state === 'published'
                  ? 'Published'
                  : table.state === 'revealing'
                    ? `${table.shownSteps} of ${table.stepsTotal} told`
                    : 'Not told yet'}
              </Chip>
            </li>
          ))}
        </ul>
        <SelectField
          label="The public sees"
          small
          value={depth}
          onChange={(value) => setDepth(value as Depth)}
          options={DEPTH_OPTIONS}
        />
        {published && depth === result.depth ? (
          <ButtonLink to={`/rounds/${round}/results`} newTab>
            Open the public page
          </ButtonLink>
        ) : (
          <HoldButton
            kind="primary"
            block
            busy={change.busy}
            onHeld={publish}
            question={{ title: 'Publish the whole result now?', confirm: 'Publish it', cancel: 'Not yet' }}
          >
            {published ? 'Hold to change what is public' : 'Hold to publish'}
          </HoldButton>
        )}
        {!published && (
          <p className="small muted">
            To tell it on stage step by step, use the live desk; publish after that.
          </p>
        )}
        <ButtonLink to={`/admin/scoring/protocol/${result.id}`} kind="quiet">
          Protocol to print and sign
        </ButtonLink>
        <ButtonLink to={`/admin/scoring/diplomas/${result.id}`} kind="quiet">
          Diplomas to print
        </ButtonLink>
        <details className="small muted">
          <summary className={styles.summary}>Fingerprint</summary>
          <p className={styles.digest}>{result.digest}</p>
        </details>
        <VoidButton result={result} round={round} resting={resting} change={change} />
      </div>
    </Panel>
  );
}

function VoidButton({
  result,
  round,
  resting,
  change,
}: {
  result: Result;
  round: string;
  resting: Scoring['resting'];
  change: Change;
}) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const voidIt = () =>
    change.send(
      resultsEndpoints.voidResult,
      { round, params: { id: result.id }, body: { reason } },
      { done: 'Taken back. It stays in the record.', onDone: () => setAsking(false) },
    );
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        Take this result back
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={voidIt}
        title={`Take version ${result.version} back?`}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button kind="destructive" disabled={reason.trim() === ''} busy={change.busy} type="submit">
              Take it back
            </Button>
          </>
        }
      >
        <p>
          Nothing more of it is told, and its public page says that it was taken back. It stays in the record.
          You can certify a correction after it.
        </p>
        {restingWords(resting).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <TextField label="Why" value={reason} onChange={setReason} maxLength={300} />
      </Dialog>
    </>
  );
}
