/** Step 3: a parent for a minor, somebody to call, what would help, and the stage rules. */

import { CopyCheck } from 'lucide-react';
import { longest } from '#contract/primitives.ts';
import { emergencyContact, registerBody } from '#contract/registration/form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup, PickGroup } from '#web/ui/Choice.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import styles from './Register.module.css';
import type { StepProps } from './step.ts';
import { wired } from './wired.ts';

export function SafetyStep(props: StepProps) {
  const { event, draft, change } = props;
  const { typed, ticked } = wired(props);
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
        <TextField label={say('register.theirName')} autoComplete="off" {...typed('emergencyName')} />
        <TextField
          label={say('register.theirPronouns')}
          optional
          autoComplete="off"
          most={longest(emergencyContact.shape.pronouns)}
          {...typed('emergencyPronouns')}
        />
        <TextField
          label={say('register.theirContact')}
          autoComplete="off"
          hint={say('register.theirContactHint')}
          {...typed('emergencyContact')}
        />
      </fieldset>
      <TextArea
        label={say('register.help')}
        optional
        most={longest(registerBody.shape.assistance_needed)}
        hint={say('register.helpHint')}
        {...typed('assistance')}
      />
      {!minor && <Photos {...props} />}
      <Checkbox
        card
        label={say('register.acceptRules')}
        detail={<bdi className={styles.rules}>{event.riskText.text}</bdi>}
        {...ticked('riskAccepted')}
        onChange={(riskAccepted) => change({ riskAccepted, rulesVersion: event.riskText.version })}
      />
    </>
  );
}

function ParentPart(props: StepProps) {
  const { event, draft, change } = props;
  const { typed, chosen, ticked } = wired(props);
  return (
    <>
      <p className={styles.lead}>{say('register.parentLead', { age: event.minorBelowAge })}</p>
      <ChoiceGroup
        label={say('register.parentHow')}
        options={[
          { value: 'link', label: say('register.parentLink'), detail: say('register.parentLinkHint') },
          { value: 'here', label: say('register.parentHere'), detail: say('register.parentHereHint') },
        ]}
        {...chosen('parentHow')}
        onChange={(parentHow) => change({ parentHow, parentAgrees: false })}
      />
      <TextField label={say('register.parentName')} autoComplete="off" {...typed('parentName')} />
      <TextField
        label={say('register.parentPronouns')}
        optional
        autoComplete="off"
        most={longest(emergencyContact.shape.pronouns)}
        {...typed('parentPronouns')}
      />
      <TextField
        label={say('register.parentContact')}
        autoComplete="off"
        hint={
          event.contactNeeded &&
          say(draft.parentHow === 'link' ? 'register.parentContactLink' : 'register.parentContactHere')
        }
        {...typed('parentContact')}
      />
      {draft.parentHow === 'here' && (
        <Checkbox
          card
          label={say('register.parentAgrees')}
          detail={<bdi className={styles.rules}>{event.consentText.text}</bdi>}
          {...ticked('parentAgrees')}
          onChange={(parentAgrees) => change({ parentAgrees, consentVersion: event.consentText.version })}
        />
      )}
      {draft.parentHow === 'here' && <Photos {...props} />}
    </>
  );
}

/** Whether photos may be shown: of a minor a parent says so, here or by their link. */
function Photos(props: StepProps) {
  const { event, draft } = props;
  if (!event.photoConsentAsked) return null;
  return (
    <PickGroup
      label={say(draft.age === 'minor' ? 'register.photosChild' : 'register.photos')}
      hint={say('register.photosHint')}
      options={[
        { value: 'yes', label: say('register.yes') },
        { value: 'no', label: say('register.no') },
      ]}
      {...wired(props).chosen('photos')}
    />
  );
}
