/** Making the next round: the rule, and who goes on by it and why, before anything is kept. */
import { useState } from 'react';
import { roundsEndpoints } from '#contract/results/rounds.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button } from '#web/ui/Button.tsx';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { counted } from '#web/ui/format.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import own from '../Scoring.module.css';
import { PointsChoice } from './PointsChoice.tsx';
import styles from './Rounds.module.css';
import { type Named, SharedCuts } from './SharedCuts.tsx';
import { AFTER_CHANGE, type RoundList } from './use-rounds.ts';

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

/** Whether two askings differ in nothing but who was named. */
const sameRule = <R extends { chosen: unknown }>({ chosen: _a, ...a }: R, { chosen: _b, ...b }: R): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const whole = (text: string) => Math.min(100, Math.max(0, Number.parseInt(text, 10) || 0));

export function NextRoundDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const certified = rounds.filter((round) => round.state === 'certified');
  // Those that nobody went on from yet are the heats of the stage that just ended.
  const used = new Set(rounds.flatMap((round) => round.from.map(({ id }) => id)));
  const [roundIds, setRoundIds] = useState(
    certified.filter((round) => !used.has(round.id)).map((round) => round.id),
  );
  const [name, setName] = useState('Final');
  const [each, setEach] = useState<(typeof EACH)[number]['value']>('overall');
  // As many as each judge said yes to.
  const called = certified.find(({ id }) => roundIds.includes(id))?.recall;
  const [count, setCount] = useState(String(called ?? 3));
  const [wildcards, setWildcards] = useState('0');
  const [tie, setTie] = useState<(typeof TIES)[number]['value']>('tie_break');
  /** Who was named in each shared cut, and by which rule the places were shared. */
  const [named, setNamed] = useState<{ rule: string; cuts: Named }>({ rule: '', cuts: {} });
  const [reason, setReason] = useState('');
  const [points, setPoints] = useState<RoundList[number]['points']>('zero');
  const asked = { roundIds, each, count: whole(count), wildcards: whole(wildcards), tie };
  const key = JSON.stringify(asked);
  // Who was named belongs to the rule under which the place was shared.
  const cuts = named.rule === key ? named.cuts : {};
  const chosen = Object.entries(cuts).map(([cut, performanceIds]) => ({ cut, performanceIds }));
  const rule = { ...asked, chosen };
  const preview = useAsk(roundsEndpoints.previewNext, {
    body: rule,
    // The places stay where they are while somebody names who goes on.
    placeholderData: (before, query) =>
      query && sameRule((query.queryKey[1] as { body: typeof rule }).body, rule) ? before : undefined,
    enabled: roundIds.length > 0,
    retry: false,
  });
  const make = useCommand(roundsEndpoints.makeNext, {
    ...AFTER_CHANGE,
    done: 'Made. Call it when its show comes.',
    onDone: onClose,
  });
  const made = preview.data;
  const several = roundIds.length > 1;
  const ready =
    made !== undefined &&
    !preview.isPlaceholderData &&
    made.cuts.every((cut) => cut.settled) &&
    made.advancing.length > 0;
  const anyNamed = chosen.some((cut) => cut.performanceIds.length > 0);
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => make.send({ body: { ...rule, name, reason, points } })}
      title="Who goes on"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="primary"
            busy={make.busy}
            disabled={!ready || name.trim() === '' || (anyNamed && reason.trim() === '')}
            type="submit"
          >
            Make it
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <TextField label="What it is called" small value={name} onChange={setName} maxLength={60} />
        {certified.length > 1 && (
          <PickSeveral
            label="From"
            options={certified.map((round) => ({ value: round.id, label: round.name }))}
            value={roundIds}
            onChange={setRoundIds}
          />
        )}
        <SelectField
          label="Take"
          small
          value={each}
          onChange={(value) => setEach(value as typeof each)}
          options={several ? EACH : EACH.filter((option) => option.value !== 'group')}
        />
        <div className={styles.pair}>
          <TextField
            label={each === 'overall' ? 'How many' : 'How many of each'}
            small
            inputMode="numeric"
            value={count}
            onChange={setCount}
          />
          <TextField
            label="Wildcards"
            hint="The best of the rest."
            small
            inputMode="numeric"
            value={wildcards}
            onChange={setWildcards}
          />
        </div>
        <SelectField
          label="If the last place is shared"
          small
          value={tie}
          onChange={(value) => setTie(value as typeof tie)}
          options={TIES}
        />
        <PointsChoice value={points} onChange={setPoints} />
        {made && made.cuts.length > 0 && (
          <SharedCuts
            cuts={made.cuts}
            named={cuts}
            onName={(cut, ids) => setNamed({ rule: key, cuts: { ...cuts, [cut]: ids } })}
          />
        )}
        {anyNamed && (
          <TextField label="Why these" small value={reason} onChange={setReason} maxLength={300} />
        )}
        <div role="status">
          {preview.error && (
            <p className={own.warn}>{sentenceOf(preview.error, 'This cannot be shown now.')}</p>
          )}
          {made && made.advancing.length > 0 && (
            <h3 className="h3">
              {counted(made.advancing.length, 'act')}
              {ready ? ' go on' : ' so far'}
            </h3>
          )}
          <ol className={styles.through}>
            {made?.advancing.map((act) => (
              <li key={act.performanceId}>
                <b>
                  <bdi>{act.stageName}</bdi>
                </b>
                <span className="small muted">{act.why}</span>
              </li>
            ))}
          </ol>
          {ready && (
            <p className="small muted">
              The last of these opens, the first closes. Guests go on by invitation only: add them to the
              running order.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
