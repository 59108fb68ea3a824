/** Step 3: a parent for a minor, somebody to call, what would help, and the stage rules. */
import { CopyCheck } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup, PickGroup } from '#web/ui/Choice.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import styles from './Register.module.css';
import type { StepProps } from './step.ts';

export function SafetyStep(props: StepProps) {
  const { event, draft, change, wrong } = props;
  const minor = draft.age === 'minor';
  return (
    <>
      {minor && <ParentPart {...props} />}
      <fieldset className={styles.group}>
        <legend className="h2">Emergency contact</legend>
        <p className={styles.why}>
          Somebody we can call if you need help on the night. Only the organisers see this, and each look is
          logged.
        </p>
        {minor && draft.parentName !== '' && (
          <Button
            className={styles.same}
            onClick={() =>
              change({
                emergencyName: draft.parentName,
                emergencyPronouns: draft.parentPronouns,
                emergencyContact: draft.parentContact,
              })
            }
          >
            <Icon of={CopyCheck} /> Same as my parent or guardian
          </Button>
        )}
        <TextField
          label="Their name"
          name="emergencyName"
          autoComplete="off"
          value={draft.emergencyName}
          onChange={(emergencyName) => change({ emergencyName })}
          error={wrong('emergencyName')}
        />
        <TextField
          label="Their pronouns"
          optional
          name="emergencyPronouns"
          autoComplete="off"
          maxLength={60}
          value={draft.emergencyPronouns}
          onChange={(emergencyPronouns) => change({ emergencyPronouns })}
          error={wrong('emergencyPronouns')}
        />
        <TextField
          label="How we reach them"
          name="emergencyContact"
          autoComplete="off"
          hint="A phone number that is answered on the night is best."
          value={draft.emergencyContact}
          onChange={(emergencyContact) => change({ emergencyContact })}
          error={wrong('emergencyContact')}
        />
      </fieldset>
      <TextArea
        label="Is there anything that would help you take part?"
        optional
        name="assistance"
        maxLength={2_000}
        hint="A step-free way to the stage, no strobe, a quiet room, an interpreter. Only the organisers see this."
        value={draft.assistance}
        onChange={(assistance) => change({ assistance })}
        error={wrong('assistance')}
      />
      {event.photoConsentAsked && (
        <PickGroup
          label="May photos and video of you be shown?"
          hint="Your act does not depend on it."
          name="photos"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value={draft.photos === '' ? undefined : draft.photos}
          onChange={(photos) => change({ photos: photos === 'yes' ? 'yes' : 'no' })}
          error={wrong('photos')}
        />
      )}
      <Checkbox
        card
        name="riskAccepted"
        label="I accept the stage rules and the risks"
        detail={<span className={styles.rules}>{event.riskText.text}</span>}
        checked={draft.riskAccepted}
        onChange={(riskAccepted) => change({ riskAccepted })}
        error={wrong('riskAccepted')}
      />
    </>
  );
}

function ParentPart({ event, draft, change, wrong }: StepProps) {
  return (
    <>
      <p className={styles.lead}>
        Because you will be under {event.minorBelowAge}, a parent or guardian has to agree.
      </p>
      <ChoiceGroup
        label="How will they agree?"
        name="parentHow"
        options={[
          { value: 'link', label: 'Send them a link', detail: 'They read and sign on their own phone.' },
          { value: 'here', label: 'They are here with me', detail: 'Hand over this device for a moment.' },
        ]}
        value={draft.parentHow === '' ? undefined : draft.parentHow}
        onChange={(parentHow) => change({ parentHow, parentAgrees: false })}
        error={wrong('parentHow')}
      />
      <TextField
        label="Name of your parent or guardian"
        name="parentName"
        autoComplete="off"
        value={draft.parentName}
        onChange={(parentName) => change({ parentName })}
        error={wrong('parentName')}
      />
      <TextField
        label="Pronouns of your parent or guardian"
        optional
        name="parentPronouns"
        autoComplete="off"
        maxLength={60}
        value={draft.parentPronouns}
        onChange={(parentPronouns) => change({ parentPronouns })}
        error={wrong('parentPronouns')}
      />
      <TextField
        label="Phone or email of your parent or guardian"
        name="parentContact"
        autoComplete="off"
        hint={
          draft.parentHow === 'link'
            ? 'An email address is best: the link to agree then goes to them alone. Otherwise you get it to hand on.'
            : 'With an email address they can confirm that it was they who agreed.'
        }
        value={draft.parentContact}
        onChange={(parentContact) => change({ parentContact })}
        error={wrong('parentContact')}
      />
      {draft.parentHow === 'here' && (
        <Checkbox
          card
          name="parentAgrees"
          label="I am the parent or guardian, and I agree"
          detail={<span className={styles.rules}>{event.consentText.text}</span>}
          checked={draft.parentAgrees}
          onChange={(parentAgrees) => change({ parentAgrees })}
          error={wrong('parentAgrees')}
        />
      )}
    </>
  );
}
