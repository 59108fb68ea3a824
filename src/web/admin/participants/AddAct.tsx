/** Adding an act by hand: a walk-up or a phone call, also when registration is closed. */
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorSummary, type FieldProblem, naming, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { ActFields } from './ActFields.tsx';
import styles from './AddAct.module.css';
import { ACTS } from './use-acts.ts';

type Body = SentBodyOf<typeof registrationEndpoints.addParticipant>;

const EMPTY = {
  preferredName: '',
  stageName: '',
  pronouns: '',
  songTitle: '',
  categoryId: '',
  delivery: 'convention',
  emergencyName: '',
  emergencyContact: '',
  isMinor: false,
  parentName: '',
  parentContact: '',
  accepted: false,
};

const bodyOf = (typed: typeof EMPTY): Body => ({
  preferredName: typed.preferredName,
  stageName: typed.stageName,
  pronouns: typed.pronouns,
  songTitle: typed.songTitle,
  categoryId: typed.categoryId === '' ? null : typed.categoryId,
  audioDeliveryMethod: typed.delivery as Body['audioDeliveryMethod'],
  emergencyContact: { preferredName: typed.emergencyName, contactMethod: typed.emergencyContact },
  isMinor: typed.isMinor,
  parentalConsent: typed.isMinor
    ? {
        consentGiven: false,
        parentPreferredName: typed.parentName,
        parentContact: typed.parentContact,
      }
    : null,
  riskAcknowledged: typed.accepted as true,
});

export function AddAct({
  open,
  categories,
  onClose,
}: {
  open: boolean;
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const add = useCommand(registrationEndpoints.addParticipant, {
    changes: ACTS,
    onDone: ({ participant }) => {
      setTyped(EMPTY);
      onClose();
      navigate(`/admin/participants/${participant.id}`);
    },
    onFailed: ({ fields, message }) =>
      setProblems(Object.keys(fields).length > 0 ? problemsOf(fields) : [{ name: 'stage_name', message }]),
  });
  const change = (part: Partial<typeof EMPTY>) => setTyped({ ...typed, ...part });
  const field = naming(problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblems([]);
    add.send({ body: bodyOf(typed) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add an act by hand"
      wide
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form="add-act" busy={add.busy}>
            Add the act
          </Button>
        </>
      }
    >
      <form id="add-act" className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.whole}>
          <ErrorSummary problems={problems} />
        </div>
        <ActFields typed={typed} change={change} field={field} categories={categories} />
        <TextField
          {...field('preferred_name')}
          label="Name we should call them"
          value={typed.preferredName}
          onChange={(preferredName) => change({ preferredName })}
        />
        <SelectField
          {...field('audio_delivery_method')}
          label="Track arrives"
          options={[
            { value: 'convention', label: 'At the convention' },
            { value: 'flash_drive', label: 'On a flash drive' },
            { value: 'email', label: 'By email' },
          ]}
          value={typed.delivery}
          onChange={(delivery) => change({ delivery })}
        />
        <TextField
          {...field('emergency_contact.preferred_name')}
          label="Emergency contact"
          value={typed.emergencyName}
          onChange={(emergencyName) => change({ emergencyName })}
        />
        <TextField
          {...field('emergency_contact.contact_method')}
          label="How we reach them"
          value={typed.emergencyContact}
          onChange={(emergencyContact) => change({ emergencyContact })}
        />
        <div className={styles.whole}>
          <Checkbox
            name="is_minor"
            label="Under age: a parent or guardian has to agree"
            checked={typed.isMinor}
            onChange={(isMinor) => change({ isMinor })}
          />
        </div>
        {typed.isMinor && (
          <>
            <TextField
              {...field('parental_consent.parent_preferred_name')}
              label="Parent or guardian"
              value={typed.parentName}
              onChange={(parentName) => change({ parentName })}
            />
            <TextField
              {...field('parental_consent.parent_contact')}
              label="Their phone or email"
              value={typed.parentContact}
              onChange={(parentContact) => change({ parentContact })}
            />
          </>
        )}
        <div className={styles.whole}>
          <Checkbox
            {...field('risk_acknowledged')}
            label="They have read and accepted the stage rules"
            checked={typed.accepted}
            onChange={(accepted) => change({ accepted })}
          />
        </div>
      </form>
    </Dialog>
  );
}
