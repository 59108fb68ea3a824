/** How the act's name is said, for the crew: the spoken form, the recording, and one of their own. */
import { Trash2 } from 'lucide-react';
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ListenButton, NameRecorder } from '#web/ui/NameRecorder.tsx';
import { Panel } from '#web/ui/Panel.tsx';

export function RecordingPanel({ participantId, spoken }: { participantId: string; spoken: string }) {
  const { data } = useAsk(recordingsEndpoints.nameRecordings, { refetchInterval: 15_000 });
  const press = useCommands({ changes: [keyOf(recordingsEndpoints.nameRecordings)] });
  const params = { participantId };
  if (!data) return null;
  const recording = data.find((one) => one.participantId === participantId);
  const refusal = press.refusal('Not saved. Try again.');
  return (
    <Panel title="How the name is said" actions={!recording && <Chip tone="warn">No recording</Chip>}>
      <div className="col">
        <p>{spoken === '' ? <span className="muted">No spoken form yet.</span> : <bdi>{spoken}</bdi>}</p>
        <p className="small muted">
          {recording
            ? `${recording.sentByCrew ? `Recorded by ${recording.sentBy}, of the crew` : 'Recorded by the act'}. Only the MC and the crew hear it.`
            : 'The act can record it on its own page, or you do here, ten seconds at most. Only the MC and the crew hear it.'}
        </p>
        <div className="row wrap">
          {recording && (
            <ListenButton key={recording.recordingId} recording={recording.recordingId} word="Listen" />
          )}
          <NameRecorder
            busy={press.busy}
            words={{
              record: recording ? 'Record again' : 'Record',
              stop: 'Done',
              choose: 'Choose a sound file',
              noMicrophone: 'This browser gives no microphone. Choose a sound file instead.',
              unread: 'This file is no sound that this browser can read.',
            }}
            onUse={(sent) =>
              press.send(recordingsEndpoints.sendNameRecording, { params, body: { recording: sent } })
            }
          />
          {recording && (
            <Button
              kind="quiet"
              busy={press.busy}
              onClick={() => press.send(recordingsEndpoints.removeNameRecording, { params })}
            >
              <Icon of={Trash2} /> Remove
            </Button>
          )}
        </div>
        {refusal && <p role="alert">{refusal}</p>}
      </div>
    </Panel>
  );
}
