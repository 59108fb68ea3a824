/** The categories that acts register in. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { durationText } from '#web/ui/clock.ts';
import { say } from '#web/ui/say.ts';
import styles from './Categories.module.css';
import { CategoryDialog } from './CategoryDialog.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import type { Category } from './use-criteria.ts';

export function CategoriesPanel({
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
      title={say('office.categories')}
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
