/** The team's note on an act. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { putAnswer } from '#web/client/put-answer.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { TextArea } from '#web/ui/TextField.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';

export function NotePanel({ participant }: { participant: Participant }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const save = useMutation({
    mutationFn: (note: string) =>
      call(registrationEndpoints.setNote, { params: { id: participant.id }, body: { note } }),
    onSuccess: (fresh) => {
      putAnswer(queries, keyOf(registrationEndpoints.participant, { params: { id: participant.id } }), fresh);
      setTyped(undefined);
    },
  });
  const changed = typed !== undefined && typed !== participant.note;
  return (
    <Panel title="Note for the team">
      <div className={styles.stack}>
        <TextArea
          label={<span className="vh">Note</span>}
          hint="Crew and admins read this. The performer does not."
          maxLength={4_000}
          value={typed ?? participant.note}
          onChange={setTyped}
        />
        {(changed || save.isError || save.isSuccess) && (
          <div className="row wrap">
            {changed && (
              <Button busy={save.isPending} onClick={() => save.mutate(typed)}>
                Save the note
              </Button>
            )}
            {save.isError ? (
              <SaveState state="failed">{sentenceOf(save.error, 'the server cannot be reached')}</SaveState>
            ) : (
              !changed && <SaveState state="saved" />
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
