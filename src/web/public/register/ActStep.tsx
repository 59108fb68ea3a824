/** Step 2: what is performed, and how its music arrives. */

import { longest } from '#contract/primitives.ts';
import { memberGiven } from '#contract/registration/form.ts';
import { ACT_FIELDS, type AudioDeliveryMethod } from '#domain/registration/act-fields.ts';
import { MOST_MEMBERS } from '#domain/registration/people.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup, type OneOf, type Option, PickGroup, PickSeveral } from '#web/ui/Choice.tsx';
import { durationText } from '#web/ui/clock.ts';
import { oneByOne, showDateAndTime } from '#web/ui/format.ts';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { OwnQuestion } from '../OwnQuestion.tsx';
import { lengthMs } from './length.ts';
import { isGroup, namedWithoutSelf, othersOf } from './others.ts';
import type { PublicEvent, StepProps } from './step.ts';
import { wired } from './wired.ts';

export function ActStep(props: StepProps) {
  const { event, full, draft } = props;
  const { typed, chosen } = wired(props);
  const others = namedWithoutSelf(draft);
  return (
    <>
      <TextField
        label={say('register.stageName')}
        autoComplete="off"
        hint={say('register.stageNameHint')}
        {...typed('stageName')}
      />
      <TextField
        label={say('register.sayIt')}
        optional
        autoComplete="off"
        hint={say('register.sayItHint')}
        {...typed('pronunciation')}
      />
      <TextField label={say('register.song')} autoComplete="off" {...typed('songTitle')} />
      {event.categories.length > 0 && (
        <CategoryChoice categories={event.categories} full={full} {...chosen('categoryId')} />
      )}
      <ChoiceGroup label={say('register.track')} options={deliveries(event)} {...chosen('delivery')} />
      <TextField
        label={say('register.length')}
        optional
        inputMode="text"
        autoComplete="off"
        hint={lengthHint(event, draft.categoryId, draft.length)}
        {...typed('length')}
      />
      <TextField
        label={say('register.people')}
        inputMode="numeric"
        autoComplete="off"
        hint={others !== undefined && say('register.peopleNamed', { others, all: others + 1 })}
        {...typed('performerCount')}
      />
      {isGroup(draft) && <OthersPart {...props} />}
      <TextArea
        label={say('register.needs')}
        optional
        most={ACT_FIELDS.stageNotes.most}
        hint={say('register.needsHint')}
        {...typed('stageNotes')}
      />
      <TextArea
        label={say('register.mcLine')}
        optional
        most={ACT_FIELDS.mcLine.most}
        hint={say('register.mcLineHint')}
        {...typed('mcLine')}
      />
      <OwnQuestions {...props} />
    </>
  );
}

type Category = PublicEvent['categories'][number];

interface CategoryChoiceProps extends Omit<OneOf<string>, 'label' | 'options'> {
  categories: readonly Category[];
  full: StepProps['full'];
}

const CategoryChoice = ({ categories, full, ...choice }: CategoryChoiceProps) => (
  <ChoiceGroup
    label={say('register.category')}
    across={categories.length > 3}
    options={categories.map((category) => categoryOption(category, full))}
    {...choice}
  />
);

function categoryOption({ id, name, timeLimitMs }: Category, full: StepProps['full']): Option<string> {
  const parts = [
    timeLimitMs !== null && say('register.upTo', { time: durationText(timeLimitMs) }),
    full.has(id) && say('register.categoryFull'),
  ];
  return { value: id, label: <bdi>{name}</bdi>, detail: oneByOne(parts) || undefined };
}

/** How the music may arrive. */
const deliveries = (event: PublicEvent): Option<AudioDeliveryMethod>[] => [
  { value: 'upload', label: say('register.trackUpload'), detail: uploadDetail(event) },
  { value: 'email', label: say('register.trackEmail'), detail: emailDetail(event) },
  { value: 'flash_drive', label: say('register.trackDrive'), detail: say('register.trackDriveHint') },
  { value: 'convention', label: say('register.trackBring'), detail: say('register.trackBringHint') },
  { value: 'live', label: say('register.trackLive'), detail: say('register.trackLiveHint') },
];

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

/** Who else is on stage: their names, who of them is under age, and where each of those has a parent. */
function OthersPart(props: StepProps) {
  const { event, draft, change, wrong } = props;
  const { typed, chosen, ticked } = wired(props);
  const others = othersOf(draft);
  return (
    <>
      <TextArea
        label={say('register.others')}
        optional={draft.othersMinor !== 'yes'}
        most={MOST_MEMBERS * longest(memberGiven.shape.name)}
        // Once they are to be printed, others see them too.
        hint={!draft.credited && say('register.othersHint')}
        {...typed('memberNames')}
      />
      <PickGroup
        label={say('group.othersAge', { age: event.minorBelowAge })}
        options={[
          { value: 'yes', label: say('group.othersYes') },
          { value: 'no', label: say('group.othersNo') },
        ]}
        {...chosen('othersMinor')}
      />
      {draft.othersMinor === 'yes' && others.length > 0 && (
        <PickSeveral
          label={say('group.whoMinor')}
          name="minors"
          hint={say('group.minorsHint')}
          options={others.map(({ label }) => ({ value: label, label: <bdi>{label}</bdi> }))}
          value={others.filter(({ isMinor }) => isMinor).map(({ label }) => label)}
          onChange={(minors) => change({ minors })}
          error={wrong('minors')}
        />
      )}
      {others.map(
        ({ label, isMinor }) =>
          isMinor && (
            <TextField
              key={label}
              label={say('group.minorParent', { name: label })}
              optional
              name={`parent-${label}`}
              autoComplete="off"
              most={longest(memberGiven.shape.parent_contact)}
              value={draft.parentContacts[label] ?? ''}
              onChange={(contact) =>
                change({ parentContacts: { ...draft.parentContacts, [label]: contact } })
              }
            />
          ),
      )}
      {others.length > 0 && <Checkbox label={say('group.credited')} {...ticked('credited')} />}
    </>
  );
}

/** The organiser's own questions, at the end of step 2. */
function OwnQuestions({ event, draft, change, wrong }: StepProps) {
  const words = {
    yes: say('group.ownYes'),
    no: say('group.ownNo'),
    printed: say('group.ownPrinted'),
    seen: say('group.ownSeen'),
  };
  return event.questions.map((question) => (
    <OwnQuestion
      key={question.id}
      question={question}
      value={draft.answers[question.id] ?? ''}
      onChange={(answer) => change({ answers: { ...draft.answers, [question.id]: answer } })}
      error={wrong(`answer-${question.id}`)}
      words={words}
    />
  ));
}
