/** What is kept about people, why, how long, and who sees it: for the people themselves and for the organisers. */
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Icon } from './Icon.tsx';
import styles from './KeptData.module.css';

/** The same is said at more length in `docs/privacy.md`. */
const KEPT: readonly { what: string; words: string }[] = [
  {
    what: 'Names, contacts, emergency contact, parent, assistance',
    words:
      'To reach you, to help you, and to know that a minor may take part. Kept encrypted; seen by the organisers’ admins only, and each look is written down.',
  },
  {
    what: 'A parent’s agreement',
    words:
      'Who agreed, when, and to which text, so that it can be shown later. Kept and seen in the same way.',
  },
  {
    what: 'Stage name, song, category, pronouns, how to say the name, words for the MC, needs on stage',
    words:
      'To run the show. The crew and judges see them; stage name, pronouns and song stand on the screens and in the results.',
  },
  {
    what: 'Your track',
    words: 'To play it. The organisers and the crew hear it; it lies with the organisers’ other files.',
  },
  {
    what: 'Scores and feedback',
    words:
      'To find the result. Judges and admins see them; feedback reaches you when the organisers release it.',
  },
  {
    what: 'Letters',
    words: 'Address and text are encrypted while a letter waits, and deleted once it was sent.',
  },
  {
    what: 'Votes in the hall',
    words: 'A vote is kept without a name, an address or a device that it could be traced to.',
  },
];

function ending(days: number | null): string {
  const rest = 'Stage name, song and result stay, as in a printed programme.';
  if (days === null) return `Everything personal is kept until the organisers erase it. ${rest}`;
  const when =
    days === 0 ? 'when the show begins' : days === 1 ? 'a day after the show' : `${days} days after the show`;
  return `Everything personal and the track are erased ${when}, by the server itself. Copies kept for emergencies are removed after 30 days more at the latest. ${rest}`;
}

/** The list. `eraseAfterDays`: the organisers' rule; null where they erase by hand. */
export function KeptData({ eraseAfterDays }: { eraseAfterDays: number | null }) {
  return (
    <dl className={styles.list}>
      {KEPT.map(({ what, words }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{words}</dd>
        </div>
      ))}
      <div>
        <dt>For how long</dt>
        <dd>{ending(eraseAfterDays)}</dd>
      </div>
    </dl>
  );
}

/** A quiet press that opens the list, with whom to ask. */
export function KeptDataLink({
  event,
}: {
  event: { name: string; host: string; contactLine: string; eraseAfterDays: number | null };
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="s" onClick={() => setOpen(true)}>
        <Icon of={ShieldCheck} />
        What is kept about you
      </Button>
      <Dialog
        wide
        open={open}
        onClose={() => setOpen(false)}
        title="What is kept about you"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        <p>
          <bdi>{event.host || event.name}</bdi> is responsible for these data. You may ask for a copy of
          everything that is kept about you, for a correction, and to have it erased
          {event.contactLine === '' ? '.' : ': '}
          {event.contactLine !== '' && <bdi>{event.contactLine}</bdi>}
        </p>
        <KeptData eraseAfterDays={event.eraseAfterDays} />
      </Dialog>
    </>
  );
}
