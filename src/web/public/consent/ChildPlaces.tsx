/** Where photos of the child may be shown, for the parent who agreed. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { keyOf } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { say } from '#web/ui/say.ts';
import { PhotoPlaces } from '../PhotoPlaces.tsx';

/** What the link's page was answered, which its commands replace. */
export const consentKey = (token: string) => keyOf(registrationEndpoints.consent, { params: { token } });

interface ChildPlacesProps {
  token: string;
  places: NonNullable<AnswerOf<typeof registrationEndpoints.consent>['photoPlaces']>;
}

export function ChildPlaces({ token, places }: ChildPlacesProps) {
  const press = useCommand(registrationEndpoints.showChildAt, { puts: consentKey(token) });
  return (
    <PhotoPlaces
      places={places}
      sending={press.sending?.body}
      onChange={(body) => press.send({ params: { token }, body })}
      error={press.refusal(say('consent.unreachable'))}
    />
  );
}
