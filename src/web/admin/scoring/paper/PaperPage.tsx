/** Typing paper scoresheets: choose a judge, then act after act; a second person types them again. */
import { ArrowLeft, Check, Printer } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { paperEndpoints } from '#contract/judging/paper.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { SelectField } from '#web/ui/TextField.tsx';
import { NotLoaded } from '../../NotLoaded.tsx';
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

const NEEDS = {
  first: { words: 'sheets.needFirst', tone: 'line' },
  second: { words: 'sheets.needSecond', tone: 'info' },
  other: { words: 'sheets.needOther', tone: 'line' },
  differs: { words: 'sheets.needDiffers', tone: 'warn' },
  done: { words: 'sheets.needDone', tone: 'ok' },
} as const satisfies Record<Need, { words: PlainLine; tone: string }>;

export function PaperPage() {
  usePageTitle(say('sheets.title'));
  const { data: paper, isPending, refetch, refresh } = usePaper();
  if (paper) return <Loaded paper={paper} refresh={refresh} />;
  if (isPending) return <LoadingBlock rows={6} label={say('sheets.loading')} />;
  return (
    <>
      <h1 className="vh">{say('sheets.title')}</h1>
      <NotLoaded title={say('sheets.notLoaded')} onRetry={refetch}>
        {say('sheets.nothingLost')}
      </NotLoaded>
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
    toast.success(entry.state === 'confirmed' ? say('sheets.agree') : say('sheets.keptForSecond'));
    goOn();
  };
  return (
    <div className={styles.page}>
      <Head canPrint={paper.judges.length > 0} onPrint={setPrinting} />
      <p className="muted">{say('sheets.lead')}</p>
      <div className={styles.columns}>
        <Panel title={say('sheets.sheets')}>
          <SelectField
            label={say('panel.judge')}
            small
            value={judgeId}
            placeholder={say('sheets.chooseJudge')}
            onChange={(id) => open(id, undefined)}
            options={paper.judges.map((judge) => ({ value: judge.id, label: judge.name }))}
          />
          <ul className={styles.acts}>
            {acts.map((each) => (
              <ActButton
                key={each.id}
                act={each}
                need={needOf(paper, judgeId, each.id).need}
                isOpen={each.id === actId}
                onOpen={() => open(judgeId, each.id)}
              />
            ))}
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
            <EmptyState title={judgeId === '' ? say('sheets.judgeToBegin') : say('sheets.chooseAct')}>
              {say('sheets.waiting', {
                others: paper.entries.filter((entry) => !entry.firstByMe).length,
                own: paper.entries.filter((entry) => entry.firstByMe).length,
              })}
            </EmptyState>
          </Panel>
        )}
      </div>
      {printing && <PrintedSheets paper={paper} kind={printing} onDone={() => setPrinting(undefined)} />}
    </div>
  );
}

interface HeadProps {
  canPrint: boolean;
  onPrint: (kind: 'sheets' | 'lists') => void;
}

function Head({ canPrint, onPrint }: HeadProps) {
  return (
    <header className={styles.head}>
      <ButtonLink to="/admin/scoring" size="s" kind="quiet">
        <Icon of={ArrowLeft} size={16} />
        {say('admin.scoring')}
      </ButtonLink>
      <h1 className="h1">{say('sheets.title')}</h1>
      <div className="row end wrap">
        <Button size="s" disabled={!canPrint} onClick={() => onPrint('sheets')}>
          <Icon of={Printer} size={16} />
          {say('sheets.printSheets')}
        </Button>
        <Button size="s" disabled={!canPrint} onClick={() => onPrint('lists')}>
          <Icon of={Printer} size={16} />
          {say('sheets.printLists')}
        </Button>
      </div>
    </header>
  );
}

interface ActButtonProps {
  act: Paper['performances'][number];
  need: Need;
  isOpen: boolean;
  onOpen: () => void;
}

function ActButton({ act, need, isOpen, onOpen }: ActButtonProps) {
  const { words, tone } = NEEDS[need];
  return (
    <li>
      <button type="button" className={styles.act} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className="num">{act.number}</span>
        <bdi className="grow">{act.stageName}</bdi>
        <Chip tone={tone} {...(need === 'done' && { icon: Check })}>
          {say(words)}
        </Chip>
      </button>
    </li>
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
  if (need === 'done' && !replacing)
    return (
      <Panel title={<Title judge={judge?.name} act={act} />}>
        <div className={styles.form}>
          <p>{say('sheets.isIn')}</p>
          <div>
            <Button onClick={() => setReplacing(true)}>{say('sheets.saysOtherwise')}</Button>
          </div>
        </div>
      </Panel>
    );
  return (
    <Panel title={<Title judge={judge?.name} act={act} />}>
      {need === 'differs' && entry ? (
        <Differences entry={entry} criteria={criteria} onSettled={settled} />
      ) : need === 'other' && entry ? (
        <Waiting entry={entry} settled={settled} />
      ) : (
        <>
          {need === 'second' && (
            <p className="muted">{tell('sheets.typeAgain', { name: <bdi>{entry?.firstBy}</bdi> })}</p>
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

/** Whose sheet it is, and of which act. */
function Title({ judge, act }: { judge: string | undefined; act: Paper['performances'][number] }) {
  const who = { judge: <bdi>{judge}</bdi>, act: <bdi>{act.stageName}</bdi> };
  if (act.number !== null) return tell('sheets.sheetOf', { ...who, number: act.number });
  return (
    <>
      {who.judge}, {who.act}
    </>
  );
}

function Waiting({ entry, settled }: { entry: Entry; settled: () => void }) {
  const withdraw = useCommand(paperEndpoints.withdrawPaper, {
    failed: say('sheets.notTakenBack'),
    onDone: settled,
  });
  return (
    <div className={styles.form}>
      <p>
        {entry.state === 'differs'
          ? tell('sheets.typedDifferently', { name: <bdi>{entry.secondBy}</bdi> })
          : say('sheets.youTyped')}
      </p>
      {entry.firstByMe && (
        <div>
          <Button busy={withdraw.busy} onClick={() => withdraw.send({ params: { id: entry.id } })}>
            {say('sheets.takeBack')}
          </Button>
        </div>
      )}
    </div>
  );
}
