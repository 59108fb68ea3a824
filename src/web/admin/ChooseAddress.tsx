/** Where codes and links would lead to this machine only: the addresses that it has in its networks, each one press. */
import { eventsEndpoints } from '#contract/events/endpoints.ts';
import { trustEndpoints } from '#contract/operating/trust.ts';
import { keyOf, useAsk } from '#web/client/ask.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { SaveState } from '#web/ui/SaveState.tsx';
import { say } from '#web/ui/say.ts';
import styles from './AdminPage.module.css';
import { useCurrentEvent } from './use-current-event.ts';

/** Chooses which of the machine's network addresses phones are given; without a network it leads to the settings. */
export function ChooseAddress() {
  const event = useCurrentEvent();
  const known = useAsk(trustEndpoints.addresses);
  const set = useCommand(eventsEndpoints.changeEvent, { changes: [keyOf(eventsEndpoints.events)] });
  if (known.isPending || !event) return <LoadingBlock rows={2} />;
  const addresses = known.data ?? [];
  if (addresses.length === 0)
    return <ButtonLink to="/admin/settings/share">{say('admin.setAddress')}</ButtonLink>;
  const problem = set.refusal(say('acts.away'));
  return (
    <div className={styles.choices}>
      <p className="muted">{say('hall.whereMachineIsHint')}</p>
      {addresses.map(({ address, card, likely }, at) => (
        <Button
          key={address}
          block
          kind={at === 0 ? 'primary' : 'secondary'}
          busy={set.busy}
          onClick={() =>
            set.send({ params: { id: event.id }, body: { settings: { publicAddress: address } } })
          }
        >
          <bdi>{say(likely ? 'hall.addressCard' : 'hall.addressUnlikely', { address, card })}</bdi>
        </Button>
      ))}
      {problem !== undefined && <SaveState state="failed">{problem}</SaveState>}
    </div>
  );
}
