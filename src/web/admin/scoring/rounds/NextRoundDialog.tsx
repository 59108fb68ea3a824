/** Making the next round: the rule, and who goes on by it and why, before anything is kept. */

import { useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { longest, REASON_LENGTH } from '#contract/primitives.ts';
import { roundName, roundsEndpoints } from '#contract/results/rounds.ts';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { PickSeveral } from '#web/ui/Choice.tsx';
import { Reported } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { AdminDialog } from '../../AdminDialog.tsx';
import { optionsOf } from '../../options.ts';
import own from '../Scoring.module.css';
import { PointsChoice } from './PointsChoice.tsx';
import styles from './Rounds.module.css';
import { type Named, SharedCuts } from './SharedCuts.tsx';
import { afterChange, type RoundList } from './use-rounds.ts';

const EACH = { overall: 'rounds.overall', category: 'rounds.category', group: 'rounds.group' } as const;
const TIES = {
  tie_break: 'rounds.iName',
  take_all: 'rounds.takeAll',
  take_none: 'rounds.takeNone',
} as const;

/** Whether two askings differ in nothing but who was named. */
const sameRule = <R extends { chosen: unknown }>({ chosen: _a, ...a }: R, { chosen: _b, ...b }: R): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const whole = (text: string) => Math.min(100, Math.max(0, Number.parseInt(text, 10) || 0));

interface TypedRule {
  each: keyof typeof EACH;
  count: string;
  wildcards: string;
  tie: keyof typeof TIES;
}

/** As many go on as each judge said yes to. */
const firstRule = (round: RoundList[number] | undefined): TypedRule => ({
  each: 'overall',
  count: String(round?.recall ?? 3),
  wildcards: '0',
  tie: 'tie_break',
});

/** Those that nobody went on from yet are the heats of the stage that just ended. */
function notGoneOnFrom(certified: RoundList, all: RoundList): string[] {
  const used = new Set(all.flatMap((round) => round.from.map(({ id }) => id)));
  return certified.filter((round) => !used.has(round.id)).map((round) => round.id);
}

/** Who goes on by the rule as it is typed, and who was named where the last place is shared. */
function useWhoGoesOn(roundIds: readonly string[], typed: TypedRule) {
  /** Who was named in each shared cut, and by which rule the places were shared. */
  const [named, setNamed] = useState<{ rule: string; cuts: Named }>({ rule: '', cuts: {} });
  const asked = {
    ...typed,
    roundIds: [...roundIds],
    count: whole(typed.count),
    wildcards: whole(typed.wildcards),
  };
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
  const made = preview.data;
  const ready =
    made !== undefined &&
    !preview.isPlaceholderData &&
    made.cuts.every((cut) => cut.settled) &&
    made.advancing.length > 0;
  const anyNamed = chosen.some((cut) => cut.performanceIds.length > 0);
  return {
    rule,
    made,
    error: preview.error,
    ready,
    cuts,
    anyNamed,
    onName: (cut: string, ids: Named[string]) => setNamed({ rule: key, cuts: { ...cuts, [cut]: ids } }),
  };
}

export function NextRoundDialog({ rounds, onClose }: { rounds: RoundList; onClose: () => void }) {
  const certified = rounds.filter((round) => round.state === 'certified');
  const [roundIds, setRoundIds] = useState(() => notGoneOnFrom(certified, rounds));
  const [name, setName] = useState(() => say('rounds.final'));
  const [typed, setTyped] = useState(() => firstRule(certified.find(({ id }) => roundIds.includes(id))));
  const [reason, setReason] = useState('');
  const [points, setPoints] = useState<RoundList[number]['points']>('zero');
  const { rule, made, error, ready, cuts, anyNamed, onName } = useWhoGoesOn(roundIds, typed);
  const make = useCommand(roundsEndpoints.makeNext, {
    ...afterChange(),
    done: say('rounds.madeDone'),
    onDone: onClose,
  });
  return (
    <AdminDialog
      onClose={onClose}
      onSubmit={() => make.send({ body: { ...rule, name, reason, points } })}
      title={say('rounds.whoGoesOn')}
      submit={say('rounds.makeIt')}
      busy={make.busy}
      disabled={!ready || name.trim() === '' || (anyNamed && reason.trim() === '')}
    >
      <div className={styles.form}>
        <TextField
          label={say('rounds.called')}
          small
          value={name}
          onChange={setName}
          most={longest(roundName)}
        />
        {certified.length > 1 && (
          <PickSeveral
            label={say('rounds.from')}
            options={certified.map((round) => ({ value: round.id, label: round.name }))}
            value={roundIds}
            onChange={setRoundIds}
          />
        )}
        <RuleFields typed={typed} several={roundIds.length > 1} onChange={setTyped} />
        <PointsChoice value={points} onChange={setPoints} />
        {made && made.cuts.length > 0 && <SharedCuts cuts={made.cuts} named={cuts} onName={onName} />}
        {anyNamed && (
          <TextField
            label={say('rounds.whyThese')}
            small
            value={reason}
            onChange={setReason}
            most={REASON_LENGTH}
          />
        )}
        <WhoGoesOn made={made} error={error} ready={ready} />
      </div>
    </AdminDialog>
  );
}

function RuleFields({
  typed,
  several,
  onChange,
}: {
  typed: TypedRule;
  /** Whether they come from several rounds. */
  several: boolean;
  onChange: (typed: TypedRule) => void;
}) {
  const set = (part: Partial<TypedRule>) => onChange({ ...typed, ...part });
  return (
    <>
      <SelectField
        label={say('rounds.take')}
        small
        value={typed.each}
        onChange={(each) => set({ each: each as TypedRule['each'] })}
        options={optionsOf(EACH).filter((option) => several || option.value !== 'group')}
      />
      <div className={styles.pair}>
        <TextField
          label={say(typed.each === 'overall' ? 'rounds.howMany' : 'rounds.howManyEach')}
          small
          inputMode="numeric"
          value={typed.count}
          onChange={(count) => set({ count })}
        />
        <TextField
          label={say('rounds.wildcards')}
          hint={say('rounds.wildcardsHint')}
          small
          inputMode="numeric"
          value={typed.wildcards}
          onChange={(wildcards) => set({ wildcards })}
        />
      </div>
      <SelectField
        label={say('rounds.lastShared')}
        small
        value={typed.tie}
        onChange={(tie) => set({ tie: tie as TypedRule['tie'] })}
        options={optionsOf(TIES)}
      />
    </>
  );
}

/** Who goes on by the rule, and why. */
function WhoGoesOn({
  made,
  error,
  ready,
}: {
  made: AnswerOf<typeof roundsEndpoints.previewNext> | undefined;
  error: Error | null;
  /** Nothing is left to be named. */
  ready: boolean;
}) {
  return (
    <div role="status">
      {error && <p className={own.warn}>{sentenceOf(error, say('rounds.notShown'))}</p>}
      {made && made.advancing.length > 0 && (
        <h3 className="h3">
          {say(ready ? 'rounds.goOn' : 'rounds.soFar', { count: made.advancing.length })}
        </h3>
      )}
      <ol className={styles.through}>
        {made?.advancing.map((act) => (
          <li key={act.performanceId}>
            <b>
              <bdi>{act.stageName}</bdi>
            </b>
            <span className="small muted">
              <Reported told={act.whyTold}>{act.why}</Reported>
            </span>
          </li>
        ))}
      </ol>
      {ready && <p className="small muted">{say('rounds.opensCloses')}</p>}
    </div>
  );
}
