/** The act's private links, shown again on request. Showing and replacing are both logged. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link as LinkIcon, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';

type Links = AnswerOf<typeof registrationEndpoints.showLinks>;

export function ContactPanel({ participant }: { participant: Participant }) {
  const queries = useQueryClient();
  const [links, setLinks] = useState<Links>();
  const [asking, setAsking] = useState(false);
  const told = (fresh: Links) => {
    setLinks(fresh);
    setAsking(false);
    queries.invalidateQueries({
      queryKey: keyOf(registrationEndpoints.participantHistory, { params: { id: participant.id } }),
    });
  };
  const params = { id: participant.id };
  const show = useMutation({
    mutationFn: () => call(registrationEndpoints.showLinks, { params }),
    onSuccess: told,
  });
  const replace = useMutation({
    mutationFn: () => call(registrationEndpoints.replaceLink, { params }),
    onSuccess: told,
  });
  const error = show.error ?? replace.error;
  return (
    <Panel title="Private link">
      <div className={styles.stack}>
        {!links && (
          <Button block busy={show.isPending} onClick={() => show.mutate()}>
            <Icon of={LinkIcon} /> Show the status link
          </Button>
        )}
        {links && (
          <>
            <CopyLine label="Status link" value={links.statusUrl} />
            {links.consentUrl !== null && (
              <CopyLine label="Link for the parent or guardian" value={links.consentUrl} />
            )}
            <QrCode
              value={links.statusUrl}
              label={`Status page of ${participant.stageName}`}
              words={false}
              size={160}
            />
            <Button kind="quiet" onClick={() => setAsking(true)}>
              <Icon of={RefreshCw} /> Replace the link
            </Button>
          </>
        )}
        {error && <SaveState state="failed">{sentenceOf(error, 'the server cannot be reached')}</SaveState>}
      </div>
      <ConfirmDialog
        open={asking}
        title="Replace the status link?"
        confirm="Replace it"
        cancel="Keep the link"
        danger
        busy={replace.isPending}
        onConfirm={() => replace.mutate()}
        onCancel={() => setAsking(false)}
      >
        The old link stops working at once. Send the performer the new one.
      </ConfirmDialog>
    </Panel>
  );
}
