/** The addresses that this server's machine has in its networks, to choose where codes lead by one press. */
import { trustEndpoints } from '#contract/operating/trust.ts';
import { useAsk } from '#web/client/ask.ts';
import { isOnlyHere } from '#web/client/reachable.ts';
import { PickGroup } from '#web/ui/Choice.tsx';
import { say } from '#web/ui/say.ts';

interface NetworkAddressesProps {
  /** The address in the settings; empty where none is set. */
  chosen: string;
  onChoose: (address: string) => void;
}

export function NetworkAddresses({ chosen, onChoose }: NetworkAddressesProps) {
  const known = useAsk(trustEndpoints.addresses).data ?? [];
  const here = location.origin;
  // Behind a proxy, or by a name, this page was opened where the machine does not know itself.
  const isElsewhere =
    !isOnlyHere(here) && location.protocol === 'http:' && !known.some(({ address }) => address === here);
  const options = [
    ...known.map(({ address, card, likely }) => ({
      value: address,
      label: say(likely ? 'hall.addressCard' : 'hall.addressUnlikely', { address, card }),
    })),
    ...(isElsewhere ? [{ value: here, label: say('hall.addressOpen', { address: here }) }] : []),
  ];
  if (options.length === 0) return null;
  return (
    <PickGroup
      label={say('hall.whereMachineIs')}
      hint={say('hall.whereMachineIsHint')}
      options={options}
      value={chosen.replace(/\/$/, '')}
      onChange={onChoose}
    />
  );
}
