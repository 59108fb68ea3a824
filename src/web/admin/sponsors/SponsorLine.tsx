/** One sponsor: its picture, its name for who cannot see it, where it shows, and its place among the others. */
import { useEffect, useState } from 'react';
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
  /** `onDone` is called once it is saved; a change that was refused leaves what is typed. */
  onChange: (changed: Sponsor, onDone?: () => void) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function SponsorLine({ sponsor, first, last, busy, onChange, onMove, onRemove }: SponsorLineProps) {
  const { path, name, places } = sponsor;
  // Only what is typed here: else a field that nobody touched would put back what somebody else has changed.
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    // One change at a time: each is made from the list as the one before it left it.
    if (!isLeft || busy) return;
    setLeft(false);
    const next = typed?.trim();
    if (next === undefined || next === '' || next === name) setTyped(undefined);
    else
      onChange({ ...sponsor, name: next }, () => setTyped((now) => (now?.trim() === next ? undefined : now)));
  });
  return (
    <li className={styles.line}>
      <img className={styles.picture} src={path} alt="" />
      <div className={styles.words}>
        <TextField
          label={say('sponsors.name')}
          small
          most={longest(newSponsorBody.shape.name)}
          value={typed ?? name}
          onChange={setTyped}
          onBlur={() => setLeft(true)}
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
      <RowTools
        {...{ name, first, last, busy, onMove, onRemove }}
        removal={{ body: say('sponsors.removeLead'), confirm: say('sponsors.remove') }}
      />
    </li>
  );
}
