/** The act's music at the desk: what is in the deck, whether it is here, play, pause, fade, stop, and its level. */
import { Check, LoaderCircle, Pause, Play, Square, TrendingDown, TriangleAlert, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { durationText } from '#web/ui/clock.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { capital } from '#web/ui/words.ts';
import { useDesk } from '../desk.ts';
import { useDeskKeys } from '../use-desk-keys.ts';
import { itemWords } from '../words.ts';
import { CueWave } from './CueWave.tsx';
import { deskId } from './desk-id.ts';
import { Fader } from './Fader.tsx';
import styles from './Music.module.css';
import { MusicSettings } from './MusicSettings.tsx';
import { hasMusic, LAST_MS, troubleAhead } from './music-words.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { usePosition } from './use-position.ts';
import type { DeskTrack } from './use-tracks.ts';

/** Nothing at all where no act brings music. */
export function MusicPanel() {
  const { view, locked } = useDesk();
  const playback = usePlayback();
  const { deck, chosen } = playback;
  const [settingUp, setSettingUp] = useState(false);
  const toggle = () => (deck.status === 'playing' ? playback.pause() : playback.play());
  const elsewhere = otherDesk(view);
  useDeskKeys(
    {
      p: () => (elsewhere === null || deck.status === 'playing') && toggle(),
      f: playback.fade,
      s: playback.stop,
    },
    !locked && chosen !== undefined,
  );
  const trouble = troubleAhead(view);
  if (!hasMusic(view) && trouble === null && deck.track === null) return null;
  return (
    <section className={styles.panel} aria-labelledby="desk-music">
      <div className={styles.head}>
        <h2 className="h3" id="desk-music">
          Music
        </h2>
        {playback.tracks.length > 1 && deck.track === null && <Choose playback={playback} />}
        {chosen !== undefined && (
          <Button size="s" kind="quiet" className={styles.press} onClick={() => setSettingUp(true)}>
            Set up
          </Button>
        )}
      </div>
      {chosen === undefined ? (
        <span className="small muted">Neither this act nor the next has sent music here.</span>
      ) : (
        <Deck playback={playback} chosen={chosen} elsewhere={elsewhere} />
      )}
      <div role="status">
        {deck.trouble !== null && (
          <Flag tone="danger" icon={TriangleAlert}>
            {deck.trouble}
          </Flag>
        )}
        {trouble !== null && (
          <Flag tone="danger" icon={TriangleAlert}>
            {capital(itemWords(trouble.item))}: {trouble.words}
          </Flag>
        )}
      </div>
      {chosen !== undefined && (
        <MusicSettings
          open={settingUp}
          onClose={() => setSettingUp(false)}
          playback={playback}
          track={chosen}
        />
      )}
    </section>
  );
}

/** The name of somebody who plays music at another desk, by their own word. */
const otherDesk = ({ playing }: ReturnType<typeof useDesk>['view']): string | null =>
  playing !== null && playing.state === 'playing' && playing.deskId !== deskId() ? playing.by : null;

function Choose({ playback }: { playback: Playback }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div className={styles.choose} role="group" aria-label="Whose music">
      {playback.tracks.map(({ item }) => (
        <Button
          key={item.itemId}
          size="s"
          kind={playback.chosen?.item === item ? 'secondary' : 'quiet'}
          aria-pressed={playback.chosen?.item === item}
          className={styles.press}
          onClick={() => playback.choose(item.itemId)}
        >
          {capital(itemWords(item))}
        </Button>
      ))}
    </div>
  );
}

