/** The three choices that make a look: the light, the house, the letters. */
import { Check, Pipette } from 'lucide-react';
import { useId } from 'react';
import { FACES, type Face, familyOf, type Look } from '#domain/events/look/look.ts';
import { ACCENT_COLOURS, GROUND_COLOURS, type NamedColour } from '#domain/events/look/offered.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Look.module.css';

const LETTERS = {
  archivo: 'looks.archivo',
  anybody: 'looks.anybody',
  roboto_serif: 'looks.robotoSerif',
  fredoka: 'looks.fredoka',
} as const satisfies Readonly<Record<Face, Line>>;

/** What the offered colours are called, by the names that they have in English. */
const COLOURS = {
  Lime: 'looks.lime',
  Amber: 'looks.amber',
  Gold: 'looks.gold',
  Coral: 'looks.coral',
  Pink: 'looks.pink',
  Sky: 'looks.sky',
  Mint: 'looks.mint',
  Bone: 'looks.bone',
  Night: 'looks.night',
  Navy: 'looks.navy',
  Plum: 'looks.plum',
  Forest: 'looks.forest',
  Daylight: 'looks.daylight',
} as const satisfies Readonly<Record<string, Line>>;

const isNamed = (name: string): name is keyof typeof COLOURS => Object.hasOwn(COLOURS, name);

export interface ChoicesProps {
  look: Look;
  onChange: (look: Look) => void;
}

export function Colours({ look, onChange }: ChoicesProps) {
  return (
    <div className={styles.column}>
      <Swatches
        title={say('looks.light')}
        says={say('looks.lightSays')}
        other={say('looks.otherLight')}
        offered={ACCENT_COLOURS}
        value={look.accent}
        onChange={(accent) => onChange({ ...look, accent })}
      />
      <Swatches
        title={say('looks.house')}
        says={say('looks.houseSays')}
        other={say('looks.otherHouse')}
        offered={GROUND_COLOURS}
        value={look.ground}
        onChange={(ground) => onChange({ ...look, ground })}
      />
    </div>
  );
}

interface SwatchesProps {
  title: string;
  says: string;
  /** Spoken of the field for a colour that is not offered. */
  other: string;
  offered: readonly NamedColour[];
  value: string;
  onChange: (colour: string) => void;
}

function Swatches({ title, says, other, offered, value, onChange }: SwatchesProps) {
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
              aria-label={isNamed(name) ? say(COLOURS[name]) : name}
              checked={colour === value.toLowerCase()}
              onChange={() => onChange(colour)}
            />
            <Icon of={Check} size={22} />
          </label>
        ))}
        <label className={styles.swatch} data-own={!isOffered} style={isOffered ? {} : { background: value }}>
          <input
            type="color"
            aria-label={other}
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
      <legend className="h2">{say('looks.letters')}</legend>
      <p className="small muted" id={id}>
        {say('looks.lettersSays')}
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
              {say('looks.sampleName')}
            </span>
            <span className="small">{say(LETTERS[face])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
