/** What is judged: the categories, the criteria, and the form that judges get. */
import { Info } from 'lucide-react';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { isRefusedWith, sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { AdminPage } from '../AdminPage.tsx';
import { NotLoaded } from '../NotLoaded.tsx';
import { draftOf } from '../scoring/rules/rules-draft.ts';
import styles from './Categories.module.css';
import { CategoryDialog } from './CategoryDialog.tsx';
import { CriteriaPanel } from './CriteriaPanel.tsx';
import { FormPreview } from './FormPreview.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import { type Category, useCriteria } from './use-criteria.ts';

export function CategoriesPage() {
  usePageTitle(say('admin.categories'));
  const { isAdmin } = useAuth();
  const { categories, criteria, error, retry } = useCriteria();
  const ranking = useRanking(isAdmin && categories !== undefined);
  return (
    <AdminPage title={say('admin.categories')}>
      {categories && criteria ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <CategoriesPanel
              categories={categories}
              isAdmin={isAdmin}
              onAdded={() => categories.length === 1 && ranking.secondAdded()}
            />
            {isAdmin && categories.length > 1 && <RankedApart ranking={ranking} />}
            <CriteriaPanel criteria={criteria} categories={categories} isAdmin={isAdmin} />
          </div>
          <FormPreview criteria={criteria} categories={categories} />
        </div>
      ) : error ? (
        <NotYet error={error} onRetry={retry} />
      ) : (
        <LoadingBlock rows={5} label={say('categories.loading')} />
      )}
    </AdminPage>
  );
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isRefusedWith(error, 'no_event'))
    return (
      <EmptyState
        title={say('judges.noEvent')}
        actions={<ButtonLink to="/admin/settings">{say('admin.settings')}</ButtonLink>}
      >
        {say('categories.belongToEvent')}
      </EmptyState>
    );
  return (
    <NotLoaded title={say('categories.notLoaded')} onRetry={onRetry}>
      {sentenceOf(error, say('judges.notReached'))}
    </NotLoaded>
  );
}

/** With several categories: whether each has a winner of its own, said where they are made and turned by one press. */
function RankedApart({ ranking }: { ranking: ReturnType<typeof useRanking> }) {
  const { isApart = true, busy, turn } = ranking;
  return (
    // Until it is known it keeps its place, so that nothing below moves.
    <div className={cx(ranking.isApart === undefined && styles.unknown)}>
      <Banner
        tone="info"
        icon={Info}
        lead={say(isApart ? 'categories.winnerEach' : 'categories.oneWinner')}
        action={
          <Button size="s" busy={busy} onClick={() => turn(isApart ? 'round' : 'category')}>
            {say(isApart ? 'categories.rankTogether' : 'categories.rankApart')}
          </Button>
        }
      >
        {say(isApart ? 'categories.winnerEachLead' : 'categories.oneWinnerLead')}
      </Banner>
    </div>
  );
}

/** The categories that acts register in. */
function CategoriesPanel({
  categories,
  isAdmin,
  onAdded,
}: {
  categories: readonly Category[];
  isAdmin: boolean;
  onAdded: () => void;
}) {
  return (
    <RowsPanel
      title={say('admin.categories')}
      words={{
        add: 'categories.addCategoryTitle',
        remove: 'categories.removeCategory',
        removed: 'categories.categoryRemoved',
        notRemoved: 'categories.categoryNotRemoved',
      }}
      rows={categories}
      isAdmin={isAdmin}
      empty={say('categories.noCategories')}
      removal={say('categories.categoryRemoval')}
      describe={(category) => (
        <>
          <i className={styles.colour} style={{ background: category.colour }} aria-hidden="true" />
          <span className={styles.words}>
            <b>
              <bdi>{category.name}</bdi>
            </b>
            <span className="small muted">{limitsOf(category)}</span>
          </span>
        </>
      )}
      calls={{ order: eventsEndpoints.orderCategories, remove: eventsEndpoints.removeCategory }}
      form={(category, onClose) => (
        <CategoryDialog category={category} others={categories} onAdded={onAdded} onClose={onClose} />
      )}
    />
  );
}

function limitsOf(category: Category): string {
  const { timeLimitMs, capacity: count } = category;
  if (timeLimitMs === null)
    return count === null ? say('categories.noLimit') : say('categories.noLimitPlaces', { count });
  const time = durationText(timeLimitMs);
  return count === null
    ? say('categories.atMost', { time })
    : say('categories.atMostPlaces', { time, count });
}

/**
 * Whether acts of several categories are ranked together, and the press that turns it.
 * @param enabled whether it may be asked for: an admin looks, and there is an event.
 */
function useRanking(enabled: boolean) {
  const scoring = useAsk(resultsEndpoints.scoring, { round: undefined, enabled });
  const change = useCommand(resultsEndpoints.changeRules, {
    failed: say('categories.rankingStays'),
    changes: [keyOf(resultsEndpoints.scoring)],
  });
  const { data } = scoring;
  const rules = data && draftOf(data);
  const turn = (scope: 'round' | 'category') =>
    data && rules && change.send({ round: data.round.id, body: { rules: { ...rules, scope } } });
  return {
    /** Unknown until the server answered. */
    isApart: rules && rules.scope === 'category',
    busy: change.busy,
    turn,
    /** A second category begins with a winner in each, unless marks are in: those were given for one table. */
    secondAdded: () => {
      if (data?.sheets.in === 0 && rules?.scope === 'round') turn('category');
    },
  };
}
