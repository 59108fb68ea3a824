/** Step 3: a parent for a minor, somebody to call, what would help, and the stage rules. */

import { CopyCheck } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup, PickGroup } from '#web/ui/Choice.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
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
        <legend className="h2">{say('register.emergency')}</legend>
        <p className={styles.why}>{say('register.emergencyLead')}</p>
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
            <Icon of={CopyCheck} /> {say('register.sameAsParent')}
          </Button>
        )}
        <TextField
          label={say('register.theirName')}
          name="emergencyName"
          autoComplete="off"
          value={draft.emergencyName}
          onChange={(emergencyName) => change({ emergencyName })}
          error={wrong('emergencyName')}
        />
        <TextField
          label={say('register.theirPronouns')}
          optional
          name="emergencyPronouns"
          autoComplete="off"
          maxLength={60}
          value={draft.emergencyPronouns}
          onChange={(emergencyPronouns) => change({ emergencyPronouns })}
          error={wrong('emergencyPronouns')}
        />
        <TextField
          label={say('register.theirContact')}
          name="emergencyContact"
          autoComplete="off"
          hint={say('register.theirContactHint')}
          value={draft.emergencyContact}
          onChange={(emergencyContact) => change({ emergencyContact })}
          error={wrong('emergencyContact')}
        />
      </fieldset>
      <TextArea
        label={say('register.help')}
        optional
        name="assistance"
        maxLength={2_000}
        hint={say('register.helpHint')}
        value={draft.assistance}
        onChange={(assistance) => change({ assistance })}
        error={wrong('assistance')}
      />
      {!minor && <Photos {...props} />}
      <Checkbox
        card
        name="riskAccepted"
        label={say('register.acceptRules')}
        detail={<bdi className={styles.rules}>{event.riskText.text}</bdi>}
        checked={draft.riskAccepted}
        onChange={(riskAccepted) => change({ riskAccepted })}
        error={wrong('riskAccepted')}
      />
    </>
  );
}

function ParentPart({ event, full, draft, change, wrong }: StepProps) {
  return (
    <>
      <p className={styles.lead}>{say('register.parentLead', { age: event.minorBelowAge })}</p>
      <ChoiceGroup
        label={say('register.parentHow')}
        name="parentHow"
        options={[
          { value: 'link', label: say('register.parentLink'), detail: say('register.parentLinkHint') },
          { value: 'here', label: say('register.parentHere'), detail: say('register.parentHereHint') },
        ]}
        value={draft.parentHow === '' ? undefined : draft.parentHow}
        onChange={(parentHow) => change({ parentHow, parentAgrees: false })}
        error={wrong('parentHow')}
      />
      <TextField
        label={say('register.parentName')}
        name="parentName"
        autoComplete="off"
        value={draft.parentName}
        onChange={(parentName) => change({ parentName })}
        error={wrong('parentName')}
      />
      <TextField
        label={say('register.parentPronouns')}
        optional
        name="parentPronouns"
        autoComplete="off"
        maxLength={60}
        value={draft.parentPronouns}
        onChange={(parentPronouns) => change({ parentPronouns })}
        error={wrong('parentPronouns')}
      />
      <TextField
        label={say('register.parentContact')}
        name="parentContact"
        autoComplete="off"
        hint={say(draft.parentHow === 'link' ? 'register.parentContactLink' : 'register.parentContactHere')}
        value={draft.parentContact}
        onChange={(parentContact) => change({ parentContact })}
        error={wrong('parentContact')}
      />
      {draft.parentHow === 'here' && (
        <Checkbox
          card
          name="parentAgrees"
          label={say('register.parentAgrees')}
          detail={<bdi className={styles.rules}>{event.consentText.text}</bdi>}
          checked={draft.parentAgrees}
          onChange={(parentAgrees) => change({ parentAgrees })}
          error={wrong('parentAgrees')}
        />
      )}
      {draft.parentHow === 'here' && <Photos {...{ event, full, draft, change, wrong }} />}
    </>
  );
}

/** Whether photos may be shown: of a minor a parent says so, here or by their link. */
function Photos({ event, draft, change, wrong }: StepProps) {
  if (!event.photoConsentAsked) return null;
  return (
    <PickGroup
      label={say(draft.age === 'minor' ? 'register.photosChild' : 'register.photos')}
      hint={say('register.photosHint')}
      name="photos"
      options={[
        { value: 'yes', label: say('register.yes') },
        { value: 'no', label: say('register.no') },
      ]}
      value={draft.photos === '' ? undefined : draft.photos}
      onChange={(photos) => change({ photos: photos === 'yes' ? 'yes' : 'no' })}
      error={wrong('photos')}
    />
  );
}
