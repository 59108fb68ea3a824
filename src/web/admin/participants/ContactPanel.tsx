/** The act's private links, shown again on request. Showing and replacing are both logged. */
import { Link as LinkIcon, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { historyKey } from './use-acts.ts';

type Links = AnswerOf<typeof registrationEndpoints.showLinks>;

export function ContactPanel({ participant }: { participant: Participant }) {
  const [links, setLinks] = useState<Links>();
  const [asking, setAsking] = useState(false);
  const params = { id: participant.id };
  const after = {
    changes: [historyKey(participant.id)],
    onDone: (fresh: Links) => {
      setLinks(fresh);
      setAsking(false);
    },
  };
  const show = useCommand(registrationEndpoints.showLinks, after);
  const replace = useCommand(registrationEndpoints.replaceLink, after);
  const away = say('music.away');
  const problem = show.refusal(away) ?? replace.refusal(away);
  return (
    <Panel title={say('act.privateLink')}>
      <div className={styles.stack}>
        {!links && (
          <Button block busy={show.busy} onClick={() => show.send({ params })}>
            <Icon of={LinkIcon} /> {say('act.showLink')}
          </Button>
        )}
        {links && (
          <>
            <CopyLine label={say('act.statusLink')} value={links.statusUrl} />
            {links.consentUrl !== null && <CopyLine label={say('act.parentLink')} value={links.consentUrl} />}
            <QrCode
              value={links.statusUrl}
              label={say('act.statusPageOf', { name: participant.stageName })}
              size={160}
            />
            <Button kind="quiet" onClick={() => setAsking(true)}>
              <Icon of={RefreshCw} /> {say('act.replaceLink')}
            </Button>
          </>
        )}
        {problem !== undefined && <SaveState state="failed">{problem}</SaveState>}
      </div>
      <ConfirmDialog
        open={asking}
        title={say('act.replaceTitle')}
        confirm={say('act.replaceIt')}
        cancel={say('act.keepLink')}
        danger
        busy={replace.busy}
        onConfirm={() => replace.send({ params })}
        onCancel={() => setAsking(false)}
      >
        {say('act.replaceLead')}
      </ConfirmDialog>
    </Panel>
  );
}
