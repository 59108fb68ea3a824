/** Step 2: what is performed, and how its music arrives. */

import { ChoiceGroup } from '#web/ui/Choice.tsx';
import { durationText } from '#web/ui/clock.ts';
import { showDateAndTime } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { lengthMs } from './length.ts';
import { OthersPart } from './OthersPart.tsx';
import { OwnQuestions } from './OwnQuestions.tsx';
import { isGroup } from './others.ts';
import type { PublicEvent, StepProps } from './step.ts';

export function ActStep({ event, full, draft, change, wrong }: StepProps) {
  return (
    <>
      <TextField
        label={say('register.stageName')}
        name="stageName"
        autoComplete="off"
        hint={say('register.stageNameHint')}
        value={draft.stageName}
        onChange={(stageName) => change({ stageName })}
        error={wrong('stageName')}
      />
      <TextField
        label={say('register.sayIt')}
        optional
        name="pronunciation"
        autoComplete="off"
        hint={say('register.sayItHint')}
        value={draft.pronunciation}
        onChange={(pronunciation) => change({ pronunciation })}
        error={wrong('pronunciation')}
      />
      <TextField
        label={say('register.song')}
        name="songTitle"
        autoComplete="off"
        value={draft.songTitle}
        onChange={(songTitle) => change({ songTitle })}
        error={wrong('songTitle')}
      />
      {event.categories.length > 0 && (
        <ChoiceGroup
          label={say('register.category')}
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
        label={say('register.track')}
        name="delivery"
        options={[
          {
            value: 'upload',
            label: say('register.trackUpload'),
            detail: uploadDetail(event),
          },
          { value: 'email', label: say('register.trackEmail'), detail: emailDetail(event) },
          { value: 'flash_drive', label: say('register.trackDrive'), detail: say('register.trackDriveHint') },
          {
            value: 'convention',
            label: say('register.trackBring'),
            detail: say('register.trackBringHint'),
          },
          { value: 'live', label: say('register.trackLive'), detail: say('register.trackLiveHint') },
        ]}
        value={draft.delivery === '' ? undefined : draft.delivery}
        onChange={(delivery) => change({ delivery })}
        error={wrong('delivery')}
      />
      <TextField
        label={say('register.length')}
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
        label={say('register.people')}
        name="performerCount"
        inputMode="numeric"
        autoComplete="off"
        value={draft.performerCount}
        onChange={(performerCount) => change({ performerCount })}
        error={wrong('performerCount')}
      />
      {isGroup(draft) && <OthersPart {...{ event, full, draft, change, wrong }} />}
      <TextArea
        label={say('register.needs')}
        optional
        name="stageNotes"
        maxLength={500}
        hint={say('register.needsHint')}
        value={draft.stageNotes}
        onChange={(stageNotes) => change({ stageNotes })}
        error={wrong('stageNotes')}
      />
      <TextArea
        label={say('register.mcLine')}
        optional
        name="mcLine"
        maxLength={280}
        hint={say('register.mcLineHint')}
        value={draft.mcLine}
        onChange={(mcLine) => change({ mcLine })}
        error={wrong('mcLine')}
      />
      <OwnQuestions {...{ event, full, draft, change, wrong }} />
    </>
  );
}

type Category = PublicEvent['categories'][number];

function categoryDetail({ timeLimitMs }: Category, isFull: boolean): string | undefined {
  const parts = [
    timeLimitMs === null ? '' : say('register.upTo', { time: durationText(timeLimitMs) }),
    isFull ? say('register.categoryFull') : '',
  ];
  return parts.join(' ').trim() || undefined;
}

const uploadDetail = ({ tracksUntilAt, timeZone }: PublicEvent): string =>
  tracksUntilAt === null
    ? say('register.trackUploadHint')
    : say('register.trackUploadUntil', { time: showDateAndTime(tracksUntilAt, timeZone) });

const emailDetail = ({ contactLine }: PublicEvent): string =>
  contactLine === ''
    ? say('register.trackEmailHint')
    : say('register.trackEmailTo', { contact: contactLine });

function lengthHint(event: PublicEvent, categoryId: string, typed: string): string {
  const limit = event.categories.find(({ id }) => id === categoryId)?.timeLimitMs ?? null;
  const length = lengthMs(typed);
  if (limit !== null && length !== undefined && length > limit)
    return say('register.lengthOver', { time: durationText(limit) });
  return say('register.lengthHint');
}
