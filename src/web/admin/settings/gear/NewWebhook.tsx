/** Adding an address that is told what happens. */
import { useState } from 'react';
import { gearEndpoints } from '#contract/show/gear.ts';
import { NOTIFICATIONS, type NotificationKind } from '#domain/show/notifications.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { Form } from '#web/ui/Form.tsx';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import settings from '../Settings.module.css';
import { GEAR } from './gear.ts';
import { NOTIFICATION_WORDS } from './words.ts';

export function NewWebhook() {
  const [url, setUrl] = useState('');
  const [happenings, setHappenings] = useState<NotificationKind[]>(['act_started', 'act_ended']);
  const [inTheHall, setInTheHall] = useState(false);
  const add = useCommand(gearEndpoints.addWebhook, { changes: GEAR, onDone: () => setUrl('') });
  const problems = add.fields;
  const said = Object.keys(problems).length === 0;
  return (
    <Form className={settings.form} onSubmit={() => add.send({ body: { url, happenings, inTheHall } })}>
      {add.answer && <CopyLine label={say('gear.secret')} value={add.answer.secret} />}
      <TextField
        label={say('gear.newAddress')}
        name="gear_url"
        dir="ltr"
        autoComplete="off"
        value={url}
        onChange={setUrl}
        error={problems.url ?? (said ? add.error?.message : undefined)}
      />
      <PickSeveral
        label={say('gear.tellWhen')}
        options={NOTIFICATIONS.map((value) => ({ value, label: say(NOTIFICATION_WORDS[value]) }))}
        value={happenings}
        onChange={setHappenings}
        error={problems.happenings}
      />
      <Checkbox
        card
        label={say('settings.hallMachine')}
        detail={say('gear.inTheHallHint')}
        checked={inTheHall}
        onChange={setInTheHall}
      />
      <div className={settings.foot}>
        <Button type="submit" busy={add.busy}>
          {say('gear.addAddress')}
        </Button>
      </div>
    </Form>
  );
}
