/** A fact of an act, a part of its personal data that stays covered until somebody asks, and how somebody is reached. */
import { Eye, EyeOff, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { PERSONAL_BLOCKS } from '#contract/registration/personal.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { say, tell } from '#web/ui/say.ts';
import { capital } from '#web/ui/words.ts';
import styles from './Participant.module.css';
import { historyKey } from './use-acts.ts';

export type Personal = AnswerOf<typeof registrationEndpoints.revealPersonal>;
type Block = (typeof PERSONAL_BLOCKS)[number];

/** An uncovered part covers itself again: the desk may stand open in a busy room. */
const OPEN_MS = 60_000;

/** A contact, as a link where the device can open it. */
export function Reach({ address }: { address: string }) {
  const number = address.replace(/[\s().\-/]/g, '');
  if (/^\+?\d{5,}$/.test(number))
    return (
      <ButtonLink size="s" to={`tel:${number}`}>
        <Icon of={Phone} size={16} /> {address}
      </ButtonLink>
    );
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return <a href={`mailto:${address}`}>{address}</a>;
  return <bdi>{address}</bdi>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const PARTS = {
  name: 'history.personName',
  emergency: 'history.personEmergency',
  parent: 'history.personParent',
  assistance: 'history.personNeeds',
  members: 'history.personMembers',
} as const satisfies Record<Block, Line>;

export function Covered({
  id,
  block,
  children,
}: {
  id: string;
  block: Block;
  children: (personal: Personal) => ReactNode;
}) {
  const [shown, setShown] = useState<Personal>();
  const part = say(PARTS[block]);
  const reveal = useCommand(registrationEndpoints.revealPersonal, {
    changes: [historyKey(id)],
    onDone: setShown,
  });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), OPEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <Fact term={capital(part)}>
      {shown && <span className={styles.uncovered}>{children(shown)}</span>}
      {!shown && <span className="muted">{say('crew.hidden')}</span>}
      <Button
        size="s"
        aria-expanded={shown !== undefined}
        busy={reveal.busy}
        onClick={() => (shown ? setShown(undefined) : reveal.send({ params: { id }, body: { block } }))}
      >
        <Icon of={shown ? EyeOff : Eye} size={16} />
        {tell(shown ? 'crew.hide' : 'crew.showAndLog', {
          part,
          v: (words) => <span className="vh">{words}</span>,
        })}
      </Button>
      {reveal.error && (
        <span className={styles.wrong} role="alert">
          {reveal.refusal(say('acts.away'))}
        </span>
      )}
    </Fact>
  );
}
