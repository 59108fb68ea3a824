/** Other gear: keys that press the desk's buttons, and addresses that are told what happens in the show. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { gearEndpoints } from '#contract/show/gear.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyLine } from '#web/ui/CopyLine.tsx';
import { cx } from '#web/ui/cx.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import settings from '../Settings.module.css';
import styles from './Gear.module.css';
import { NewWebhook } from './NewWebhook.tsx';
import { Webhook } from './Webhook.tsx';

const KEY = keyOf(gearEndpoints.gear);
/** While something is on its way the list is looked at again this often. */
const LOOK_MS = 2_000;

export function GearPanel({ timeZone }: { timeZone: string }) {
  const queries = useQueryClient();
  const changed = () => void queries.invalidateQueries({ queryKey: KEY });
  const gear = useAsk(gearEndpoints.gear, {
    refetchInterval: ({ state }) =>
      state.data?.webhooks.some((hook) => hook.deliveries.some((one) => one.state === 'queued'))
        ? LOOK_MS
        : false,
  });
  return (
    <div id="gear" className={settings.anchor}>
      <Panel title="Other gear">
        {gear.isPending && <LoadingBlock rows={3} label="Loading other gear" />}
        {gear.isError && <p>{sentenceOf(gear.error, 'The list cannot be loaded just now.')}</p>}
        {gear.data && (
          <>
            <h3 className={cx('h3', styles.part)}>Keys</h3>
            <p className="muted">
              A Stream Deck or any other machine can press GO and the other keys of the desk over the network.
              Each needs a token of its own, which works in this event alone.
            </p>
            <ul>
              {gear.data.tokens.map((token) => (
                <Token key={token.id} token={token} timeZone={timeZone} onChange={changed} />
              ))}
            </ul>
            <NewToken onChange={changed} />
            <h3 className={cx('h3', styles.part)}>Addresses that are told</h3>
            <p className="muted">
              When something happens that the hall can see, these addresses hear of it at once: signed, and
              again until they answer. Nothing personal is in it, and nothing that was not revealed.
            </p>
            <ul>
              {gear.data.webhooks.map((hook) => (
                <Webhook key={hook.id} hook={hook} timeZone={timeZone} onChange={changed} />
              ))}
            </ul>
            <NewWebhook onChange={changed} />
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

function Token({ token, timeZone, onChange }: { token: TokenRow; timeZone: string; onChange: () => void }) {
  const revoke = useMutation({
    mutationFn: () => call(gearEndpoints.removeControlToken, { params: { id: token.id } }),
    onError: (error) => toast.error(sentenceOf(error, 'Not revoked. Try again.')),
    onSettled: onChange,
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
      <Button size="s" kind="destructive" busy={revoke.isPending} onClick={() => revoke.mutate()}>
        Revoke
      </Button>
    </li>
  );
}

function NewToken({ onChange }: { onChange: () => void }) {
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => call(gearEndpoints.addControlToken, { body: { name }, commandId: newCommandId() }),
    onSuccess: () => {
      setName('');
      onChange();
    },
    onError: (error) => toast.error(sentenceOf(error, 'Not made. Try again.')),
  });
  const problems = add.error instanceof CallFailed ? add.error.fields : {};
  return (
    <form
      className={settings.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      {add.data && (
        <CopyLine label="The new token. It is shown this once, so copy it now." value={add.data.token} />
      )}
      <div className={settings.pair}>
        <TextField
          label="Name of the new key"
          name="gear_name"
          hint="As it will stand in the log: “Stream Deck at the desk”."
          value={name}
          onChange={setName}
          error={problems.name}
        />
      </div>
      <div className={settings.foot}>
        <Button type="submit" busy={add.isPending}>
          Make a token
        </Button>
      </div>
    </form>
  );
}
