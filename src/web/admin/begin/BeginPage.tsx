/** A show set up in five steps. Everything stays on the device until the last press makes it, all at once. */
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { TEMPLATES } from '#domain/planning/templates.ts';
import { call } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { usePress } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import styles from './Begin.module.css';
import { bodyOf, type Draft, forgetDraft, STEPS, type Step, useDraft } from './draft.ts';
import { KindStep } from './KindStep.tsx';
import { LookStep } from './LookStep.tsx';
import { ScoringStep } from './ScoringStep.tsx';
import { ShowStep } from './ShowStep.tsx';
import { Stage } from './Stage.tsx';
import { WinnerStep } from './WinnerStep.tsx';

/** What the button to the step after this one says. */
const NEXT: Readonly<Record<Step, string>> = {
  kind: 'Next: day and place',
  show: 'Next: who scores what',
  scoring: 'Next: how the winner is found',
  winner: 'Next: how it looks',
  look: 'Make my show',
};
const TITLES: Readonly<Record<Step, string>> = {
  kind: 'What kind of show is it?',
  show: 'Give it a name and a day',
  scoring: 'Who scores what?',
  winner: 'How is the winner found?',
  look: 'How does it look?',
};
const NO_PROBLEMS: Readonly<Record<string, string>> = {};
const NO_NAME = { name: 'Give the show a name.' };

/** Which step a field that was refused stands in. */
const stepOf = (path: string): Step =>
  /^(name|host|venue|starts_at|doors_at|time_zone)/.test(path)
    ? 'show'
    : /^(judges|template\.criteria)/.test(path)
      ? 'scoring'
      : /^template\.settings\.look/.test(path)
        ? 'look'
        : 'winner';

export function BeginPage() {
  const navigate = useNavigate();
  const { draft, set } = useDraft('school_show', TEMPLATES.school_show);
  const [nameless, setNameless] = useState(false);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const events = useAsk(eventsEndpoints.events);
  const make = usePress(
    (sent: Draft) =>
      call(planningEndpoints.beginEvent, { body: bodyOf(sent, timeZone), commandId: sent.commandId }),
    {
      changes: 'everything',
      failed: ({ fields }) =>
        Object.keys(fields).length === 0 ? 'Not made yet. What you typed is kept; try again.' : undefined,
      onFailed: ({ fields }) => {
        const [first] = Object.keys(fields);
        if (first !== undefined) set({ step: stepOf(first) });
      },
      onDone: (event) => {
        forgetDraft();
        navigate(`/admin/begin/${event.id}`, { replace: true });
      },
    },
  );
  const { step } = draft;
  usePageTitle(TITLES[step]);
  const refused = nameless && draft.name.trim() === '' ? NO_NAME : make.fields;
  const mine = useMemo(() => {
    const own = Object.entries(refused).filter(([path]) => stepOf(path) === step);
    return own.length === 0 ? NO_PROBLEMS : Object.fromEntries(own);
  }, [refused, step]);
  const problems = useMemo(() => problemsOf(mine), [mine]);
  const at = STEPS.indexOf(step);
  const go = (to: Step | undefined) => {
    setNameless(step === 'show' && to === 'scoring' && draft.name.trim() === '');
    if (to === 'scoring' && draft.name.trim() === '') return;
    if (to) {
      set({ step: to });
      window.scrollTo(0, 0);
    } else make.send(draft);
  };
  const parts: Readonly<Record<Step, () => ReactNode>> = {
    kind: () => <KindStep draft={draft} set={set} events={events.data ?? []} />,
    show: () => <ShowStep draft={draft} set={set} problems={mine} timeZone={timeZone} />,
    scoring: () => <ScoringStep draft={draft} set={set} problems={mine} />,
    winner: () => <WinnerStep draft={draft} set={set} />,
    look: () => <LookStep draft={draft} set={set} />,
  };
  return (
    <div className={styles.page}>
      <Stage draft={draft} />
      <main className={styles.side}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            go(STEPS[at + 1]);
          }}
        >
          <div className={styles.bars} aria-hidden="true">
            {STEPS.map((each, index) => (
              <i key={each} data-on={index <= at} />
            ))}
          </div>
          <p className={styles.where}>
            <span>
              Step {at + 1} of {STEPS.length}
            </span>
            <span>
              <Icon of={Check} size={15} /> Kept on this device. You can stop and come back.
            </span>
          </p>
          <h1 className={`h1 ${styles.title}`}>{TITLES[step]}</h1>
          <ErrorSummary problems={problems} />
          {parts[step]()}
          <div className={styles.foot}>
            {at === 0 ? (
              <ButtonLink kind="quiet" to="/admin/dashboard">
                Not now
              </ButtonLink>
            ) : (
              <Button kind="quiet" onClick={() => go(STEPS[at - 1])}>
                <Icon of={ArrowLeft} />
                Back
              </Button>
            )}
            <Button kind="primary" size="l" type="submit" busy={make.busy}>
              {NEXT[step]}
              <Icon of={ArrowRight} />
            </Button>
          </div>
        </form>
      </main>
    </div>
  );
}
