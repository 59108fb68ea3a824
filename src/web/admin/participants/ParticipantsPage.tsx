/** All acts of the event: from registered to ready to go on. */
import { CircleCheck, Download, ListChecks, Plus, WifiOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallFailed } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { TabLinks } from '#web/ui/Tabs.tsx';
import { ActsTable } from './ActsTable.tsx';
import { AddAct } from './AddAct.tsx';
import { type Act, isUnder, TAB_WORDS, TABS } from './acts.ts';
import { CheckInList } from './CheckInList.tsx';
import { csvOf } from './csv.ts';
import styles from './Participants.module.css';
import { Sieves } from './Sieves.tsx';
import { AllTracks } from './track/AllTracks.tsx';
import { useActs } from './use-acts.ts';
import { useListView } from './use-list-view.ts';

export function ParticipantsPage() {
  usePageTitle('Participants');
  const { isAdmin } = useAuth();
  const { acts, categories, error, retry } = useActs();
  const view = useListView(acts);
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const checkingIn = search.get('mode') === 'check-in';
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <h1 className={`h1 ${styles.title}`}>{checkingIn ? 'Check-in' : 'Participants'}</h1>
        <div className={styles.actions}>
          <Button onClick={() => setSearch(checkingIn ? {} : { mode: 'check-in' })}>
            <Icon of={ListChecks} /> {checkingIn ? 'All acts' : 'Check-in'}
          </Button>
          {!checkingIn && (
            <Button onClick={() => download(view.shown)} disabled={view.shown.length === 0}>
              <Icon of={Download} /> Export
            </Button>
          )}
          {!checkingIn && <AllTracks />}
          {isAdmin && !checkingIn && (
            <Button kind="primary" onClick={() => setAdding(true)}>
              <Icon of={Plus} /> Add an act
            </Button>
          )}
        </div>
      </header>
      {isAdmin && <AddAct open={adding} categories={categories} onClose={() => setAdding(false)} />}
      {acts && error && (
        <Banner tone="warn" icon={WifiOff} lead="The server cannot be reached.">
          This is the list as it was last seen.
        </Banner>
      )}
      {acts === undefined ? (
        <NotYet error={error} onRetry={retry} />
      ) : checkingIn ? (
        <CheckInList acts={acts} />
      ) : acts.length === 0 ? (
        <NoActs isAdmin={isAdmin} onAdd={() => setAdding(true)} />
      ) : (
        <>
          <TabsOf acts={acts} view={view} />
          <Sieves view={view} categories={categories} isAdmin={isAdmin} />
          {view.shown.length > 0 ? (
            <ActsTable acts={view.shown} isAdmin={isAdmin} />
          ) : (
            <NoMatch view={view} />
          )}
        </>
      )}
    </div>
  );
}

type View = ReturnType<typeof useListView>;

function TabsOf({ acts, view }: { acts: readonly Act[]; view: View }) {
  const counts = useMemo(
    () => TABS.map((tab) => [tab, acts.filter((act) => isUnder(tab, act)).length] as const),
    [acts],
  );
  // Tabs that are mostly empty stay away until something is under them.
  const shown = counts.filter(
    ([tab, count]) =>
      count > 0 || tab === view.tab || tab === 'all' || tab === 'review' || tab === 'accepted',
  );
  return (
    <TabLinks
      label="Acts by state"
      tabs={shown.map(([tab, count]) => ({
        to: view.tabAddress(tab),
        label: TAB_WORDS[tab],
        count,
        current: tab === view.tab,
      }))}
    />
  );
}

function NotYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <LoadingBlock rows={8} label="Loading the acts" />;
  if (error instanceof CallFailed && error.code === 'no_event')
    return (
      <EmptyState
        title="No event is set up yet"
        actions={<ButtonLink to="/admin/settings">Set up the event</ButtonLink>}
      >
        Acts register for an event. Set it up first.
      </EmptyState>
    );
  return (
    <EmptyState title="The list did not load" actions={<Button onClick={onRetry}>Try again</Button>}>
      {error.message}
    </EmptyState>
  );
}

function NoActs({ isAdmin, onAdd }: { isAdmin: boolean; onAdd: () => void }) {
  return (
    <EmptyState
      title="No acts yet"
      actions={
        <>
          <ButtonLink to="/register" newTab>
            Open the registration page
          </ButtonLink>
          {isAdmin && <Button onClick={onAdd}>Add one by hand</Button>}
        </>
      }
    >
      Hand out the address {location.origin}/register, or add acts that come by phone.
    </EmptyState>
  );
}

function NoMatch({ view }: { view: View }) {
  return (
    <EmptyState
      title={view.words === '' ? 'No act is like that' : `No act matches “${view.words}”`}
      actions={
        <ButtonLink to={view.words === '' ? '?' : `?q=${encodeURIComponent(view.words)}`}>
          Look among all acts
        </ButtonLink>
      }
    >
      {view.tab === 'missing' ? (
        <span className="row">
          <Icon of={CircleCheck} /> Nothing is missing.
        </span>
      ) : (
        'The tab or a filter may hide it.'
      )}
    </EmptyState>
  );
}

function download(acts: readonly Act[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(acts)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'acts.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
