/** How an act's music is played, kept for every desk; and what this laptop alone does with music. */
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Name } from '#web/ui/Name.tsx';
import { useDesk } from '../desk.ts';
import { CueWave } from './CueWave.tsx';
import { deckPositionMs } from './deck.ts';
import styles from './Music.module.css';
import { StingSettings } from './StingSettings.tsx';
import { canChooseOutput, FADES, outputs, setLaptop } from './this-laptop.ts';
import type { Playback } from './use-playback.ts';
import { usePosition } from './use-position.ts';
import type { DeskTrack } from './use-tracks.ts';

export function MusicSettings({
  open,
  onClose,
  playback,
  track,
}: {
  open: boolean;
  onClose: () => void;
  playback: Playback;
  track: DeskTrack;
}) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title={
        <>
          Music of <Name>{track.item.title}</Name>
        </>
      }
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <ForTheAct playback={playback} track={track} />
      <ForThisLaptop playback={playback} />
    </Dialog>
  );
}

function ForTheAct({ playback, track }: { playback: Playback; track: DeskTrack }) {
  const { connected } = useDesk();
  const { deck, setCue } = playback;
  const sound = track.item.act?.sound;
  const mine = deck.track?.itemId === track.item.itemId;
  const played = usePosition(mine && deck.status !== 'stopped');
  if (sound === undefined || track.file === undefined) return <p>The track is not here yet.</p>;
  const { durationMs, wave } = track.file;
  return (
    <section className={styles.part} aria-label="For this act">
      <CueWave
        wave={wave}
        durationMs={durationMs}
        positionMs={mine ? played : 0}
        cueMs={sound.startMs}
        height={88}
        name={track.item.act?.song || track.item.title}
        {...(connected && { onCue: (startMs: number) => void setCue(track, { startMs }) })}
      />
      <div className={styles.line}>
        <span>
          Begins at <span className="num">{durationText(sound.startMs)}</span> of{' '}
          <span className="num">{durationText(durationMs)}</span>
        </span>
        <span className={styles.choose}>
          <Button
            size="s"
            disabled={!connected || !mine}
            onClick={() => void setCue(track, { startMs: Math.floor(deckPositionMs() / 100) * 100 })}
          >
            Begin where it is now
          </Button>
          <Button
            size="s"
            disabled={!connected || sound.startMs === 0}
            onClick={() => void setCue(track, { startMs: 0 })}
          >
            From the start
          </Button>
        </span>
      </div>
      <Switch
        label="Start with GO"
        detail="GO that brings this act on stage starts its music, on the laptop that is set to do so."
        checked={sound.withGo}
        disabled={!connected}
        onChange={(withGo) => void setCue(track, { withGo })}
      />
    </section>
  );
}

function ForThisLaptop({ playback }: { playback: Playback }) {
  const { laptop, outputTrouble } = playback;
  const [found, setFound] = useState<{ id: string; name: string }[]>();
  const [refused, setRefused] = useState(false);
  const look = () =>
    outputs().then(
      (all) => {
        setRefused(false);
        if (all.length === 1 && all[0]) setLaptop({ output: all[0] });
        setFound(all);
      },
      () => setRefused(true),
    );
  const choices = [...(found ?? []), ...(laptop.output ? [laptop.output] : [])];
  return (
    <section className={styles.part} aria-label="This laptop">
      <h3 className="h3">This laptop</h3>
      <Switch
        label="Music starts here with GO"
        detail="Switch it on at one laptop only: the one that is wired to the sound desk."
        checked={laptop.playsWithGo}
        onChange={(playsWithGo) => setLaptop({ playsWithGo })}
      />
      <StingSettings />
      <PickGroup
        label="Fade out in"
        options={FADES.map((ms) => ({ value: String(ms), label: `${ms / 1_000} s` }))}
        value={String(laptop.fadeMs)}
        onChange={(ms) => setLaptop({ fadeMs: Number(ms) })}
      />
      {canChooseOutput() ? (
        <>
          <label className={styles.output}>
            <span>Output</span>
            <select
              value={laptop.output?.id ?? ''}
              onChange={(event) =>
                setLaptop({ output: choices.find((one) => one.id === event.target.value) ?? null })
              }
            >
              <option value="">The system’s output</option>
              {[...new Map(choices.map((one) => [one.id, one.name]))].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.line}>
            <span className="small muted">
              {refused
                ? 'The browser did not name its outputs.'
                : 'Browsers name outputs only to pages that may use the microphone. Nothing is recorded.'}
            </span>
            <Button size="s" onClick={() => void look()}>
              Look for outputs
            </Button>
          </div>
        </>
      ) : (
        <p className="small muted">
          Music plays on the system’s output. This browser can choose another one only over https or on the
          server’s own laptop.
        </p>
      )}
      {outputTrouble !== null && (
        <p className="small" role="alert">
          {outputTrouble}
        </p>
      )}
    </section>
  );
}
