/** The categories that acts register in. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { durationText } from '#web/ui/clock.ts';
import { counted } from '#web/ui/format.ts';
import styles from './Categories.module.css';
import { CategoryDialog } from './CategoryDialog.tsx';
import { RowsPanel } from './RowsPanel.tsx';
import type { Category } from './use-criteria.ts';

export function CategoriesPanel({
  categories,
  isAdmin,
}: {
  categories: readonly Category[];
  isAdmin: boolean;
}) {
  return (
    <RowsPanel
      title="Categories"
      what="category"
      rows={categories}
      isAdmin={isAdmin}
      empty="No categories: the show is one competition. Add some to divide it."
      removal="A category that acts, criteria or judges use cannot be removed."
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
        <CategoryDialog category={category} others={categories} onClose={onClose} />
      )}
    />
  );
}

function limitsOf(category: Category): string {
  const time =
    category.timeLimitMs === null ? 'No time limit' : `${durationText(category.timeLimitMs)} at most`;
  const places = category.capacity === null ? '' : `, ${counted(category.capacity, 'place')}`;
  return time + places;
}
