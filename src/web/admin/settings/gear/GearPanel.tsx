/** Other gear: keys that press the desk's buttons, and addresses that are told what happens in the show. */
import { useState } from 'react';
import { gearEndpoints } from '#contract/show/gear.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
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
        {gear.isPending && <LoadingBlock rows={3} label="Loading other gear" />}
        {gear.isError && <p>{sentenceOf(gear.error, 'The list cannot be loaded just now.')}</p>}
        {gear.data && (
          <>
            <h2 className={cx('h3', styles.part)}>Keys</h2>
            <p className="muted">
              A Stream Deck or any other machine can press GO and the other keys of the desk over the network.
              Each needs a token of its own, which works in this event alone. With it{' '}
              <code>/api/v1/control/stream</code> tells what is on and next, the time that is left, how late
              the show is and how many voted.
            </p>
            <ul>
              {gear.data.tokens.map((token) => (
                <Token key={token.id} token={token} timeZone={timeZone} />
              ))}
            </ul>
            <NewToken />
            <h2 className={cx('h3', styles.part)}>Lower third</h2>
            <p className="muted">
              Who is on, over nothing, for a camera’s picture: open this address as a browser source in OBS or
              a vision mixer.
            </p>
            <CopyLine label="Address of the lower third" value={LOWER_THIRD} />
            <h2 className={cx('h3', styles.part)}>Addresses that are told</h2>
            <p className="muted">
              When something happens that the hall can see, these addresses hear of it at once: signed, and
              again until they answer. Nothing personal is in it, and nothing that was not revealed.
            </p>
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
    failed: 'Not revoked. Try again.',
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
          Made by <bdi>{token.createdBy}</bdi> {showDateAndTime(token.createdAt, timeZone)},{' '}
          {token.lastUsedAt === null
            ? 'never used'
            : `last used ${showDateAndTime(token.lastUsedAt, timeZone)}`}
        </span>
      </span>
      <Button
        size="s"
        kind="destructive"
        busy={revoke.busy}
        onClick={() => revoke.send({ params: { id: token.id } })}
      >
        Revoke
      </Button>
    </li>
  );
}

function NewToken() {
  const [name, setName] = useState('');
  const add = useCommand(gearEndpoints.addControlToken, {
    failed: 'Not made. Try again.',
    changes: GEAR,
    onDone: () => setName(''),
  });
  return (
    <form
      className={settings.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.send({ body: { name } });
      }}
    >
      {add.answer && (
        <CopyLine label="The new token. It is shown this once, so copy it now." value={add.answer.token} />
      )}
      <div className={settings.pair}>
        <TextField
          label="Name of the new key"
          name="gear_name"
          hint="As it will stand in the log: “Stream Deck at the desk”."
          value={name}
          onChange={setName}
          error={add.fields.name}
        />
      </div>
      <div className={settings.foot}>
        <Button type="submit" busy={add.busy}>
          Make a token
        </Button>
      </div>
    </form>
  );
}
