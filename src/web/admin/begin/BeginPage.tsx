/** A show set up in five steps. Everything stays on the device until the last press makes it, all at once. */
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { planningEndpoints } from '#contract/planning/endpoints.ts';
import { HOUSE_LOOK, keptLook } from '#domain/events/look/look.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { TEMPLATES } from '#domain/planning/templates.ts';
import { call } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { usePress } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ErrorSummary, problemsOf } from '#web/ui/ErrorSummary.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { focusHeading, usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { CanItBeRead } from '../look/CanItBeRead.tsx';
import { Colours, Letters } from '../look/LookChoices.tsx';
import styles from './Begin.module.css';
import { bodyOf, type Draft, STEPS, type Step } from './draft.ts';
import { KindStep } from './KindStep.tsx';
import { ScoringStep } from './ScoringStep.tsx';
import { ShowStep } from './ShowStep.tsx';
import { Stage } from './Stage.tsx';
import { useOpenFields } from './show-fields.ts';
import { forgetDraft, useDraft } from './use-draft.ts';
import { WinnerStep } from './WinnerStep.tsx';
import { readyToSend } from './wording.ts';

/** What the button to the step after this one says. */
const NEXT = {
  kind: 'begin.nextShow',
  show: 'begin.nextScoring',
  scoring: 'begin.nextWinner',
  winner: 'begin.nextLook',
  look: 'begin.make',
} as const satisfies Readonly<Record<Step, Line>>;
const TITLES = {
  kind: 'begin.kindTitle',
  show: 'begin.showTitle',
  scoring: 'begin.scoringTitle',
  winner: 'begin.winnerTitle',
  look: 'begin.lookTitle',
} as const satisfies Readonly<Record<Step, Line>>;
const NO_PROBLEMS: Readonly<Record<string, string>> = {};

/** Which step a field that was refused stands in. */
const stepOf = (path: string): Step =>
  /^(name|host|venue|day|starts|doors|time_zone)/.test(path)
    ? 'show'
    : /^(judges|template\.criteria)/.test(path)
      ? 'scoring'
      : /^template\.settings\.look/.test(path)
        ? 'look'
        : 'winner';

export function BeginPage() {
  const { draft, set, wording } = useDraft('school_show', TEMPLATES.school_show);
  const ofShow = useOpenFields(draft);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const events = useAsk(eventsEndpoints.events);
  const [step, goTo] = useStep(draft, set, ofShow.isWhole);
  const make = useMaking(goTo, timeZone);
  usePageTitle(say(TITLES[step]));
  const refused = ofShow.told ?? make.fields;
  const mine = useMemo(() => {
    const own = Object.entries(refused).filter(([path]) => stepOf(path) === step);
    return own.length === 0 ? NO_PROBLEMS : Object.fromEntries(own);
  }, [refused, step]);
  const problems = useMemo(() => problemsOf(mine), [mine]);
  useArrival(step, problems);
  const at = STEPS.indexOf(step);
  const go = (to: Step | undefined) => {
    if (to === 'scoring' && !ofShow.look()) return;
    if (to) {
      goTo(to);
      window.scrollTo(0, 0);
    } else make.send(draft);
  };
  const parts: Readonly<Record<Step, () => ReactNode>> = {
    kind: () => <KindStep draft={draft} set={set} events={events.data ?? []} />,
    show: () => <ShowStep draft={draft} set={set} problems={mine} timeZone={timeZone} />,
    scoring: () => <ScoringStep draft={draft} set={set} wording={wording} problems={mine} />,
    winner: () => <WinnerStep draft={draft} set={set} wording={wording} />,
    look: () => <LookStep draft={draft} set={set} />,
  };
  return (
    <div className={styles.page}>
      <Stage draft={draft} />
      <main className={styles.side}>
        <Form className={styles.form} onSubmit={() => go(STEPS[at + 1])}>
          <div className={styles.bars} aria-hidden="true">
            {STEPS.map((each, index) => (
              <i key={each} data-on={index <= at} />
            ))}
          </div>
          <p className={styles.where}>
            <span>{say('begin.stepOf', { number: at + 1, all: STEPS.length })}</span>
            <span>
              <Icon of={Check} size={15} /> {say('begin.kept')}
            </span>
          </p>
          <h1 className={`h1 ${styles.title}`}>{say(TITLES[step])}</h1>
          <ErrorSummary problems={problems} />
          {parts[step]()}
          <Foot at={at} busy={make.busy} onBack={() => go(STEPS[at - 1])} />
        </Form>
      </main>
    </div>
  );
}

