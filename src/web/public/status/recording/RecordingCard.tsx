/** How one's own name is said: recorded here, listened to, and taken back at any time. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { recordingsEndpoints } from '#contract/recordings/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommands } from '#web/client/command.ts';
import { NameRecording } from '#web/ui/NameRecording.tsx';
import { say } from '#web/ui/say.ts';
import styles from '../picture/PictureCard.module.css';

type OwnRecording = AnswerOf<typeof recordingsEndpoints.ownRecording>;

const FRESH_MS = 20_000;

/** It says nothing where there is no recording and none may be sent. */
export function RecordingCard({ token }: { token: string }) {
  const given = { participantToken: token };
  const { data } = useAsk(recordingsEndpoints.ownRecording, { ...given, refetchInterval: FRESH_MS });
  const press = useCommands<OwnRecording>({ puts: keyOf(recordingsEndpoints.ownRecording, given) });
  if (!data || (!data.recording && !data.maySend)) return null;
  const { recording } = data;
  const refusal = press.refusal(say('recording.notSent'));
  return (
    <section className={styles.card} aria-labelledby="own-recording">
      <h2 className="h3" id="own-recording">
        {say('recording.yours')}
      </h2>
      <p className="muted">{say('recording.lead')}</p>
      <NameRecording
        recording={recording?.recordingId}
        busy={press.busy}
        words={{
          record: say('recording.record'),
          unread: say('recording.unread'),
          remove: say('recording.remove'),
          keep: say('track.cancel'),
        }}
        onUse={
          data.maySend
            ? (sent) =>
                press.send(recordingsEndpoints.sendOwnRecording, { ...given, body: { recording: sent } })
            : undefined
        }
        onRemove={() => press.send(recordingsEndpoints.removeOwnRecording, given)}
      />
      {refusal && <p role="alert">{refusal}</p>}
    </section>
  );
}
