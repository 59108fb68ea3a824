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
import { Form } from '#web/ui/Form.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say, tell } from '#web/ui/say.ts';
import { EmailField, PasswordField, SelectField, TextField } from '#web/ui/TextField.tsx';
import { type FieldOf, type FormState, useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

type Shown = AnswerOf<typeof mailServerEndpoints.mailServer>;
type Server = NonNullable<Shown['server']>;

/** With the port that goes with each as a rule. */
const ENCRYPTION = [
  { value: 'starttls', line: 'texts.starttls', port: '587' },
  { value: 'tls', line: 'texts.tls', port: '465' },
  { value: 'none', line: 'texts.noEncryption', port: '25' },
] as const;

const CHANGES = [keyOf(mailServerEndpoints.mailServer), keyOf(mailEndpoints.outbox)];

export function MailServerPanel() {
  const { data } = useAsk(mailServerEndpoints.mailServer);
  if (!data) return null;
  return (
    <Panel title={say('texts.mailServer')}>
      {data.fixed && data.server ? (
        <p>
          {tell('texts.fixedServer', {
            host: data.server.host,
            sender: data.server.sender,
            b: (words) => <b>{words}</b>,
          })}
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
    failed: say('texts.notTried'),
    changes: CHANGES,
    onDone: ({ taken }) => taken && form.set({ password: '' }),
  });
  const forget = useCommand(mailServerEndpoints.forgetMailServer, {
    done: say('texts.forgotten'),
    failed: say('texts.notForgotten'),
    changes: CHANGES,
  });
  const field = form.fields(keep.fields);
  const send = () => {
    const { password, port, ...typed } = form.typed;
    keep.send({ body: { ...typed, port: Number(port), ...(password !== '' && { password }) } });
  };
  return (
    <Form className={styles.form} onSubmit={() => send()}>
      <p className="muted">{server === null ? say('texts.serverLead') : say('texts.serverIsSet')}</p>
      <ServerFields form={form} field={field} hasPassword={hasPassword} />
      <div role="status">{keep.answer && !keep.busy && <Outcome {...keep.answer} />}</div>
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={keep.busy}>
          {say('texts.sendTest')}
        </Button>
        {server && (
          <Button kind="quiet" busy={forget.busy} onClick={() => forget.send()}>
            {say('texts.forgetServer')}
          </Button>
        )}
      </div>
    </Form>
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
        <TextField label={say('texts.mailServer')} dir="ltr" autoComplete="off" {...field('host')} />
        <SelectField
          label={say('texts.encryption')}
          {...field('security')}
          options={ENCRYPTION.map(({ value, line }) => ({ value, label: say(line) }))}
          onChange={(value) => {
            const chosen = ENCRYPTION.find((one) => one.value === value) ?? ENCRYPTION[0];
            form.set({ security: chosen.value, port: chosen.port });
          }}
        />
        <TextField label={say('texts.port')} inputMode="numeric" {...field('port')} />
        <TextField label={say('texts.userName')} optional dir="ltr" autoComplete="off" {...field('user')} />
        <PasswordField
          label={say('texts.password')}
          optional
          autoComplete="new-password"
          hint={hasPassword ? say('texts.passwordKept') : say('texts.passwordHint')}
          {...field('password')}
        />
        <EmailField label={say('texts.sender')} autoComplete="off" {...field('sender')} />
      </div>
      <Checkbox
        card
        label={say('settings.hallMachine')}
        detail={say('texts.inTheHallHint')}
        checked={form.typed.inTheHall}
        onChange={(inTheHall) => form.set({ inTheHall })}
      />
      <EmailField label={say('texts.testTo')} autoComplete="off" {...field('testTo')} />
    </>
  );
}

function Outcome({ taken, trouble, troubleTold }: AnswerOf<typeof mailServerEndpoints.setMailServer>) {
  return taken ? (
    <Banner tone="ok" icon={MailCheck} lead={say('texts.testTaken')}>
      {say('texts.testTakenLead')}
    </Banner>
  ) : (
    <Banner tone="warn" icon={MailX} lead={say('texts.testNotTaken')}>
      <Reported told={troubleTold}>{trouble}</Reported>
    </Banner>
  );
}
