/** Asks an admin why a certified result is taken back by what they are about to do, wherever in the office that is. */

import { useEffect, useState } from 'react';
import { REASON_LENGTH } from '#contract/primitives.ts';
import { putTakeBackQuestion } from '#web/client/take-back.ts';
import { say } from '#web/ui/say.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { OfficeDialog } from './OfficeDialog.tsx';

interface Question {
  sentence: string;
  answer: (reason: string | undefined) => void;
}

export function TakeBackDialog() {
  const [question, setQuestion] = useState<Question>();
  const [reason, setReason] = useState('');
  useEffect(
    () =>
      putTakeBackQuestion(
        (sentence) =>
          new Promise((resolve) => {
            setReason('');
            setQuestion({
              sentence,
              answer: (given) => {
                setQuestion(undefined);
                resolve(given);
              },
            });
          }),
      ),
    [],
  );
  const leave = () => question?.answer(undefined);
  const takeBack = () => {
    if (reason.trim() !== '') question?.answer(reason.trim());
  };
  return (
    <OfficeDialog
      open={question !== undefined}
      onClose={leave}
      onSubmit={takeBack}
      title={say('office.takeBack')}
      submit={say('office.takeItBack')}
      leave={say('office.leaveResult')}
      kind="destructive"
      disabled={reason.trim() === ''}
    >
      <p>{question?.sentence}</p>
      <TextField
        label={say('office.takeBackWhy')}
        hint={say('office.takeBackHint')}
        most={REASON_LENGTH}
        value={reason}
        onChange={setReason}
      />
    </OfficeDialog>
  );
}
