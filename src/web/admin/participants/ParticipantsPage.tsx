/** All acts of the event: from registered to ready to go on. */
import { CircleCheck, ListChecks, Plus, WifiOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { isRefusedWith } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { TabLinks } from '#web/ui/Tabs.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { useReachableAddress } from '../server-address.ts';
import { ActsTable } from './ActsTable.tsx';
import { AddAct } from './AddAct.tsx';
import { isUnder, type RegisteredAct, TAB_WORDS, TABS } from './acts.ts';
import { CheckInList } from './CheckInList.tsx';
import { ConsentForms } from './ConsentForms.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ImportActs } from './ImportActs.tsx';
import { ListTools } from './ListTools.tsx';
import { NameCards } from './NameCards.tsx';
import { PrintActs } from './PrintActs.tsx';
import { WaitingPictures } from './picture/WaitingPictures.tsx';
import { StatusSlips } from './StatusSlips.tsx';
import { AllTracks } from './track/AllTracks.tsx';
import { useActs } from './use-acts.ts';
import { useListView } from './use-list-view.ts';

interface Shown {
  acts: readonly RegisteredAct[];
  view: View;
  /** The event's name. */
  title: string;
  timeZone: string;
  leave: () => void;
}

interface Mode {
  title: PlainLine;
  isForAdmins?: true;
  draw: (shown: Shown) => ReactNode;
}

/** What stands here in place of the list, by `?mode=`. */
const MODES: Readonly<Record<string, Mode>> = {
  'check-in': { title: 'acts.checkIn', draw: ({ acts }) => <CheckInList acts={acts} /> },
  import: {
    title: 'acts.fromFile',
    isForAdmins: true,
    draw: ({ leave }) => <ImportActs onDone={leave} />,
  },
  pictures: { title: 'acts.picturesToLookAt', draw: ({ acts }) => <WaitingPictures acts={acts} /> },
  list: {
    title: 'acts.title',
    draw: ({ view, ...shown }) => <PrintActs {...shown} paper="list" acts={view.shown} />,
  },
  door: { title: 'acts.doorSheets', draw: (shown) => <PrintActs {...shown} paper="door" /> },
  consents: {
    title: 'acts.consentForms',
    isForAdmins: true,
    draw: ({ acts, title }) => <ConsentForms acts={acts} title={title} />,
  },
  names: { title: 'acts.nameCards', draw: ({ acts, title }) => <NameCards acts={acts} title={title} /> },
  slips: { title: 'acts.slips', isForAdmins: true, draw: ({ acts }) => <StatusSlips acts={acts} /> },
};

function useMode(isAdmin: boolean): Mode | undefined {
  const [search] = useSearchParams();
  const named = search.get('mode') ?? '';
  const mode = Object.hasOwn(MODES, named) ? MODES[named] : undefined;
  return mode?.isForAdmins && !isAdmin ? undefined : mode;
}

export function ParticipantsPage() {
  usePageTitle(say('acts.title'));
  const { isAdmin } = useAuth();
  const { acts, categories, error, retry } = useActs();
  const view = useListView(acts);
  const [, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const mode = useMode(isAdmin);
  const add = () => setAdding(true);
  const { data: event } = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 });
  const timeZone = event?.timeZone ?? 'UTC';
  const leave = () => setSearch({});
  return (
    <AdminPage
      title={say(mode?.title ?? 'acts.title')}
      actions={
        mode ? (
          <Button onClick={leave}>
            <Icon of={ListChecks} /> {say('acts.allActs')}
          </Button>
        ) : (
          <ListActions isAdmin={isAdmin} shown={view.shown} onAdd={add} />
        )
      }
    >
      {isAdmin && <AddAct open={adding} categories={categories} onClose={() => setAdding(false)} />}
      {acts && error && (
        <Banner tone="warn" icon={WifiOff} lead={say('acts.away')}>
          {say('acts.asLastSeen')}
        </Banner>
      )}
      {acts === undefined ? (
        <NotYet error={error} onRetry={retry} />
      ) : mode ? (
        mode.draw({ acts, view, title: event?.name ?? '', timeZone, leave })
      ) : (
        <List {...{ acts, view, categories, timeZone, isAdmin }} onAdd={add} />
      )}
    </AdminPage>
  );
}

