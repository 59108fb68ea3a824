/** Whether what was chosen can be read, measured, and the nearest that can where it cannot. */
import { Check, CircleX } from 'lucide-react';
import {
  type ContrastReading,
  hasEnoughContrast,
  nearestLegible,
  type Reading,
  readingsOf,
} from '#domain/events/look/legible.ts';
import { HOUSE_LOOK, type Look } from '#domain/events/look/look.ts';
import { GROUND_COLOURS } from '#domain/events/look/offered.ts';
import { paletteOf } from '#domain/events/look/palette.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDecimal } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import styles from './Look.module.css';
import { worn } from './styled.ts';

const WHAT = {
  names: 'looks.readNames',
  light: 'looks.readLight',
  accent: 'looks.readAccent',
  small: 'looks.readSmall',
  states: 'looks.readStates',
} as const satisfies Readonly<Record<Reading, Line>>;

const DAYLIGHT =
  GROUND_COLOURS.find(({ colour }) => paletteOf({ ...HOUSE_LOOK, ground: colour }).isDaylight)?.colour ??
  '#ffffff';

const figure = (ratio: number): string => showDecimal((Math.floor(ratio * 10) / 10).toFixed(1));

export function CanItBeRead({ look, onChange }: { look: Look; onChange: (look: Look) => void }) {
  const readings = readingsOf(look);
  const unread = readings.filter((read) => !hasEnoughContrast(read));
  return (
    <section className={styles.choice} aria-labelledby="can-it-be-read">
      <h2 className="h2" id="can-it-be-read">
        {say('looks.canItBeRead')}
      </h2>
      <p className="small muted">{say('looks.measured')}</p>
      {unread.length > 0 && <Nearest look={look} unread={unread} onChange={onChange} />}
      <ul className={styles.readings}>
        {readings.filter(hasEnoughContrast).map(({ reading, ratio }) => (
          <li key={reading}>
            <Icon of={Check} size={20} />
            <span>{tell('looks.clear', { what: say(WHAT[reading]), b: (words) => <b>{words}</b> })}</span>
            <span className="num">{figure(ratio)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NearestProps {
  look: Look;
  unread: readonly ContrastReading[];
  onChange: (look: Look) => void;
}

function Nearest({ look, unread, onChange }: NearestProps) {
  const nearest = nearestLegible(look);
  const daylight = { ...look, ground: DAYLIGHT };
  const offersDay = !paletteOf(look).isDaylight && readingsOf(daylight).every(hasEnoughContrast);
  return (
    <div className={styles.unread} role="alert">
      {unread.map(({ reading, ratio, needs }) => (
        <p key={reading}>
          <Icon of={CircleX} size={20} />
          <span>
            {say('looks.unclear', {
              what: say(WHAT[reading]),
              ratio: figure(ratio),
              needs: showDecimal(String(needs)),
            })}
          </span>
        </p>
      ))}
      <div className={styles.pair} aria-hidden="true">
        {[['looks.yours', look] as const, ['looks.nearest', nearest] as const].map(([word, one]) => (
          <div key={word} className={styles.word} {...worn(one, 'night')}>
            <b>{say('looks.onStage')}</b>
            <span>{say(word)}</span>
          </div>
        ))}
      </div>
      <div className={styles.ways}>
        <Button kind="primary" onClick={() => onChange(nearest)}>
          {say('looks.useNearest')}
        </Button>
        {offersDay && (
          <Button kind="outline" onClick={() => onChange(daylight)}>
            {say('looks.daylightInstead')}
          </Button>
        )}
      </div>
    </div>
  );
}
