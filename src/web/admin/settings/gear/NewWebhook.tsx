/** Adding an address that is told what happens. */
import { useState } from 'react';
import { gearEndpoints } from '#contract/show/gear.ts';
import { HAPPENINGS, type HappeningKind } from '#domain/show/happenings.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import settings from '../Settings.module.css';
import { GEAR } from './gear.ts';
import { HAPPENING_WORDS } from './words.ts';

const OPTIONS = HAPPENINGS.map((value) => ({ value, label: HAPPENING_WORDS[value] }));

export function NewWebhook() {
  const [url, setUrl] = useState('');
  const [happenings, setHappenings] = useState<HappeningKind[]>(['act_started', 'act_ended']);
  const [inTheHall, setInTheHall] = useState(false);
  const add = useCommand(gearEndpoints.addWebhook, { changes: GEAR, onDone: () => setUrl('') });
  const problems = add.fields;
  const said = Object.keys(problems).length === 0;
  return (
    <form
      className={settings.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.send({ body: { url, happenings, inTheHall } });
      }}
    >
      {add.answer && (
        <CopyLine
          label="The secret that signs each delivery. It is shown this once, so copy it now."
          value={add.answer.secret}
        />
      )}
      <TextField
        label="New address"
        name="gear_url"
        dir="ltr"
        autoComplete="off"
        value={url}
        onChange={setUrl}
        error={problems.url ?? (said ? add.error?.message : undefined)}
      />
      <PickSeveral
        label="Tell it when"
        options={OPTIONS}
        value={happenings}
        onChange={setHappenings}
        error={problems.happenings}
      />
      <Checkbox
        card
        label="It is a machine of the hall"
        detail="Only then may the server call a private address, such as 192.168.1.20. Leave it off for anything on the internet."
        checked={inTheHall}
        onChange={setInTheHall}
      />
      <div className={settings.foot}>
        <Button type="submit" busy={add.busy}>
          Add the address
        </Button>
      </div>
    </form>
  );
}