interface ListProps extends ComponentProps<typeof FilterBar> {
  acts: readonly RegisteredAct[];
  onAdd: () => void;
}

function List({ acts, onAdd, ...filters }: ListProps) {
  const { view, isAdmin } = filters;
  if (acts.length === 0) return <NoActs isAdmin={isAdmin} onAdd={onAdd} />;
  return (
    <>
      <TabsOf acts={acts} view={view} />
      <FilterBar {...filters} />
      {view.shown.length > 0 ? (
        <ActsTable acts={view.shown} part={view.part} isAdmin={isAdmin} />
      ) : (
        <NoMatch view={view} />
      )}
    </>
  );
}

interface ListActionsProps {
  isAdmin: boolean;
  shown: readonly RegisteredAct[];
  onAdd: () => void;
}

function ListActions({ isAdmin, shown, onAdd }: ListActionsProps) {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <Button onClick={() => setSearch({ mode: 'check-in' })}>
        <Icon of={ListChecks} /> {say('acts.checkIn')}
      </Button>
      <ListTools shown={shown} isAdmin={isAdmin} />
      <AllTracks />
      {isAdmin && (
        <Button kind="primary" onClick={onAdd}>
          <Icon of={Plus} /> {say('acts.addAct')}
        </Button>
      )}
    </>
  );
}

type View = ReturnType<typeof useListView>;

function TabsOf({ acts, view }: { acts: readonly RegisteredAct[]; view: View }) {
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
      label={say('acts.tabs')}
      tabs={shown.map(([tab, count]) => ({
        to: view.tabAddress(tab),
        label: say(TAB_WORDS[tab]),
        count,
        current: tab === view.tab,
      }))}
    />
  );
}

function NotYet({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (!error) return <LoadingBlock rows={8} label={say('acts.loading')} />;
  if (isRefusedWith(error, 'no_event'))
    return (
      <EmptyState
        title={say('acts.noEvent')}
        actions={<ButtonLink to="/admin/settings">{say('acts.setUpEvent')}</ButtonLink>}
      >
        {say('acts.noEventLead')}
      </EmptyState>
    );
  return (
    <NotLoaded title={say('acts.notLoaded')} onRetry={onRetry}>
      {error.message}
    </NotLoaded>
  );
}

function NoActs({ isAdmin, onAdd }: { isAdmin: boolean; onAdd: () => void }) {
  const address = useReachableAddress(true);
  return (
    <EmptyState
      title={say('acts.noActs')}
      actions={
        <>
          <ButtonLink to="/register" newTab>
            {say('acts.openRegistration')}
          </ButtonLink>
          {isAdmin && <Button onClick={onAdd}>{say('acts.addByHand')}</Button>}
        </>
      }
    >
      {say('acts.handOut', { address: `${address}/register` })}
    </EmptyState>
  );
}

function NoMatch({ view }: { view: View }) {
  return (
    <EmptyState
      title={view.words === '' ? say('acts.noneLikeThat') : say('acts.noneMatches', { words: view.words })}
      actions={
        <ButtonLink to={view.words === '' ? '?' : `?q=${encodeURIComponent(view.words)}`}>
          {say('acts.lookAmongAll')}
        </ButtonLink>
      }
    >
      {view.tab === 'missing' ? (
        <span className="row">
          <Icon of={CircleCheck} /> {say('acts.nothingIsMissing')}
        </span>
      ) : (
        say('acts.mayBeHidden')
      )}
    </EmptyState>
  );
}
