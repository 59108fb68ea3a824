/** The show's short sounds, on this laptop alone: whether they are heard, each by itself, and own ones instead. */
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { AdminDialog } from '../../AdminDialog.tsx';
import styles from './Music.module.css';
import { keepOwnSound, ownSound, playSting } from './sting-sound.ts';
import { OF_THE_HALL, STING_WORDS, type Sting } from './stings.ts';
import { setLaptop, useLaptop } from './this-laptop.ts';

/** The settings of the short sounds, for a desk whose show may have no music. */
export function StingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <AdminDialog open={open} onClose={onClose} wide title={say('playback.soundsTitle')}>
      <StingSettings />
    </AdminDialog>
  );
}

export function StingSettings() {
  const { stings, silent, calls, output } = useLaptop();
  return (
    <>
      <Switch
        label={say('playback.stings')}
        detail={say('playback.stingsWhat')}
        checked={stings}
        onChange={(on) => setLaptop({ stings: on })}
      />
      {stings &&
        OF_THE_HALL.map((sting) => (
          <StingRow
            key={sting}
            sting={sting}
            on={!silent.includes(sting)}
            onSwitch={(on) =>
              setLaptop({ silent: on ? silent.filter((one) => one !== sting) : [...silent, sting] })
            }
            onListen={() => void playSting(sting, output?.id ?? null).catch(() => undefined)}
          />
        ))}
      <Switch
        label={say('playback.callSound')}
        detail={say('playback.callSoundWhat')}
        checked={calls}
        onChange={(on) => setLaptop({ calls: on })}
      />
      {calls && (
        <StingRow sting="call" onListen={() => void playSting('call', null).catch(() => undefined)} />
      )}
    </>
  );
}

function StingRow({
  sting,
  on = true,
  onSwitch,
  onListen,
}: {
  sting: Sting;
  on?: boolean;
  /** None where another switch has it on or off. */
  onSwitch?: (on: boolean) => void;
  onListen: () => void;
}) {
  const [isOwn, setOwn] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    void ownSound(sting).then((own) => setOwn(own !== undefined));
  }, [sting]);
  const keep = (sound: Blob | null) =>
    keepOwnSound(sting, sound).then(
      () => {
        setOwn(sound !== null);
        setRefused(false);
      },
      () => setRefused(true),
    );
  return (
    <div className={styles.line}>
      {onSwitch ? (
        <Switch
          label={say(STING_WORDS[sting])}
          {...(isOwn && { detail: say('playback.ownSound') })}
          checked={on}
          onChange={onSwitch}
        />
      ) : (
        <span className="small muted">{say(isOwn ? 'playback.ownSound' : 'playback.twoTones')}</span>
      )}
      <span className={styles.choose}>
        <Button size="s" onClick={onListen}>
          {say('playback.listen')}
        </Button>
        {isOwn ? (
          <Button size="s" onClick={() => void keep(null)}>
            {say('playback.oursAgain')}
          </Button>
        ) : (
          <input
            type="file"
            accept="audio/*"
            aria-label={say('playback.ownSoundFor', { what: say(STING_WORDS[sting]) })}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void keep(file);
            }}
          />
        )}
      </span>
      {refused && (
        <p className="small" role="alert">
          {say('playback.noFiles')}
        </p>
      )}
    </div>
  );
}
