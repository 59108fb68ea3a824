/** One page in any browser: what all of them are driven by, and what a person does with it in words. */
import { setTimeout as pause } from 'node:timers/promises';

/** What can be handed to a page and back. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { [key: string]: Plain };

/** Of a window, in CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least that a browser has to be able to do. */
export interface Tab {
  /** Makes the window so large, or as near to it as the browser allows. */
  resize(size: Size): Promise<unknown>;
  goto(address: string): Promise<void>;
  /** Runs the function in the page; it knows nothing but what it is given. */
  run<Given extends readonly Plain[], Made>(
    work: (...given: Given) => Made | Promise<Made>,
    ...given: Given
  ): Promise<Made>;
  /** Presses the page at a place of its window, in CSS px. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Gives a file to the page's only file field. */
  giveFile(path: string): Promise<void>;
}

/** A browser that is running. */
export interface Engine {
  readonly tab: Tab;
  close(): Promise<void>;
}

/** A busy machine draws late; what stays away for so long does not come. */
const PATIENCE_MS = 120_000;
const LOOK_MS = 100;

const ELEMENTS = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  textbox: 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
} as const;
type Role = keyof typeof ELEMENTS;

/** Waits until it holds, whatever it throws meanwhile. @throws Error with what it was waited for. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await pause(LOOK_MS)) {
    try {
      if (await holds()) return;
    } catch (error) {
      last = error;
    }
  }
  throw new Error(`${what}: it did not come to that.`, { cause: last });
}

/** Waits until the page shows the words, a pattern; `away`: until it does not any more. */
export function sees(tab: Tab, words: RegExp, away = false): Promise<void> {
  let shown = '';
  return eventually(`${away ? 'No ' : ''}${words}`, async () => {
    shown = (await tab.run(() => document.body.innerText)).replace(/\s+/g, ' ');
    return words.test(shown) !== away;
  }).catch((error: Error) => {
    throw new Error(`${error.message} The page shows: ${shown.slice(0, 600)}`, { cause: error });
  });
}

/** Presses what is called so, where a finger would meet it. `nth` of several, the first unless said. */
export async function press(tab: Tab, role: Role, name: RegExp, nth = 0): Promise<void> {
  let place: readonly [number, number] | string = 'nothing';
  await eventually(`Pressing ${role} ${name}`, async () => {
    place = await tab.run(placeOf, ELEMENTS[role], name.source, nth);
    return typeof place !== 'string';
  }).catch(async (error: Error) => {
    const shown = await tab.run(() => document.body.innerText).catch(() => 'nothing');
    const words = shown.replace(/\s+/g, ' ').slice(0, 600);
    throw new Error(`${error.message} There is ${place}. The page shows: ${words}`, { cause: error });
  });
  await tab.pressAt(...(place as unknown as [number, number]));
}

/** Types into the field that is called so, in place of what stands there. */
export async function fill(tab: Tab, name: RegExp, text: string): Promise<void> {
  await press(tab, 'textbox', name);
  await tab.run(() => (document.activeElement as HTMLInputElement | null)?.select?.());
  await tab.type(text);
  await eventually(`${name} holds ${text}`, async () =>
    tab.run((wanted) => (document.activeElement as HTMLInputElement | null)?.value === wanted, text),
  );
}

/** In the page: the middle of the element, or why it cannot be pressed now. */
function placeOf(selector: string, name: string, nth: number): readonly [number, number] | string {
  const pattern = new RegExp(name);
  const words = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: Element): boolean => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(words);
    const by = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => words(document.getElementById(id)));
    const own = element.getAttribute('aria-label') ?? ([...labels, ...by].join(' ').trim() || words(element));
    return pattern.test(own);
  };
  const found = [...document.querySelectorAll(selector)].filter(named);
  const element = found[nth];
  if (!element) return `${found.length} of that name`;
  const target = [element, ...((element as HTMLInputElement).labels ?? [])].find((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 4 && height > 4;
  });
  if (!target) return 'one that has no size';
  if ((element as HTMLButtonElement).disabled) return 'one that is disabled';
  target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  const met = document.elementFromPoint(...middle);
  const meets =
    met !== null &&
    (target.contains(met) || met.contains(element) || met.closest('label')?.contains(element));
  return meets ? middle : `one behind <${met?.tagName ?? 'nothing'} ${met?.className ?? ''}>`;
}
