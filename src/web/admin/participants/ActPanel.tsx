/** The act itself: read at a glance, changed by the admin. */
import { Pencil, Timer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Flag } from '#web/ui/Chip.tsx';
import { durationText } from '#web/ui/clock.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { say } from '#web/ui/say.ts';
import { fieldTitle } from './act-values.ts';
import type { RegisteredAct } from './acts.ts';
import { Fact } from './Covered.tsx';
import { EditAct } from './EditAct.tsx';
import { answerTo, useQuestions } from './own-answers.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';
import { limitWords } from './words.tsx';

export function ActPanel({
  participant,
  act,
  isAdmin,
}: {
  participant: Participant;
  /** Its row in the list, once that is there. */
  act: RegisteredAct | undefined;
  isAdmin: boolean;
}) {
  const [editing, setEditing] = useState<Participant>();
  const questions = useQuestions();
  if (editing) return <EditAct start={editing} onClose={() => setEditing(undefined)} />;
  const { durationMs, performerCount, stageNotes, mcLine, credits } = participant;
  return (
    <Panel
      title={say('act.title')}
      actions={
        isAdmin && (
          <Button size="s" onClick={() => setEditing(participant)}>
            <Icon of={Pencil} size={16} /> {say('admin.change')}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact term={fieldTitle('categoryId')}>{act?.category || say('acts.noneYet')}</Fact>
        <Fact term={fieldTitle('durationMs')}>
          {durationMs === null ? (
            say('act.notSaid')
          ) : act && act.limitPassedMs !== null ? (
            <Flag tone="warn" icon={Timer}>
              {limitWords(act)}
            </Flag>
          ) : (
            durationText(durationMs)
          )}
        </Fact>
        <Fact term={say('act.onStage')}>{say('act.people', { count: performerCount })}</Fact>
        <Fact term={fieldTitle('stageNotes')}>
          <span dir="auto">{stageNotes === '' ? say('act.nothingSaid') : stageNotes}</span>
        </Fact>
        <Fact term={say('act.mcSays')}>
          <span dir="auto">{mcLine === '' ? say('act.nothingSaid') : mcLine}</span>
        </Fact>
        {questions.map(({ id, label }) => (
          <Fact key={id} term={label}>
            <span dir="auto">{answerTo(participant.answers, id) || say('act.notAnswered')}</span>
          </Fact>
        ))}
        {credits !== '' && (
          <Fact term={say('act.inProgramme')}>
            <span dir="auto">{credits}</span>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
