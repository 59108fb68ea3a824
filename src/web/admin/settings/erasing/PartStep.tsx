/** One part of what is kept: how much it is, why it was kept, and erasing it on hold, with its progress and its end. */
import { toast } from 'react-toastify';
import { peopleEndpoints } from '#contract/registration/people.ts';
import type { ErasingPart } from '#domain/registration/erasing.ts';
import { useAnswers } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { showDateAndTime, showSize } from '#web/ui/format.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { say } from '#web/ui/say.ts';
import type { AdminEvent } from '../../use-current-event.ts';
import own from './Erasing.module.css';
import { DONE, type Kept, Step } from './Step.tsx';

type Part = Kept['parts'][number];

const WORDS = {
  music: { title: 'people.music', count: 'people.musicCount', why: 'people.musicWhy' },
  pictures: { title: 'people.pictures', count: 'people.picturesCount', why: 'people.picturesWhy' },
  letters: { title: 'people.letters', count: 'people.lettersCount', why: 'people.lettersWhy' },
  people: { title: 'people.persons', count: 'people.personsCount', why: 'people.personsWhy' },
  links: { title: 'people.links', count: 'people.linksCount', why: 'people.linksWhy' },
} as const satisfies Record<ErasingPart, object>;

export function PartStep({ event, kept, part }: { event: AdminEvent; kept: Kept; part: Part }) {
  const words = WORDS[part.part];
  const erase = useErasing(event, part);
  const isLeft = part.count > 0;
  return (
    <Step
      title={say(words.title)}
      icon={!isLeft && !part.erasing ? DONE : undefined}
      lead={
        <>
          <p role="status">
            <Standing part={part} timeZone={event.timeZone} />
          </p>
          <p>{say(words.why)}</p>
          {isLeft && part.part === 'people' && kept.withdrawn > 0 && (
            <p className="strong">{say('people.willBeWithdrawn', { count: kept.withdrawn })}</p>
          )}
        </>
      }
    >
      {isLeft && (part.part === 'people' ? kept.bar !== 'running' : kept.bar === null) && (
        <HoldButton
          kind="destructive"
          size="s"
          busy={erase.busy}
          onHeld={erase.send}
          question={{
            title: say('people.erasePartAsk', { part: say(words.title), name: event.name }),
            body: say('people.final'),
            confirm: say('people.eraseIt'),
            cancel: say('people.keepIt'),
          }}
        >
          {say('people.holdErase')}
        </HoldButton>
      )}
      {part.part === 'links' && (
        <ButtonLink size="s" kind="quiet" to="/admin/settings/people">
          {say('people.accounts')}
        </ButtonLink>
      )}
      {isLeft && part.part !== 'people' && kept.bar === 'before' && (
        <span className={own.later}>{say('people.afterTheShow')}</span>
      )}
      {isLeft && kept.bar === 'running' && <span className={own.later}>{say('people.showIsOn')}</span>}
    </Step>
  );
}

/** How much there is, and what became of what there was. */
function Standing({ part, timeZone }: { part: Part; timeZone: string }) {
  const { count, bytes, erased, erasing, erasedAt } = part;
  const told = [
    ...(count > 0 ? [say(WORDS[part.part].count, { count })] : []),
    ...(count > 0 && bytes ? [showSize(bytes)] : []),
    ...(count === 0 && erased === 0 ? [say('people.nothingHere')] : []),
    ...(erasing ? [say('people.goesOn', { count: erased })] : []),
    ...(!erasing && erased > 0 && erasedAt !== null
      ? [say('people.went', { count: erased, time: showDateAndTime(erasedAt, timeZone) })]
      : []),
  ];
  return told.join(' · ');
}

/** Erases the part. What other pages know of the people is asked for anew. */
function useErasing(event: AdminEvent, { part }: Part) {
  const answers = useAnswers();
  const failed = say('people.nothingErased');
  const onDone = ({ finished, done }: { finished: boolean; done: boolean }) => {
    if (done) {
      if (finished) toast.success(say('people.partErased', { part: say(WORDS[part].title) }));
      else toast.info(say('people.partBeingErased', { part: say(WORDS[part].title) }));
    }
    void answers.askAnew('everything');
  };
  const alone = useCommand(peopleEndpoints.erasePart, { failed, onDone });
  const people = useCommand(peopleEndpoints.eraseEvent, { failed, onDone });
  const params = { id: event.id };
  return part === 'people'
    ? { busy: people.busy, send: () => people.send({ params, body: { dryRun: false } }) }
    : { busy: alone.busy, send: () => alone.send({ params, body: { part } }) };
}
