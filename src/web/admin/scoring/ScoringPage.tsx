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
import { ActDialog } from './ActDialog.tsx';
import { CertifyPanel } from './CertifyPanel.tsx';
import { exportRound, matrixCsv } from './export.ts';
import { LookAtThese } from './LookAtThese.tsx';
import { Matrix } from './Matrix.tsx';
import { AwardsPanel } from './office/AwardsPanel.tsx';
import { FaceOffPanel } from './office/FaceOff.tsx';
import { FeedbackPanel } from './office/FeedbackPanel.tsx';
import { HeadJudgeDialog } from './office/HeadJudgeDialog.tsx';
import { JudgesDialog } from './office/JudgesDialog.tsx';
import { PollsPanel } from './PollsPanel.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { RoundsPanel } from './rounds/RoundsPanel.tsx';
import { useRounds } from './rounds/use-rounds.ts';
import { RulesDialog } from './rules/RulesDialog.tsx';
import styles from './Scoring.module.css';
import { type Change, type Scoring, useChange, useScoring } from './use-scoring.ts';
import { resultWord, standWords } from './words.ts';

export function ScoringPage() {
  usePageTitle('Scoring');
  const { data: scoring, error, isPending, refetch, view, timeZone } = useScoring();
  if (scoring) {
    const onStage = view?.items.find((item) => item.itemId === view.currentId)?.number ?? null;
    return (
      <Loaded
        key={scoring.round.id}
        scoring={scoring}
        on={view?.round}
        ended={view?.phase === 'finished' && view.round.rehearsal === null}
        onStage={onStage}
        timeZone={timeZone}
      />
    );
  }
  if (isPending) return <LoadingBlock rows={8} label="Loading the scores" />;
  const code = error instanceof CallFailed ? error.code : undefined;
  return (
    <>
      <h1 className="vh">Scoring</h1>
      <EmptyState
        title={NOTHING[code ?? ''] ?? 'The scores cannot be loaded'}
        actions={
          code === 'no_event' ? (
            <ButtonLink to="/admin/settings">Set up an event</ButtonLink>
          ) : code === 'forbidden' ? undefined : (
            <Button onClick={() => refetch()}>Try again</Button>
          )
        }
      >
        {code === 'forbidden'
          ? 'Marks are for the organisers. Ask an admin if you need to see them.'
          : 'Nothing that was scored is lost.'}
      </EmptyState>
    </>
  );
}

const NOTHING: Record<string, string> = {
  no_event: 'There is no event yet',
  forbidden: 'Your account does not see scores',
};

function Loaded({
  scoring,
  on,
  ended,
  onStage,
  timeZone,
}: {
  scoring: Scoring;
  /** The round that the show follows; unknown until the desk's view is here. */
  on: { id: string; name: string } | undefined;
  /** Whether its show is over. */
  ended: boolean;
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
        <h1 className="h1">Scoring</h1>
        <span className="row muted" role="status">
          {done ? <Icon of={Check} /> : <Dot tone="lit" />}
          {words}
        </span>
        <Tools scoring={scoring} isOn={isOn} nameless={nameless} onOpen={setDialog} onNames={setNameless} />
      </header>
      {!isOn && <AnotherIsOn shown={scoring.round.name} on={on.name} />}
      <div className={styles.columns}>
        {scoring.rows.length === 0 || scoring.judges.length === 0 ? (
          <NothingToScore missing={scoring.rows.length === 0 ? 'acts' : 'judges'} />
        ) : (
          <Matrix scoring={scoring} nameless={nameless} onOpen={setOpenId} />
        )}
        <ToTheResult scoring={scoring} timeZone={timeZone} change={change} isOn={isOn} ended={ended} />
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

const AnotherIsOn = ({ shown, on }: { shown: string; on: string }) => (
  <Banner
    tone="info"
    icon={Info}
    lead={`This is ${shown}.`}
    action={<ButtonLink size="s" to="/admin/scoring">{`To ${on}`}</ButtonLink>}
  >
    Every screen follows {on}. Nothing that is done here changes that.
  </Banner>
);

/** What there is to do between the first score and the published result. */
function ToTheResult({
  scoring,
  timeZone,
  change,
  isOn,
  ended,
}: {
  scoring: Scoring;
  timeZone: string;
  change: Change;
  /** Whether the show follows this round. */
  isOn: boolean;
  /** Whether its show is over. */
  ended: boolean;
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
          timeZone={timeZone}
          change={change}
        />
      )}
      {!certified && <CertifyPanel scoring={scoring} change={change} />}
      {!collecting && <LookAtThese scoring={scoring} timeZone={timeZone} />}
      <FaceOffPanel scoring={scoring} change={change} />
      <PollsPanel scoring={scoring} isOn={isOn} isOver={isOn ? ended : shown?.show === 'over'} />
      <AwardsPanel scoring={scoring} change={change} />
      <RoundsPanel shown={scoring.round.id} stamp={stamp} />
      <FeedbackPanel scoring={scoring} timeZone={timeZone} change={change} />
      {scoring.rows.some((each) => each.provisional && each.judgesResult !== null) && (
        <p className="small muted">
          * {resultWord(scoring.method)} of the scores that are in. Places can still move.
        </p>
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
        Rules
      </Button>
      <ButtonLink size="s" to={`/admin/scoring/paper${isOn ? '' : `?round=${scoring.round.id}`}`}>
        <Icon of={NotebookPen} size={16} />
        Paper
      </ButtonLink>
      <ButtonLink size="s" to={`/admin/scoring/reveal${isOn ? '' : `?round=${scoring.round.id}`}`}>
        <Icon of={Sparkles} size={16} />
        Reveal
      </ButtonLink>
      <Button size="s" disabled={scoring.judges.length === 0} onClick={() => onOpen('judges')}>
        <Icon of={UsersRound} size={16} />
        With and without
      </Button>
      <Button size="s" disabled={scoring.judges.length === 0} onClick={() => onOpen('headJudge')}>
        <Icon of={Gavel} size={16} />
        Head judge
      </Button>
      <Button size="s" aria-pressed={nameless} onClick={() => onNames(!nameless)}>
        <Icon of={nameless ? Eye : EyeOff} size={16} />
        {nameless ? 'Show names' : 'Hide names'}
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
        Export
      </Button>
    }
    entries={[
      {
        label: 'For a spreadsheet (CSV)',
        onSelect: () => saveFile('scores.csv', 'text/csv', matrixCsv(scoring)),
      },
      {
        label: 'Everything, to count again (JSON)',
        onSelect: () =>
          exportRound(scoring.round.id).catch((failure) =>
            toast.error(sentenceOf(failure, 'This could not be exported. Try again.')),
          ),
      },
    ]}
  />
);

const NOTHING_TO_SCORE = {
  acts: {
    title: 'No act is in the running order yet',
    to: '/admin/live-event',
    go: 'Go to the running order',
  },
  judges: { title: 'There are no judges yet', to: '/admin/judges', go: 'Add judges' },
};

function NothingToScore({ missing }: { missing: keyof typeof NOTHING_TO_SCORE }) {
  const { title, to, go } = NOTHING_TO_SCORE[missing];
  return (
    <Panel>
      <EmptyState title={title} actions={<ButtonLink to={to}>{go}</ButtonLink>}>
        Scores appear here by themselves as judges send them.
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
        <span className="muted">of {sheets.expected} scores in</span>
      </div>
      <Bar value={sheets.expected === 0 ? 0 : sheets.in / sheets.expected} label="Scores in" />
    </Panel>
  );
}
