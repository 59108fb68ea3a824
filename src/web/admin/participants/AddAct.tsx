/** Adding an act by hand: a walk-up or a phone call, also when registration is closed. */
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { AdminDialog } from '../AdminDialog.tsx';
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

/** What is asked of an act that somebody tells at the desk; the rest can follow on its page. */
const ASKED = ['stageName', 'songTitle', 'pronouns', 'categoryId', 'audioDeliveryMethod'] as const;

const bodyOf = (typed: typeof EMPTY): Body => ({
  ...typed,
  categoryId: typed.categoryId === '' ? null : typed.categoryId,
  audioDeliveryMethod: typed.audioDeliveryMethod as Body['audioDeliveryMethod'],
  parentalConsent: typed.isMinor ? { consentGiven: false, ...typed.parentalConsent } : null,
  // Where it is not ticked, the server says what to do.
  riskAcknowledged: typed.riskAcknowledged as true,
});

interface AddActProps {
  open: boolean;
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** What is typed, and what came back when it was sent. */
function useAdding(onClose: () => void) {
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
  const submit = () => {
    add.send({ body: bodyOf(form.typed) });
  };
  return { form, refused, busy: add.busy, submit };
}

export function AddAct({ open, categories, onClose }: AddActProps) {
  const { form, refused, busy, submit } = useAdding(onClose);
  const problems = useMemo(() => problemsOf(refused), [refused]);
  const field = form.fields(refused);
  return (
    <AdminDialog
      open={open}
      onClose={onClose}
      title={say('acts.addTitle')}
      wide
      actions={
        <>
          <Button onClick={onClose}>{say('admin.cancel')}</Button>
          <Button kind="primary" type="submit" form="add-act" busy={busy}>
            {say('acts.addIt')}
          </Button>
        </>
      }
    >
      <Form id="add-act" className={styles.form} onSubmit={submit}>
        <div className={styles.whole}>
          <ErrorSummary problems={problems} />
        </div>
        <ActFields names={ASKED} field={field} categories={categories} />
        <TextField {...field('preferredName')} label={say('acts.nameToCall')} />
        <TextField {...field('emergencyContact.preferredName')} label={say('acts.emergencyContact')} />
        <TextField {...field('emergencyContact.contactMethod')} label={say('acts.howWeReach')} />
        <div className={styles.whole}>
          <Checkbox
            name="is_minor"
            label={say('acts.isMinor')}
            checked={form.typed.isMinor}
            onChange={(isMinor) => form.set({ isMinor })}
          />
        </div>
        {form.typed.isMinor && (
          <>
            <TextField {...field('parentalConsent.parentPreferredName')} label={say('acts.parent')} />
            <TextField {...field('parentalConsent.parentContact')} label={say('acts.parentReach')} />
          </>
        )}
        <div className={styles.whole}>
          <Checkbox
            name="risk_acknowledged"
            label={say('acts.riskRead')}
            checked={form.typed.riskAcknowledged}
            onChange={(riskAcknowledged) => form.set({ riskAcknowledged })}
            error={refused.risk_acknowledged}
          />
        </div>
      </Form>
    </AdminDialog>
  );
}
