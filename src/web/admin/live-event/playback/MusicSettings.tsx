/** How an act's music is played, kept for every desk; and what this laptop alone does with music. */
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { AdminDialog } from '../../AdminDialog.tsx';
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
    <AdminDialog
      open={open}
      onClose={onClose}
      wide
      title={tell('playback.musicOf', { name: <Name>{track.item.title}</Name> })}
    >
      <ForTheAct playback={playback} track={track} />
      <ForThisLaptop playback={playback} />
    </AdminDialog>
  );
}

function ForTheAct({ playback, track }: { playback: Playback; track: DeskTrack }) {
  const { connected } = useDesk();
  const { deck, setCue } = playback;
  const sound = track.item.act?.sound;
  const mine = deck.track?.itemId === track.item.itemId;
  const played = usePosition(mine && deck.status !== 'stopped');
  if (sound === undefined || track.file === undefined) return <p>{say('playback.trackNotHere')}</p>;
  const { durationMs, wave } = track.file;
  return (
    <section className={styles.part} aria-label={say('playback.forThisAct')}>
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
          {tell('playback.beginsAt', {
            time: <span className="num">{durationText(sound.startMs)}</span>,
            length: <span className="num">{durationText(durationMs)}</span>,
          })}
        </span>
        <span className={styles.choose}>
          <Button
            size="s"
            disabled={!connected || !mine}
            onClick={() => void setCue(track, { startMs: Math.floor(deckPositionMs() / 100) * 100 })}
          >
            {say('playback.beginHere')}
          </Button>
          <Button
            size="s"
            disabled={!connected || sound.startMs === 0}
            onClick={() => void setCue(track, { startMs: 0 })}
          >
            {say('playback.fromStart')}
          </Button>
        </span>
      </div>
      <Switch
        label={say('playback.startWithGo')}
        detail={say('playback.startWithGoWhat')}
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
    <section className={styles.part} aria-label={say('playback.thisLaptop')}>
      <h3 className="h3">{say('playback.thisLaptop')}</h3>
      <Switch
        label={say('playback.hereWithGo')}
        detail={say('playback.hereWithGoWhat')}
        checked={laptop.playsWithGo}
        onChange={(playsWithGo) => setLaptop({ playsWithGo })}
      />
      <StingSettings />
      <PickGroup
        label={say('playback.fadeOutIn')}
        options={FADES.map((ms) => ({
          value: String(ms),
          label: say('playback.seconds', { seconds: ms / 1_000 }),
        }))}
        value={String(laptop.fadeMs)}
        onChange={(ms) => setLaptop({ fadeMs: Number(ms) })}
      />
      {canChooseOutput() ? (
        <>
          <label className={styles.output}>
            <span>{say('playback.output')}</span>
            <select
              value={laptop.output?.id ?? ''}
              onChange={(event) =>
                setLaptop({ output: choices.find((one) => one.id === event.target.value) ?? null })
              }
            >
              <option value="">{say('playback.systemOutput')}</option>
              {[...new Map(choices.map((one) => [one.id, one.name]))].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <div className={styles.line}>
            <span className="small muted">
              {say(refused ? 'playback.outputsNotNamed' : 'playback.outputsWhy')}
            </span>
            <Button size="s" onClick={() => void look()}>
              {say('playback.lookForOutputs')}
            </Button>
          </div>
        </>
      ) : (
        <p className="small muted">{say('playback.onlySystem')}</p>
      )}
      {outputTrouble && (
        <p className="small" role="alert">
          {say('playback.outputGone')}
        </p>
      )}
    </section>
  );
}
