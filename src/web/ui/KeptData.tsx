/** What is kept about people, why, how long, and who sees it: for the people themselves and for the organisers. */
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import styles from './KeptData.module.css';
import { say, tell } from './say.ts';

/** The same is said at more length in `docs/privacy.md`. */
const KEPT = [
  ['kept.names', 'kept.namesWhy'],
  ['kept.agreement', 'kept.agreementWhy'],
  ['kept.act', 'kept.actWhy'],
  ['kept.track', 'kept.trackWhy'],
  ['kept.scores', 'kept.scoresWhy'],
  ['kept.letters', 'kept.lettersWhy'],
  ['kept.votes', 'kept.votesWhy'],
] as const;

/** The list of what is kept about a person. `eraseAfterDays` is the organisers' rule; null where they erase by hand. */
export function KeptData({ eraseAfterDays }: { eraseAfterDays: number | null }) {
  return (
    <dl className={styles.list}>
      {KEPT.map(([what, why]) => (
        <div key={what}>
          <dt>{say(what)}</dt>
          <dd>{say(why)}</dd>
        </div>
      ))}
      <div>
        <dt>{say('kept.howLong')}</dt>
        <dd>
          {eraseAfterDays === null ? say('kept.byHand') : say('kept.byItself', { days: eraseAfterDays })}
        </dd>
      </div>
    </dl>
  );
}

/** A quiet button that opens the list of what is kept about a person, with whom to ask. */
export function KeptDataLink({
  event,
}: {
  event: { name: string; host: string; contactLine: string; eraseAfterDays: number | null };
}) {
  const [open, setOpen] = useState(false);
  const host = <bdi>{event.host || event.name}</bdi>;
  return (
    <>
      <Button kind="quiet" size="s" onClick={() => setOpen(true)}>
        <Icon of={ShieldCheck} />
        {say('kept.title')}
      </Button>
      <Dialog
        wide
        open={open}
        onClose={() => setOpen(false)}
        title={say('kept.title')}
        leave={say('parts.close')}
      >
        <p>
          {event.contactLine === ''
            ? tell('kept.responsible', { host })
            : tell('kept.responsibleContact', { host, contact: <bdi>{event.contactLine}</bdi> })}
        </p>
        <KeptData eraseAfterDays={event.eraseAfterDays} />
      </Dialog>
    </>
  );
}
