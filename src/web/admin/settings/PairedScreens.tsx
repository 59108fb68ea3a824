/** The hall's paired screens: pair one by the code it shows, name it, call it, let it go. */
import { useState } from 'react';
import { longest } from '#contract/primitives.ts';
import { screenName, screensEndpoints } from '#contract/show/screens.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { serverNow } from '#web/client/clock.ts';
import { useCommand } from '#web/client/command.ts';
import { AskButton } from '#web/ui/AskButton.tsx';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { deviceWords } from '#web/ui/device-words.ts';
import { Form } from '#web/ui/Form.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from './Settings.module.css';

const SCREENS = [keyOf(screensEndpoints.pairedScreens)];
const KINDS = {
  mc: 'hall.kindMc',
  projector: 'hall.kindProjector',
  backstage: 'hall.kindBackstage',
} as const;

export function PairedScreens() {
  const screens = useAsk(screensEndpoints.pairedScreens, { refetchInterval: 10_000 });
  const failed = say('hall.notPossible');
  const identify = useCommand(screensEndpoints.identifyScreen, { failed });
  const unpair = useCommand(screensEndpoints.unpairScreen, { failed, changes: SCREENS });
  const rename = useCommand(screensEndpoints.renameScreen, { failed, changes: SCREENS });
  return (
    <Panel title={say('hall.paired')}>
      <PairForm />
      {screens.data?.length === 0 && <p className="muted">{say('hall.nonePaired')}</p>}
      <ul className={styles.screens}>
        {screens.data?.map((screen) => (
          <li key={screen.id}>
            <b className="num">{screen.number}</b>
            <div>
              <NameField
                key={screen.name}
                name={deviceWords(screen.name)}
                onSave={(name) => rename.send({ params: { id: screen.id }, body: { name } })}
              />
              <span className="small muted">
                {screen.here
                  ? say('hall.screenHere', { kind: say(KINDS[screen.kind]) })
                  : say('hall.screenSilent', {
                      kind: say(KINDS[screen.kind]),
                      time: silence(screen.lastSeenAt),
                    })}
              </span>
            </div>
            <span className={styles.screenActions}>
              {screen.kind !== 'mc' && (
                <Button
                  size="s"
                  disabled={!screen.here}
                  onClick={() => identify.send({ params: { id: screen.id } })}
                >
                  {say('hall.identify')}
                </Button>
              )}
              <AskButton
                size="s"
                onSure={() => unpair.send({ params: { id: screen.id } })}
                question={{
                  title: say('hall.unpairAsk', { name: screen.name }),
                  body: say('hall.unpairLead'),
                  confirm: say('hall.unpairIt'),
                  cancel: say('hall.keepIt'),
                }}
              >
                {say('hall.unpair')}
              </AskButton>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const silence = (lastSeenAt: number): string => durationText(Math.max(0, serverNow() - lastSeenAt));

function PairForm() {
  const form = useForm({ code: '', name: '' });
  const { code, name } = form.typed;
  const pair = useCommand(screensEndpoints.claimScreen, {
    changes: SCREENS,
    onDone: form.clear,
  });
  const { fields } = pair;
  const field = form.fields(fields, 'screen_');
  const problem = pair.refusal(say('hall.pairFailed'));
  const submit = () => {
    pair.send({ body: { code, name } });
  };
  return (
    <Form className={styles.form} onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label={say('hall.codeOnScreen')}
          hint={say('hall.codeOnScreenHint')}
          dir="ltr"
          autoComplete="off"
          {...field('code')}
          error={fields.code ?? (fields.name ? undefined : problem)}
        />
        <TextField label={say('hall.screenName')} hint={say('hall.screenNameHint')} {...field('name')} />
      </div>
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={pair.busy} disabled={code === '' || name === ''}>
          {say('hall.pairScreen')}
        </Button>
      </div>
    </Form>
  );
}

/** The name, saved when the person leaves the field. */
function NameField({ name, onSave }: { name: string; onSave: (name: string) => void }) {
  const [text, setText] = useState(name);
  return (
    <input
      className={styles.screenName}
      aria-label={say('hall.nameOf', { name })}
      value={text}
      maxLength={longest(screenName)}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => (text.trim() === '' ? setText(name) : text.trim() !== name && onSave(text.trim()))}
    />
  );
}
