/** Putting right what is kept of whoever registered. It is covered, so opening the form is a look that is logged. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { mailEndpoints } from '#contract/mail/endpoints.ts';
import { longest } from '#contract/primitives.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { editParticipantBody, emergencyContact } from '#contract/registration/form.ts';
import { call } from '#web/client/api.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand, usePress } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { capital } from '#web/ui/words.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { ACTS, actKey, historyKey } from './use-acts.ts';

/** What is kept of whoever registered, as it was uncovered. */
interface Person {
  preferredName: string;
  contact: string;
  assistanceNeeded: string;
  emergencyContact: { preferredName: string; pronouns: string; contactMethod: string };
  isMinor: boolean;
}

const WORDS = {
  preferredName: ['acts.nameToCall'],
  'emergencyContact.preferredName': ['acts.emergencyContact'],
  'emergencyContact.contactMethod': ['acts.howWeReach'],
} as const;

const { shape: limits } = editParticipantBody;
const inCall = emergencyContact.shape;

/** Uncovers the parts that hold anything. */
async function uncovered({ id, ownConsent, needsAssistance, emergencyKnown }: Participant): Promise<Person> {
  const part = (block: 'name' | 'assistance' | 'emergency') =>
    call(registrationEndpoints.revealPersonal, { params: { id }, body: { block } });
  const { name } = await part('name');
  const { assistance } = needsAssistance ? await part('assistance') : { assistance: null };
  const { emergency } = emergencyKnown ? await part('emergency') : { emergency: null };
  return {
    preferredName: name?.preferredName ?? '',
    contact: name?.contact ?? '',
    assistanceNeeded: assistance?.assistanceNeeded ?? '',
    emergencyContact: emergency ?? { preferredName: '', pronouns: '', contactMethod: '' },
    isMinor: ownConsent !== 'not_needed',
  };
}

/** The button that uncovers the person, and the form over what it showed. */
export function EditPerson({ participant }: { participant: Participant }) {
  const [start, setStart] = useState<{ participant: Participant; person: Person }>();
  const look = usePress(uncovered, { changes: [historyKey(participant.id)] });
  const open = async () => {
    const person = await look.send(participant);
    if (person) setStart({ participant, person });
  };
  const problem = look.refusal(say('acts.away'));
  return (
    <>
      <Button size="s" busy={look.busy} onClick={open}>
        <Icon of={Pencil} size={16} /> {say('crew.changePerson')}
      </Button>
      {problem !== undefined && <SaveState state="failed">{problem}</SaveState>}
      {start && <PersonForm {...start} onClose={() => setStart(undefined)} />}
    </>
  );
}

interface Correcting {
  participant: Participant;
  person: Person;
  onClose: () => void;
}

/** What is typed over the person as they were uncovered, and how what is new of it is saved. */
function useCorrection({ participant: { id, revision }, person, onClose }: Correcting) {
  const form = useForm(person, WORDS);
  const save = useCommand(registrationEndpoints.editParticipant, {
    done: say('admin.saved'),
    puts: actKey(id),
    changes: [...ACTS, historyKey(id), keyOf(mailEndpoints.lettersOfAct, { params: { id } })],
    onDone: onClose,
  });
  // What no field is wrong with is said at the first.
  const isOfNoField = save.error !== undefined && Object.keys(save.fields).length === 0;
  const refused = isOfNoField ? { preferred_name: save.refusal(say('acts.away')) ?? '' } : save.fields;
  const submit = () => {
    const fresh = Object.entries(form.typed).filter(
      ([name, value]) => value !== person[name as keyof Person],
    );
    if (fresh.length === 0) onClose();
    else save.send({ params: { id }, body: { revision, ...Object.fromEntries(fresh) } });
  };
  return { form, field: form.fields(refused), submit, busy: save.busy };
}

function PersonForm(correcting: Correcting) {
  const { person, onClose } = correcting;
  const { form, field, submit, busy } = useCorrection(correcting);
  const { isMinor } = form.typed;
  return (
    <AdminDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title={say('crew.changePersonTitle')}
      submit={say('admin.save')}
      busy={busy}
    >
      <TextField {...field('preferredName')} small autoComplete="off" most={longest(limits.preferred_name)} />
      <TextField
        {...field('contact')}
        small
        label={capital(say('history.fieldContact'))}
        optional
        autoComplete="off"
        most={longest(limits.contact)}
      />
      <div className={styles.stack}>
        <Checkbox
          name="is_minor"
          label={say('crew.isMinor')}
          checked={isMinor}
          onChange={(now) => form.set({ isMinor: now })}
        />
        <span className="small muted" role="status">
          {isMinor !== person.isMinor && say(isMinor ? 'crew.becomesMinor' : 'crew.becomesAdult')}
        </span>
      </div>
      <TextArea
        {...field('assistanceNeeded')}
        rows={2}
        label={capital(say('history.personNeeds'))}
        optional
        most={longest(limits.assistance_needed)}
      />
      <TextField
        {...field('emergencyContact.preferredName')}
        small
        autoComplete="off"
        most={longest(inCall.preferred_name)}
      />
      <TextField
        {...field('emergencyContact.contactMethod')}
        small
        autoComplete="off"
        most={longest(inCall.contact_method)}
      />
    </AdminDialog>
  );
}
