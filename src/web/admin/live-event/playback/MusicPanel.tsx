/** The act's music at the desk: what is in the deck, whether it is here, play, pause, fade, stop, and its level. */
import { Check, LoaderCircle, Pause, Play, Square, TrendingDown, TriangleAlert, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { durationText } from '#web/ui/clock.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say, tell } from '#web/ui/say.ts';
import { useDesk } from '../desk.ts';
import { useDeskKeys } from '../use-desk-keys.ts';
import { titleWords } from '../words.ts';
import { CueWave } from './CueWave.tsx';
import { isSounding, setLevel } from './deck.ts';
import { deskId } from './desk-id.ts';
import styles from './Music.module.css';
import { MusicSettings } from './MusicSettings.tsx';
import { hasMusic, LAST_MS, troubleAhead } from './music-words.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { usePosition } from './use-position.ts';
import type { DeskTrack } from './use-tracks.ts';

/** The music of the act at hand; nothing where no act of the show brings music. */
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
          {say('playback.music')}
        </h2>
        {playback.tracks.length > 1 && deck.track === null && <Choose playback={playback} />}
        {chosen !== undefined && (
          <Button size="s" kind="quiet" className={styles.press} onClick={() => setSettingUp(true)}>
            {say('playback.setUp')}
          </Button>
        )}
      </div>
      {chosen === undefined ? (
        <span className="small muted">{say('playback.noneHere')}</span>
      ) : (
        <Deck playback={playback} chosen={chosen} elsewhere={elsewhere} />
      )}
      <div role="status">
        {deck.trouble !== null && (
          <Flag tone="danger" icon={TriangleAlert}>
            {say(deck.trouble)}
          </Flag>
        )}
        {trouble !== null && (
          <Flag tone="danger" icon={TriangleAlert}>
            {say(trouble.line, { item: titleWords(trouble.item) })}
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
    <div className={styles.choose} role="group" aria-label={say('playback.whoseMusic')}>
      {playback.tracks.map(({ item }) => (
        <Button
          key={item.itemId}
          size="s"
          kind={playback.chosen?.item === item ? 'secondary' : 'quiet'}
          aria-pressed={playback.chosen?.item === item}
          className={styles.press}
          onClick={() => playback.choose(item.itemId)}
        >
          {titleWords(item)}
        </Button>
      ))}
    </div>
  );
}

interface DeckProps {
  playback: Playback;
  chosen: DeskTrack;
  elsewhere: string | null;
}

function Deck({ playback, chosen, elsewhere }: DeckProps) {
  const { deck } = playback;
  const mine = deck.track?.itemId === chosen.item.itemId;
  const cueMs = chosen.item.act?.sound.startMs ?? 0;
  const playedMs = usePosition(mine && deck.status !== 'stopped');
  const durationMs = deck.track?.durationMs ?? chosen.file?.durationMs ?? 0;
  const running = isSounding(deck);
  return (
    <>
      <CueWave
        wave={chosen.file?.wave ?? []}
        durationMs={durationMs}
        positionMs={mine ? playedMs : 0}
        cueMs={cueMs}
        height={34}
      />
      <div className={styles.line}>
        <Name className={styles.title}>{deck.track?.title ?? chosen.item.title}</Name>
        <Left leftMs={durationMs - (mine ? playedMs : cueMs)} running={running} />
      </div>
      <DeckButtons {...{ playback, chosen, elsewhere }} />
      <Fader
        level={chosen.item.act?.sound.level ?? 100}
        live={mine}
        disabled={deck.status === 'fading'}
        onKeep={(level) => void playback.setCue(chosen, { level })}
      />
      <div role="status">
        {elsewhere !== null && (
          <Flag tone="warn" icon={Volume2}>
            {tell('playback.elsewhere', { name: <bdi>{elsewhere}</bdi> })}
          </Flag>
        )}
        {playback.isInRecap && (
          <Flag tone="none" icon={Volume2}>
            {say('playback.inRecap')}
          </Flag>
        )}
        <Here track={chosen} />
      </div>
    </>
  );
}

function DeckButtons({ playback, chosen, elsewhere }: DeckProps) {
  const { status } = playback.deck;
  return (
    <div className={styles.buttons}>
      <PlayButton playback={playback} ready={chosen.ready !== undefined} elsewhere={elsewhere} />
      <Button size="s" className={styles.press} disabled={status !== 'playing'} onClick={playback.fade}>
        <Icon of={TrendingDown} size={16} />
        {say('playback.fade')}
      </Button>
      <Button size="s" className={styles.press} disabled={status === 'stopped'} onClick={playback.stop}>
        <Icon of={Square} size={16} />
        {say('playback.stop')}
      </Button>
    </div>
  );
}

/** How long the track still runs, and that it is about to end. */
function Left({ leftMs, running }: { leftMs: number; running: boolean }) {
  const soon = running && leftMs <= LAST_MS;
  return (
    <span className={styles.left} data-soon={soon || undefined}>
      {soon && <Icon of={TriangleAlert} size={14} />}
      {tell(soon ? 'playback.toItsEnd' : 'playback.timeLeft', {
        time: <span className="num">{durationText(Math.max(0, leftMs))}</span>,
      })}
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
  if (isSounding(deck))
    return (
      <Button size="s" className={styles.press} onClick={playback.pause}>
        <Icon of={Pause} size={16} />
        {say('playback.pause')}
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
          title: say('playback.askPlayHere'),
          body: say('playback.elsewhereSaid', { name: elsewhere }),
          confirm: say('playback.playHere'),
          cancel: say('playback.staySilent'),
        }}
      >
        {say('playback.holdToPlay')}
      </HoldButton>
    );
  return (
    <Button size="s" className={styles.press} disabled={!ready} onClick={playback.play}>
      <Icon of={Play} size={16} />
      {say(deck.status === 'paused' ? 'playback.goOn' : 'playback.play')}
    </Button>
  );
}

/** Whether it plays with the network gone. */
function Here({ track: { sound, levelled, file } }: { track: DeskTrack }) {
  if (file === undefined || sound === undefined)
    return (
      <Flag tone="none" icon={LoaderCircle}>
        {say('playback.lookingForTrack')}
      </Flag>
    );
  if (sound.state === 'ready')
    return (
      <Flag tone="ok" icon={Check}>
        {say(levelled ? 'playback.ready' : 'playback.readyAsSent')}
      </Flag>
    );
  if (sound.state === 'failed')
    return (
      <Flag tone="warn" icon={TriangleAlert}>
        {say('playback.notReady')}
      </Flag>
    );
  return (
    <Flag tone="none" icon={LoaderCircle}>
      {say('playback.loading', { part: Math.round(sound.share * 100) })}
    </Flag>
  );
}

/** The level of a track: heard at once while it moves, kept when it is let go. */
function Fader({
  level,
  live,
  disabled,
  onKeep,
}: {
  level: number;
  /** Whether this is what is heard now. */
  live: boolean;
  disabled: boolean;
  onKeep: (level: number) => void;
}) {
  const [moved, setMoved] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a level that was kept ends the move
  useEffect(() => setMoved(undefined), [level]);
  const at = moved ?? level;
  const keep = () => moved !== undefined && moved !== level && onKeep(moved);
  return (
    <label className={styles.fader}>
      <span className="small">{say('playback.level')}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={at}
        disabled={disabled}
        onChange={(event) => {
          const next = Number(event.target.value);
          setMoved(next);
          if (live) setLevel(next);
        }}
        onPointerUp={keep}
        onKeyUp={keep}
      />
      <span className="small num">{at}</span>
    </label>
  );
}
