/** Rules that one method alone has: how judges call acts, and what grades are called. */
import { useState } from 'react';
import { MOST_ALTERNATES } from '#domain/judging/named-marks.ts';
import { alternateWorths } from '#domain/tabulation/calls.ts';
import type { CallRules } from '#domain/tabulation/types.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { CountField } from './CountField.tsx';
import { tableOf } from './rules-draft.ts';

export function CallsFields({ calls, set }: { calls: CallRules; set: (calls: CallRules) => void }) {
  return (
    <>
      <CountField
        label={say('rules.yesEach')}
        hint={say('rules.yesHint')}
        most={1_000}
        value={calls.recall}
        set={(recall) => set({ ...calls, recall })}
      />
      <CountField
        label={say('rules.alternatesEach')}
        hint={say('rules.alternatesHint')}
        most={1_000}
        value={calls.alternates}
        set={(alternates) => set({ ...calls, alternates })}
      />
      <WorthsField calls={calls} set={set} />
    </>
  );
}

/** What alternates are worth, typed as a list. */
function WorthsField({ calls, set }: { calls: CallRules; set: (calls: CallRules) => void }) {
  const [text, setText] = useState(alternateWorths(calls).join(', '));
  const read = tableOf(text);
  return (
    <TextField
      label={say('rules.worth')}
      hint={say('rules.worthHint')}
      error={read.length === 0 || read.length > MOST_ALTERNATES ? say('rules.worthFault') : undefined}
      small
      value={text}
      onChange={(next) => {
        setText(next);
        const [alternateWorth, ...further] = tableOf(next);
        if (alternateWorth === undefined || further.length >= MOST_ALTERNATES) return;
        const { recall, alternates } = calls;
        set({
          recall,
          alternates,
          alternateWorth,
          ...(further.length > 0 && { furtherAlternates: further }),
        });
      }}
    />
  );
}

/** Names of grades, typed as a list. */
export function GradesField({ grades, set }: { grades: readonly string[]; set: (grades: string[]) => void }) {
  const [text, setText] = useState(grades.join(', '));
  const read = gradesOf(text);
  return (
    <TextField
      label={say('rules.grades')}
      hint={say('rules.gradesHint')}
      error={read.length < 2 ? say('rules.gradesFault') : undefined}
      value={text}
      onChange={(next) => {
        setText(next);
        const named = gradesOf(next);
        if (named.length >= 2) set(named);
      }}
    />
  );
}

const gradesOf = (text: string): string[] => [
  ...new Set(text.split(',').flatMap((part) => part.trim() || [])),
];
