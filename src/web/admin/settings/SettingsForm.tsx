/** The fields of one section. Each is saved by itself; a line at the foot says how that went. */
import type { ChangeEvent, ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Settings.module.css';
import type { SettingsFormProps } from './use-event-change.ts';

/** What is chosen and not typed. */
const isChosen = ({ target }: ChangeEvent<HTMLElement>): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio'));

/** A choice and a switch are saved at once, a field of words when it is left or at Enter. */
export function SettingsForm({ form, children }: { form: SettingsFormProps; children: ReactNode }) {
  const { state, save } = form;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onChange={(event: ChangeEvent<HTMLFormElement>) => isChosen(event) && save()}
      onBlur={save}
    >
      {/* A form of several fields sends nothing at Enter unless it has a button that does. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
      {children}
      <div className={styles.state} role="status">
        {state.is === 'asStored' && <span className="small muted">{say('settings.savedByThemselves')}</span>}
        {state.is === 'typed' && <span className="small muted">{say('settings.savedOnLeaving')}</span>}
        {state.is === 'saving' && <SaveState state="sending" />}
        {state.is === 'saved' && (
          <>
            <SaveState state="saved">{showTime(state.at, form.timeZone)}</SaveState>
            <Button size="s" kind="quiet" onClick={() => form.undo(state.before)}>
              {' '}
              {say('admin.undo')}{' '}
            </Button>
          </>
        )}
        {state.is === 'notSaved' && (
          <>
            <SaveState state="failed">{say('settings.stillHere')}</SaveState>
            <Button size="s" onClick={form.again}>
              {' '}
              {say('ui.tryAgain')}{' '}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
