/** Where one can go from the results, and at which address those of a round stay. */
import { useParams } from 'react-router';
import type { PublicResults } from './shapes.ts';

/** Whose results they are, for the head of a page. */
export const hostOf = ({ event }: PublicResults): string => event?.host || event?.name || '';

/** The round that the page's address names; none on the pages of the one that is shown now. */
export const useNamedRound = (): string | undefined => useParams().round;

/** Where a round's results stay, whatever is shown at `/results` by then. */
export const resultsOf = (round: string): string => `/rounds/${round}/results`;
