/** What is judged: the categories, the criteria, and the form that judges get. */
import { CallFailed, sentenceOf } from '#web/client/api.ts';
import { useAuth } from '#web/client/auth.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { OfficePage } from '../OfficePage.tsx';
import styles from './Categories.module.css';
import { CategoriesPanel } from './CategoriesPanel.tsx';
import { CriteriaPanel } from './CriteriaPanel.tsx';
import { FormPreview } from './FormPreview.tsx';
import { useCriteria } from './use-criteria.ts';

export function CategoriesPage() {
  usePageTitle('Categories');
  const { isAdmin } = useAuth();
  const { categories, criteria, error, retry } = useCriteria();
  return (
    <OfficePage title="Categories">
      {categories && criteria ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <CategoriesPanel categories={categories} isAdmin={isAdmin} />
            <CriteriaPanel criteria={criteria} categories={categories} isAdmin={isAdmin} />
          </div>
          <FormPreview criteria={criteria} categories={categories} />
        </div>
      ) : error ? (
        <NotYet error={error} onRetry={retry} />
      ) : (
        <LoadingBlock rows={5} label="Loading categories" />
      )}
    </OfficePage>
  );
}

function NotYet({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof CallFailed && error.code === 'no_event')
    return (
      <EmptyState
        title="Set up your event first"
        actions={<ButtonLink to="/admin/settings">Settings</ButtonLink>}
      >
        Categories and criteria belong to an event.
      </EmptyState>
    );
  return (
    <EmptyState title="This cannot be loaded" actions={<Button onClick={onRetry}>Try again</Button>}>
      {sentenceOf(error, 'The server cannot be reached just now.')}
    </EmptyState>
  );
}
