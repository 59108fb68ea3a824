/** Step 4: everything once more, each part with a way back to it. */

import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showDateAndTime, sideBySide } from '#web/ui/format.ts';
import { KeptDataLink } from '#web/ui/KeptData.tsx';
import { Name } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { type Step, saysPhotos } from './check.ts';
import { creditsOf, othersOf } from './others.ts';
import styles from './Register.module.css';
import type { StepProps } from './step.ts';

const DELIVERY = {
  email: 'register.byEmail',
  flash_drive: 'register.byDrive',
  convention: 'register.byHand',
  upload: 'register.byUpload',
  live: 'register.trackLive',
} as const;

type ReviewProps = StepProps & { onChangeStep: (step: Step) => void };

export function ReviewStep(props: ReviewProps) {
  const { event } = props;
  return (
    <>
      <About {...props} />
      <OwnAct {...props} />
      <Safety {...props} />
      {event.startsAt !== null && (
        <p className="muted">
          {say('register.changeUntil', { time: showDateAndTime(event.startsAt, event.timeZone) })}
        </p>
      )}
      <div>
        <KeptDataLink event={event} />
      </div>
    </>
  );
}

const withPronouns = (name: string, pronouns: string): string => sideBySide([name, pronouns]);

function About({ event, draft, onChangeStep }: ReviewProps) {
  return (
    <Part title={say('register.stepAbout')} onChange={() => onChangeStep(1)}>
      <Row term={say('register.rowName')}>{withPronouns(draft.preferredName, draft.pronouns)}</Row>
      <Row term={say('register.rowAge')}>
        {say(draft.age === 'minor' ? 'register.ageUnder' : 'register.ageOver', { age: event.minorBelowAge })}
      </Row>
      <Given term={say('register.rowContact')} words={draft.contact} />
    </Part>
  );
}

function OwnAct({ event, full, draft, onChangeStep }: ReviewProps) {
  const category = event.categories.find(({ id }) => id === draft.categoryId);
  const others = othersOf(draft).map(({ name, isMinor }) =>
    isMinor ? sideBySide([name, `(${say('register.ageUnder', { age: event.minorBelowAge })})`], ' ') : name,
  );
  return (
    <Part title={say('register.stepAct')} onChange={() => onChangeStep(2)}>
      <Row term={say('register.stageName')}>
        <Name plain>{draft.stageName}</Name>
      </Row>
      <Given term={say('register.rowSayIt')} words={draft.pronunciation} />
      <Row term={say('register.rowSong')}>{draft.songTitle}</Row>
      {category && (
        <Row term={say('register.category')}>
          {full.has(category.id)
            ? say('register.categoryWaiting', { category: category.name })
            : category.name}
        </Row>
      )}
      {draft.delivery !== '' && <Row term={say('register.rowTrack')}>{say(DELIVERY[draft.delivery])}</Row>}
      <Given term={say('register.rowLength')} words={draft.length} />
      {draft.performerCount !== '1' && (
        <Row term={say('register.rowPeople')}>
          {say('register.peopleCount', { count: draft.performerCount })}
        </Row>
      )}
      <Given term={say('register.rowWith')} words={sideBySide(others)} />
      {draft.credited && others.length > 0 && (
        <Row term={say('register.rowProgramme')}>{creditsOf(draft)}</Row>
      )}
      <Given term={say('register.rowNeeds')} words={draft.stageNotes} />
      <Given term={say('register.rowMc')} words={draft.mcLine} />
      {event.questions.map(({ id, label, kind }) => (
        <Answered key={id} label={label} kind={kind} answer={draft.answers[id] ?? ''} />
      ))}
    </Part>
  );
}

function Safety({ draft, onChangeStep }: ReviewProps) {
  return (
    <Part title={say('register.stepSafety')} onChange={() => onChangeStep(3)}>
      {draft.age === 'minor' && (
        <Row term={say('register.rowGuardian')}>
          {sideBySide([withPronouns(draft.parentName, draft.parentPronouns), draft.parentContact])}
          {draft.parentHow === 'link' && (
            <>
              <br />
              <Chip tone="warn" icon={Clock}>
                {say('register.signsByLink')}
              </Chip>
            </>
          )}
        </Row>
      )}
      <Row term={say('register.rowEmergency')}>
        {withPronouns(draft.emergencyName, draft.emergencyPronouns)}, {draft.emergencyContact}
      </Row>
      <Given term={say('register.rowAccess')} words={draft.assistance} />
      {draft.photos !== '' && saysPhotos(draft) && (
        <Row term={say('register.rowPhotos')}>
          {say(draft.photos === 'yes' ? 'register.photosYes' : 'register.photosNo')}
        </Row>
      )}
      <Row term={say('register.rowRules')}>{say('register.rulesAccepted')}</Row>
    </Part>
  );
}

/** Nothing where nothing was typed. */
const Given = ({ term, words }: { term: string; words: string }) =>
  words !== '' && <Row term={term}>{words}</Row>;

function Answered({ label, kind, answer }: { label: string; kind: string; answer: string }) {
  const said = kind === 'yes_no' ? say(answer === 'yes' ? 'group.ownYes' : 'group.ownNo') : answer;
  return <Given term={label} words={answer === '' ? '' : said} />;
}

function Part({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className="row between">
        <h2 className="h2">{title}</h2>
        <Button
          kind="quiet"
          size="s"
          onClick={onChange}
          aria-label={say('register.changePart', { part: title })}
        >
          {say('register.change')}
        </Button>
      </div>
      <dl className={styles.answers}>{children}</dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
