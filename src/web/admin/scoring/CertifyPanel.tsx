/** The way to a certified result: every gate with what it waits for, then one press that is held. */
import { Check, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { resultsAdminEndpoints } from '#contract/results/admin.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { DEPTH_WORDS, DEPTHS, type Depth } from '#domain/results/telling.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { counted } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { ExcuseJudge, WaitAgain } from './ExcuseJudge.tsx';
import styles from './Scoring.module.css';
import type { Cell, Change, Scoring } from './use-scoring.ts';

/** How much the public may see, to choose from. */
export const DEPTH_OPTIONS = DEPTHS.map((value) => ({ value, label: DEPTH_WORDS[value] }));

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
        done: asks ? 'Kept. Another person certifies it.' : 'Result certified. Nothing is public yet.',
        onFailed: ({ code, message }) => code === 'counts_disagree' && setDisagreement(message),
      },
    );
  const takeBack = () =>
    change.send(
      resultsAdminEndpoints.withdrawProposal,
      { round: scoring.round.id },
      { done: 'Taken back. Nobody is asked to certify.' },
    );
  return (
    <Panel title={scoring.result ? 'Certify the correction' : 'Certify the result'}>
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
            title="Lock"
            detail="Scores can not change after this. Nothing is public until you reveal or publish it."
          />
        </ol>
        <SelectField
          label="The public will see"
          small
          value={depth}
          onChange={(value) => setDepth(value as Depth)}
          options={DEPTH_OPTIONS}
        />
        {found !== null && (
          <Disagreement found={found} despite={proposal?.despite ?? null}>
            <TextField
              label="Why it is certified all the same"
              value={despite}
              onChange={setDespite}
              maxLength={300}
            />
          </Disagreement>
        )}
        {twoPerson && (
          <p className="small muted" role="status">
            {proposal === null
              ? 'Two people certify: one asks, another looks at the same figures and certifies.'
              : mine
                ? `You asked for it with “${DEPTH_WORDS[proposal.depth]}”. Another person certifies it.`
                : `${proposal.by} asks for it with “${DEPTH_WORDS[proposal.depth]}”. Look at the figures, then certify.`}
          </p>
        )}
        {proposal !== null && (
          <Button size="s" busy={busy} onClick={takeBack}>
            {mine ? 'Take my request back' : `Take the request of ${proposal.by} back`}
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
            title: asks ? 'Ask another person to certify this?' : 'Certify this result and lock all scores?',
            confirm: asks ? 'Ask for it' : 'Certify the result',
            cancel: 'Not yet',
          }}
        >
          {ready ? (asks ? 'Hold to ask for a second person' : 'Hold to certify') : 'Not ready to certify'}
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
      {despite === null ? (
        children
      ) : (
        <p>
          To be certified all the same: <bdi>{despite}</bdi>
        </p>
      )}
    </div>
  );
}

function gateWords(gate: Gate, scoring: Scoring): { title: string; detail: string } {
  const { sheets } = scoring;
  switch (gate.key) {
    case 'acts':
      return gate.passed
        ? { title: 'Acts have places', detail: counted(scoring.rows.length, 'act') }
        : { title: 'Wait for the first scores', detail: 'No act has a place yet.' };
    case 'polls':
      return gate.passed
        ? {
            title: scoring.audience ? 'Voting is closed' : 'No vote is open',
            detail: scoring.audience
              ? `${counted(scoring.audience.ballots, 'vote')} in ${scoring.audience.title}`
              : 'The judges decide alone until a vote was held.',
          }
        : {
            title: 'Close the vote',
            detail: `Still open: ${scoring.openPolls.map((poll) => poll.title).join(', ')}.`,
          };
    case 'sheets':
      return gate.passed
        ? { title: 'Every score is in', detail: `${sheets.in} of ${sheets.expected}` }
        : {
            title: `Wait for ${counted(gate.waitsFor, 'score')}`,
            detail: missingWords(scoring),
          };
    case 'paper':
      return gate.passed
        ? { title: 'No paper is open', detail: 'Every sheet that was typed is confirmed.' }
        : {
            title: `Confirm ${counted(gate.waitsFor, 'paper sheet')}`,
            detail: 'A second person types them again, under Paper.',
          };
    case 'release':
      return gate.passed
        ? {
            title: scoring.headReview ? 'The head judge released every act' : 'No release is asked for',
            detail: scoring.headReview
              ? 'Each release holds for the sheets that were seen.'
              : 'Scores count as they come in.',
          }
        : {
            title: `Wait for the head judge: ${counted(gate.waitsFor, 'act')}`,
            detail: scoring.rows
              .filter((row) => row.review === 'with_head_judge' || row.review === 'scoring')
              .map((row) => (row.review === 'scoring' ? `${row.stageName} (not locked)` : row.stageName))
              .join(', '),
          };
    case 'ties':
      return gate.passed
        ? {
            title: scoring.shared.length === 0 ? 'No place is shared' : 'Shared places stand',
            detail: scoring.rows.every((row) => row.place === null)
              ? 'No act has a place yet.'
              : scoring.shared.length === 0
                ? 'Every act has a place of its own.'
                : `${scoring.shared.map((tie) => tie.place).join(', ')}: the rules leave them shared. Open an act to decide otherwise.`,
          }
        : {
            title: `Decide ${counted(gate.waitsFor, 'tie')}`,
            detail: `${scoring.shared.map((tie) => tie.place).join(', ')}: open one of the acts to decide.`,
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
        {state === 'done' && <span className="vh"> (done)</span>}
        <p className="small muted">{detail}</p>
        {children}
      </div>
    </li>
  );
}
