/**
 * The faces come after the first picture. Until then names are set in the device's own letters, about as wide
 * (`until-then.css`), and what stands on the page keeps at least the height that it had: nothing that a thumb is about
 * to press moves.
 */
import { FACES_ID } from '#contract/ballot-page.ts';

/** What stands one below the other on the ballot's screens, and names: one that needs a line less leaves its song where it is. */
const BLOCKS =
  'main > *, header > *, header > * > div, fieldset > *, fieldset .name, form > div > *, [role="status"] > *';

const faces = (): HTMLElement | null => document.getElementById(FACES_ID);

/** Puts them to use. */
export function loadFonts(): void {
  const kept = [...document.querySelectorAll<HTMLElement>(BLOCKS)].map(
    (block) => [block, block.getBoundingClientRect().height] as const,
  );
  for (const [block, height] of kept) block.style.minHeight = `${height}px`;
  const width = innerWidth;
  // Turned on its side, the page is another one.
  const turned = () => {
    if (innerWidth === width) return;
    removeEventListener('resize', turned);
    for (const [block] of kept) block.style.minHeight = '';
  };
  addEventListener('resize', turned);
  faces()?.setAttribute('media', 'all');
}

/** Another language has other letters. */
export function loadFontsFor(language: string): void {
  const href = faces()?.getAttribute('href');
  if (href && new URL(href, location.href).searchParams.get('lang') !== language)
    faces()?.setAttribute('href', `/vote/fonts.css?lang=${language}`);
}
