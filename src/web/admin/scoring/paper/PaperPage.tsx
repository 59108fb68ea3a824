/** Typing paper scoresheets: choose a judge, then act after act; a second person types them again. */
import { ArrowLeft, Check, Printer } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { Differences } from './Differences.tsx';
import styles from './Paper.module.css';
import { PrintedSheets } from './PrintedSheets.tsx';
import { SheetForm } from './SheetForm.tsx';
import {
  actsOfJudge,
  criteriaOfSheet,
  type Entry,
  type Need,
  needOf,
  type Paper,
  useOpenSheet,
  usePaper,
} from './use-paper.ts';

const NEEDS: Record<Need, { words: string; tone: 'line' | 'info' | 'warn' | 'ok' }> = {
  first: { words: 'to type', tone: 'line' },
  second: { words: 'second typing', tone: 'info' },
  other: { words: 'waits for another person', tone: 'line' },
  differs: { words: 'differs', tone: 'warn' },
  done: { words: 'in', tone: 'ok' },
};

export function PaperPage() {
  usePageTitle('Paper scoresheets');
  const { data: paper, isPending, refetch, refresh } = usePaper();
  if (paper) return <Loaded paper={paper} refresh={refresh} />;
  if (isPending) return <LoadingBlock rows={6} label="Loading the sheets" />;
  return (
    <>
      <h1 className="vh">Paper scoresheets</h1>
      <EmptyState
        title="The sheets cannot be loaded"
        actions={<Button onClick={() => refetch()}>Try again</Button>}
      >
        Nothing that was typed is lost.
      </EmptyState>
    </>
  );
}

function Loaded({ paper, refresh }: { paper: Paper; refresh: () => Promise<unknown> }) {
  const { judgeId, actId, open } = useOpenSheet();
  const [printing, setPrinting] = useState<'sheets' | 'lists'>();
  const acts = actsOfJudge(paper, judgeId);
  const act = acts.find((each) => each.id === actId);
  const goOn = async () => {
    await refresh();
    const rest = [...acts.slice(acts.findIndex((each) => each.id === actId) + 1), ...acts];
    const next = rest.find(
      (each) =>
        each.id !== actId && ['first', 'second', 'differs'].includes(needOf(paper, judgeId, each.id).need),
    );
    open(judgeId, next?.id);
  };
  const taken = (entry: Entry) => {
    if (entry.state === 'differs') {
      refresh();
      return;
    }
    toast.success(
      entry.state === 'confirmed' ? 'Both typings agree. The sheet counts.' : 'Kept for a second person.',
    );
    goOn();
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <ButtonLink to="/admin/scoring" size="s" kind="quiet">
          <Icon of={ArrowLeft} size={16} />
          Scoring
        </ButtonLink>
        <h1 className="h1">Paper scoresheets</h1>
        <div className="row end wrap">
          <Button size="s" disabled={paper.judges.length === 0} onClick={() => setPrinting('sheets')}>
            <Icon of={Printer} size={16} />
            Print a sheet for each act
          </Button>
          <Button size="s" disabled={paper.judges.length === 0} onClick={() => setPrinting('lists')}>
            <Icon of={Printer} size={16} />
            Print a list for each judge
          </Button>
        </div>
      </header>
      <p className="muted">
        Two different people type each sheet. It counts once both read the same, or once the second confirms
        the first after looking at the differences. A code on the printed sheet opens it here.
      </p>
      <div className={styles.columns}>
        <Panel title="Sheets">
          <SelectField
            label="Judge"
            small
            value={judgeId}
            placeholder="Choose a judge"
            onChange={(id) => open(id, undefined)}
            options={paper.judges.map((judge) => ({ value: judge.id, label: judge.name }))}
          />
          <ul className={styles.acts}>
            {acts.map((each) => {
              const { need } = needOf(paper, judgeId, each.id);
              return (
                <li key={each.id}>
                  <button
                    type="button"
                    className={styles.act}
                    aria-current={each.id === actId || undefined}
                    onClick={() => open(judgeId, each.id)}
                  >
                    <span className="num">{each.number}</span>
                    <bdi className="grow">{each.stageName}</bdi>
                    <Chip tone={NEEDS[need].tone} {...(need === 'done' && { icon: Check })}>
                      {NEEDS[need].words}
                    </Chip>
                  </button>
                </li>
              );
            })}
          </ul>
        </Panel>
        {act ? (
          <Open
            key={`${judgeId} ${act.id}`}
            paper={paper}
            judgeId={judgeId}
            actId={act.id}
            taken={taken}
            settled={goOn}
          />
        ) : (
          <Panel>
            <EmptyState title={judgeId === '' ? 'Choose a judge to begin' : 'Choose an act'}>
              Waiting for a second person: {paper.entries.filter((entry) => !entry.firstByMe).length} typed by
              others, {paper.entries.filter((entry) => entry.firstByMe).length} by you.
            </EmptyState>
          </Panel>
        )}
      </div>
      {printing && <PrintedSheets paper={paper} kind={printing} onDone={() => setPrinting(undefined)} />}
    </div>
  );
}

interface OpenProps {
  paper: Paper;
  judgeId: string;
  actId: string;
  taken: (entry: Entry) => void;
  settled: () => void;
}

function Open({ paper, judgeId, actId, taken, settled }: OpenProps) {
  const act = paper.performances.find((each) => each.id === actId);
  const [replacing, setReplacing] = useState(false);
  if (!act) return null;
  const judge = paper.judges.find((each) => each.id === judgeId);
  const { need, entry } = needOf(paper, judgeId, actId);
  const criteria = criteriaOfSheet(paper, judgeId, act);
  const title = (
    <>
      <bdi>{judge?.name}</bdi>, {act.number !== null && `act ${act.number}: `}
      <bdi>{act.stageName}</bdi>
    </>
  );
  return (
    <Panel title={title}>
      {need === 'differs' && entry ? (
        <Differences entry={entry} criteria={criteria} onSettled={settled} />
      ) : need === 'other' && entry ? (
        <Waiting entry={entry} settled={settled} />
      ) : need === 'done' && !replacing ? (
        <div className={styles.form}>
          <p>This sheet is in.</p>
          <div>
            <Button onClick={() => setReplacing(true)}>The paper says otherwise</Button>
          </div>
        </div>
      ) : (
        <>
          {need === 'second' && (
            <p className="muted">
              <bdi>{entry?.firstBy}</bdi> typed this sheet. Type it again from the paper.
            </p>
          )}
          <SheetForm
            judgeId={judgeId}
            act={act}
            criteria={criteria}
            entry={need === 'second' ? entry : undefined}
            replaces={need === 'done'}
            late={act.scoring === 'locked' ? { said: paper.lateReason } : undefined}
            onTaken={taken}
          />
        </>
      )}
    </Panel>
  );
}

function Waiting({ entry, settled }: { entry: Entry; settled: () => void }) {
  const withdraw = useCommand(paperEndpoints.withdrawPaper, {
    failed: 'This could not be taken back.',
    onDone: settled,
  });
  return (
    <div className={styles.form}>
      <p>
        {entry.state === 'differs' ? (
          <>
            <bdi>{entry.secondBy}</bdi> typed it differently and decides which is right.
          </>
        ) : (
          'You typed this sheet. Another person types it a second time.'
        )}
      </p>
      {entry.firstByMe && (
        <div>
          <Button busy={withdraw.busy} onClick={() => withdraw.send({ params: { id: entry.id } })}>
            Take my typing back
          </Button>
        </div>
      )}
    </div>
  );
}
