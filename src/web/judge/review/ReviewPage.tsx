/** The head judge's list: which acts wait, every judge's sheet of one, and releasing it or sending a sheet back. */
import { ArrowLeft, Check, Hourglass, LockOpen, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { headJudgeEndpoints } from '#contract/results/head-judge.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { listed } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { ATTEMPT_MS } from '../sheet-calls.ts';
import styles from './Review.module.css';
import { SheetsTable } from './SheetsTable.tsx';
import { type Review, type ReviewedAct, useReviewChange } from './use-review.ts';

export interface ReviewPageProps {
  review: Review | undefined;
  connected: boolean;
  /** Undefined for a head judge who scores nothing themselves. */
  onLeave: (() => void) | undefined;
}

export function ReviewPage({ review, connected, onLeave }: ReviewPageProps) {
  const [openId, setOpenId] = useState<string>();
  const waits = review?.acts.filter((act) => act.state === 'with_head_judge') ?? [];
  const act = review?.acts.find((one) => one.performanceId === openId) ?? waits[0];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        {onLeave && (
          <Button onClick={onLeave}>
            <Icon of={ArrowLeft} /> {say('review.back')}
          </Button>
        )}
        <h1 className="h2">{say('judge.review')}</h1>
        <span className="muted small" role="status">
          {review === undefined
            ? ''
            : waits.length === 0
              ? say('review.noneWaits')
              : say('review.waiting', { count: waits.length })}
        </span>
      </div>
      {!connected && (
        <Banner tone="warn" icon={WifiOff} lead={say('review.needsNetwork')}>
          {say('review.needsNetworkLead')}
        </Banner>
      )}
      {review === undefined ? (
        connected && <LoadingBlock rows={4} label={say('review.loading')} />
      ) : review.acts.length === 0 ? (
        <p className="muted">{say('review.empty')}</p>
      ) : (
        <>
          <ul className={styles.acts} aria-label={say('judge.acts')}>
            {review.acts.map((one) => (
              <li key={one.performanceId}>
                <Button
                  kind={one.performanceId === act?.performanceId ? 'primary' : 'outline'}
                  aria-pressed={one.performanceId === act?.performanceId}
                  onClick={() => setOpenId(one.performanceId)}
                >
                  <Icon of={ICONS[one.state]} size={16} label={say(WORDS[one.state])} />
                  {one.number !== null && `${one.number}. `}
                  <bdi>{one.stageName}</bdi>
                  {one.roundName !== null && <bdi className="small">{one.roundName}</bdi>}
                </Button>
              </li>
            ))}
          </ul>
          {act && <OneAct key={act.performanceId} act={act} connected={connected} />}
        </>
      )}
    </div>
  );
}

const ICONS = { not_asked: LockOpen, scoring: LockOpen, with_head_judge: Hourglass, released: Check };
const WORDS = {
  not_asked: 'review.notAsked',
  scoring: 'review.scoring',
  with_head_judge: 'review.withYou',
  released: 'review.released',
} as const;

function OneAct({ act, connected }: { act: ReviewedAct; connected: boolean }) {
  const change = useReviewChange();
  const [backFor, setBackFor] = useState<ReviewedAct['sheets'][number]>();
  const out = act.sheets.filter((sheet) => sheet.sentBack !== null);
  return (
    <section className={styles.act} aria-label={act.stageName}>
      <h2 className={styles.title}>
        <Name plain>{act.stageName}</Name>
      </h2>
      {act.roundName !== null && (
        <p className="small muted">
          <bdi>{act.roundName}</bdi>
        </p>
      )}
      <p className="muted">{standWords(act)}</p>
      <SheetsTable
        act={act}
        onSendBack={connected && act.state !== 'scoring' && act.roundName === null ? setBackFor : undefined}
      />
      {act.state === 'with_head_judge' && (
        <div className="row wrap">
          <Button
            kind="primary"
            size="l"
            disabled={!connected || out.length > 0}
            busy={change.busy}
            onClick={() =>
              change.send(
                headJudgeEndpoints.releaseScores,
                { params: { id: act.performanceId }, body: { mark: act.mark }, withinMs: ATTEMPT_MS },
                { done: say('review.releaseDone') },
              )
            }
          >
            {say('review.release')}
          </Button>
          {out.length > 0 && (
            <span className="muted small">
              {say('review.sheetsOut', { names: listed(out.map(({ name }) => name)) })}
            </span>
          )}
        </div>
      )}
      {backFor && <SendBack act={act} sheet={backFor} onClose={() => setBackFor(undefined)} />}
    </section>
  );
}

function standWords(act: ReviewedAct): string {
  switch (act.state) {
    case 'released':
      return act.release?.byHead
        ? say('review.releasedBy', { name: act.release.by })
        : say('review.releasedFor', {
            name: act.release?.by ?? say('review.anAdmin'),
            reason: act.release?.reason ?? '',
          });
    case 'with_head_judge':
      return say('review.nobodySees');
    case 'scoring':
      return say('review.stillOpen');
    case 'not_asked':
      return say('review.noSheet');
  }
}

/** Sending one judge's sheet back, with the reason that this judge reads. */
function SendBack({
  act,
  sheet,
  onClose,
}: {
  act: ReviewedAct;
  sheet: ReviewedAct['sheets'][number];
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const change = useReviewChange();
  const send = () =>
    change.send(
      headJudgeEndpoints.sendSheetBack,
      { params: { id: act.performanceId }, body: { judgeId: sheet.judgeId, reason }, withinMs: ATTEMPT_MS },
      { done: say('review.sentBackDone'), onDone: onClose },
    );
  return (
    <Dialog
      onClose={onClose}
      onSubmit={send}
      title={say('review.sendBackTitle', { name: sheet.name })}
      submit={say('review.sendItBack')}
      leave={say('review.keep')}
      busy={change.busy}
      disabled={reason.trim() === ''}
    >
      <p>{tell('review.sendBackLead', { name: <bdi>{sheet.name}</bdi>, act: <bdi>{act.stageName}</bdi> })}</p>
      <TextField
        label={say('review.why')}
        hint={say('review.whyHint', { name: sheet.name })}
        value={reason}
        onChange={setReason}
        most={REASON_LENGTH}
      />
    </Dialog>
  );
}
