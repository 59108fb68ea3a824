/** All acts of the event: from registered to ready to go on. */
import { CircleCheck, ListChecks, Plus, WifiOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { CallFailed } from '#web/client/api.ts';
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
import { useReachableAddress } from '../judges/use-judges.ts';
import { OfficePage } from '../OfficePage.tsx';
import { ActsTable } from './ActsTable.tsx';
import { AddAct } from './AddAct.tsx';
import { type Act, isUnder, TAB_WORDS, TABS } from './acts.ts';
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

export function ParticipantsPage() {
  usePageTitle(say('acts.title'));
  const { isAdmin } = useAuth();
  const { acts, categories, error, retry } = useActs();
  const view = useListView(acts);
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const mode = search.get('mode');
  const checkingIn = mode === 'check-in';
  const paper = mode === 'list' || mode === 'door' ? mode : undefined;
  const importing = isAdmin && mode === 'import';
  const atPictures = mode === 'pictures';
  const consents = isAdmin && mode === 'consents';
  const atWork = !checkingIn && !paper && !importing && !atPictures && !consents;
  const { data: event } = useAsk(eventsEndpoints.currentEvent, { staleTime: 30_000 });
  return (
    <OfficePage
      title={say(mode !== null && isNamedMode(mode) ? MODE_WORDS[mode] : 'acts.title')}
      actions={
        <>
          <Button onClick={() => setSearch(atWork ? { mode: 'check-in' } : {})}>
            <Icon of={ListChecks} /> {say(atWork ? 'acts.checkIn' : 'acts.allActs')}
          </Button>
          {atWork && <ListTools shown={view.shown} isAdmin={isAdmin} />}
          {atWork && <AllTracks />}
          {isAdmin && atWork && (
            <Button kind="primary" onClick={() => setAdding(true)}>
              <Icon of={Plus} /> {say('acts.addAct')}
            </Button>
          )}
        </>
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
      ) : atPictures ? (
        <WaitingPictures acts={acts} />
      ) : consents ? (
        <ConsentForms acts={acts} title={event?.name ?? ''} />
      ) : mode === 'names' ? (
        <NameCards acts={acts} title={event?.name ?? ''} />
      ) : isAdmin && mode === 'slips' ? (
        <StatusSlips acts={acts} />
      ) : importing ? (
        <ImportActs onDone={() => setSearch({})} />
      ) : paper ? (
        <PrintActs
          paper={paper}
          acts={paper === 'list' ? view.shown : acts}
          title={event?.name ?? ''}
          timeZone={event?.timeZone ?? 'UTC'}
        />
      ) : checkingIn ? (
        <CheckInList acts={acts} />
      ) : acts.length === 0 ? (
        <NoActs isAdmin={isAdmin} onAdd={() => setAdding(true)} />
      ) : (
        <>
          <TabsOf acts={acts} view={view} />
          <FilterBar
            view={view}
            categories={categories}
            timeZone={event?.timeZone ?? 'UTC'}
            isAdmin={isAdmin}
          />
          {view.shown.length > 0 ? (
            <ActsTable acts={view.shown} part={view.part} isAdmin={isAdmin} />
          ) : (
            <NoMatch view={view} />
          )}
        </>
      )}
    </OfficePage>
  );
}

const MODE_WORDS = {
  'check-in': 'acts.checkIn',
  import: 'acts.fromFile',
  pictures: 'acts.picturesToLookAt',
  door: 'acts.doorSheets',
  consents: 'acts.consentForms',
  names: 'acts.nameCards',
  slips: 'acts.slips',
} as const;

const isNamedMode = (mode: string): mode is keyof typeof MODE_WORDS => Object.hasOwn(MODE_WORDS, mode);

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
  if (error instanceof CallFailed && error.code === 'no_event')
    return (
      <EmptyState
        title={say('acts.noEvent')}
        actions={<ButtonLink to="/admin/settings">{say('acts.setUpEvent')}</ButtonLink>}
      >
        {say('acts.noEventLead')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={say('acts.notLoaded')}
      actions={<Button onClick={onRetry}>{say('office.tryAgain')}</Button>}
    >
      {error.message}
    </EmptyState>
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
