/** One sponsor: its picture, its name for who cannot see it, where it shows, and its place among the others. */
import { useState } from 'react';
import { newSponsorBody } from '#contract/events/sponsors.ts';
import { longest } from '#contract/primitives.ts';
import { SPONSOR_PLACES, type Sponsor, type SponsorPlace } from '#domain/events/sponsors.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { RowTools } from '../categories/RowTools.tsx';
import styles from './Sponsors.module.css';

const PLACES = {
  holding: 'sponsors.holding',
  interval: 'sponsors.interval',
  ballot: 'sponsors.ballot',
  results: 'sponsors.results',
  programme: 'sponsors.programme',
  letters: 'sponsors.letters',
} as const satisfies Readonly<Record<SponsorPlace, Line>>;

export interface SponsorLineProps {
  sponsor: Sponsor;
  first: boolean;
  last: boolean;
  busy: boolean;
  onChange: (changed: Sponsor) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function SponsorLine({ sponsor, first, last, busy, onChange, onMove, onRemove }: SponsorLineProps) {
  const { path, name, places } = sponsor;
  const [typed, setTyped] = useState(name);
  const leave = () => {
    const next = typed.trim();
    if (next === '') setTyped(name);
    else if (next !== name) onChange({ ...sponsor, name: next });
  };
  return (
    <li className={styles.line}>
      <img className={styles.picture} src={path} alt="" />
      <div className={styles.words}>
        <TextField
          label={say('sponsors.name')}
          small
          most={longest(newSponsorBody.shape.name)}
          value={typed}
          onChange={setTyped}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <fieldset className={styles.places}>
          <legend className="vh">{say('sponsors.whereShows', { name })}</legend>
          {SPONSOR_PLACES.map((place) => (
            <Checkbox
              key={place}
              label={say(PLACES[place])}
              checked={places.includes(place)}
              disabled={busy}
              onChange={(on) =>
                onChange({
                  ...sponsor,
                  places: SPONSOR_PLACES.filter((one) => (one === place ? on : places.includes(one))),
                })
              }
            />
          ))}
        </fieldset>
      </div>
      <RowTools {...{ name, first, last, busy, onMove, onRemove }} />
    </li>
  );
}
