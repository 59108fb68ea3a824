/** The frame of one part of the settings: heading, fields, one button that saves them. */
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Settings.module.css';

/** `id` is where the list of parts jumps to. */
export function SettingsForm({
  id,
  title,
  dirty,
  saving,
  onSave,
  children,
}: {
  id: string;
  title: string;
  dirty: boolean;
  saving: boolean;
  onSave: () => void;
  children: ReactNode;
}) {
  return (
    <div id={id} className={styles.anchor}>
      <Panel title={title}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (dirty) onSave();
          }}
        >
          {children}
          <div className={styles.foot}>
            <Button kind="primary" type="submit" busy={saving} disabled={!dirty}>
              Save {title.toLowerCase()}
            </Button>
            {dirty && !saving && <span className="small muted">Not saved yet</span>}
          </div>
        </form>
      </Panel>
    </div>
  );
}
