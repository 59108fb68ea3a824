/** Icons are lucide's, stroke 2, beside a word. Import each by name from `lucide-react`, so only those used are shipped. */
import type { LucideIcon } from 'lucide-react';

/** One icon, silent to screen readers unless it is given a `label` of its own. Sizes are px. */
export function Icon(props: {
  of: LucideIcon;
  size?: number;
  strokeWidth?: number;
  label?: string;
  className?: string;
}) {
  const { of: Drawing, size = 18, strokeWidth = 2, label, className } = props;
  return label ? (
    <Drawing size={size} strokeWidth={strokeWidth} role="img" aria-label={label} className={className} />
  ) : (
    <Drawing size={size} strokeWidth={strokeWidth} aria-hidden className={className} />
  );
}
