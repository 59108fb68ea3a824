/** The team's note on an act. */
import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { noteBody } from '#contract/registration/schema.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { useUnsaved } from '../use-unsaved.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { actKey } from './use-acts.ts';

export function NotePanel({ participant }: { participant: Participant }) {
  const [typed, setTyped] = useState<string>();
  const save = useCommand(registrationEndpoints.setNote, {
    puts: actKey(participant.id),
    onDone: () => setTyped(undefined),
  });
  const changed = typed !== undefined && typed !== participant.note;
  useUnsaved(changed);
  return (
    <Panel title={say('act.noteTitle')}>
      <div className={styles.stack}>
        <TextArea
          label={<span className="vh">{say('act.note')}</span>}
          hint={say('act.noteHint')}
          most={longest(noteBody.shape.note)}
          value={typed ?? participant.note}
          onChange={setTyped}
        />
        {(changed || save.error || save.answer) && (
          <div className="row wrap">
            {changed && (
              <Button
                busy={save.busy}
                onClick={() => save.send({ params: { id: participant.id }, body: { note: typed } })}
              >
                {say('act.saveNote')}
              </Button>
            )}
            {save.error ? (
              <SaveState state="failed">{save.refusal(say('music.away'))}</SaveState>
            ) : (
              !changed && <SaveState state="saved" />
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
