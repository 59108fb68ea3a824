import { say } from '#web/ui/say.ts';
import type { FormField } from '#web/ui/use-form.ts';

/** The doors' field; that they open after the show has begun is said there. Both are as a field of a time holds them. */
export const doorsChecked = <Doors extends FormField<string>>(doors: Doors, starts: string): Doors => ({
  ...doors,
  error: doors.error ?? (starts !== '' && doors.value > starts ? say('event.doorsAfterStart') : undefined),
});
