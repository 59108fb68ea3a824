/** Name, day and place. Only the name has to be there. */
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Begin.module.css';
import type { Draft } from './draft.ts';

export function ShowStep({
  draft,
  set,
  problems,
  timeZone,
}: {
  draft: Draft;
  set: (part: Partial<Draft>) => void;
  problems: Readonly<Record<string, string>>;
  timeZone: string;
}) {
  const field = (name: 'name' | 'host' | 'venue' | 'day' | 'starts' | 'doors') => ({
    name,
    value: draft[name],
    onChange: (value: string) => set({ [name]: value }),
    error: problems[name],
  });
  return (
    <>
      <TextField
        label="Name of the show"
        hint="As on the poster. It is the biggest thing on the front page, so short is good."
        maxLength={120}
        {...field('name')}
      />
      <div className={styles.pair}>
        <TextField label="Who puts it on" optional {...field('host')} />
        <TextField label="Where" optional {...field('venue')} />
      </div>
      <div className={styles.three}>
        <TextField label="Day" optional type="date" {...field('day')} />
        <TextField label="Show starts" optional type="time" {...field('starts')} />
        <TextField label="Doors" optional type="time" {...field('doors')} />
      </div>
      <p className="small muted">
        Clock of {timeZone}, as on this device. A day counts with the time the show starts. Nobody can
        register until you open registration.
      </p>
    </>
  );
}
