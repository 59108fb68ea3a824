/** The mail server that letters are handed to: set here once it took a test letter, or named by the machine's settings. */
import { MailCheck, MailX } from 'lucide-react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { mailEndpoints, mailServerEndpoints } from '#contract/mail/endpoints.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useAuth } from '#web/client/auth.tsx';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { EmailField, PasswordField, SelectField, TextField } from '#web/ui/TextField.tsx';
import { type FieldOf, type FormState, useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

type Shown = AnswerOf<typeof mailServerEndpoints.mailServer>;
type Server = NonNullable<Shown['server']>;

/** With the port that goes with each as a rule. */
const ENCRYPTION = [
  { value: 'starttls', label: 'After a greeting (STARTTLS)', port: '587' },
  { value: 'tls', label: 'From the first byte (TLS)', port: '465' },
  { value: 'none', label: 'None: only within the hall', port: '25' },
] as const;

const CHANGES = [keyOf(mailServerEndpoints.mailServer), keyOf(mailEndpoints.outbox)];

export function MailServerPanel() {
  const { data } = useAsk(mailServerEndpoints.mailServer);
  if (!data) return null;
  return (
    <Panel title="Mail server">
      {data.fixed && data.server ? (
        <p>
          The settings of this machine name it: <b>{data.server.host}</b>, as {data.server.sender}. Whoever
          runs the server changes it there (OVATION_SMTP_HOST and the others).
        </p>
      ) : (
        <ServerForm server={data.server} />
      )}
    </Panel>
  );
}

const START = {
  host: '',
  security: 'starttls' as Server['security'],
  user: '',
  sender: '',
  inTheHall: false,
};

function ServerForm({ server }: { server: Server | null }) {
  const { admin } = useAuth();
  const { hasPassword, ...kept } = server ?? { ...START, port: 587, hasPassword: false };
  const form = useForm({ ...kept, port: String(kept.port), password: '', testTo: admin?.email ?? '' });
  const keep = useCommand(mailServerEndpoints.setMailServer, {
    failed: 'Not tried. What you typed is still here; try again.',
    changes: CHANGES,
    onDone: ({ taken }) => taken && form.set({ password: '' }),
  });
  const forget = useCommand(mailServerEndpoints.forgetMailServer, {
    done: 'Forgotten. Letters wait until there is another.',
    failed: 'Not forgotten. Try again.',
    changes: CHANGES,
  });
  const field = form.fields(keep.fields);
  const send = () => {
    const { password, port, ...typed } = form.typed;
    keep.send({ body: { ...typed, port: Number(port), ...(password !== '' && { password }) } });
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="muted">
        {server === null
          ? 'Your mail provider names these, often as “SMTP” or “outgoing mail”. The server is used once it took a test letter.'
          : 'Letters go out by this server. A change is used once it took a test letter.'}
      </p>
      <ServerFields form={form} field={field} hasPassword={hasPassword} />
      <div role="status">{keep.answer && !keep.busy && <Outcome {...keep.answer} />}</div>
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={keep.busy}>
          Send a test letter and use this server
        </Button>
        {server && (
          <Button kind="quiet" busy={forget.busy} onClick={() => forget.send()}>
            Forget this server
          </Button>
        )}
      </div>
    </form>
  );
}

interface Typed extends Omit<Server, 'port' | 'hasPassword'> {
  port: string;
  password: string;
  testTo: string;
}

interface FieldsProps {
  form: FormState<Typed>;
  field: FieldOf<Typed>;
  hasPassword: boolean;
}

function ServerFields({ form, field, hasPassword }: FieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <TextField label="Mail server" dir="ltr" autoComplete="off" {...field('host')} />
        <SelectField
          label="Encryption"
          {...field('security')}
          options={ENCRYPTION}
          onChange={(value) => {
            const chosen = ENCRYPTION.find((one) => one.value === value) ?? ENCRYPTION[0];
            form.set({ security: chosen.value, port: chosen.port });
          }}
        />
        <TextField label="Port" inputMode="numeric" {...field('port')} />
        <TextField label="User name" optional dir="ltr" autoComplete="off" {...field('user')} />
        <PasswordField
          label="Password"
          optional
          autoComplete="new-password"
          hint={
            hasPassword
              ? 'Kept, and shown to nobody. Empty leaves it as it is.'
              : 'Often one made for programs alone. It is kept sealed and shown to nobody.'
          }
          {...field('password')}
        />
        <EmailField label="Letters come from" autoComplete="off" {...field('sender')} />
      </div>
      <Checkbox
        card
        label="It is a machine of the hall"
        detail="Only then may the server call a private address, such as 192.168.1.20. Leave it off for a provider."
        checked={form.typed.inTheHall}
        onChange={(inTheHall) => form.set({ inTheHall })}
      />
      <EmailField label="A test letter to" autoComplete="off" {...field('testTo')} />
    </>
  );
}

function Outcome({ taken, trouble }: { taken: boolean; trouble: string }) {
  return taken ? (
    <Banner tone="ok" icon={MailCheck} lead="The test letter was taken.">
      This server is used from now on. Look whether the letter arrives, and not among the unwanted ones.
    </Banner>
  ) : (
    <Banner tone="warn" icon={MailX} lead="The test letter was not taken.">
      {trouble}
    </Banner>
  );
}
