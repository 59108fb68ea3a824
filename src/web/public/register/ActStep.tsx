/** Step 2: what is performed, and how its music arrives. */
import { ChoiceGroup } from '#web/ui/Choice.tsx';
import { durationText } from '#web/ui/clock.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { lengthMs } from './length.ts';
import type { PublicEvent, StepProps } from './step.ts';

export function ActStep({ event, full, draft, change, wrong }: StepProps) {
  return (
    <>
      <TextField
        label="Stage name"
        name="stageName"
        autoComplete="off"
        hint="Shown on the big screen exactly as you write it, in any script."
        value={draft.stageName}
        onChange={(stageName) => change({ stageName })}
        error={wrong('stageName')}
      />
      <TextField
        label="How do we say it?"
        optional
        name="pronunciation"
        autoComplete="off"
        hint="Write it the way it sounds, like “ngwin tee ang zoong”."
        value={draft.pronunciation}
        onChange={(pronunciation) => change({ pronunciation })}
        error={wrong('pronunciation')}
      />
      <TextField
        label="Song or piece"
        name="songTitle"
        autoComplete="off"
        value={draft.songTitle}
        onChange={(songTitle) => change({ songTitle })}
        error={wrong('songTitle')}
      />
      {event.categories.length > 0 && (
        <ChoiceGroup
          label="Category"
          name="categoryId"
          across={event.categories.length > 3}
          options={event.categories.map((category) => ({
            value: category.id,
            label: <bdi>{category.name}</bdi>,
            detail: categoryDetail(category, full.has(category.id)),
          }))}
          value={draft.categoryId === '' ? undefined : draft.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          error={wrong('categoryId')}
        />
      )}
      <ChoiceGroup
        label="Your backing track"
        name="delivery"
        options={[
          {
            value: 'upload',
            label: 'Upload it here',
            detail: `As soon as you have sent this form, or later on your own page${untilWords(event)}.`,
          },
          { value: 'email', label: 'Email it', detail: emailDetail(event) },
          { value: 'flash_drive', label: 'Bring a flash drive', detail: 'Write your stage name on it.' },
          {
            value: 'convention',
            label: 'Bring it to the convention',
            detail: 'On a phone, a disc or sheet music. Show it at check-in.',
          },
        ]}
        value={draft.delivery === '' ? undefined : draft.delivery}
        onChange={(delivery) => change({ delivery })}
        error={wrong('delivery')}
      />
      <TextField
        label="How long is it?"
        optional
        name="length"
        inputMode="text"
        autoComplete="off"
        hint={lengthHint(event, draft.categoryId, draft.length)}
        value={draft.length}
        onChange={(length) => change({ length })}
        error={wrong('length')}
      />
      <TextField
        label="How many people are on stage?"
        name="performerCount"
        inputMode="numeric"
        autoComplete="off"
        value={draft.performerCount}
        onChange={(performerCount) => change({ performerCount })}
        error={wrong('performerCount')}
      />
      {Number(draft.performerCount) > 1 && (
        <TextArea
          label="Who else is on stage?"
          optional
          name="memberNames"
          maxLength={2000}
          hint="One name a line. Only the organisers see them."
          value={draft.memberNames}
          onChange={(memberNames) => change({ memberNames })}
          error={wrong('memberNames')}
        />
      )}
      <TextArea
        label="What do you need on stage?"
        optional
        name="stageNotes"
        maxLength={500}
        hint="Microphones, a chair, a table, light. The crew reads this."
        value={draft.stageNotes}
        onChange={(stageNotes) => change({ stageNotes })}
        error={wrong('stageNotes')}
      />
      <TextArea
        label="A sentence for the MC"
        optional
        name="mcLine"
        maxLength={280}
        hint="What should the audience hear before you begin?"
        value={draft.mcLine}
        onChange={(mcLine) => change({ mcLine })}
        error={wrong('mcLine')}
      />
    </>
  );
}

type Category = PublicEvent['categories'][number];

function categoryDetail({ timeLimitMs }: Category, isFull: boolean): string | undefined {
  const parts = [
    timeLimitMs === null ? undefined : `Up to ${durationText(timeLimitMs)}`,
    isFull ? 'All places are taken; you join the waiting list' : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? `${parts.join('. ')}.` : undefined;
}

const untilWords = ({ tracksUntilAt, timeZone }: PublicEvent): string =>
  tracksUntilAt === null ? '' : `, until ${showDateAndTime(tracksUntilAt, timeZone)}`;

const emailDetail = ({ contactLine }: PublicEvent): string =>
  contactLine === ''
    ? 'The organisers tell you where to.'
    : `Send it to the organisers: ${contactLine}. Put your stage name in the subject.`;

function lengthHint(event: PublicEvent, categoryId: string, typed: string): string {
  const limit = event.categories.find(({ id }) => id === categoryId)?.timeLimitMs ?? null;
  const length = lengthMs(typed);
  if (limit !== null && length !== undefined && length > limit)
    return `Your category allows ${durationText(limit)}. You may send this, and the organisers may ask you to shorten it.`;
  return 'In minutes and seconds, like 3:45.';
}
