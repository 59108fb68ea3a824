/** The files of one act for the crew: play, what was found, who received and checked it, older versions, a new one. */
import { CircleAlert, Download, Scissors } from 'lucide-react';
import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { crewUploads, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { keyOf, useAnswers, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { useTrackUpload } from '#web/client/use-track-upload.ts';
import { ArrivedFile } from '#web/ui/ArrivedFile.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Bar } from '#web/ui/Bar.tsx';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { TrackFindings } from '#web/ui/TrackFindings.tsx';
import { TrackPlayer } from '#web/ui/TrackPlayer.tsx';
import { TrackSender } from '#web/ui/TrackSender.tsx';
import { FORMAT_WORDS, sizeText, trackFacts, trimmedWords } from '#web/ui/track-words.ts';
import { ACTS, historyKey } from '../use-acts.ts';
import styles from './TrackFiles.module.css';

type ActTrack = AnswerOf<typeof tracksEndpoints.actTrack>;

const LISTENING_MS = 2_000;
const FRESH_MS = 5_000;

export interface TrackFilesProps {
  participantId: string;
  song: string;
  timeZone: string;
}

/** Everything on the act's files. */
export function TrackFiles({ participantId, song, timeZone }: TrackFilesProps) {
  const answers = useAnswers();
  const [refused, setRefused] = useState<string>();
  const { data: track } = useAsk(tracksEndpoints.actTrack, {
    params: { participantId },
    refetchInterval: ({ state }) =>
      state.data?.upload?.moving || state.data?.files.some(({ listening }) => listening === 'waiting')
        ? LISTENING_MS
        : FRESH_MS,
  });
  const changes = [
    keyOf(tracksEndpoints.actTrack, { params: { participantId } }),
    historyKey(participantId),
    ...ACTS,
  ];
  const refresh = () => void answers.askAnew(changes);
  const upload = useTrackUpload(crewUploads(participantId), undefined, {
    onDone: refresh,
    onRefused: setRefused,
  });
  const failed = 'Not done. The server cannot be reached.';
  const toCurrent = useCommand(tracksEndpoints.makeFileCurrent, { failed, changes });
  const toTrim = useCommand(tracksEndpoints.setTrim, { failed, changes });
  if (!track) return null;
  const [current, ...older] = track.files;
  return (
    <div className={styles.files}>
      {track.upload && <OnItsWay upload={track.upload} />}
      {track.arrived
        // What was said right here is not said twice.
        .filter(({ refusal }) => refusal === null || refusal !== refused)
        .map((arrived) => (
          <ArrivedFile key={arrived.arrivedAt} arrived={arrived} left="" timeZone={timeZone} />
        ))}
      {current?.here === false && (
        <Banner tone="danger" icon={CircleAlert} lead="The file is not where it was kept.">
          It cannot be played. Put the folder or the bucket of the music back in its place, attach the file
          anew, or use an earlier version.
        </Banner>
      )}
      {current?.here && (
        <>
          <TrackPlayer key={current.id} name={song} file={current} facts={trackFacts(current)}>
            {current.heard?.loudness != null && (
              <Button
                aria-pressed={current.trim}
                kind={current.trim ? 'outline' : 'secondary'}
                busy={toTrim.busy}
                onClick={() => toTrim.send({ params: { participantId }, body: { trim: !current.trim } })}
              >
                <Icon of={Scissors} /> {current.trim ? 'Trimmed' : 'Trim'}
              </Button>
            )}
            <ButtonLink to={current.saveUrl} download>
              <Icon of={Download} /> Save
            </ButtonLink>
          </TrackPlayer>
          <TrackFindings
            findings={current.findings}
            limitMs={track.sending.limitMs}
            listening={current.listening}
          />
          {current.trim && current.listening === 'done' && (
            <p className="small muted">
              {current.trimmed
                ? `${trimmedWords(current, current.trimmed)} The file stays as it was sent.`
                : 'There is no silence at its ends to leave out.'}
            </p>
          )}
        </>
      )}
      <Hands track={track} timeZone={timeZone} />
      <TrackSender
        upload={upload}
        maxSize={track.sending.maxSize}
        words={current ? 'Attach a newer file' : 'Attach the file that arrived'}
        small={current !== undefined}
      />
      {older.length > 0 && (
        <details>
          <summary>Earlier versions ({older.length})</summary>
          <ul className={styles.older}>
            {older.map((file) => (
              <li key={file.id}>
                <span className="tnum">
                  Version {file.version}, {FORMAT_WORDS[file.format]}, {sizeText(file.size)}
                </span>
                <span className="small muted">
                  {showDateAndTime(file.uploadedAt, timeZone)}, <bdi>{file.sentBy}</bdi>
                </span>
                <span className="row">
                  {file.here ? (
                    <ButtonLink size="s" to={file.saveUrl} download>
                      Save
                    </ButtonLink>
                  ) : (
                    <span className="small">not where it was kept</span>
                  )}
                  <Button
                    size="s"
                    disabled={!file.here}
                    busy={toCurrent.busy}
                    onClick={() => toCurrent.send({ params: { participantId, fileId: file.id } })}
                  >
                    Use this one
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** An upload that runs on somebody's phone. */
function OnItsWay({ upload }: { upload: NonNullable<ActTrack['upload']> }) {
  return (
    <div className={styles.upload}>
      <Bar value={upload.percent / 100} label="Upload under way" />
      {!upload.moving && (
        <span className="small muted">
          An upload waits: the line is away, or the page was closed. It can go on for a day.
        </span>
      )}
    </div>
  );
}

/** Through whose hands it went. */
function Hands({ track, timeZone }: { track: ActTrack; timeZone: string }) {
  if (track.receivedAt === null) return null;
  return (
    <p className="small muted">
      Received {showDateAndTime(track.receivedAt, timeZone)} by <bdi>{track.receivedBy}</bdi>.
      {track.checkedAt !== null && (
        <>
          {' '}
          Checked {showDateAndTime(track.checkedAt, timeZone)} by <bdi>{track.checkedBy}</bdi>.
        </>
      )}
    </p>
  );
}
