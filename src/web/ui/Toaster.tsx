/** Where toasts appear, with the product's settings: top right, five seconds, click or drag to dismiss. */
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { cssTransition, ToastContainer, type ToastContainerProps } from 'react-toastify';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './Toaster.module.css';

const ICONS = { success: Check, error: CircleAlert, warning: TriangleAlert, info: Info, default: Info };
const KINDS = {
  success: styles.success,
  error: styles.error,
  warning: styles.warning,
  info: styles.info,
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

/** Once, at the root of the page. */
export function Toaster() {
  return (
    <ToastContainer
      {...SETTINGS}
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
          aria-label="Close"
          onClick={(event) => closeToast(event)}
        >
          <Icon of={X} />
        </Button>
      )}
      aria-label="Messages"
    />
  );
}
