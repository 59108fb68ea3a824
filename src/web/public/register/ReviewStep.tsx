/** Step 4: everything once more, each part with a way back to it. */
import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { KeptDataLink } from '#web/ui/KeptData.tsx';
import { Name } from '#web/ui/Name.tsx';
import type { Step } from './check.ts';
import styles from './Register.module.css';
import type { StepProps } from './step.ts';

const DELIVERY = {
  email: 'You email it',
  flash_drive: 'You bring it on a flash drive',
  convention: 'You bring it to the convention',
  upload: 'You upload it after sending this',
} as const;

export function ReviewStep({
  event,
  full,
  draft,
  onChangeStep,
}: StepProps & { onChangeStep: (step: Step) => void }) {
  const minor = draft.age === 'minor';
  const category = event.categories.find(({ id }) => id === draft.categoryId);
  const withPronouns = (name: string, pronouns: string) => (pronouns === '' ? name : `${name}, ${pronouns}`);
  return (
    <>
      <Part title="About you" onChange={() => onChangeStep(1)}>
        <Row term="Name">{withPronouns(draft.preferredName, draft.pronouns)}</Row>
        <Row term="Age">{minor ? `Under ${event.minorBelowAge}` : `${event.minorBelowAge} or over`}</Row>
        {draft.contact !== '' && <Row term="Contact">{draft.contact}</Row>}
      </Part>
      <Part title="Your act" onChange={() => onChangeStep(2)}>
        <Row term="Stage name">
          <Name plain>{draft.stageName}</Name>
        </Row>
        {draft.pronunciation !== '' && <Row term="Say it">{draft.pronunciation}</Row>}
        <Row term="Song">{draft.songTitle}</Row>
        {category && (
          <Row term="Category">
            {category.name}
            {full.has(category.id) && ', waiting list'}
          </Row>
        )}
        {draft.delivery !== '' && <Row term="Track">{DELIVERY[draft.delivery]}</Row>}
        {draft.length !== '' && <Row term="Length">{draft.length}</Row>}
        {draft.performerCount !== '1' && <Row term="On stage">{draft.performerCount} people</Row>}
        {Number(draft.performerCount) > 1 && draft.memberNames.trim() !== '' && (
          <Row term="With">
            {draft.memberNames
              .trim()
              .split(/\s*\n\s*/)
              .join(', ')}
          </Row>
        )}
        {draft.stageNotes !== '' && <Row term="Needs">{draft.stageNotes}</Row>}
        {draft.mcLine !== '' && <Row term="MC says">{draft.mcLine}</Row>}
      </Part>
      <Part title="Safety and consent" onChange={() => onChangeStep(3)}>
        {minor && (
          <Row term="Guardian">
            {withPronouns(draft.parentName, draft.parentPronouns)}
            {draft.parentHow === 'link' && (
              <>
                <br />
                <Chip tone="warn" icon={Clock}>
                  Has to sign by link
                </Chip>
              </>
            )}
          </Row>
        )}
        <Row term="Emergency">
          {withPronouns(draft.emergencyName, draft.emergencyPronouns)}, {draft.emergencyContact}
        </Row>
        {draft.assistance !== '' && <Row term="Access">{draft.assistance}</Row>}
        {draft.photos !== '' && (
          <Row term="Photos">{draft.photos === 'yes' ? 'May be shown' : 'Not of me, please'}</Row>
        )}
        <Row term="Stage rules">Accepted</Row>
      </Part>
      {event.startsAt !== null && (
        <p className="muted">
          You can change your pronouns, pronunciation and contact until{' '}
          {showDateAndTime(event.startsAt, event.timeZone)}.
        </p>
      )}
      <div>
        <KeptDataLink event={event} />
      </div>
    </>
  );
}

function Part({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <div className="row between">
        <h2 className="h2">{title}</h2>
        <Button kind="quiet" size="s" onClick={onChange} aria-label={`Change ${title.toLowerCase()}`}>
          Change
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
