/** Sentences, one below the other; two may read the same. */
import { keyed } from './keyed.ts';

/** Each text on a line of its own. */
export const Lines = ({ of, className }: { of: readonly string[]; className: string | undefined }) => (
  <ul className={className}>
    {keyed(of, String).map(({ key, one }) => (
      <li key={key}>
        <bdi>{one}</bdi>
      </li>
    ))}
  </ul>
);
