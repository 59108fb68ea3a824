/** How the act's name is said, for the crew: the spoken form, the recording, and one of their own. */
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { NameRecording } from '#web/ui/NameRecording.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';

export function RecordingPanel({ participantId, spoken }: { participantId: string; spoken: string }) {
  const { data } = useAsk(recordingsEndpoints.nameRecordings, { refetchInterval: 15_000 });
  const press = useCommands({ changes: [keyOf(recordingsEndpoints.nameRecordings)] });
  const params = { participantId };
  if (!data) return null;
  const recording = data.find((one) => one.participantId === participantId);
  const refusal = press.refusal(say('music.notSavedTryAgain'));
  return (
    <Panel
      title={say('music.nameTitle')}
      actions={!recording && <Chip tone="warn">{say('recording.none')}</Chip>}
    >
      <div className="col">
        <p>
          {spoken === '' ? <span className="muted">{say('music.noSpokenForm')}</span> : <bdi>{spoken}</bdi>}
        </p>
        <p className="small muted">
          {recording
            ? recording.sentByCrew
              ? say('music.recordedByCrew', { name: recording.sentBy })
              : say('music.recordedByAct')
            : say('music.recordLead')}
        </p>
        <NameRecording
          recording={recording?.recordingId}
          busy={press.busy}
          words={{
            record: say(recording ? 'music.recordAgain' : 'recording.record'),
            unread: say('music.soundUnread'),
            remove: say('admin.remove'),
            keep: say('admin.cancel'),
          }}
          onUse={(sent) =>
            press.send(recordingsEndpoints.sendNameRecording, { params, body: { recording: sent } })
          }
          onRemove={() => press.send(recordingsEndpoints.removeNameRecording, { params })}
        />
        {refusal && <p role="alert">{refusal}</p>}
      </div>
    </Panel>
  );
}
