/** A form: Enter in one of its fields does what its button of type `submit` does. */
import type { ComponentProps, SubmitEvent } from 'react';

/** A form whose `onSubmit` replaces the browser's own sending and checking. Other attributes go to the element. */
export function Form({
  onSubmit,
  ...form
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog may be opened from inside another form, which this one is no part of.
    event.stopPropagation();
    onSubmit();
  };
  return <form {...form} noValidate onSubmit={submit} />;
}
