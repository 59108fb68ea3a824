/** The hall's paired screens: pair one by the code it shows, name it, call it, let it go. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify';
import { screensEndpoints } from '#contract/show/screens.ts';
import { CallFailed, call, sentenceOf } from '#web/client/api.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { serverNow } from '#web/client/clock.ts';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';

import styles from './Settings.module.css';

const QUERY = keyOf(screensEndpoints.pairedScreens);
const KINDS = { mc: 'MC page', projector: 'Projector', backstage: 'Call board' } as const;

export function PairedScreens() {
  const queries = useQueryClient();
  const screens = useAsk(screensEndpoints.pairedScreens, { refetchInterval: 10_000 });
  const [leaving, setLeaving] = useState<{ id: string; name: string }>();
  const again = () => queries.invalidateQueries({ queryKey: QUERY });
  const failed = (error: unknown) => toast.error(sentenceOf(error, 'That could not be done.'));
  const identify = useMutation({
    mutationFn: (id: string) => call(screensEndpoints.identifyScreen, { params: { id } }),
    onError: failed,
  });
  const unpair = useMutation({
    mutationFn: (id: string) => call(screensEndpoints.unpairScreen, { params: { id } }),
    onSettled: again,
    onError: failed,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(screensEndpoints.renameScreen, { params: { id }, body: { name } }),
    onSettled: again,
    onError: failed,
  });
  return (
    <Panel title="Paired screens">
      <PairForm onPaired={again} />
      {screens.data?.length === 0 && <p className="muted">No screen is paired yet.</p>}
      <ul className={styles.screens}>
        {screens.data?.map((screen) => (
          <li key={screen.id}>
            <b className="num">{screen.number}</b>
            <div>
              <NameField
                key={screen.name}
                name={screen.name}
                onSave={(name) => rename.mutate({ id: screen.id, name })}
              />
              <span className="small muted">
                {KINDS[screen.kind]}, {screen.here ? 'connected' : `silent for ${silence(screen.lastSeenAt)}`}
              </span>
            </div>
            <span className={styles.screenActions}>
              {screen.kind !== 'mc' && (
                <Button size="s" disabled={!screen.here} onClick={() => identify.mutate(screen.id)}>
                  Identify
                </Button>
              )}
              <Button size="s" onClick={() => setLeaving(screen)}>
                Unpair
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title={`Unpair ${leaving?.name ?? ''}?`}
        confirm="Unpair it"
        cancel="Keep it"
        onCancel={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving) unpair.mutate(leaving.id);
          setLeaving(undefined);
        }}
      >
        A projector keeps its picture without a name; an MC page or a call board loses what it shows.
      </ConfirmDialog>
    </Panel>
  );
}

const silence = (lastSeenAt: number): string => durationText(Math.max(0, serverNow() - lastSeenAt));

function PairForm({ onPaired }: { onPaired: () => void }) {
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const pair = useMutation({
    mutationFn: () => call(screensEndpoints.claimScreen, { body: { code, name } }),
    onSuccess: () => {
      setCode('');
      setName('');
      onPaired();
    },
  });
  const fields = pair.error instanceof CallFailed ? pair.error.fields : {};
  const problem = pair.error ? sentenceOf(pair.error, 'The server cannot be reached. Try again.') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pair.mutate();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField
          label="Code on the screen"
          hint="Open /projector, /backstage or /mc there; P at a projector shows it again."
          name="screen_code"
          dir="ltr"
          autoComplete="off"
          value={code}
          onChange={setCode}
          error={fields.code ?? (fields.name ? undefined : problem)}
        />
        <TextField
          label="Name of the screen"
          hint="As “Main hall”."
          name="screen_name"
          value={name}
          onChange={setName}
          error={fields.name}
        />
      </div>
      <div className={styles.foot}>
        <Button kind="primary" type="submit" busy={pair.isPending} disabled={code === '' || name === ''}>
          Pair screen
        </Button>
      </div>
    </form>
  );
}

/** The name, saved when the person leaves the field. */
function NameField({ name, onSave }: { name: string; onSave: (name: string) => void }) {
  const [text, setText] = useState(name);
  return (
    <input
      className={styles.screenName}
      aria-label={`Name of ${name}`}
      value={text}
      maxLength={60}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => (text.trim() === '' ? setText(name) : text.trim() !== name && onSave(text.trim()))}
    />
  );
}