/** The step is in the address, for the browser's own way back; without one it is where the draft was left. */
function useStep(draft: Draft, set: (part: Partial<Draft>) => void, isShowWhole: boolean) {
  const [params, setParams] = useSearchParams();
  const asked = STEPS.find((one) => one === params.get('step')) ?? draft.step;
  const isAsked = params.has('step');
  useEffect(() => {
    if (!isAsked) setParams({ step: asked }, { replace: true });
  }, [isAsked, asked, setParams]);
  // What stands after the name and the day waits for them.
  const isTooFar = !isShowWhole && STEPS.indexOf(asked) > STEPS.indexOf('show');
  const goTo = (step: Step) => {
    set({ step });
    setParams({ step });
  };
  return [isTooFar ? 'show' : asked, goTo] as const;
}

/** Whoever comes to another step is taken to its heading, or by the list of what is wrong to that. */
function useArrival(step: Step, problems: readonly unknown[]): void {
  const arrived = useRef(step);
  useEffect(() => {
    if (arrived.current === step) return;
    arrived.current = step;
    if (problems.length === 0) focusHeading();
  }, [step, problems]);
}

/** Makes the show; where a field was refused, its step is opened. */
function useMaking(goTo: (step: Step) => void, timeZone: string) {
  const navigate = useNavigate();
  return usePress(
    async (sent: Draft) => {
      const { draft, wording } = await readyToSend(sent);
      const body = bodyOf(draft, timeZone, wording);
      return call(planningEndpoints.beginEvent, { body, commandId: sent.commandId });
    },
    {
      changes: 'everything',
      failed: ({ fields }) => (Object.keys(fields).length === 0 ? say('begin.notMade') : undefined),
      onFailed: ({ fields }) => {
        const [first] = Object.keys(fields);
        if (first !== undefined) goTo(stepOf(first));
      },
      onDone: (event) => {
        forgetDraft();
        navigate(`/admin/begin/${event.id}`, { replace: true });
      },
    },
  );
}

function Foot({ at, busy, onBack }: { at: number; busy: boolean; onBack: () => void }) {
  return (
    <div className={styles.foot}>
      {at === 0 ? (
        <ButtonLink kind="quiet" to="/admin/dashboard">
          {say('cues.notNow')}
        </ButtonLink>
      ) : (
        <Button kind="quiet" onClick={onBack}>
          <Icon of={ArrowLeft} />
          {say('admin.back')}
        </Button>
      )}
      <Button kind="primary" size="l" type="submit" busy={busy}>
        {say(NEXT[STEPS[at] ?? 'kind'])}
        <Icon of={ArrowRight} />
      </Button>
    </div>
  );
}

/** How the show looks. The stage beside it wears what is chosen; a logo comes with the settings. */
function LookStep({ draft, set }: { draft: Draft; set: (part: Partial<Draft>) => void }) {
  const { template } = draft;
  const look = template.settings?.look ?? HOUSE_LOOK;
  const choose = (next: typeof look) =>
    set({ template: { ...template, settings: { ...template.settings, look: keptLook(next) } } });
  return (
    <>
      <Colours look={look} onChange={choose} />
      <Letters look={look} onChange={choose} />
      <CanItBeRead look={look} onChange={choose} />
      <p className="muted">{say('begin.logo')}</p>
    </>
  );
}
