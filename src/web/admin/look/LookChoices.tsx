/** The three choices that make a look: the light, the house, the letters. */
import { Check, Pipette } from 'lucide-react';
import { useId } from 'react';
import { FACES, type Face, familyOf, type Look } from '#domain/events/look/look.ts';
import { HOUSES, LIGHTS, type Offered } from '#domain/events/look/offered.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Look.module.css';

const LETTERS: Readonly<Record<Face, { name: string; says: string }>> = {
  archivo: { name: 'Archivo', says: 'Clear and tall. Fits the longest names.' },
  anybody: { name: 'Anybody', says: 'Square and loud' },
  roboto_serif: { name: 'Roboto Serif', says: 'Festive, like a programme' },
  fredoka: { name: 'Fredoka', says: 'Round and friendly' },
};

export interface ChoicesProps {
  look: Look;
  onChange: (look: Look) => void;
}

export function Colours({ look, onChange }: ChoicesProps) {
  return (
    <div className={styles.column}>
      <Swatches
        title="The light"
        says="Who is on, and what to press"
        offered={LIGHTS}
        value={look.accent}
        onChange={(accent) => onChange({ ...look, accent })}
      />
      <Swatches
        title="The house"
        says="Behind everything in the dark; daylight turns the screens to paper"
        offered={HOUSES}
        value={look.ground}
        onChange={(ground) => onChange({ ...look, ground })}
      />
    </div>
  );
}

interface SwatchesProps {
  title: string;
  says: string;
  offered: readonly Offered[];
  value: string;
  onChange: (colour: string) => void;
}

function Swatches({ title, says, offered, value, onChange }: SwatchesProps) {
  const id = useId();
  const isOffered = offered.some(({ colour }) => colour === value.toLowerCase());
  return (
    <fieldset className={styles.choice} aria-describedby={id}>
      <legend className="h2">{title}</legend>
      <p className="small muted" id={id}>
        {says}
      </p>
      <div className={styles.swatches}>
        {offered.map(({ name, colour }) => (
          <label key={colour} className={styles.swatch} style={{ background: colour }}>
            <input
              className="vh"
              type="radio"
              name={`${id}-colour`}
              aria-label={name}
              checked={colour === value.toLowerCase()}
              onChange={() => onChange(colour)}
            />
            <Icon of={Check} size={22} />
          </label>
        ))}
        <label className={styles.swatch} data-own={!isOffered} style={isOffered ? {} : { background: value }}>
          <input
            type="color"
            aria-label={`${title}: another colour`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <Icon of={isOffered ? Pipette : Check} size={20} />
        </label>
      </div>
      {!isOffered && <p className={`small ${styles.code}`}>{value}</p>}
    </fieldset>
  );
}

export function Letters({ look, onChange }: ChoicesProps) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={id}>
      <legend className="h2">The letters</legend>
      <p className="small muted" id={id}>
        All four grow narrow before a name is made small
      </p>
      <div className={styles.faces}>
        {FACES.map((face) => (
          <label key={face} className={styles.face}>
            <input
              className="vh"
              type="radio"
              name={`${id}-face`}
              checked={look.face === face}
              onChange={() => onChange({ ...look, face })}
            />
            <span className={styles.sample} style={{ fontFamily: familyOf(face) }} aria-hidden="true">
              Ximena Ortiz
            </span>
            <span className="small">
              {LETTERS[face].name}. {LETTERS[face].says}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
