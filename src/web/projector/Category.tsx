/** An act's category: its name in words, and its colour beside it. */
import type { CSSProperties } from 'react';
import type { ProjectorView } from '#contract/live/views.ts';
import { inkOn } from '#domain/events/category-colours.ts';
import styles from './Category.module.css';

type Shown = NonNullable<NonNullable<ProjectorView['act']>['category']>;

const coloursOf = ({ colour }: Shown): CSSProperties & Record<'--category' | '--ink', string> => ({
  '--category': colour,
  '--ink': inkOn(colour),
});

/** On the act's card: the name on the colour, in whichever ink is read on that. */
export const CategoryPlate = ({ of }: { of: Shown }) => (
  <span className={styles.plate} style={coloursOf(of)}>
    <bdi>{of.name}</bdi>
  </span>
);

/** In a list, where names come first: the name after a patch of the colour. */
export const CategoryLine = ({ of }: { of: Shown }) => (
  <span className={styles.line} style={coloursOf(of)}>
    <bdi>{of.name}</bdi>
  </span>
);
