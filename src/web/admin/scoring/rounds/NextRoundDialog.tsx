/** Making the next round: the rule, and who goes on by it and why, before anything is kept. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { call, sentenceOf } from '#web/client/api.ts';
import { newCommandId } from '#web/client/command-id.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import type { RoundList } from './round-list.ts';

const EACH = [
  { value: 'overall', label: 'The best of all' },
  { value: 'category', label: 'The best of each category' },
  { value: 'group', label: 'The best of each group' },
] as const;
const TIES = [
  { value: 'tie_break', label: 'I name who goes on' },
  { value: 'take_all', label: 'All of them go on' },
  { value: 'take_none', label: 'None of them goes on' },
] as const;

const whole = (text: string) => Math.min(100, Math.max(0, Number.parseInt(text, 10) || 0));

export function NextRoundDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const queries = useQueryClient();
  const certified = rounds.filter((round) => round.state === 'certified');
  const [roundIds, setRoundIds] = useState(certified.slice(-1).map((round) => round.id));
  const [name, setName] = useState('Final');
  const [each, setEach] = useState<(typeof EACH)[number]['value']>('overall');
  const [count, setCount] = useState('3');
  const [wildcards, setWildcards] = useState('0');
  const [tie, setTie] = useState<(typeof TIES)[number]['value']>('tie_break');
  const [chosen, setChosen] = useState<string[]>([]);
  const [offered, setOffered] = useState<Record<string, string>>({});
  const [reason, setReason] = useState('');
  const rule = { roundIds, each, count: whole(count), wildcards: whole(wildcards), tie, chosen };
  const preview = useQuery({
    queryKey: ['next-round', rule],
    queryFn: async () => {
      const made = await call(roundsEndpoints.previewNext, { body: rule });
      const among = made.open.flatMap((cut) => cut.among);
      setOffered((before) => ({
        ...before,
        ...Object.fromEntries(among.map((act) => [act.performanceId, act.stageName])),
      }));
      return made;
    },
    enabled: roundIds.length > 0,
    retry: false,
  });
  const make = useMutation({
    mutationFn: () =>
      call(roundsEndpoints.makeNext, { body: { ...rule, name, reason }, commandId: newCommandId() }),
    onSuccess: () => {
      toast.success('Made. Make it current when its show comes.');
      queries.invalidateQueries();
      onClose();
    },
    onError: (error) => toast.error(sentenceOf(error, 'This was not saved. Try again.')),
  });
  const toggle = (list: string[], id: string, on: boolean) =>
    on ? [...list, id] : list.filter((one) => one !== id);
  const made = preview.data;
  const ready = made !== undefined && made.open.length === 0 && made.advancing.length > 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who goes on"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={make.isPending}
            disabled={!ready || name.trim() === '' || (chosen.length > 0 && reason.trim() === '')}
            onClick={() => make.mutate()}
          >
            Make it
          </Button>
        </>
      }
    >
      <TextField label="What it is called" small value={name} onChange={setName} maxLength={60} />
      {certified.length > 1 &&
        certified.map((round) => (
          <Checkbox
            key={round.id}
            checked={roundIds.includes(round.id)}
            onChange={(on) => setRoundIds(toggle(roundIds, round.id, on))}
            label={`From ${round.name}`}
          />
        ))}
      <SelectField
        label="Who"
        small
        value={each}
        onChange={(value) => setEach(value as typeof each)}
        options={EACH}
      />
      <TextField label="How many" small inputMode="numeric" value={count} onChange={setCount} />
      <TextField
        label="Wildcards, the best of the rest"
        small
        inputMode="numeric"
        value={wildcards}
        onChange={setWildcards}
      />
      <SelectField
        label="If the last place is shared"
        small
        value={tie}
        onChange={(value) => setTie(value as typeof tie)}
        options={TIES}
      />
      {tie === 'tie_break' &&
        Object.entries(offered).map(([id, stageName]) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={(on) => setChosen(toggle(chosen, id, on))}
            label={`${stageName} goes on`}
          />
        ))}
      {chosen.length > 0 && (
        <TextField label="Why these" small value={reason} onChange={setReason} maxLength={300} />
      )}
      <div role="status">
        {preview.error && <p className="small">{sentenceOf(preview.error, 'This cannot be shown now.')}</p>}
        {made?.open.map((cut) => (
          <p key={cut.why} className="small">
            {cut.why}. {cut.seats} of {cut.among.length} can go on.
          </p>
        ))}
        <ol>
          {made?.advancing.map((act) => (
            <li key={act.performanceId}>
              <b>
                <bdi>{act.stageName}</bdi>
              </b>{' '}
              <span className="muted">{act.why}</span>
            </li>
          ))}
        </ol>
        {ready && (
          <p className="small muted">The last of these opens, the first closes. Points start at zero.</p>
        )}
      </div>
    </Dialog>
  );
}
