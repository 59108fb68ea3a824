/** What stands on the admin’s pages in place of something that could not be loaded. */
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { say } from '#web/ui/say.ts';

interface NotLoadedProps {
  title: string;
  /** Why, or what is safe all the same. */
  children: ReactNode;
  onRetry: () => unknown;
  /** The heading's level, 1 when it is the whole page. */
  level?: 1;
}

/** What could not be loaded, why, and the button that tries again. */
export const NotLoaded = ({ onRetry, ...state }: NotLoadedProps) => (
  <EmptyState {...state} actions={<Button onClick={() => onRetry()}>{say('admin.tryAgain')}</Button>} />
);
