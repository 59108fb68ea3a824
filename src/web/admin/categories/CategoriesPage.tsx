/** What is judged: the categories, the criteria, and the form that judges get. */
import { CallFailed, sentenceOf } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { NotLoaded } from '../NotLoaded.tsx';
import { OfficePage } from '../OfficePage.tsx';
import styles from './Categories.module.css';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { CriteriaPanel } from './CriteriaPanel.tsx';
import { FormPreview } from './FormPreview.tsx';
import { RankedApart } from './RankedApart.tsx';
import { useCriteria } from './use-criteria.ts';
import { useRanking } from './use-ranking.ts';

export function CategoriesPage() {
  usePageTitle(say('office.categories'));
  const { isAdmin } = useAuth();
  const { categories, criteria, error, retry } = useCriteria();
  const ranking = useRanking(isAdmin && categories !== undefined);
  return (
    <OfficePage title={say('office.categories')}>
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
    </OfficePage>
  );
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof CallFailed && error.code === 'no_event')
    return (
      <EmptyState
        title={say('judges.noEvent')}
        actions={<ButtonLink to="/admin/settings">{say('office.settings')}</ButtonLink>}
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
