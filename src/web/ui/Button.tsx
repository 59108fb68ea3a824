/** Buttons, and links that look like one. One primary button a screen; a button says what will happen. */
import { LoaderCircle } from 'lucide-react';
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useState } from 'react';
import { Link } from 'react-router';
import styles from './Button.module.css';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

/** `secondary` is the plain filled button. `final` is only the last button before permanent loss. */
export type ButtonKind = 'primary' | 'secondary' | 'outline' | 'quiet' | 'destructive' | 'final';

/** Heights: s 36 px with a mouse and 44 on touch, m 44, l 56, xl 72. */
export type ButtonSize = 's' | 'm' | 'l' | 'xl';

/** How a button looks, shared by buttons and links. */
export interface ButtonLook {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Lets the label take a second line, for labels that hold a name. */
  wrap?: boolean;
  /** Square, for one icon. Give `aria-label` as well. */
  icon?: boolean;
}

/** The class names of a button look, for elements that must be something else. */
export function buttonClass(look: ButtonLook, className?: string): string {
  const { kind = 'secondary', size = 'm', block, wrap, icon } = look;
  return cx(
    styles.btn,
    styles[kind],
    styles[size],
    block && styles.block,
    wrap && styles.wrap,
    icon && styles.icon,
    className,
  );
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Shows a spinner, keeps label and place, and ignores presses. */
  busy?: boolean;
  disabled?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button. While it is busy, or if it is disabled while it has the focus, it keeps the focus and says so, so that
 * nobody loses their place.
 */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    block,
    wrap,
    icon,
    busy = false,
    className,
    onClick,
    type = 'button',
    disabled = false,
    children,
    onFocus,
    onBlur,
    ...rest
  } = props;
  const [focused, setFocused] = useState(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, block, wrap, icon }, className)}
      aria-busy={busy || undefined}
      disabled={disabled && !focused}
      aria-disabled={busy || disabled || rest['aria-disabled'] || undefined}
      onClick={press}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    >
      {busy && <Icon of={LoaderCircle} className={styles.spinner} />}
      {busy && icon ? null : children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook {
  to: string;
  children: ReactNode;
  /** Opens in a tab of its own. */
  newTab?: boolean;
  download?: boolean;
}

/** A link that looks like a button: it goes somewhere, a button does something. The vote is a page of its own. */
export function ButtonLink({ to, children, newTab, download, ...look }: ButtonLinkProps) {
  const name = buttonClass(look);
  const tab = newTab && { target: '_blank', rel: 'noreferrer' };
  if (download || /^(https?:|mailto:|tel:|#|\/api\/|\/vote$)/.test(to)) {
    return (
      <a href={to} className={name} download={download} {...tab}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} className={name} {...tab}>
      {children}
    </Link>
  );
}
