/**
 * Keeps the focus where somebody works. A browser drops it to the root of the page when the element that has it is
 * taken out or moved, and whoever goes by keyboard starts from the top again. Here it goes back to the element that
 * was moved, else to what took its place.
 */

/** An element that had the focus, with where in each of those around it it stood. */
interface Spot {
  element: HTMLElement;
  around: readonly { parent: Element; index: number }[];
}

/** What had the focus before a dialog is looked for as well: its opener may go with the row that it deletes. */
const REMEMBERED = 8;
const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

/** Begins to keep the focus near an element that disappears. Call it once. */
export function keepFocus(): void {
  let spots: Spot[] = [];
  const isLost = () => document.activeElement === null || document.activeElement === document.body;

  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) spots = [spotOf(target), ...spots].slice(0, REMEMBERED);
  });
  document.addEventListener('focusout', ({ target }) => {
    // Nobody who leaves a thing that stays is brought back to it later.
    setTimeout(() => {
      if (isLost() && spots[0]?.element === target) spots = [];
    });
  });
  new MutationObserver((changes) => {
    const element = spots[0]?.element;
    if (element === undefined || !isLost()) return;
    if (changes.some((change) => concerns(change, element))) placeFor(spots)?.focus();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
}

function spotOf(element: HTMLElement): Spot {
  const around: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    around.push({
      parent: child.parentElement,
      index: Array.prototype.indexOf.call(child.parentElement.children, child),
    });
  return { element, around };
}

/** Whether it took the element out of its place, or gave it back its life. */
const concerns = ({ type, target, removedNodes }: MutationRecord, element: Element): boolean =>
  type === 'attributes'
    ? target === element && !element.matches(':disabled')
    : [...removedNodes].some((node) => node.contains(element));

function placeFor(spots: readonly Spot[]): HTMLElement | undefined {
  for (const { element, around } of spots) {
    if (element.isConnected && isOpen(element)) return element;
    const left = around.find(({ parent }) => parent.isConnected);
    if (left === undefined || left.parent === document.body) continue;
    const { parent, index } = left;
    const heading = parent.matches('main, :has(> main), :has(h1)')
      ? document.querySelector<HTMLElement>('h1')
      : null;
    if (heading) return focusable(heading);
    const near = [parent.children[index], parent.children[index - 1], parent];
    const found = near.flatMap((one) => (one ? firstIn(one) : []))[0];
    return found ?? focusable(closestNamed(parent));
  }
  const heading = document.querySelector<HTMLElement>('h1');
  return heading ? focusable(heading) : undefined;
}

const isOpen = (element: Element): boolean =>
  element.checkVisibility() && element.closest('[inert]') === null;

const firstIn = (element: Element): HTMLElement[] => {
  const all = [element, ...element.querySelectorAll(FOCUSABLE)];
  const found = all.find((one) => one instanceof HTMLElement && one.matches(FOCUSABLE) && isOpen(one));
  return found instanceof HTMLElement ? [found] : [];
};

/** The part of the page around it that a screen reader can name. */
const closestNamed = (element: Element): HTMLElement => {
  const named = element.closest<HTMLElement>('section, [role="dialog"], main');
  return named ?? document.body;
};

/** Made able to take the focus by a program, though not by Tab. */
function focusable(element: HTMLElement): HTMLElement {
  if (element !== document.body && element.tabIndex < 0) element.tabIndex = -1;
  return element;
}
