/** The same for all chosen acts: consents that came on paper, who to call, their category, where their track is, accepting. */
import { CircleAlert, PenLine } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { TRACK_STATES, type TrackState } from '#domain/tracks/track.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { capital } from '#web/ui/words.ts';
import type { Act } from './acts.ts';
import styles from './ChangeChosen.module.css';
import { ACTS } from './use-acts.ts';
import { TRACK_WORDS } from './words.tsx';

const NOTHING = {
  paper: false,
  how: 'Signed on paper',
  accept: false,
  categoryId: '',
  track: '',
  calls: {} as Readonly<Record<string, { preferredName: string; contactMethod: string }>>,
};
type Typed = typeof NOTHING;

export function ChangeChosen({ selected }: { selected: readonly Act[] }) {
  const [typed, setTyped] = useState<Typed>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const waiting = selected.filter(({ consent }) => consent === 'asked').length;
  const close = () => setTyped(undefined);
  const { save, busy } = useChanges(selected, (words) => {
    setRefused(words);
    if (words.length === 0) close();
  });
  const begin = () => {
    setRefused([]);
    setTyped({ ...NOTHING, paper: waiting > 0 });
  };
  const value = typed ?? NOTHING;
  const set = (part: Partial<Typed>) => setTyped({ ...value, ...part });
  return (
    <>
      <Button size="s" onClick={begin}>
        <Icon of={PenLine} size={16} /> Change
      </Button>
      <Dialog
        open={typed !== undefined}
        onClose={close}
        onSubmit={() => save(value)}
        title={`Change ${counted(selected.length, 'act')}`}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary" type="submit" busy={busy}>
              Change them
            </Button>
          </>
        }
      >
        {refused.length > 0 && (
          <Banner tone="danger" icon={CircleAlert} lead="Not done; the others are:">
            {refused.join(' ')}
          </Banner>
        )}
        <Consents {...{ value, set, waiting }} />
        {selected.some(({ status }) => status !== 'accepted') && (
          <Checkbox label="Accept them" checked={value.accept} onChange={(accept) => set({ accept })} />
        )}
        <Places {...{ value, set }} />
        {typed && <Calls {...{ value, set, selected }} />}
      </Dialog>
    </>
  );
}

interface Part {
  value: Typed;
  set: (part: Partial<Typed>) => void;
}

function Consents({ value, set, waiting }: Part & { waiting: number }) {
  if (waiting === 0) return null;
  return (
    <>
      <Checkbox
        label={`The consents came on paper, of ${counted(waiting, 'act')}`}
        checked={value.paper}
        onChange={(paper) => set({ paper })}
      />
      {value.paper && (
        <TextField
          label="How did they come?"
          name="paper_how"
          hint="No contact details: this goes into the history."
          maxLength={300}
          value={value.how}
          onChange={(how) => set({ how })}
        />
      )}
    </>
  );
}

function Places({ value, set }: Part) {
  const categories = useAsk(eventsEndpoints.categories).data ?? [];
  return (
    <>
      {categories.length > 0 && (
        <SelectField
          label="Category"
          name="category"
          placeholder="As it is"
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.categoryId}
          onChange={(categoryId) => set({ categoryId })}
        />
      )}
      <SelectField
        label="The track is"
        name="track"
        placeholder="As it is"
        options={TRACK_STATES.map((each) => ({ value: each, label: capital(TRACK_WORDS[each]) }))}
        value={value.track}
        onChange={(track) => set({ track })}
      />
    </>
  );
}

/** A row for each chosen act that left nobody to call. */
function Calls({ value, set, selected }: Part & { selected: readonly Act[] }) {
  const missing = useAsk(peopleEndpoints.missingEmergency).data ?? [];
  const acts = selected.filter(({ id }) => missing.includes(id));
  if (acts.length === 0) return null;
  return (
    <fieldset className={styles.calls}>
      <legend className="strong">Who to call in an emergency is missing</legend>
      {acts.map(({ id, stageName }) => {
        const call = value.calls[id] ?? { preferredName: '', contactMethod: '' };
        const put = (part: Partial<typeof call>) =>
          set({ calls: { ...value.calls, [id]: { ...call, ...part } } });
        return (
          <div key={id} className={styles.call}>
            <TextField
              label={`For ${stageName}: name`}
              name={`call_name_${id}`}
              maxLength={120}
              value={call.preferredName}
              onChange={(preferredName) => put({ preferredName })}
            />
            <TextField
              label="Phone"
              name={`call_phone_${id}`}
              maxLength={200}
              value={call.contactMethod}
              onChange={(contactMethod) => put({ contactMethod })}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

/** Saves what was typed, and says of which acts it could not be done, each by its name. */
function useChanges(selected: readonly Act[], onDone: (refused: readonly string[]) => void) {
  const failed = 'Not all of it was saved: the server cannot be reached. Look at the list.';
  const changes = [...ACTS, keyOf(peopleEndpoints.missingEmergency)];
  const change = useCommand(peopleEndpoints.changeMany, { failed, changes });
  const track = useCommand(tracksEndpoints.setTracks, { failed, changes });
  const ids = selected.map(({ id }) => id);
  const nameOf = (id: string) => selected.find((act) => act.id === id)?.stageName ?? 'An act';
  const save = ({ paper, how, accept, categoryId, track: state, calls }: Typed) => {
    const emergency = Object.entries(calls).flatMap(([id, call]) =>
      call.contactMethod.trim() === ''
        ? []
        : [{ id, ...call, preferredName: call.preferredName.trim() || 'Emergency contact' }],
    );
    const others = paper || accept || categoryId !== '' || emergency.length > 0;
    if (!others && state === '') return onDone([]);
    if (state !== '')
      track.send(
        { body: { ids, state: state as TrackState } },
        others
          ? {}
          : {
              onDone: () => {
                toast.success(`${counted(ids.length, 'act')} changed`);
                onDone([]);
              },
            },
      );
    if (others)
      change.send(
        {
          body: {
            ids,
            accept,
            emergency,
            ...(categoryId !== '' && { categoryId }),
            ...(paper && { paperConsent: how.trim() || NOTHING.how }),
          },
        },
        {
          onDone: ({ changed, consents, refused }) => {
            toast.success(
              [
                `${counted(changed.length, 'act')} changed`,
                ...(consents > 0 ? [`${counted(consents, 'consent')} recorded`] : []),
              ].join(', '),
            );
            onDone(refused.map(({ id, error }) => `${nameOf(id)}: ${error}`));
          },
        },
      );
  };
  return { save, busy: change.busy || track.busy };
}
