/** A fact of an act, a part of its personal data that stays covered until somebody asks, and how somebody is reached. */
import { Eye, EyeOff, Phone } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { PERSONAL_BLOCKS } from '#contract/registration/personal.ts';
import { useCommand } from '#web/client/command.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Participant.module.css';
import { historyKey } from './use-acts.ts';

export type Personal = AnswerOf<typeof registrationEndpoints.revealPersonal>;
type Block = (typeof PERSONAL_BLOCKS)[number];

/** An uncovered part covers itself again: the desk may stand open in a busy room. */
const OPEN_MS = 60_000;

/** How somebody is reached, as a link where the device can follow it. */
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

export function Covered({
  id,
  block,
  term,
  children,
}: {
  id: string;
  block: Block;
  term: string;
  children: (personal: Personal) => ReactNode;
}) {
  const [shown, setShown] = useState<Personal>();
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
    <Fact term={term}>
      {shown && <span className={styles.uncovered}>{children(shown)}</span>}
      {!shown && <span className="muted">Hidden</span>}
      <Button
        size="s"
        aria-expanded={shown !== undefined}
        busy={reveal.busy}
        onClick={() => (shown ? setShown(undefined) : reveal.send({ params: { id }, body: { block } }))}
      >
        <Icon of={shown ? EyeOff : Eye} size={16} />
        {shown ? 'Hide' : 'Show, and log that I looked'}
        <span className="vh">({term.toLowerCase()})</span>
      </Button>
      {reveal.error && (
        <span className={styles.wrong} role="alert">
          {reveal.refusal('The server cannot be reached.')}
        </span>
      )}
    </Fact>
  );
}
