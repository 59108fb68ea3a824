/** The button that closes an open vote, beside GO and in the panel of the vote. */
import type { ReactNode } from 'react';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { say } from '#web/ui/say.ts';
import { useDesk } from './desk.ts';

interface Props {
  pollId: string;
  disabled?: boolean;
  children: ReactNode;
}

export function CloseVote({ pollId, disabled = false, children }: Props) {
  const { connected, send } = useDesk();
  return (
    <HoldButton
      kind="destructive"
      disabled={!connected || disabled}
      onHeld={() => void send({ kind: 'close_poll', pollId })}
      question={{
        title: say('calls.askClose'),
        body: say('calls.closeWhat'),
        confirm: say('calls.close'),
        cancel: say('calls.keepOpen'),
      }}
    >
      {children}
    </HoldButton>
  );
}
