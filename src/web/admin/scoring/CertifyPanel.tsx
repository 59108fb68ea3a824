/** The way to a certified result: every gate with what it waits for, then one press that is held. */

import { Check, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import type { Depth } from '#domain/results/telling.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say, tell } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { optionsOf } from '../options.ts';
import { ExcuseJudge, WaitAgain } from './ExcuseJudge.tsx';
import { GATE_WORDS, toldGates } from './gate-words.ts';
import styles from './Scoring.module.css';
import type { Cell, Scoring, ScoringPart } from './use-scoring.ts';

/** How much the public may see of a result, as choices. */
export const DEPTH_LINES = {
  places: 'certify.depthPlaces',
  totals: 'certify.depthTotals',
  criteria: 'certify.depthCriteria',
  marks: 'certify.depthMarks',
} as const satisfies Record<Depth, Line>;

export function CertifyPanel({ scoring, change }: ScoringPart) {
  const { proposal } = scoring;
  const [depth, setDepth] = useState<Depth>(proposal?.depth ?? scoring.result?.depth ?? 'totals');
  const [disagreement, setDisagreement] = useState<string | null>(null);
  const [despite, setDespite] = useState('');
  const { admin } = useAuth();
  const state = certifyingOf(scoring, { depth, disagreement, despite, adminId: admin?.id });
  const certify = () =>
    change.send(
      resultsEndpoints.certify,
      {
        round: scoring.round.id,
        body: {
          digest: scoring.digest,
          awardsDigest: scoring.awardsDigest,
          depth,
          ...(despite.trim() !== '' && { despite }),
        },
      },
      {
        done: say(state.asks ? 'certify.askedDone' : 'certify.certifiedDone'),
        onFailed: ({ code, message }) => code === 'counts_disagree' && setDisagreement(message),
      },
    );
  return (
    <Panel title={say(scoring.result ? 'certify.correctionTitle' : 'certify.certifyTitle')}>
      <div className={styles.stack}>
        <GateSteps scoring={scoring} change={change} />
        <SelectField
          label={say('certify.publicWillSee')}
          small
          value={depth}
          onChange={(value) => setDepth(value as Depth)}
          options={optionsOf(DEPTH_LINES)}
        />
        {state.found !== null && (
          <Disagreement found={state.found} despite={proposal?.despite ?? null}>
            <TextField
              label={say('certify.whyDespite')}
              value={despite}
              onChange={setDespite}
              most={REASON_LENGTH}
            />
          </Disagreement>
        )}
        {state.twoPerson && (
          <p className="small muted" role="status">
            {requestWords(proposal, state.mine)}
          </p>
        )}
        {proposal !== null && (
          <TakeBack scoring={scoring} change={change} mine={state.mine} by={proposal.by} />
        )}
        <HoldButton
          kind="primary"
          size="l"
          block
          disabled={!state.mayPress}
          busy={change.busy}
          onHeld={certify}
          question={{
            title: say(state.asks ? 'certify.askAnother' : 'certify.certifyAsk'),
            confirm: say(state.asks ? 'certify.askForIt' : 'certify.certifyTitle'),
            cancel: say('panel.notYet'),
          }}
        >
          {say(
            !state.ready ? 'certify.notReady' : state.asks ? 'certify.holdToAsk' : 'certify.holdToCertify',
          )}
        </HoldButton>
      </div>
    </Panel>
  );
}

/** How certifying stands for whoever looks: alone, asking a second person, or being the second. */
function certifyingOf(
  { proposal, gates, ...scoring }: Scoring,
  given: { depth: Depth; disagreement: string | null; despite: string; adminId: string | undefined },
) {
  const found =
    proposal?.disagreement == null
      ? given.disagreement
      : (reportedWords(proposal.disagreementTold) ?? proposal.disagreement);
  const twoPerson = scoring.twoPerson || found !== null;
  const ready = gates.every((gate) => gate.passed);
  const mine = proposal !== null && proposal.byId === given.adminId;
  const sameDepth = proposal !== null && proposal.depth === given.depth;
  // Whoever asked waits, unless another depth is chosen; whoever is asked may agree to the one that was.
  const mayDecide = proposal === null || (mine ? !sameDepth : sameDepth);
  const lacksReason = given.disagreement !== null && proposal === null && given.despite.trim() === '';
  return {
    found,
    twoPerson,
    ready,
    mine,
    asks: twoPerson && !(sameDepth && !mine),
    mayPress: ready && mayDecide && !lacksReason,
  };
}

function requestWords(proposal: Scoring['proposal'], mine: boolean): string {
  if (proposal === null) return say('certify.twoPeople');
  const depth = say(DEPTH_LINES[proposal.depth]);
  return mine ? say('certify.youAsked', { depth }) : say('certify.otherAsked', { name: proposal.by, depth });
}

/** Takes a request for a second person back, one's own or another's. */
function TakeBack({ scoring, change, mine, by }: ScoringPart & { mine: boolean; by: string }) {
  const takeBack = () =>
    change.send(
      resultsAdminEndpoints.withdrawProposal,
      { round: scoring.round.id },
      { done: say('certify.requestBack') },
    );
  return (
    <Button size="s" busy={change.busy} onClick={takeBack}>
      {mine ? say('certify.takeMine') : say('certify.takeTheirs', { name: by })}
    </Button>
  );
}

/** What has to be so before a result can be certified, and what is left to do. */
function GateSteps({ scoring, change }: ScoringPart) {
  const gates = toldGates(scoring);
  const first = gates.find((gate) => !gate.passed)?.key;
  return (
    <ol className={styles.steps}>
      {gates.map((gate, index) => (
        <Step
          key={gate.key}
          mark={gate.passed ? <Icon of={Check} size={16} strokeWidth={3} /> : index + 1}
          state={gate.passed ? 'done' : gate.key === first ? 'now' : 'later'}
          {...GATE_WORDS[gate.key](scoring, gate)}
        >
          {gate.key === 'sheets' && <Absent scoring={scoring} change={change} />}
        </Step>
      ))}
      <Step
        mark={<Icon of={Lock} size={14} />}
        state={first === undefined ? 'now' : 'later'}
        title={say('certify.lock')}
        detail={say('certify.lockDetail')}
      />
    </ol>
  );
}

/** The second count does not agree: what it found, and the reason to certify despite it, or the field for one. */
function Disagreement({
  found,
  despite,
  children,
}: {
  found: string;
  despite: string | null;
  children: ReactNode;
}) {
  return (
    <div role="alert" className={styles.stack}>
      <p>{found}</p>
      {despite === null ? children : <p>{tell('certify.allTheSame', { reason: <bdi>{despite}</bdi> })}</p>}
    </div>
  );
}

/** Who is not here is excused from all that waits for them, or waited for again. */
function Absent({ scoring, change }: ScoringPart) {
  const round = scoring.round.id;
  const actsOf = (judgeId: string, states: readonly Cell['state'][]) =>
    scoring.rows.flatMap(({ performanceId, cells }) =>
      cells.some((cell) => cell.judgeId === judgeId && states.includes(cell.state)) ? [performanceId] : [],
    );
  const absences = scoring.judges.map((judge) => ({
    given: { round, judge, change },
    missing: actsOf(judge.id, ['not_started', 'writing', 'late']),
    excused: actsOf(judge.id, ['excused']),
  }));
  const waitedFor = absences.filter(({ missing }) => missing.length > 0);
  return (
    <div className={styles.absent}>
      {waitedFor.length > 0 && (
        <details>
          <summary className={cx('small', styles.summary)}>{say('scoring.judgeNotHere')}</summary>
          <div className={styles.absent}>
            {waitedFor.map(({ given, missing }) => (
              <ExcuseJudge key={given.judge.id} {...given} performanceIds={missing} />
            ))}
          </div>
        </details>
      )}
      {absences.map(({ given, missing, excused }) =>
        missing.length === 0 && excused.length > 0 && given.judge.in === 0 ? (
          <WaitAgain key={given.judge.id} {...given} performanceIds={excused} />
        ) : null,
      )}
    </div>
  );
}

function Step({
  mark,
  state,
  title,
  detail,
  children,
}: {
  mark: ReactNode;
  state: 'done' | 'now' | 'later';
  title: string;
  detail: string;
  children?: ReactNode;
}) {
  return (
    <li>
      <span className={cx(styles.mark, styles[state])}>{mark}</span>
      <div>
        <b className="strong">{title}</b>
        {state === 'done' && <span className="vh"> {say('certify.stepDone')}</span>}
        <p className="small muted">{detail}</p>
        {children}
      </div>
    </li>
  );
}
