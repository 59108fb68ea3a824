import { Check, CircleX, Minus, PackageCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import type { TrackState } from '#domain/tracks/track.ts';
import { keyOf, useAnswers, useAsk } from '#web/client/ask.ts';
import { useTrackUpload } from '#web/client/use-track-upload.ts';
import { ArrivedFile } from '#web/ui/ArrivedFile.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import { TrackFindings } from '#web/ui/TrackFindings.tsx';
import { TrackPlayer } from '#web/ui/TrackPlayer.tsx';
import { TrackSender } from '#web/ui/TrackSender.tsx';
import { trackFacts, trimmedWords } from '#web/ui/track-words.ts';
import type { OwnTrack } from '../own-status.ts';
import styles from './TrackCard.module.css';

const LOOK: Record<
  TrackState,
  { tone: 'ok' | 'warn' | 'danger' | 'info' | 'none'; icon: typeof Check; words: PlainLine }
> = {
  missing: { tone: 'danger', icon: CircleX, words: 'track.missing' },
  received: { tone: 'info', icon: PackageCheck, words: 'track.received' },
  checked: { tone: 'ok', icon: Check, words: 'track.checked' },
  problem: { tone: 'warn', icon: TriangleAlert, words: 'track.problem' },
  loaded: { tone: 'ok', icon: Check, words: 'track.loaded' },
  not_needed: { tone: 'none', icon: Minus, words: 'track.notNeeded' },
};

/** Whether something is being done about the music right now. */
const isUnderWay = (track: OwnTrack | undefined): boolean =>
  track?.file?.listening === 'waiting' || track?.arrived?.refusal === null;

const LISTENING_MS = 2_000;
const FRESH_MS = 20_000;

export interface TrackCardProps {
  /** The private link's token. */
  token: string;
  /** What the song is called. */
  song: string;
  timeZone: string;
}

/** The card. It says nothing while nothing is known, and nothing of music that is not needed. */
export function TrackCard({ token, song, timeZone }: TrackCardProps) {
  const answers = useAnswers();
  // What was said right here is not said twice.
  const [refused, setRefused] = useState<string>();
  const { data: track } = useAsk(tracksEndpoints.ownTrack, {
    participantToken: token,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? LISTENING_MS : FRESH_MS),
  });
  const upload = useTrackUpload(OWN_UPLOADS, token, {
    onDone: () => answers.askAnew([keyOf(tracksEndpoints.ownTrack, { participantToken: token })]),
    onRefused: setRefused,
  });
  if (!track || !isShown(track)) return null;
  const { file, sending, maySend } = track;
  const isOnItsWay = upload.state.phase === 'sending';
  const { words, ...look } = LOOK[track.state];
  return (
    <section className={styles.card} aria-labelledby="own-track">
      <div className={styles.head}>
        <h2 className="h3" id="own-track">
          {say('track.yours')}
        </h2>
        <Flag {...look}>{say(words)}</Flag>
      </div>
      <Problem of={track} />
      {track.arrived && isNews(track.arrived, refused) && (
        <ArrivedFile
          arrived={track.arrived}
          left={file ? say('track.stillCounts') : ''}
          timeZone={timeZone}
        />
      )}
      {file?.here && <Heard file={file} song={song} limitMs={sending.limitMs} />}
      {(maySend || upload.state.phase !== 'idle') && (
        <TrackSender
          upload={upload}
          maxSize={sending.maxSize}
          words={say(file ? 'track.replace' : 'track.choose')}
          small={file !== null}
          closed={!maySend}
        />
      )}
      {!maySend && (
        <p className="small muted">
          {isOnItsWay && sending.arrivesUntilAt !== null
            ? say('track.arrivesUntil', { time: showDateAndTime(sending.arrivesUntilAt, timeZone) })
            : closedWords(track, timeZone)}
        </p>
      )}
      {maySend && sending.untilAt !== null && (
        <p className="small muted">
          {say(file ? 'track.replaceUntil' : 'track.sendUntil', {
            time: showDateAndTime(sending.untilAt, timeZone),
          })}
        </p>
      )}
    </section>
  );
}

/** What the crew, or the server itself, says is wrong. */
function Problem({ of: { problem, problemTold } }: { of: OwnTrack }) {
  if (problem === null) return null;
  return <p>{reportedWords(problemTold) ?? <bdi>{problem}</bdi>}</p>;
}

/** Whether it was not said right here already: `refused` was. */
const isNews = (
  { refusal, refusalTold }: NonNullable<OwnTrack['arrived']>,
  refused: string | undefined,
): boolean => refused === undefined || (reportedWords(refusalTold) ?? refusal) !== refused;

/** Until when it could be sent, where that is over. */
const closedAtOf = ({ maySend, sending: { untilAt } }: OwnTrack): number | null =>
  !maySend && untilAt !== null && untilAt <= Date.now() ? untilAt : null;

function closedWords(track: OwnTrack, timeZone: string): string {
  const closedAt = closedAtOf(track);
  const until =
    closedAt === null
      ? say('track.notNow')
      : say('track.takenUntil', { time: showDateAndTime(closedAt, timeZone) });
  return `${until} ${say(track.file ? 'track.askToChange' : 'track.askToHandIn')}`;
}

/** Nothing is said of music that is not needed, nor of music that never came and may not come now. */
const isShown = (track: OwnTrack): boolean =>
  track.file !== null ||
  (track.state !== 'not_needed' &&
    (track.maySend || (closedAtOf(track) !== null && track.state === 'missing')));

interface HeardProps {
  file: NonNullable<OwnTrack['file']>;
  song: string;
  limitMs: OwnTrack['sending']['limitMs'];
}

/** The file that counts: played, and what was found in it. */
function Heard({ file, song, limitMs }: HeardProps) {
  return (
    <>
      <TrackPlayer key={file.id} name={song} file={file} facts={trackFacts(file)}>
        <ButtonLink to={file.saveUrl} kind="quiet" download>
          {say('track.save')}
        </ButtonLink>
      </TrackPlayer>
      <TrackFindings findings={file.findings} limitMs={limitMs} listening={file.listening} />
      {file.trimmed && (
        <p className="small muted">
          {trimmedWords(file, file.trimmed)} {say('track.staysAsSent')}
        </p>
      )}
    </>
  );
}
