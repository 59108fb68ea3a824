/** The same for all chosen acts: consents that came on paper, who to call, their category, where their track is, accepting. */

import { CircleAlert, PenLine } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { longest, REASON_LENGTH } from '#contract/primitives.ts';
import { emergencyContact } from '#contract/registration/form.ts';
import { peopleEndpoints } from '#contract/registration/people.ts';
import { tracksEndpoints } from '#contract/tracks/endpoints.ts';
import { TRACK_WORDS } from '#domain/registration/history-words.ts';
import { TRACK_STATES, type TrackState } from '#domain/tracks/track.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { capital } from '#web/ui/words.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import type { RegisteredAct } from './acts.ts';
import styles from './ChangeChosen.module.css';
import { ACTS } from './use-acts.ts';

const NOTHING = {
  paper: false,
  how: '',
  accept: false,
  categoryId: '',
  track: '',
  calls: {} as Readonly<Record<string, { preferredName: string; contactMethod: string }>>,
};
type Typed = typeof NOTHING;

export function ChangeChosen({
  selected,
  onChanged,
}: {
  selected: readonly RegisteredAct[];
  /** What was said of these acts before may not be true any more. */
  onChanged: () => void;
}) {
  const [typed, setTyped] = useState<Typed>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const waiting = selected.filter(({ consent }) => consent === 'asked').length;
  const close = () => setTyped(undefined);
  const { save, busy } = useChanges(selected, (words) => {
    setRefused(words);
    onChanged();
    if (words.length === 0) close();
  });
  const begin = () => {
    setRefused([]);
    setTyped({ ...NOTHING, how: say('bulk.signedOnPaper'), paper: waiting > 0 });
  };
  const value = typed ?? NOTHING;
  const set = (part: Partial<Typed>) => setTyped({ ...value, ...part });
  return (
    <>
      <Button size="s" onClick={begin}>
        <Icon of={PenLine} size={16} /> {say('bulk.change')}
      </Button>
      <AdminDialog
        open={typed !== undefined}
        onClose={close}
        onSubmit={() => save(value)}
        title={say('bulk.changeTitle', { count: selected.length })}
        submit={say('bulk.changeThem')}
        busy={busy}
      >
        {refused.length > 0 && (
          <Banner tone="danger" icon={CircleAlert} lead={say('bulk.othersDone')}>
            {refused.join(' ')}
          </Banner>
        )}
        <Consents {...{ value, set, waiting }} />
        {selected.some(({ status }) => status !== 'accepted') && (
          <Checkbox
            label={say('bulk.acceptThem')}
            checked={value.accept}
            onChange={(accept) => set({ accept })}
          />
        )}
        <Places {...{ value, set }} />
        {typed && <Calls {...{ value, set, selected }} />}
      </AdminDialog>
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
        label={say('bulk.onPaper', { count: waiting })}
        checked={value.paper}
        onChange={(paper) => set({ paper })}
      />
      {value.paper && (
        <TextField
          label={say('bulk.howCame')}
          name="paper_how"
          hint={say('bulk.howCameHint')}
          most={REASON_LENGTH}
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
          label={say('acts.category')}
          name="category"
          placeholder={say('bulk.asItIs')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          value={value.categoryId}
          onChange={(categoryId) => set({ categoryId })}
        />
      )}
      <SelectField
        label={say('bulk.trackIs')}
        name="track"
        placeholder={say('bulk.asItIs')}
        options={TRACK_STATES.map((each) => ({ value: each, label: capital(say(TRACK_WORDS[each])) }))}
        value={value.track}
        onChange={(track) => set({ track })}
      />
    </>
  );
}

/** A row for each chosen act that left nobody to call. */
function Calls({ value, set, selected }: Part & { selected: readonly RegisteredAct[] }) {
  const missing = useAsk(peopleEndpoints.missingEmergency).data ?? [];
  const acts = selected.filter(({ id }) => missing.includes(id));
  if (acts.length === 0) return null;
  return (
    <fieldset className={styles.calls}>
      <legend className="strong">{say('bulk.emergencyMissing')}</legend>
      {acts.map(({ id, stageName }) => {
        const call = value.calls[id] ?? { preferredName: '', contactMethod: '' };
        const put = (part: Partial<typeof call>) =>
          set({ calls: { ...value.calls, [id]: { ...call, ...part } } });
        return (
          <div key={id} className={styles.call}>
            <TextField
              label={say('bulk.callName', { name: stageName })}
              name={`call_name_${id}`}
              most={longest(emergencyContact.shape.preferred_name)}
              value={call.preferredName}
              onChange={(preferredName) => put({ preferredName })}
            />
            <TextField
              label={say('bulk.callPhone')}
              name={`call_phone_${id}`}
              most={longest(emergencyContact.shape.contact_method)}
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
function useChanges(selected: readonly RegisteredAct[], onDone: (refused: readonly string[]) => void) {
  const failed = say('bulk.notAllSaved');
  const changes = [...ACTS, keyOf(peopleEndpoints.missingEmergency)];
  const change = useCommand(peopleEndpoints.changeMany, { failed, changes });
  const track = useCommand(tracksEndpoints.setTracks, { failed, changes });
  const ids = selected.map(({ id }) => id);
  const nameOf = (id: string) => selected.find((act) => act.id === id)?.stageName ?? say('bulk.anAct');
  const save = ({ paper, how, accept, categoryId, track: state, calls }: Typed) => {
    const emergency = Object.entries(calls).flatMap(([id, call]) =>
      call.contactMethod.trim() === ''
        ? []
        : [{ id, ...call, preferredName: call.preferredName.trim() || say('bulk.emergencyContact') }],
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
                toast.success(say('bulk.changed', { count: ids.length }));
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
            ...(paper && { paperConsent: how.trim() || say('bulk.signedOnPaper') }),
          },
        },
        {
          onDone: ({ changed, consents, refused }) => {
            toast.success(
              consents > 0
                ? say('bulk.changedAndConsents', { count: changed.length, consents })
                : say('bulk.changed', { count: changed.length }),
            );
            onDone(refused.map(({ id, error }) => say('bulk.refusedOf', { name: nameOf(id), why: error })));
          },
        },
      );
  };
  return { save, busy: change.busy || track.busy };
}
