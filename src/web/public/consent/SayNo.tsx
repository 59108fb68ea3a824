/** The buttons by which a parent says no: to a consent that was given, or to one that is asked for. */
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { PlainLine } from '#domain/messages/catalogue.ts';
import { useCommand } from '#web/client/command.ts';
import { HoldButton } from '#web/ui/HoldButton.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import { consentKey } from './ChildPlaces.tsx';

const TAKING_BACK = {
  hold: 'consent.hold',
  title: 'consent.takeBackAsk',
  confirm: 'consent.takeItBack',
  cancel: 'consent.leaveIt',
} as const satisfies Record<string, PlainLine>;
const REFUSING = {
  hold: 'consent.refuse',
  title: 'consent.refuseAsk',
  confirm: 'consent.refuseIt',
  cancel: 'consent.refuseNot',
} as const satisfies Record<string, PlainLine>;

function SayNo({ token, words }: { token: string; words: typeof TAKING_BACK | typeof REFUSING }) {
  const withdraw = useCommand(registrationEndpoints.withdrawConsent, { puts: consentKey(token) });
  return (
    <>
      {withdraw.error && <SaveState state="failed">{withdraw.refusal(say('consent.unreachable'))}</SaveState>}
      <HoldButton
        kind="outline"
        busy={withdraw.busy}
        onHeld={() => withdraw.send({ params: { token }, body: {} })}
        question={{
          title: say(words.title),
          body: say('consent.takeBackLead'),
          confirm: say(words.confirm),
          cancel: say(words.cancel),
        }}
      >
        {say(words.hold)}
      </HoldButton>
    </>
  );
}

/** Takes the consent back. */
export const TakeBack = ({ token }: { token: string }) => <SayNo token={token} words={TAKING_BACK} />;

/** Refuses it. */
export const Refuse = ({ token }: { token: string }) => <SayNo token={token} words={REFUSING} />;
