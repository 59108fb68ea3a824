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
import { showDateAndTime, showSize } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TrackFindings } from '#web/ui/TrackFindings.tsx';
import { TrackPlayer } from '#web/ui/TrackPlayer.tsx';
import { TrackSender } from '#web/ui/TrackSender.tsx';
import { FORMAT_WORDS, trackFacts, trimmedWords } from '#web/ui/track-words.ts';
import { ACTS, historyKey } from '../use-acts.ts';
import styles from './TrackFiles.module.css';

type ActTrack = AnswerOf<typeof tracksEndpoints.actTrack>;
type TrackFile = ActTrack['files'][number];

const LISTENING_MS = 2_000;
const FRESH_MS = 5_000;

export interface TrackFilesProps {
  participantId: string;
  song: string;
  timeZone: string;
}

const changesOf = (participantId: string) => [
  keyOf(tracksEndpoints.actTrack, { params: { participantId } }),
  historyKey(participantId),
  ...ACTS,
];

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
  const changes = changesOf(participantId);
  const upload = useTrackUpload(crewUploads(participantId), undefined, {
    onDone: () => void answers.askAnew(changes),
    onRefused: setRefused,
  });
  const toTrim = useCommand(tracksEndpoints.setTrim, { failed: say('music.notDoneAway'), changes });
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
        <Banner tone="danger" icon={CircleAlert} lead={say('music.notWhereKept')}>
          {say('music.notWhereKeptLead')}
        </Banner>
      )}
      {current?.here && (
        <Current
          file={current}
          song={song}
          limitMs={track.sending.limitMs}
          trimming={toTrim.busy}
          onTrim={(trim) => toTrim.send({ params: { participantId }, body: { trim } })}
        />
      )}
      <Hands track={track} timeZone={timeZone} />
      <TrackSender
        upload={upload}
        maxSize={track.sending.maxSize}
        words={say(current ? 'music.attachNewer' : 'music.attach')}
        small={current !== undefined}
      />
      <Earlier {...{ participantId, older, timeZone, changes }} />
    </div>
  );
}

interface EarlierProps {
  participantId: string;
  older: readonly TrackFile[];
  timeZone: string;
  changes: ReturnType<typeof changesOf>;
}

/** The files that were sent before: any of them can be played instead. */
function Earlier({ participantId, older, timeZone, changes }: EarlierProps) {
  const toCurrent = useCommand(tracksEndpoints.makeFileCurrent, {
    failed: say('music.notDoneAway'),
    changes,
  });
  if (older.length === 0) return null;
  return (
    <details>
      <summary>{say('music.earlier', { count: older.length })}</summary>
      <ul className={styles.older}>
        {older.map((file) => (
          <Older
            key={file.id}
            file={file}
            timeZone={timeZone}
            busy={toCurrent.busy}
            onUse={() => toCurrent.send({ params: { participantId, fileId: file.id } })}
          />
        ))}
      </ul>
    </details>
  );
}

interface CurrentProps {
  file: TrackFile;
  song: string;
  limitMs: ActTrack['sending']['limitMs'];
  trimming: boolean;
  onTrim: (trim: boolean) => void;
}

/** The file that is played: heard, what was found in it, and whether silence is left out of it. */
function Current({ file, song, limitMs, trimming, onTrim }: CurrentProps) {
  return (
    <>
      <TrackPlayer key={file.id} name={song} file={file} facts={trackFacts(file)}>
        {file.heard?.loudness != null && (
          <Button
            aria-pressed={file.trim}
            kind={file.trim ? 'outline' : 'secondary'}
            busy={trimming}
            onClick={() => onTrim(!file.trim)}
          >
            <Icon of={Scissors} /> {say(file.trim ? 'music.trimmed' : 'music.trim')}
          </Button>
        )}
        <ButtonLink to={file.saveUrl} download>
          <Icon of={Download} /> {say('admin.save')}
        </ButtonLink>
      </TrackPlayer>
      <TrackFindings findings={file.findings} limitMs={limitMs} listening={file.listening} />
      {file.trim && file.listening === 'done' && (
        <p className="small muted">
          {file.trimmed
            ? say('music.trimmedStays', { words: trimmedWords(file, file.trimmed) })
            : say('music.nothingToTrim')}
        </p>
      )}
    </>
  );
}

interface OlderProps {
  file: TrackFile;
  timeZone: string;
  busy: boolean;
  onUse: () => void;
}

function Older({ file, timeZone, busy, onUse }: OlderProps) {
  return (
    <li>
      <span className="tnum">
        {say('music.version', {
          number: file.version,
          format: FORMAT_WORDS[file.format],
          size: showSize(file.size),
        })}
      </span>
      <span className="small muted">
        {showDateAndTime(file.uploadedAt, timeZone)}, <bdi>{file.sentBy}</bdi>
      </span>
      <span className="row">
        {file.here ? (
          <ButtonLink size="s" to={file.saveUrl} download>
            {say('admin.save')}
          </ButtonLink>
        ) : (
          <span className="small">{say('music.notThere')}</span>
        )}
        <Button size="s" disabled={!file.here} busy={busy} onClick={onUse}>
          {say('music.useThis')}
        </Button>
      </span>
    </li>
  );
}

/** An upload that runs on somebody's phone. */
function OnItsWay({ upload }: { upload: NonNullable<ActTrack['upload']> }) {
  return (
    <div className={styles.upload}>
      <Bar value={upload.percent / 100} label={say('music.uploadUnderWay')} />
      {!upload.moving && <span className="small muted">{say('music.uploadWaits')}</span>}
    </div>
  );
}

/** Through whose hands it went. */
function Hands({ track, timeZone }: { track: ActTrack; timeZone: string }) {
  if (track.receivedAt === null) return null;
  return (
    <p className="small muted">
      {tell('music.receivedBy', {
        time: showDateAndTime(track.receivedAt, timeZone),
        name: <bdi>{track.receivedBy}</bdi>,
      })}
      {track.checkedAt !== null && (
        <>
          {' '}
          {tell('music.checkedBy', {
            time: showDateAndTime(track.checkedAt, timeZone),
            name: <bdi>{track.checkedBy}</bdi>,
          })}
        </>
      )}
    </p>
  );
}
