/** Categories and criteria. */
import { usePageTitle } from '#web/ui/page.ts';

export function CategoriesPage() {
  usePageTitle('Categories');
  return <h1 className="h1">Categories</h1>;
}
