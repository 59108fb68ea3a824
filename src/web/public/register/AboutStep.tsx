/** Step 1: who registers. */

import { Info, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { registerBody } from '#contract/registration/form.ts';
import { ChoiceGroup, PickGroup } from '#web/ui/Choice.tsx';
import { showDay } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Register.module.css';
import type { PublicEvent, StepProps } from './step.ts';
import { wired } from './wired.ts';

const SUGGESTED = [
  'register.pronounsShe',
  'register.pronounsHe',
  'register.pronounsThey',
  'register.pronounsXe',
] as const;
const OWN = 'own';

export function AboutStep(props: StepProps) {
  const { event, draft, change, wrong } = props;
  const { typed, chosen } = wired(props);
  const age = event.minorBelowAge;
  return (
    <>
      <TextField
        label={say('register.name')}
        autoComplete="name"
        hint={say('register.nameHint')}
        {...typed('preferredName')}
      />
      <Pronouns
        value={draft.pronouns}
        onChange={(pronouns) => change({ pronouns })}
        error={wrong('pronouns')}
      />
      <ChoiceGroup
        label={
          event.startsAt === null
            ? say('register.ageOnTheDay')
            : say('register.ageOn', { day: showDay(event.startsAt, event.timeZone) })
        }
        across
        options={[
          { value: 'adult', label: say('register.ageOver', { age }) },
          { value: 'minor', label: say('register.ageUnder', { age }) },
        ]}
        hint={
          draft.age === 'minor' ? (
            <span className={styles.note}>
              <Icon of={Info} /> {say('register.ageNote')}
            </span>
          ) : undefined
        }
        {...chosen('age')}
      />
      <TextField
        label={say(event.contactNeeded ? 'register.email' : 'register.contact')}
        optional={!event.contactNeeded && event.actsPerContact === 0}
        autoComplete="email"
        hint={contactHint(event)}
        {...typed('contact')}
      />
      <p className={styles.trap} aria-hidden="true">
        <label>
          {say('register.website')}
          <input
            tabIndex={-1}
            autoComplete="off"
            value={draft.website}
            onChange={(typed) => change({ website: typed.target.value })}
          />
        </label>
      </p>
    </>
  );
}

function contactHint({ contactNeeded, actsPerContact }: PublicEvent): string {
  const way = say(contactNeeded ? 'register.contactMail' : 'register.contactAny');
  return actsPerContact === 0 ? way : `${way} ${say('register.contactMost', { acts: actsPerContact })}`;
}

/** The suggestions, and a line of one's own. */
function Pronouns({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const [writes, setWrites] = useState(false);
  const suggested = SUGGESTED.map((line) => say(line));
  const own = writes || (value !== '' && !suggested.includes(value));
  const picked = own ? OWN : value;
  return (
    <>
      <PickGroup
        label={say('register.pronouns')}
        optional
        name={own ? undefined : 'pronouns'}
        options={[
          ...suggested.map((each) => ({ value: each, label: each })),
          { value: OWN, label: say('register.pronounsOwn'), icon: PencilLine },
        ]}
        value={picked === '' ? undefined : picked}
        onChange={(next) => {
          setWrites(next === OWN);
          onChange(next === OWN ? '' : next);
        }}
        error={own ? undefined : error}
      />
      {own && (
        <TextField
          label={say('register.pronounsYours')}
          name="pronouns"
          hint={say('register.pronounsHint')}
          most={longest(registerBody.shape.pronouns)}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </>
  );
}
