/** The act itself: read at a glance, changed by the admin. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { durationText } from '#web/ui/clock.ts';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Fact } from './Covered.tsx';
import { EditAct } from './EditAct.tsx';
import { answerTo, useQuestions } from './own-answers.ts';
import styles from './Participant.module.css';
import type { Participant } from './participant.ts';

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
  const questions = useQuestions();
  if (editing) return <EditAct start={editing} onClose={() => setEditing(undefined)} />;
  const { durationMs, performerCount, stageNotes, mcLine, credits } = participant;
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
        {questions.map(({ id, label }) => (
          <Fact key={id} term={label}>
            <span dir="auto">{answerTo(participant.answers, id) || 'Not answered'}</span>
          </Fact>
        ))}
        {credits !== '' && (
          <Fact term="In the programme">
            <span dir="auto">{credits}</span>
          </Fact>
        )}
      </dl>
    </Panel>
  );
}
