/** The panel: who judges, who is connected, how far they are, and their personal links. */
import { CopyCheck, Plus, Printer, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { judgingEndpoints } from '#contract/judging/endpoints.ts';
import { isRefusedWith, sentenceOf } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../AdminDialog.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { JudgeCards } from './JudgeCards.tsx';
import { JudgesTable } from './JudgesTable.tsx';
import { namesakes } from './namesakes.ts';
import { presenceOf } from './presence.ts';
import { type Category, type Judge, PANEL, useJudges } from './use-judges.ts';

export function JudgesPage() {
  usePageTitle(say('judges.title'));
  const { isAdmin } = useAuth();
  const { judges, categories, criteria, error, retry } = useJudges();
  const [adding, setAdding] = useState(false);
  const [printing, setPrinting] = useState(false);
  return (
    <AdminPage
      title={say('judges.title')}
      summary={judges && judges.length > 0 && stateOf(judges)}
      actions={
        isAdmin &&
        judges &&
        judges.length > 0 && (
          <>
            <Button onClick={() => setPrinting(true)}>
              <Icon of={Printer} /> {say('judges.printCards')}
            </Button>
            <Button kind="primary" onClick={() => setAdding(true)}>
              <Icon of={Plus} /> {say('judges.add')}
            </Button>
          </>
        )
      }
    >
      {judges && error && (
        <Banner tone="warn" icon={WifiOff} lead={say('judges.noServer')}>
          {say('judges.lastSeen')}
        </Banner>
      )}
      {judges === undefined && error === null && <LoadingBlock rows={5} label={say('judges.loading')} />}
      {judges === undefined && error !== null && <NotYet error={error} onRetry={retry} />}
      {judges?.length === 0 && (
        <EmptyState
          title={say('judges.noneYet')}
          actions={
            isAdmin && (
              <Button kind="primary" onClick={() => setAdding(true)}>
                <Icon of={Plus} /> {say('judges.add')}
              </Button>
            )
          }
        >
          {say('judges.noneYetWhy')}
        </EmptyState>
      )}
      {judges && judges.length > 0 && (
        <JudgesTable judges={judges} categories={categories} criteria={criteria} isAdmin={isAdmin} />
      )}
      {adding && <AddJudges panel={judges ?? []} categories={categories} onClose={() => setAdding(false)} />}
      {printing && <JudgeCards onDone={() => setPrinting(false)} />}
    </AdminPage>
  );
}

function stateOf(judges: readonly Judge[]): string {
  const asked = judges.filter((judge) => !judge.revoked);
  const online = asked.filter((judge) => presenceOf(judge).kind === 'online').length;
  if (asked.length === 0) return say('judges.noLinkWorks');
  return online === asked.length
    ? say('judges.allConnected', { count: asked.length })
    : say('judges.someConnected', { online, all: asked.length });
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isRefusedWith(error, 'no_event'))
    return (
      <EmptyState
        title={say('judges.noEvent')}
        actions={<ButtonLink to="/admin/settings">{say('judges.toSettings')}</ButtonLink>}
      >
        {say('judges.noEventWhy')}
      </EmptyState>
    );
  return (
    <NotLoaded title={say('judges.notLoaded')} onRetry={onRetry}>
      {sentenceOf(error, say('judges.notReached'))}
    </NotLoaded>
  );
}

interface AddJudgesProps {
  /** Who is on it already. */
  panel: readonly Judge[];
  categories: readonly Category[];
  onClose: () => void;
}

/** Adding judges: paste their names, one a line. Links are made at once. */
function AddJudges({ panel, categories, onClose }: AddJudgesProps) {
  const [text, setText] = useState('');
  const [categoryIds, setCategoryIds] = useState<string[]>([]);
  const names = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const doubled = new Set(namesakes([...panel.map(({ name }) => name), ...names]));
  const namesake = names.find((name) => doubled.has(name));
  const add = useCommand(judgingEndpoints.addJudges, {
    done: (added) => say('judges.added', { count: added.length }),
    changes: PANEL,
    onDone: onClose,
  });
  const problem = Object.values(add.fields)[0] ?? add.refusal(say('judges.nobodyAdded'));
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() => add.send({ body: { names, categoryIds } })}
      title={say('judges.add')}
      submit={say('judges.addSome', { count: Math.max(1, names.length) })}
      busy={add.busy}
      disabled={names.length === 0}
    >
      <TextArea
        label={say('judges.names')}
        name="names"
        hint={say('judges.namesHint')}
        rows={5}
        value={text}
        onChange={setText}
        error={problem}
      />
      {namesake !== undefined && (
        <Banner tone="warn" icon={CopyCheck}>
          {tell('judges.sameNames', { name: <bdi>{namesake}</bdi> })}
        </Banner>
      )}
      {categories.length > 1 && (
        <PickSeveral
          label={say('judges.whichActs')}
          hint={say('judges.noneIsAllActs')}
          options={categories.map((category) => ({ value: category.id, label: category.name }))}
          value={categoryIds}
          onChange={setCategoryIds}
        />
      )}
    </AdminDialog>
  );
}
