/** Scoresheets coming in, doubts settled, a result certified that can be defended, and published. */

import {
  Check,
  Download,
  Eye,
  EyeOff,
  Gavel,
  Info,
  NotebookPen,
  SlidersHorizontal,
  Sparkles,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { kindOf } from '#domain/lineup/round-kind.ts';
import type { Phase } from '#domain/show/vocabulary.ts';
import { CallFailed, sentenceOf } from '#web/client/api.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Bar } from '#web/ui/Bar.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Dot } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import { ActDialog } from './ActDialog.tsx';
import { AwardsPanel } from './adjudication/AwardsPanel.tsx';
import { FaceOffPanel } from './adjudication/FaceOff.tsx';
import { FeedbackPanel } from './adjudication/FeedbackPanel.tsx';
import { HeadJudgeDialog } from './adjudication/HeadJudgeDialog.tsx';
import { JudgesDialog } from './adjudication/JudgesDialog.tsx';
import { CertifyPanel } from './CertifyPanel.tsx';
import { exportRound, matrixCsv } from './export.ts';
import { LookAtThese } from './LookAtThese.tsx';
import { Matrix } from './Matrix.tsx';
import { PollsPanel } from './PollsPanel.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { RoundsPanel } from './rounds/RoundsPanel.tsx';
import { useRounds } from './rounds/use-rounds.ts';
import { RulesDialog } from './rules/RulesDialog.tsx';
import styles from './Scoring.module.css';
import { type Scoring, type ScoringPart, useChange, useScoring } from './use-scoring.ts';
import { actOnStage, resultWord, standWords } from './words.ts';

export function ScoringPage() {
  usePageTitle(say('scoring.title'));
  const { data: scoring, error, isPending, refetch, view, timeZone } = useScoring();
  if (scoring) {
    const onStage = view ? actOnStage(view) : null;
    return (
      <Loaded
        key={scoring.round.id}
        scoring={scoring}
        on={view?.round}
        show={view && kindOf(view.round).isHandedOn ? view.phase : undefined}
        onStage={onStage}
        timeZone={timeZone}
      />
    );
  }
  if (isPending) return <LoadingBlock rows={8} label={say('scoring.loading')} />;
  const code = error instanceof CallFailed ? error.code : undefined;
  return (
    <>
      <h1 className="vh">{say('scoring.title')}</h1>
      <EmptyState
        title={say(NOTHING[code ?? ''] ?? 'scoring.notLoaded')}
        actions={
          code === 'no_event' ? (
            <ButtonLink to="/admin/settings">{say('scoring.setUpEvent')}</ButtonLink>
          ) : code === 'forbidden' ? undefined : (
            <Button onClick={() => refetch()}>{say('admin.tryAgain')}</Button>
          )
        }
      >
        {insteadOfScores(error, code)}
      </EmptyState>
    </>
  );
}

function insteadOfScores(error: Error | null, code: string | undefined): string {
  if (code === 'forbidden') return say('scoring.askAnAdmin');
  const nothingLost = say('scoring.nothingLost');
  // That the weights cannot be added, say: what an admin can put right.
  return code === 'wrong_state' ? sentenceOf(error, nothingLost) : nothingLost;
}

const NOTHING: Record<string, 'scoring.noEvent' | 'scoring.notForYou' | undefined> = {
  no_event: 'scoring.noEvent',
  forbidden: 'scoring.notForYou',
};

function Loaded({
  scoring,
  on,
  show,
  onStage,
  timeZone,
}: {
  scoring: Scoring;
  /** The round that the show follows; unknown until the desk's view is here. */
  on: { id: string; name: string } | undefined;
  /** How far its show is; undefined where it only tries one, and until it is known. */
  show: Phase | undefined;
  onStage: number | null;
  timeZone: string;
}) {
  const change = useChange();
  const [nameless, setNameless] = useState(false);
  const [dialog, setDialog] = useState<ToolDialog>();
  const [openId, setOpenId] = useState<string>();
  const { words, done } = standWords(scoring, onStage);
  const row = scoring.rows.find((each) => each.performanceId === openId);
  const isOn = on === undefined || on.id === scoring.round.id;
  const Tool = dialog && DIALOGS[dialog];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className="h1">{say('scoring.title')}</h1>
        <span className="row muted" role="status">
          {done ? <Icon of={Check} /> : <Dot tone="lit" />}
          {words}
        </span>
        {isToCertify(scoring) && (
          <ButtonLink to="#certify" kind="primary" size="s">
            {say('certify.certifyTitle')}
          </ButtonLink>
        )}
        <Tools scoring={scoring} isOn={isOn} nameless={nameless} onOpen={setDialog} onNames={setNameless} />
      </header>
      {!isOn && <AnotherIsOn shown={scoring.round.name} on={on.name} />}
      <div className={styles.columns}>
        {scoring.rows.length === 0 || scoring.judges.length === 0 ? (
          <NothingToScore missing={scoring.rows.length === 0 ? 'acts' : 'judges'} />
        ) : (
          <Matrix scoring={scoring} nameless={nameless} onOpen={setOpenId} />
        )}
        <ToTheResult scoring={scoring} timeZone={timeZone} change={change} isOn={isOn} show={show} />
      </div>
      {row && (
        <ActDialog
          key={row.performanceId}
          scoring={scoring}
          row={row}
          change={change}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {Tool && <Tool scoring={scoring} change={change} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

/** All that is counted is in, and nobody has signed it. */
const isToCertify = ({ result, sheets }: Scoring): boolean =>
  result?.state !== 'certified' && sheets.expected > 0 && sheets.in === sheets.expected;

const AnotherIsOn = ({ shown, on }: { shown: string; on: string }) => (
  <Banner
    tone="info"
    icon={Info}
    lead={say('scoring.thisIs', { round: shown })}
    action={
      <ButtonLink size="s" to="/admin/scoring">
        {say('scoring.toRound', { round: on })}
      </ButtonLink>
    }
  >
    {say('scoring.screensFollow', { round: on })}
  </Banner>
);

/** What there is to do between the first score and the published result. */
function ToTheResult({
  scoring,
  timeZone,
  change,
  isOn,
  show,
}: ScoringPart & {
  timeZone: string;
  /** Whether the show follows this round. */
  isOn: boolean;
  show: Phase | undefined;
}) {
  const certified = scoring.result?.state === 'certified';
  const stamp = `${scoring.round.id} ${scoring.result?.digest} ${scoring.result?.state}`;
  const shown = useRounds(stamp).data?.find(({ id }) => id === scoring.round.id);
  const collecting = !certified && scoring.sheets.in < scoring.sheets.expected;
  return (
    <div className={styles.aside}>
      {collecting && <Progress scoring={scoring} />}
      {collecting && <LookAtThese scoring={scoring} timeZone={timeZone} />}
      {scoring.result && (
        <ResultPanel
          key={`${scoring.result.id} ${scoring.result.depth}`}
          result={scoring.result}
          round={scoring.round.id}
          resting={scoring.resting}
          isToReveal={isOn && show !== undefined && show !== 'preshow' && show !== 'finished'}
          timeZone={timeZone}
          change={change}
        />
      )}
      {!certified && (
        <div id="certify">
          <CertifyPanel scoring={scoring} change={change} />
        </div>
      )}
      {!collecting && <LookAtThese scoring={scoring} timeZone={timeZone} />}
      <FaceOffPanel scoring={scoring} change={change} />
      <PollsPanel
        scoring={scoring}
        isOn={isOn}
        isOver={isOn ? show === 'finished' : shown?.show === 'over'}
      />
      <AwardsPanel scoring={scoring} change={change} />
      <RoundsPanel shown={scoring.round.id} stamp={stamp} />
      <FeedbackPanel scoring={scoring} timeZone={timeZone} change={change} />
      {scoring.rows.some((each) => each.provisional && each.judgesResult !== null) && (
        <p className="small muted">*{say('scoring.provisional', { result: resultWord(scoring.method) })}</p>
      )}
    </div>
  );
}

/** What is opened over the page by its tools. */
const DIALOGS = { rules: RulesDialog, judges: JudgesDialog, headJudge: HeadJudgeDialog };

type ToolDialog = keyof typeof DIALOGS;

function Tools({
  scoring,
  isOn,
  nameless,
  onOpen,
  onNames,
}: {
  scoring: Scoring;
  /** Whether the show follows this round. */
  isOn: boolean;
  nameless: boolean;
  onOpen: (dialog: ToolDialog) => void;
  onNames: (nameless: boolean) => void;
}) {
  return (
    <div className={styles.tools}>
      <Button size="s" onClick={() => onOpen('rules')}>
        <Icon of={SlidersHorizontal} size={16} />
        {say('scoring.rules')}
      </Button>
      <ButtonLink size="s" to={`/admin/scoring/paper${isOn ? '' : `?round=${scoring.round.id}`}`}>
        <Icon of={NotebookPen} size={16} />
        {say('scoring.paper')}
      </ButtonLink>
      <ButtonLink size="s" to={`/admin/scoring/reveal${isOn ? '' : `?round=${scoring.round.id}`}`}>
        <Icon of={Sparkles} size={16} />
        {say('scoring.reveal')}
      </ButtonLink>
      <Button size="s" disabled={scoring.judges.length === 0} onClick={() => onOpen('judges')}>
        <Icon of={UsersRound} size={16} />
        {say('scoring.withAndWithout')}
      </Button>
      <Button size="s" disabled={scoring.judges.length === 0} onClick={() => onOpen('headJudge')}>
        <Icon of={Gavel} size={16} />
        {say('scoring.headJudge')}
      </Button>
      <Button size="s" aria-pressed={nameless} onClick={() => onNames(!nameless)}>
        <Icon of={nameless ? Eye : EyeOff} size={16} />
        {say(nameless ? 'scoring.showNames' : 'scoring.hideNames')}
      </Button>
      <Export scoring={scoring} />
    </div>
  );
}

const Export = ({ scoring }: { scoring: Scoring }) => (
  <Menu
    trigger={
      <Button size="s">
        <Icon of={Download} size={16} />
        {say('scoring.export')}
      </Button>
    }
    entries={[
      {
        label: say('scoring.exportCsv'),
        onSelect: () => saveFile('scores.csv', 'text/csv', matrixCsv(scoring)),
      },
      {
        label: say('scoring.exportJson'),
        onSelect: () =>
          exportRound(scoring.round.id).catch((failure) =>
            toast.error(sentenceOf(failure, say('scoring.notExported'))),
          ),
      },
    ]}
  />
);

const NOTHING_TO_SCORE = {
  acts: { title: 'scoring.noActs', to: '/admin/live-event', go: 'scoring.toOrder' },
  judges: { title: 'scoring.noJudges', to: '/admin/judges', go: 'scoring.addJudges' },
} as const;

function NothingToScore({ missing }: { missing: keyof typeof NOTHING_TO_SCORE }) {
  const { title, to, go } = NOTHING_TO_SCORE[missing];
  return (
    <Panel>
      <EmptyState title={say(title)} actions={<ButtonLink to={to}>{say(go)}</ButtonLink>}>
        {say('scoring.appearHere')}
      </EmptyState>
    </Panel>
  );
}

function Progress({ scoring }: { scoring: Scoring }) {
  const { sheets } = scoring;
  return (
    <Panel className={styles.progress}>
      <div className="row base">
        <span className={`num ${styles.big}`}>{sheets.in}</span>
        <span className="muted">{say('scoring.ofExpected', { expected: sheets.expected })}</span>
      </div>
      <Bar value={sheets.expected === 0 ? 0 : sheets.in / sheets.expected} label={say('scoring.scoresIn')} />
    </Panel>
  );
}
