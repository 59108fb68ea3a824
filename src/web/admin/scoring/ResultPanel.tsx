/** The newest certified result: what it is, how far it was told, publishing it, taking it back. */

import { BadgeCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Depth } from '#domain/results/telling.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say, tell } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { optionsOf } from '../options.ts';
import { DEPTH_LINES } from './CertifyPanel.tsx';
import styles from './Scoring.module.css';
import type { Change, Result, Scoring } from './use-scoring.ts';

interface ResultPanelProps {
  result: Result;
  round: string;
  resting: Scoring['resting'];
  /** Its show is on: the hall is told at the desk, before anybody else. */
  isToReveal: boolean;
  timeZone: string;
  change: Change;
}

export function ResultPanel({ result, timeZone, ...props }: ResultPanelProps) {
  if (result.state === 'voided')
    return (
      <Banner tone="warn" icon={CircleX} lead={say('certify.wasTakenBack', { version: result.version })}>
        {result.voidReason !== null && (reportedWords(result.voidReasonTold) ?? result.voidReason)}
      </Banner>
    );
  const signed = {
    time: showDateAndTime(result.certifiedAt, timeZone),
    name: <bdi>{result.certifiedBy}</bdi>,
  };
  return (
    <Panel title={say('certify.versionCertified', { version: result.version })}>
      <div className={styles.stack}>
        <p className="small muted">
          {result.proposedBy === null
            ? tell('certify.by', signed)
            : tell('certify.byAskedBy', { ...signed, asked: <bdi>{result.proposedBy}</bdi> })}
        </p>
        {result.despite !== null && <p>{tell('certify.despite', { reason: <bdi>{result.despite}</bdi> })}</p>}
        <ul className={styles.tables}>
          {result.announcements.map((table) => (
            <li key={table.id}>
              <bdi>{table.title}</bdi>
              <HowFar table={table} />
            </li>
          ))}
        </ul>
        <Publishing result={result} {...props} />
        <ButtonLink to={`/admin/scoring/protocol/${result.id}`} kind="quiet" wrap>
          {say('certify.protocolLink')}
        </ButtonLink>
        <ButtonLink to={`/admin/scoring/diplomas/${result.id}`} kind="quiet" wrap>
          {say('certify.diplomas')}
        </ButtonLink>
        <details className="small muted">
          <summary className={styles.summary}>{say('certify.fingerprint')}</summary>
          <p className={styles.digest}>{result.digest}</p>
        </details>
        <VoidButton result={result} {...props} />
      </div>
    </Panel>
  );
}

/** How much the public sees, and showing it. */
function Publishing({
  result,
  round,
  isToReveal,
  change,
}: Pick<ResultPanelProps, 'result' | 'round' | 'isToReveal' | 'change'>) {
  const [depth, setDepth] = useState<Depth>(result.depth);
  const published = result.announcements.every((table) => table.state === 'published');
  const publish = () =>
    change.send(
      resultsEndpoints.publishResult,
      { round, params: { id: result.id }, body: { depth } },
      { done: say('certify.publishedDone') },
    );
  return (
    <>
      <SelectField
        label={say('certify.publicSees')}
        small
        value={depth}
        onChange={(value) => setDepth(value as Depth)}
        options={optionsOf(DEPTH_LINES)}
      />
      {published && depth === result.depth ? (
        <ButtonLink to={`/rounds/${round}/results`} newTab>
          {say('certify.openPublic')}
        </ButtonLink>
      ) : (
        <>
          {isToReveal && !published && (
            <ButtonLink to="/admin/live-event" kind="primary">
              {say('order.goToDesk')}
            </ButtonLink>
          )}
          {!published && <p className="small muted">{say('certify.tellOnStage')}</p>}
          <HoldButton
            kind={isToReveal ? 'secondary' : 'primary'}
            block
            busy={change.busy}
            onHeld={publish}
            question={publishQuestion()}
          >
            {say(published ? 'certify.holdToChange' : 'certify.holdToPublish')}
          </HoldButton>
        </>
      )}
    </>
  );
}

const publishQuestion = () => ({
  title: say('certify.publishAsk'),
  confirm: say('certify.publishIt'),
  cancel: say('panel.notYet'),
});

/** How far a table was told. */
function HowFar({ table: { state, shownSteps, stepsTotal } }: { table: Result['announcements'][number] }) {
  if (state === 'published')
    return (
      <Chip tone="ok" icon={BadgeCheck}>
        {say('certify.isPublished')}
      </Chip>
    );
  return (
    <Chip tone="line">
      {state === 'revealing'
        ? say('certify.told', { count: shownSteps, steps: stepsTotal })
        : say('certify.notTold')}
    </Chip>
  );
}

function VoidButton({ result, round, resting, change }: Omit<ResultPanelProps, 'timeZone'>) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const voidIt = () =>
    change.send(
      resultsEndpoints.voidResult,
      { round, params: { id: result.id }, body: { reason } },
      { done: say('certify.takeBackDone'), onDone: () => setAsking(false) },
    );
  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {say('certify.takeBack')}
      </Button>
      <AdminDialog
        open={asking}
        onClose={() => setAsking(false)}
        onSubmit={voidIt}
        title={say('certify.takeBackAsk', { version: result.version })}
        submit={say('certify.takeItBack')}
        leave={say('certify.keepIt')}
        kind="destructive"
        busy={change.busy}
        disabled={reason.trim() === ''}
      >
        <p>{say('certify.takeBackLead')}</p>
        {resting.map(({ id, name, told }) => (
          <p key={id}>{say('certify.resting', { name, told })}</p>
        ))}
        <TextField label={say('panel.why')} value={reason} onChange={setReason} most={REASON_LENGTH} />
      </AdminDialog>
    </>
  );
}
