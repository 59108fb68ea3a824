/** Step 1: who registers. */
import { Info, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { ChoiceGroup, PickGroup } from '#web/ui/Choice.tsx';
import { showDay } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './Register.module.css';
import type { PublicEvent, StepProps } from './step.ts';

const SUGGESTED = ['she/her', 'he/him', 'they/them', 'xe/xir'];
const OWN = 'own';

export function AboutStep({ event, draft, change, wrong }: StepProps) {
  const age = event.minorBelowAge;
  const day =
    event.startsAt === null ? 'On the day of the show' : `On ${showDay(event.startsAt, event.timeZone)}`;
  return (
    <>
      <TextField
        label="Name we should call you"
        name="preferredName"
        autoComplete="name"
        hint="The name you go by. It does not have to be your legal name."
        value={draft.preferredName}
        onChange={(preferredName) => change({ preferredName })}
        error={wrong('preferredName')}
      />
      <Pronouns
        value={draft.pronouns}
        onChange={(pronouns) => change({ pronouns })}
        error={wrong('pronouns')}
      />
      <ChoiceGroup
        label={`${day} you will be`}
        name="age"
        across
        options={[
          { value: 'adult', label: `${age} or over` },
          { value: 'minor', label: `Under ${age}` },
        ]}
        value={draft.age === '' ? undefined : draft.age}
        onChange={(next) => change({ age: next })}
        error={wrong('age')}
        hint={
          draft.age === 'minor' ? (
            <span className={styles.note}>
              <Icon of={Info} /> We will ask a parent or guardian to agree in step 3. You can bring them in by
              link.
            </span>
          ) : undefined
        }
      />
      <TextField
        label={event.contactNeeded ? 'Your email address' : 'How we can reach you'}
        optional={!event.contactNeeded && event.actsPerContact === 0}
        name="contact"
        autoComplete="email"
        hint={contactHint(event)}
        value={draft.contact}
        onChange={(contact) => change({ contact })}
        error={wrong('contact')}
      />
      <p className={styles.trap} aria-hidden="true">
        <label>
          Website
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
  const way = contactNeeded ? 'The answer comes by mail.' : 'A phone number, an email address or a handle.';
  const most =
    actsPerContact === 0
      ? ''
      : ` Each contact may register ${actsPerContact === 1 ? 'one act' : `${actsPerContact} acts`}.`;
  return `${way} Only the organisers see it.${most}`;
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
  const [own, setOwn] = useState(value !== '' && !SUGGESTED.includes(value));
  const picked = own ? OWN : value;
  return (
    <>
      <PickGroup
        label="Pronouns"
        optional
        name={own ? undefined : 'pronouns'}
        options={[
          ...SUGGESTED.map((each) => ({ value: each, label: each })),
          { value: OWN, label: 'Write your own', icon: PencilLine },
        ]}
        value={picked === '' ? undefined : picked}
        onChange={(next) => {
          setOwn(next === OWN);
          onChange(next === OWN ? '' : next);
        }}
        error={own ? undefined : error}
      />
      {own && (
        <TextField
          label="Your pronouns"
          name="pronouns"
          hint="As you want to be announced. Leave it empty if you like."
          maxLength={60}
          value={value}
          onChange={onChange}
          error={error}
        />
      )}
    </>
  );
}
