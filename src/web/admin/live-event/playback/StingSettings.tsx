/** The show's short sounds, on this laptop alone: whether they are heard, each by itself, and own ones instead. */
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import styles from './Music.module.css';
import { keepOwnSound, ownSound, playSting } from './sting-sound.ts';
import { OF_THE_HALL, STING_WORDS, type Sting } from './stings.ts';
import { setLaptop, useLaptop } from './this-laptop.ts';

/** All of them by themselves, for a desk that may have no music. */
export function StingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Sounds of this laptop"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <StingSettings />
    </Dialog>
  );
}

export function StingSettings() {
  const { stings, silent, calls, output } = useLaptop();
  return (
    <>
      <Switch
        label="Sounds for the vote and the reveal"
        detail="Off until you switch it on, and at one laptop only: the one that is wired to the sound desk."
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
        label="A sound when somebody calls the desk"
        detail="From this laptop’s own output, never from the one that was chosen for music. Off until you switch it on."
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
          label={STING_WORDS[sting]}
          {...(isOwn && { detail: 'Your own sound.' })}
          checked={on}
          onChange={onSwitch}
        />
      ) : (
        <span className="small muted">{isOwn ? 'Your own sound.' : 'Two short tones.'}</span>
      )}
      <span className={styles.choose}>
        <Button size="s" onClick={onListen}>
          Listen
        </Button>
        {isOwn ? (
          <Button size="s" onClick={() => void keep(null)}>
            Ours again
          </Button>
        ) : (
          <input
            type="file"
            accept="audio/*"
            aria-label={`Own sound: ${STING_WORDS[sting]}`}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void keep(file);
            }}
          />
        )}
      </span>
      {refused && (
        <p className="small" role="alert">
          This browser keeps no files for pages. The sound stays ours.
        </p>
      )}
    </div>
  );
}
