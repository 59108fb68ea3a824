/** The act itself: read at a glance, changed from the revision that was seen. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-toastify';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { CallFailed, call } from '#web/client/api.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { ErrorSummary, type FieldProblem, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/TextField.tsx';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { Fact } from './SafetyPanel.tsx';
import { refreshActs } from './use-acts.ts';

export function ActPanel({
  participant,
  category,
  isAdmin,
}: {
  participant: Participant;
  category: string;
  isAdmin: boolean;
}) {
  const [editing, setEditing] = useState<Participant>();
  if (editing) return <EditAct start={editing} onClose={() => setEditing(undefined)} />;
  const { durationMs, performerCount, stageNotes, mcLine } = participant;
  return (
    <Panel
      title="The act"
      actions={
        isAdmin && (
          <Button size="s" onClick={() => setEditing(participant)}>
            <Icon of={Pencil} size={16} /> Change
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact term="Category">{category === '' ? 'None yet' : category}</Fact>
        <Fact term="Length">{durationMs === null ? 'Not said' : durationText(durationMs)}</Fact>
        <Fact term="On stage">{counted(performerCount, 'person', 'people')}</Fact>
        <Fact term="Needs on stage">
          <span dir="auto">{stageNotes === '' ? 'Nothing said' : stageNotes}</span>
        </Fact>
        <Fact term="The MC says">
          <span dir="auto">{mcLine === '' ? 'Nothing said' : mcLine}</span>
        </Fact>
      </dl>
    </Panel>
  );
}

const typedFrom = (participant: Participant) => ({
  stageName: participant.stageName,
  songTitle: participant.songTitle,
  pronouns: participant.pronouns,
  pronunciation: participant.pronunciation,
  categoryId: participant.categoryId ?? '',
  minutes: participant.durationMs === null ? '' : durationText(participant.durationMs),
  performerCount: String(participant.performerCount),
  stageNotes: participant.stageNotes,
  mcLine: participant.mcLine,
});

/** "3:45" in ms; null for an empty field; NaN for what is no length, which the server then names. */
function lengthOf(text: string): number | null {
  if (text.trim() === '') return null;
  const read = /^(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  return read ? (Number(read[1]) * 60 + Number(read[2])) * 1_000 : Number.NaN;
}

function EditAct({ start, onClose }: { start: Participant; onClose: () => void }) {
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => typedFrom(start));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const categories = useQuery({ queryKey: ['categories'], queryFn: () => call(eventsEndpoints.categories) });
  const save = useMutation({
    mutationFn: () => {
      const { minutes, categoryId, performerCount, ...words } = typed;
      const durationMs = lengthOf(minutes);
      return call(registrationEndpoints.editParticipant, {
        params: { id: start.id },
        body: {
          ...words,
          categoryId: categoryId === '' ? null : categoryId,
          performerCount: Number(performerCount),
          durationMs,
          revision: start.revision,
        },
      });
    },
    onSuccess: (fresh) => {
      queries.setQueryData(['participant', start.id], fresh);
      queries.invalidateQueries({ queryKey: ['history', start.id] });
      refreshActs(queries);
      toast.success('Saved');
      onClose();
    },
    onError: (error) => setProblems(error instanceof CallFailed ? problemsOf(error.fields) : []),
  });
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const field = (name: string) => {
    const error = problems.find((problem) => problem.name === name)?.message;
    return { name, ...(error !== undefined && { error }) };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Number.isNaN(lengthOf(typed.minutes)))
      return setProblems([{ name: 'duration_ms', message: 'Enter minutes and seconds, like 3:45' }]);
    setProblems([]);
    save.mutate();
  };
  return (
    <Panel title="Change the act">
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.whole}>
          <ErrorSummary problems={problems} />
          {save.isError && problems.length === 0 && (
            <Banner tone="danger" icon={CircleAlert} lead="Not saved.">
              {save.error.message} What you typed is still here.
            </Banner>
          )}
        </div>
        <TextField
          {...field('stage_name')}
          label="Stage name"
          value={typed.stageName}
          onChange={(stageName) => change({ stageName })}
        />
        <TextField
          {...field('song_title')}
          label="Song or piece"
          value={typed.songTitle}
          onChange={(songTitle) => change({ songTitle })}
        />
        <TextField
          {...field('pronouns')}
          label="Pronouns"
          optional
          value={typed.pronouns}
          onChange={(pronouns) => change({ pronouns })}
        />
        <TextField
          {...field('pronunciation')}
          label="How we say it"
          optional
          value={typed.pronunciation}
          onChange={(pronunciation) => change({ pronunciation })}
        />
        <SelectField
          {...field('category_id')}
          label="Category"
          placeholder="None yet"
          options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          value={typed.categoryId}
          onChange={(categoryId) => change({ categoryId })}
        />
        <TextField
          {...field('duration_ms')}
          label="Length"
          optional
          hint="Like 3:45"
          value={typed.minutes}
          onChange={(minutes) => change({ minutes })}
        />
        <TextField
          {...field('performer_count')}
          label="People on stage"
          inputMode="numeric"
          value={typed.performerCount}
          onChange={(performerCount) => change({ performerCount })}
        />
        <div className={styles.whole}>
          <TextArea
            {...field('stage_notes')}
            label="Needs on stage"
            optional
            maxLength={500}
            value={typed.stageNotes}
            onChange={(stageNotes) => change({ stageNotes })}
          />
        </div>
        <div className={styles.whole}>
          <TextArea
            {...field('mc_line')}
            label="A sentence for the MC"
            optional
            maxLength={280}
            value={typed.mcLine}
            onChange={(mcLine) => change({ mcLine })}
          />
        </div>
        <div className={`row wrap ${styles.whole}`}>
          <Button onClick={onClose}>Leave as it was</Button>
          <Button kind="primary" type="submit" busy={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Panel>
  );
}
