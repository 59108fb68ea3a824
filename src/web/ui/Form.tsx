/** A form: Enter in one of its fields does what its button of type `submit` does. */
import type { ReactNode, SubmitEvent } from 'react';

/** `onSubmit` is called instead of the browser's own sending and checking. */
export function Form({
  onSubmit,
  className,
  children,
}: {
  onSubmit: () => void;
  className?: string | undefined;
  children: ReactNode;
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog may be opened from inside another form, which this one is no part of.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form className={className} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
