import { Check, CircleX, Minus, PackageCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { OWN_UPLOADS, tracksEndpoints } from '#contract/tracks/endpoints.ts';
import type { TrackState } from '#domain/tracks/track.ts';
import { keyOf, useAnswers, useAsk } from '#web/client/ask.ts';
import { ArrivedFile } from '#web/ui/ArrivedFile.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { TrackFindings } from '#web/ui/TrackFindings.tsx';
import { TrackPlayer } from '#web/ui/TrackPlayer.tsx';
import { TrackSender } from '#web/ui/TrackSender.tsx';
import { trackFacts, trimmedWords } from '#web/ui/track-words.ts';
import type { OwnTrack } from '../own-status.ts';
import styles from './TrackCard.module.css';

const LOOK: Record<
  TrackState,
  { tone: 'ok' | 'warn' | 'danger' | 'info' | 'none'; icon: typeof Check; words: string }
> = {
  missing: { tone: 'danger', icon: CircleX, words: 'Not here yet' },
  received: { tone: 'info', icon: PackageCheck, words: 'Received' },
  checked: { tone: 'ok', icon: Check, words: 'Checked' },
  problem: { tone: 'warn', icon: TriangleAlert, words: 'There is a problem' },
  loaded: { tone: 'ok', icon: Check, words: 'Loaded at the desk' },
  not_needed: { tone: 'none', icon: Minus, words: 'Not needed' },
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
  if (!track || (track.state === 'not_needed' && !track.file)) return null;
  const { file, sending, maySend } = track;
  const closedAt =
    !maySend && sending.untilAt !== null && sending.untilAt <= Date.now() ? sending.untilAt : null;
  if (!file && !maySend && (closedAt === null || track.state !== 'missing')) return null;
  const { words, ...look } = LOOK[track.state];
  const sender = (
    <TrackSender
      path={OWN_UPLOADS}
      participantToken={token}
      maxSize={sending.maxSize}
      words={file ? 'Replace' : 'Choose your song'}
      small={file !== null}
      onDone={() => answers.askAnew([keyOf(tracksEndpoints.ownTrack, { participantToken: token })])}
      onRefused={setRefused}
    />
  );
  return (
    <section className={styles.card} aria-labelledby="own-track">
      <div className={styles.head}>
        <h2 className="h3" id="own-track">
          Your track
        </h2>
        <Flag {...look}>{words}</Flag>
      </div>
      {track.problem !== null && <p>{track.problem}</p>}
      {track.arrived && (refused === undefined || track.arrived.refusal !== refused) && (
        <ArrivedFile
          arrived={track.arrived}
          left={file ? 'The file below is still the one that counts.' : ''}
          timeZone={timeZone}
        />
      )}
      {file?.here && (
        <>
          <TrackPlayer key={file.id} name={song} file={file} facts={trackFacts(file)}>
            <ButtonLink to={file.saveUrl} kind="quiet" download>
              Save
            </ButtonLink>
          </TrackPlayer>
          <TrackFindings findings={file.findings} limitMs={sending.limitMs} listening={file.listening} />
          {file.trimmed && (
            <p className="small muted">{trimmedWords(file, file.trimmed)} Your file stays as you sent it.</p>
          )}
        </>
      )}
      {maySend ? (
        <>
          {sender}
          {sending.untilAt !== null && (
            <p className="small muted">
              {file ? 'You can replace it' : 'Send it'} until {showDateAndTime(sending.untilAt, timeZone)}.
            </p>
          )}
        </>
      ) : (
        <p className="small muted">
          {closedAt === null
            ? 'Music cannot be sent here now.'
            : `Music was taken here until ${showDateAndTime(closedAt, timeZone)}.`}{' '}
          To {file ? 'change' : 'hand in'} your track, ask the organisers.
        </p>
      )}
    </section>
  );
}
