/** Above a sheet on the screen, never on paper: back to the desk, print, and the same as a table. */

import { ArrowLeft, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { say } from '#web/ui/say.ts';
import styles from './OnPaper.module.css';

export function PaperTools({
  file,
  csv,
  children,
}: {
  file?: string;
  csv?: () => string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.tools}>
      <ButtonLink to="/admin/live-event" size="s" kind="quiet">
        <Icon of={ArrowLeft} size={16} />
        {say('admin.liveEvent')}
      </ButtonLink>
      {children}
      <span className={styles.right}>
        {csv && (
          <Button size="s" onClick={() => saveFile(`${file}.csv`, 'text/csv', csv())}>
            <Icon of={Download} size={16} />
            CSV
          </Button>
        )}
        <PrintButton size="s" />
      </span>
    </div>
  );
}