function Deck({
  playback,
  chosen,
  elsewhere,
}: {
  playback: Playback;
  chosen: DeskTrack;
  elsewhere: string | null;
}) {
  const { deck } = playback;
  const mine = deck.track?.itemId === chosen.item.itemId;
  const cueMs = chosen.item.act?.sound.startMs ?? 0;
  const playedMs = usePosition(mine && deck.status !== 'stopped');
  const positionMs = mine ? playedMs : cueMs;
  const durationMs = deck.track?.durationMs ?? chosen.file?.durationMs ?? 0;
  const running = deck.status === 'playing' || deck.status === 'fading';
  return (
    <>
      <CueWave
        wave={chosen.file?.wave ?? []}
        durationMs={durationMs}
        positionMs={mine ? positionMs : 0}
        cueMs={cueMs}
        height={34}
      />
      <div className={styles.line}>
        <Name className={styles.title}>{deck.track?.title ?? chosen.item.title}</Name>
        <Left leftMs={durationMs - positionMs} running={running} />
      </div>
      <div className={styles.buttons}>
        <PlayButton playback={playback} ready={chosen.ready !== undefined} elsewhere={elsewhere} />
        <Button
          size="s"
          className={styles.press}
          disabled={deck.status !== 'playing'}
          onClick={playback.fade}
        >
          <Icon of={TrendingDown} size={16} />
          Fade
        </Button>
        <Button
          size="s"
          className={styles.press}
          disabled={deck.status === 'stopped'}
          onClick={playback.stop}
        >
          <Icon of={Square} size={16} />
          Stop
        </Button>
      </div>
      <Fader
        level={chosen.item.act?.sound.level ?? 100}
        live={mine}
        disabled={deck.status === 'fading'}
        onKeep={(level) => void playback.setCue(chosen, { level })}
      />
      <div role="status">
        {elsewhere !== null && (
          <Flag tone="warn" icon={Volume2}>
            <bdi>{elsewhere}</bdi> plays music at another desk
          </Flag>
        )}
        <Here track={chosen} />
      </div>
    </>
  );
}

/** How long the track still runs, and that it is about to end. */
function Left({ leftMs, running }: { leftMs: number; running: boolean }) {
  const soon = running && leftMs <= LAST_MS;
  return (
    <span className={styles.left} data-soon={soon || undefined}>
      {soon && <Icon of={TriangleAlert} size={14} />}
      <span className="num">{durationText(Math.max(0, leftMs))}</span> {soon ? 'to its end' : 'left'}
    </span>
  );
}

function PlayButton({
  playback,
  ready,
  elsewhere,
}: {
  playback: Playback;
  ready: boolean;
  elsewhere: string | null;
}) {
  const { deck } = playback;
  if (deck.status === 'playing' || deck.status === 'fading')
    return (
      <Button size="s" className={styles.press} onClick={playback.pause}>
        <Icon of={Pause} size={16} />
        Pause
      </Button>
    );
  if (elsewhere !== null)
    return (
      <HoldButton
        size="s"
        className={styles.press}
        disabled={!ready}
        onHeld={playback.play}
        question={{
          title: 'Play here too?',
          body: `${elsewhere} said that music plays at another desk.`,
          confirm: 'Play here too',
          cancel: 'Stay silent',
        }}
      >
        Hold to play
      </HoldButton>
    );
  return (
    <Button size="s" className={styles.press} disabled={!ready} onClick={playback.play}>
      <Icon of={Play} size={16} />
      {deck.status === 'paused' ? 'Go on' : 'Play'}
    </Button>
  );
}

/** Whether it plays with the network gone. */
function Here({ track: { sound, levelled, file } }: { track: DeskTrack }) {
  if (file === undefined || sound === undefined)
    return (
      <Flag tone="none" icon={LoaderCircle}>
        Looking for the track
      </Flag>
    );
  if (sound.state === 'ready')
    return (
      <Flag tone="ok" icon={Check}>
        Ready on this laptop{levelled ? '' : ', as it was sent'}
      </Flag>
    );
  if (sound.state === 'failed')
    return (
      <Flag tone="warn" icon={TriangleAlert}>
        Not on this laptop yet. Trying again.
      </Flag>
    );
  return (
    <Flag tone="none" icon={LoaderCircle}>
      Loading, {Math.round(sound.share * 100)} %
    </Flag>
  );
}
