/** Whether what was chosen can be read, measured, and the nearest that can where it cannot. */
import { Check, CircleX } from 'lucide-react';
import { isRead, nearestLegible, type Read, type Reading, readingsOf } from '#domain/events/look/legible.ts';
import type { Look } from '#domain/events/look/look.ts';
import { HOUSES } from '#domain/events/look/offered.ts';
import { paletteOf } from '#domain/events/look/palette.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Look.module.css';
import { worn } from './styled.ts';

const WHAT: Readonly<Record<Reading, string>> = {
  names: 'Names on the projector',
  light: 'Words on the light',
  accent: 'Words in the light’s colour',
  small: 'Small words on phones, by night and by day',
  states: 'Words for what is well, late or wrong',
};

const DAYLIGHT = HOUSES.find(({ name }) => name === 'Daylight')?.colour ?? '#ffffff';

const figure = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

export function CanItBeRead({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const readings = readingsOf(look);
  const unread = readings.filter((read) => !isRead(read));
  return (
    <section className={styles.choice} aria-labelledby="can-it-be-read">
      <h2 className="h2" id="can-it-be-read">
        Can it be read?
      </h2>
      <p className="small muted">Measured for every screen, not only these</p>
      {unread.length > 0 && <Nearest look={look} unread={unread} onChange={onChange} />}
      <ul className={styles.readings}>
        {readings.filter(isRead).map(({ reading, ratio }) => (
          <li key={reading}>
            <Icon of={Check} size={20} />
            <span>
              {WHAT[reading]}: <b>clear</b>
            </span>
            <span className="num">{figure(ratio)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NearestProps {
  look: Look;
  unread: readonly Read[];
  onChange: (look: Look) => void;
}

function Nearest({ look, unread, onChange }: NearestProps) {
  const nearest = nearestLegible(look);
  const daylight = { ...look, ground: DAYLIGHT };
  const offersDay = !paletteOf(look).isDaylight && readingsOf(daylight).every(isRead);
  return (
    <div className={styles.unread} role="alert">
      {unread.map(({ reading, ratio, needs }) => (
        <p key={reading}>
          <Icon of={CircleX} size={20} />
          <span>
            {WHAT[reading]} cannot be read from the back rows, nor by people with weak sight. {figure(ratio)}{' '}
            to 1; {needs} is needed.
          </span>
        </p>
      ))}
      <div className={styles.pair} aria-hidden="true">
        {[['yours', look] as const, ['nearest', nearest] as const].map(([word, one]) => (
          <div key={word} className={styles.word} {...worn(one, 'night')}>
            <b>On stage</b>
            <span>{word}</span>
          </div>
        ))}
      </div>
      <div className={styles.ways}>
        <Button kind="primary" onClick={() => onChange(nearest)}>
          Use the nearest colour
        </Button>
        {offersDay && (
          <Button kind="outline" onClick={() => onChange(daylight)}>
            Daylight instead
          </Button>
        )}
      </div>
    </div>
  );
}
