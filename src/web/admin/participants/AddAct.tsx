/** Adding an act by hand: a walk-up or a phone call, also when registration is closed. */
import { type FormEvent, useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
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
  audioDeliveryMethod: 'convention',
  emergencyContact: { preferredName: '', contactMethod: '' },
  isMinor: false,
  parentalConsent: { parentPreferredName: '', parentContact: '' },
  riskAcknowledged: false,
};

const bodyOf = (typed: typeof EMPTY): Body => ({
  ...typed,
  categoryId: typed.categoryId === '' ? null : typed.categoryId,
  audioDeliveryMethod: typed.audioDeliveryMethod as Body['audioDeliveryMethod'],
  parentalConsent: typed.isMinor ? { consentGiven: false, ...typed.parentalConsent } : null,
  // Where it is not ticked, the server says what to do.
  riskAcknowledged: typed.riskAcknowledged as true,
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
  const form = useForm(EMPTY);
  const add = useCommand(registrationEndpoints.addParticipant, {
    changes: ACTS,
    onDone: ({ participant }) => {
      form.clear();
      onClose();
      navigate(`/admin/participants/${participant.id}`);
    },
  });
  // What no field is wrong with is said at the first. The list is the same until the next press.
  const refused = useMemo<Readonly<Record<string, string>>>(
    () =>
      add.error && Object.keys(add.fields).length === 0 ? { stage_name: add.error.message } : add.fields,
    [add.error, add.fields],
  );
  const problems = useMemo(() => problemsOf(refused), [refused]);
  const field = form.fields(refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.send({ body: bodyOf(form.typed) });
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
        <ActFields field={field} categories={categories} />
        <TextField {...field('preferredName')} label="Name we should call them" />
        <SelectField
          {...field('audioDeliveryMethod')}
          label="Track arrives"
          options={[
            { value: 'convention', label: 'Brought on the day' },
            { value: 'live', label: 'None, it is live' },
            { value: 'flash_drive', label: 'On a flash drive' },
            { value: 'email', label: 'By email' },
          ]}
        />
        <TextField {...field('emergencyContact.preferredName')} label="Emergency contact" />
        <TextField {...field('emergencyContact.contactMethod')} label="How we reach them" />
        <div className={styles.whole}>
          <Checkbox
            name="is_minor"
            label="Under age: a parent or guardian has to agree"
            checked={form.typed.isMinor}
            onChange={(isMinor) => form.set({ isMinor })}
          />
        </div>
        {form.typed.isMinor && (
          <>
            <TextField {...field('parentalConsent.parentPreferredName')} label="Parent or guardian" />
            <TextField {...field('parentalConsent.parentContact')} label="Their phone or email" />
          </>
        )}
        <div className={styles.whole}>
          <Checkbox
            name="risk_acknowledged"
            label="They have read and accepted the stage rules"
            checked={form.typed.riskAcknowledged}
            onChange={(riskAcknowledged) => form.set({ riskAcknowledged })}
            error={refused.risk_acknowledged}
          />
        </div>
      </form>
    </Dialog>
  );
}
