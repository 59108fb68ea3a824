/** The way to a certified result: every gate with what it waits for, then one press that is held. */
import { Check, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
import { say, tell } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { ExcuseJudge, WaitAgain } from './ExcuseJudge.tsx';
import { optionsOf } from './options.ts';
import styles from './Scoring.module.css';
import type { Cell, Change, Scoring } from './use-scoring.ts';

/** How much the public may see, to choose from. */
export const DEPTH_LINES = {
  places: 'certify.depthPlaces',
  totals: 'certify.depthTotals',
  criteria: 'certify.depthCriteria',
  marks: 'certify.depthMarks',
} as const satisfies Record<Depth, Line>;

type Gate = Scoring['gates'][number];

export function CertifyPanel({ scoring, change }: { scoring: Scoring; change: Change }) {
  const [depth, setDepth] = useState<Depth>(scoring.proposal?.depth ?? scoring.result?.depth ?? 'totals');
  const ready = scoring.gates.every((gate) => gate.passed);
  const first = scoring.gates.find((gate) => !gate.passed)?.key;
  const { admin } = useAuth();
  const [disagreement, setDisagreement] = useState<string | null>(null);
  const [despite, setDespite] = useState('');
  const { proposal } = scoring;
  const found = proposal?.disagreement ?? disagreement;
  const twoPerson = scoring.twoPerson || found !== null;
  const mine = proposal !== null && proposal.byId === admin?.id;
  const seconds = proposal !== null && !mine && proposal.depth === depth;
  const asks = twoPerson && !seconds;
  const { busy } = change;
  const certify = () =>
    change.send(
      resultsEndpoints.certify,
      {
        round: scoring.round.id,
        body: { digest: scoring.digest, depth, ...(despite.trim() !== '' && { despite }) },
      },
      {
        done: say(asks ? 'certify.askedDone' : 'certify.certifiedDone'),
        onFailed: ({ code, message }) => code === 'counts_disagree' && setDisagreement(message),
      },
    );
  const takeBack = () =>
    change.send(
      resultsAdminEndpoints.withdrawProposal,
      { round: scoring.round.id },
      { done: say('certify.requestBack') },
    );
  return (
    <Panel title={say(scoring.result ? 'certify.correctionTitle' : 'certify.certifyTitle')}>
      <div className={styles.stack}>
        <ol className={styles.steps}>
          {scoring.gates.map((gate, index) => (
            <Step
              key={gate.key}
              mark={gate.passed ? <Icon of={Check} size={16} strokeWidth={3} /> : index + 1}
              state={gate.passed ? 'done' : gate.key === first ? 'now' : 'later'}
              {...gateWords(gate, scoring)}
            >
              {gate.key === 'sheets' && <Absent scoring={scoring} change={change} />}
            </Step>
          ))}
          <Step
            mark={<Icon of={Lock} size={14} />}
            state={ready ? 'now' : 'later'}
            title={say('certify.lock')}
            detail={say('certify.lockDetail')}
          />
        </ol>
        <SelectField
          label={say('certify.publicWillSee')}
          small
          value={depth}
          onChange={(value) => setDepth(value as Depth)}
          options={optionsOf(DEPTH_LINES)}
        />
        {found !== null && (
          <Disagreement found={found} despite={proposal?.despite ?? null}>
            <TextField
              label={say('certify.whyDespite')}
              value={despite}
              onChange={setDespite}
              maxLength={300}
            />
          </Disagreement>
        )}
        {twoPerson && (
          <p className="small muted" role="status">
            {proposal === null
              ? say('certify.twoPeople')
              : mine
                ? say('certify.youAsked', { depth: say(DEPTH_LINES[proposal.depth]) })
                : say('certify.otherAsked', { name: proposal.by, depth: say(DEPTH_LINES[proposal.depth]) })}
          </p>
        )}
        {proposal !== null && (
          <Button size="s" busy={busy} onClick={takeBack}>
            {mine ? say('certify.takeMine') : say('certify.takeTheirs', { name: proposal.by })}
          </Button>
        )}
        <HoldButton
          kind="primary"
          size="l"
          block
          disabled={
            !ready ||
            (mine && proposal.depth === depth) ||
            (proposal !== null && !mine && proposal.depth !== depth) ||
            (disagreement !== null && proposal === null && despite.trim() === '')
          }
          busy={busy}
          onHeld={certify}
          question={{
            title: say(asks ? 'certify.askAnother' : 'certify.certifyAsk'),
            confirm: say(asks ? 'certify.askForIt' : 'certify.certifyTitle'),
            cancel: say('panel.notYet'),
          }}
        >
          {say(!ready ? 'certify.notReady' : asks ? 'certify.holdToAsk' : 'certify.holdToCertify')}
        </HoldButton>
      </div>
    </Panel>
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

function gateWords(gate: Gate, scoring: Scoring): { title: string; detail: string } {
  const { sheets } = scoring;
  const places = scoring.shared.map((tie) => tie.place).join(', ');
  switch (gate.key) {
    case 'acts':
      return gate.passed
        ? {
            title: say('certify.actsPassed'),
            detail: say('certify.countActs', { count: scoring.rows.length }),
          }
        : { title: say('certify.waitFirst'), detail: say('certify.noPlaceYet') };
    case 'polls':
      return gate.passed
        ? {
            title: say(scoring.audience ? 'certify.voteClosed' : 'certify.noVoteOpen'),
            detail: scoring.audience
              ? say('certify.votesIn', {
                  count: scoring.audience.ballots,
                  title: scoring.audience.title,
                })
              : say('certify.judgesAlone'),
          }
        : {
            title: say('certify.closeVote'),
            detail: say('certify.stillOpen', {
              titles: scoring.openPolls.map((poll) => poll.title).join(', '),
            }),
          };
    case 'sheets':
      return gate.passed
        ? {
            title: say('certify.everyScore'),
            detail: say('scoring.countOf', { count: sheets.in, expected: sheets.expected }),
          }
        : {
            title: say('certify.waitScores', { count: gate.waitsFor }),
            detail: missingWords(scoring),
          };
    case 'paper':
      return gate.passed
        ? { title: say('certify.noPaper'), detail: say('certify.paperDone') }
        : {
            title: say('certify.confirmPaper', { count: gate.waitsFor }),
            detail: say('certify.confirmPaperDetail'),
          };
    case 'release':
      return gate.passed
        ? {
            title: say(scoring.headReview ? 'certify.headReleased' : 'certify.noRelease'),
            detail: say(scoring.headReview ? 'certify.releaseHolds' : 'certify.countsAsCome'),
          }
        : {
            title: say('certify.waitHead', { count: gate.waitsFor }),
            detail: scoring.rows
              .filter((row) => row.review === 'with_head_judge' || row.review === 'scoring')
              .map((row) =>
                row.review === 'scoring' ? say('certify.notLocked', { name: row.stageName }) : row.stageName,
              )
              .join(', '),
          };
    case 'ties':
      return gate.passed
        ? {
            title: say(scoring.shared.length === 0 ? 'certify.noneShared' : 'certify.sharedStand'),
            detail: scoring.rows.every((row) => row.place === null)
              ? say('certify.noPlaceYet')
              : scoring.shared.length === 0
                ? say('certify.ownPlaces')
                : say('certify.leftShared', { places }),
          }
        : {
            title: say('certify.decideTies', { count: gate.waitsFor }),
            detail: say('certify.openToDecide', { places }),
          };
  }
}

/** Who is not here is excused from all that waits for them, or waited for again. */
function Absent({ scoring, change }: { scoring: Scoring; change: Change }) {
  const round = scoring.round.id;
  const actsOf = (judgeId: string, states: readonly Cell['state'][]) =>
    scoring.rows.flatMap(({ performanceId, cells }) =>
      cells.some((cell) => cell.judgeId === judgeId && states.includes(cell.state)) ? [performanceId] : [],
    );
  return (
    <div className={styles.absent}>
      {scoring.judges.map((judge) => {
        const missing = actsOf(judge.id, ['not_started', 'writing', 'late']);
        const excused = actsOf(judge.id, ['excused']);
        const given = { round, judge, change };
        if (missing.length > 0) return <ExcuseJudge key={judge.id} {...given} performanceIds={missing} />;
        return excused.length > 0 && judge.in === 0 ? (
          <WaitAgain key={judge.id} {...given} performanceIds={excused} />
        ) : null;
      })}
    </div>
  );
}

/** "Rafael 2, Mei-Ling 1": who still has to score how many. */
const missingWords = (scoring: Scoring): string =>
  scoring.judges
    .filter((judge) => judge.in < judge.expected)
    .map((judge) => `${judge.name}: ${judge.expected - judge.in}`)
    .join(', ');

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
