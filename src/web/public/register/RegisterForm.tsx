/** The form in four steps. The step is in the address, so back and forward keep everything. */

import { ArrowLeft, Check, CircleAlert, WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { keyOf, useAnswers } from '#web/client/ask.ts';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Stepper } from '#web/ui/Bar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorSummary, type FieldProblem } from '#web/ui/ErrorSummary.tsx';
import { EventLogo } from '#web/ui/EventLogo.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { AboutStep } from './AboutStep.tsx';
import { ActStep } from './ActStep.tsx';
import { bodyOf, problemsFrom, problemsIn, type Step, stepOf } from './check.ts';
import { asAgreed, type Draft, dropDraft, type KeptDraft, keepDraft } from './draft.ts';
import styles from './Register.module.css';
import { ReviewStep } from './ReviewStep.tsx';
import { SafetyStep } from './SafetyStep.tsx';
import type { PublicEvent, StepProps } from './step.ts';
import { type Registered, useSending } from './use-sending.ts';

const TITLES = {
  1: 'register.stepAbout',
  2: 'register.stepAct',
  3: 'register.stepSafety',
  4: 'register.stepReview',
} as const;

const PARTS = { 1: AboutStep, 2: ActStep, 3: SafetyStep, 4: ReviewStep } as const;

interface RegisterFormProps {
  event: PublicEvent;
  full: ReadonlySet<string>;
  start: KeptDraft;
  onRegistered: (answer: Registered) => void;
}

export function RegisterForm({ event, full, start, onRegistered }: RegisterFormProps) {
  const [draft, setDraft] = useDraft(start, event);
  const answers = useAnswers();
  const [kept, setKept] = useState(true);
  const { problems, show: showProblems, mend, wrong } = useProblems();
  const [refused, setRefused] = useState<string>();
  const { step, go, back } = useStep();
  const rules = {
    categoryNeeded: event.categories.length > 0,
    emailNeeded: event.contactNeeded,
    contactNeeded: event.actsPerContact > 0,
    photosAsked: event.photoConsentAsked,
    questions: event.questions,
  };
  const title = say(TITLES[step]);
  usePageTitle(say('register.title', { step, title, event: event.name }));

  const { state, send } = useSending({
    onAnswer: (answer) => {
      dropDraft();
      onRegistered(answer);
    },
    onRefused: (failure) => {
      const named = problemsFrom(failure.fields);
      setRefused(named.length > 0 ? undefined : failure.message);
      // A text was changed meanwhile: the form goes back to it.
      if (failure.code === 'stale') void answers.askAnew([keyOf(eventsEndpoints.currentEvent)]);
      show(named);
    },
  });

  // A step that is reached without the ones before it (an old address) begins at the first open one.
  const firstOpen = ([1, 2, 3] as const).find((each) => problemsIn(draft, rules, each).length > 0) ?? 4;
  useEffect(() => {
    if (step > firstOpen) go(firstOpen, true);
  }, [step, firstOpen, go]);

  const { heading, arrived } = useArrival(step);

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setKept(keepDraft({ ...start, draft: next }));
    mend(Object.keys(part));
  };
  function show(found: readonly FieldProblem[]): void {
    showProblems(found);
    const first = found[0];
    if (first && stepOf(first.name) !== step) {
      arrived.current = stepOf(first.name);
      go(stepOf(first.name));
    }
  }
  const goOn = () => {
    setRefused(undefined);
    const found = problemsIn(draft, rules, step === 4 ? undefined : step);
    show(found);
    if (found.length > 0) return;
    if (step === 4) send(bodyOf(draft), start.commandId);
    else go((step + 1) as Step | 4);
  };

  const props = { event, full, draft, change, wrong };
  const Part = PARTS[step];
  return (
    <Form className={styles.page} onSubmit={goOn}>
      <Head event={event.name} step={step} title={title} onBack={back} />
      <main className={styles.body}>
        <ErrorSummary problems={problems} />
        {refused && (
          <Banner tone="danger" icon={CircleAlert} lead={say('register.notSent')}>
            {refused} {say('register.nothingLost')}
          </Banner>
        )}
        <h1 className={`h1 ${styles.title}`} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Part {...props} onChangeStep={go} />
        {state === 'kept' && (
          <Banner tone="warn" icon={WifiOff} lead={say('register.keptHere')}>
            {say('register.keptHereLead')}
          </Banner>
        )}
      </main>
      <footer className={styles.foot}>
        <Button kind="primary" size="l" block type="submit" busy={state !== 'idle'}>
          {buttonWords(step, problems.length > 0, draft, full)}
        </Button>
        <span className={styles.footnote}>
          {problems.length > 0 ? say('register.nothingLost') : <Kept isKept={kept} />}
        </span>
      </footer>
    </Form>
  );
}

/** What is typed, without ticks beside a text that has changed since, and how it is set. */
function useDraft(start: KeptDraft, event: PublicEvent) {
  const [typed, setTyped] = useState(start.draft);
  return [asAgreed(typed, event), setTyped] as const;
}

interface HeadProps {
  event: string;
  step: Step | 4;
  title: string;
  onBack: () => void;
}

function Head({ event, step, title, onBack }: HeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <Button kind="quiet" icon aria-label={say('register.back')} onClick={onBack}>
          <Icon of={ArrowLeft} size={24} />
        </Button>
        <span className="strong">
          <EventLogo /> {tell('register.registerFor', { event: <bdi>{event}</bdi> })}
        </span>
        <LanguageSwitch />
      </div>
      <div className={styles.steps}>
        <Stepper step={step} of={4} label={say('register.stepNamed', { step, of: 4, title })} />
        <span className={styles.count}>{say('register.step', { step, of: 4 })}</span>
      </div>
    </header>
  );
}

function Kept({ isKept }: { isKept: boolean }) {
  if (!isKept) return say('register.keepsNothing');
  return (
    <>
      <Icon of={Check} size={16} /> {say('register.savedHere')}
    </>
  );
}

/** What is wrong. A message goes as its field is changed; the summary stands as it was, or it would take the focus again. */
function useProblems() {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const wrong: StepProps['wrong'] = (name) =>
    mended.has(name.startsWith('answer-') ? 'answers' : name)
      ? undefined
      : problems.find((problem) => problem.name === name)?.message;
  return {
    problems,
    wrong,
    show(found: readonly FieldProblem[]) {
      setProblems([...found]);
      setMended(new Set());
    },
    mend: (names: readonly string[]) => setMended((before) => new Set([...before, ...names])),
  };
}

/** Whoever comes to another step is taken to its heading; `arrived` is the step at which they are already. */
function useArrival(step: Step | 4) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(step);
  useEffect(() => {
    if (arrived.current === step) return;
    arrived.current = step;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return { heading, arrived };
}

function buttonWords(step: Step | 4, wrong: boolean, draft: Draft, full: ReadonlySet<string>): string {
  if (wrong) return say('ui.tryAgain');
  if (step < 4) return say('register.goOnStep');
  return say(full.has(draft.categoryId) ? 'register.joinList' : 'register.send');
}

/** The step in the address. Going back from the first one leaves the form. */
function useStep() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const asked = Number(search.get('step') ?? '1');
  const step = (asked === 2 || asked === 3 || asked === 4 ? asked : 1) as Step | 4;
  const setter = useRef(setSearch);
  setter.current = setSearch;
  const [go] = useState(
    () =>
      (next: Step | 4, replace = false) =>
        setter.current({ step: String(next) }, { replace, preventScrollReset: true }),
  );
  const back = () => (step === 1 ? navigate('/') : go((step - 1) as Step));
  return { step, go, back };
}
