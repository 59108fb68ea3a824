/** Who else is on stage: their names, who of them is under age, and where each of those has a parent. */
import { longest } from '#contract/primitives.ts';
import { memberGiven } from '#contract/registration/form.ts';
import { MOST_MEMBERS } from '#domain/registration/people.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { PickGroup, PickSeveral } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';
import { TextArea, TextField } from '#web/ui/TextField.tsx';
import { othersOf } from './others.ts';
import type { StepProps } from './step.ts';
import { wired } from './wired.ts';

export function OthersPart(props: StepProps) {
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
