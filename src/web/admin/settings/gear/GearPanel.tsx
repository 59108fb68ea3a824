/** Other gear: keys that press the desk's buttons, and addresses that are told what happens in the show. */
import { useState } from 'react';
import { gearEndpoints } from '#contract/show/gear.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { cx } from '#web/ui/cx.ts';
import { Form } from '#web/ui/Form.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say, tell } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import settings from '../Settings.module.css';
import styles from './Gear.module.css';
import { GEAR } from './gear.ts';
import { NewWebhook } from './NewWebhook.tsx';
import { Webhook } from './Webhook.tsx';

const LOWER_THIRD = `${location.origin}/projector?view=lower-third`;

/** While something is on its way the list is looked at again this often. */
const LOOK_MS = 2_000;

export function GearPanel({ timeZone }: { timeZone: string }) {
  const gear = useAsk(gearEndpoints.gear, {
    refetchInterval: ({ state }) =>
      state.data?.webhooks.some((hook) => hook.deliveries.some((one) => one.state === 'queued'))
        ? LOOK_MS
        : false,
  });
  return (
    <div id="gear" className={settings.anchor}>
      <Panel flush={false}>
        {gear.isPending && <LoadingBlock rows={3} label={say('gear.loading')} />}
        {gear.isError && <p>{sentenceOf(gear.error, say('settings.listNotLoaded'))}</p>}
        {gear.data && (
          <>
            <h2 className={cx('h3', styles.part)}>{say('gear.keys')}</h2>
            <p className="muted">{tell('gear.keysLead', { code: (words) => <code>{words}</code> })}</p>
            <ul>
              {gear.data.tokens.map((token) => (
                <Token key={token.id} token={token} timeZone={timeZone} />
              ))}
            </ul>
            <NewToken />
            <h2 className={cx('h3', styles.part)}>{say('gear.lowerThird')}</h2>
            <p className="muted">{say('gear.lowerThirdLead')}</p>
            <CopyLine label={say('gear.lowerThirdAddress')} value={LOWER_THIRD} />
            <h2 className={cx('h3', styles.part)}>{say('gear.told')}</h2>
            <p className="muted">{say('gear.toldLead')}</p>
            <ul>
              {gear.data.webhooks.map((hook) => (
                <Webhook key={hook.id} hook={hook} timeZone={timeZone} />
              ))}
            </ul>
            <NewWebhook />
          </>
        )}
      </Panel>
    </div>
  );
}

interface TokenRow {
  id: string;
  name: string;
  createdBy: string;
  createdAt: number;
  lastUsedAt: number | null;
}

function Token({ token, timeZone }: { token: TokenRow; timeZone: string }) {
  const revoke = useCommand(gearEndpoints.removeControlToken, {
    failed: say('gear.notRevoked'),
    changes: GEAR,
  });
  return (
    <li className={settings.line}>
      <span>
        <b>
          <bdi>{token.name}</bdi>
        </b>
        <br />
        <span className="small muted">
          {tell(token.lastUsedAt === null ? 'gear.madeUnused' : 'gear.madeUsed', {
            name: () => <bdi>{token.createdBy}</bdi>,
            time: showDateAndTime(token.createdAt, timeZone),
            used: token.lastUsedAt === null ? '' : showDateAndTime(token.lastUsedAt, timeZone),
          })}
        </span>
      </span>
      <Button
        size="s"
        kind="destructive"
        busy={revoke.busy}
        onClick={() => revoke.send({ params: { id: token.id } })}
      >
        {say('gear.revoke')}
      </Button>
    </li>
  );
}

function NewToken() {
  const [name, setName] = useState('');
  const add = useCommand(gearEndpoints.addControlToken, {
    failed: say('gear.notMade'),
    changes: GEAR,
    onDone: () => setName(''),
  });
  return (
    <Form className={settings.form} onSubmit={() => add.send({ body: { name } })}>
      {add.answer && <CopyLine label={say('gear.newToken')} value={add.answer.token} />}
      <div className={settings.pair}>
        <TextField
          label={say('gear.keyName')}
          name="gear_name"
          hint={say('gear.keyNameHint')}
          value={name}
          onChange={setName}
          error={add.fields.name}
        />
      </div>
      <div className={settings.foot}>
        <Button type="submit" busy={add.busy}>
          {say('gear.makeToken')}
        </Button>
      </div>
    </Form>
  );
}
