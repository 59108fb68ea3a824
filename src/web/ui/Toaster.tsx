/**
 * Where toasts appear, with the product's settings: top right, five seconds, click or drag to dismiss. They hide no
 * button and no field where there is room beside them, and stay while the keyboard is in one.
 */
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cssTransition, ToastContainer, type ToastContainerProps, toast } from 'react-toastify';
import { pickFields } from '#domain/pick-fields.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { say, useLanguage } from './say.ts';
import styles from './Toaster.module.css';

const ICONS = { success: Check, error: CircleAlert, warning: TriangleAlert, info: Info, default: Info };
const KINDS = {
  ...pickFields(styles, ['success', 'error', 'warning', 'info']),
  default: undefined,
};

const rise = cssTransition({ enter: styles.enter ?? '', exit: styles.leave ?? '', collapseDuration: 120 });

const SETTINGS = {
  position: 'top-right',
  autoClose: 5000,
  closeOnClick: true,
  pauseOnHover: true,
  pauseOnFocusLoss: true,
  draggable: true,
  draggablePercent: 60,
  hideProgressBar: true,
  newestOnTop: false,
} satisfies ToastContainerProps;

const CONTAINER = '.Toastify__toast-container';
const CONTROLS = 'button, a[href], input, select, textarea';
const GAP_PX = 16;
const LOOK_EVERY_MS = 200;

/** The highest place at the right in which toasts hide nothing to press or to fill in; the top where there is none. */
function freeTop(): number {
  const container = document.querySelector(CONTAINER);
  if (container === null) return GAP_PX;
  const { left, right, height } = container.getBoundingClientRect();
  const taken = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !container.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.right > left && box.left < right && box.bottom > 0)
    .toSorted((a, b) => a.top - b.top);
  const top = taken.reduce(
    (free, box) => (box.top < free + height && box.bottom > free ? box.bottom + GAP_PX / 2 : free),
    GAP_PX,
  );
  return top + height <= innerHeight / 2 ? top : GAP_PX;
}

/**
 * Where toasts begin, in px from above: found with each one, and again while any stands, for the page behind it may be
 * another by then (whoever opens a link is welcomed before their page is there).
 */
function useFreeTop(): number {
  const [top, setTop] = useState(GAP_PX);
  useEffect(() => {
    let looking: number | undefined;
    const look = () => {
      if (document.querySelector('.Toastify__toast')) return setTop(freeTop());
      clearInterval(looking);
      looking = undefined;
    };
    const stop = toast.onChange(({ status }) => {
      if (status !== 'added') return;
      requestAnimationFrame(look);
      looking ??= window.setInterval(look, LOOK_EVERY_MS);
    });
    return () => {
      stop();
      clearInterval(looking);
    };
  }, []);
  return top;
}

const isInToast = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(CONTAINER) !== null;

/** What somebody has gone to by keyboard does not go from under them. */
function useStayWhileFocused(): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener('focusin', (event) => isInToast(event) && toast.pause(), { signal });
    document.addEventListener('focusout', (event) => isInToast(event) && toast.play(), { signal });
    return () => ending.abort();
  }, []);
}

/** Shows short messages. Used once, at the root of the page. */
export function Toaster() {
  useLanguage();
  useStayWhileFocused();
  const top = useFreeTop();
  return (
    <ToastContainer
      {...SETTINGS}
      style={{ top }}
      transition={rise}
      className={styles.container}
      toastClassName={(context) =>
        cx(context?.defaultClassName, styles.toast, KINDS[context?.type ?? 'default'])
      }
      icon={({ type }) => <Icon of={ICONS[type]} size={20} />}
      closeButton={({ closeToast }) => (
        <Button
          kind="quiet"
          size="s"
          icon
          className={styles.close}
          aria-label={say('parts.close')}
          onClick={(event) => closeToast(event)}
        >
          <Icon of={X} />
        </Button>
      )}
      aria-label={say('parts.messages')}
    />
  );
}
