/** A line to the MC or a crew post, quick phrases, and whether it was read. */
import { Check, CheckCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import styles from './NoteToMc.module.css';

type Post = 'mc' | 'sound' | 'light' | 'stage';

const POSTS: readonly { value: Post; label: string }[] = [
  { value: 'mc', label: 'MC' },
  { value: 'sound', label: 'Sound' },
  { value: 'light', label: 'Light' },
  { value: 'stage', label: 'Stage' },
];
const PHRASES: Record<Post, readonly string[]> = {
  mc: ['Stretch 1 min', 'Mic swap', 'Skip chat'],
  sound: ['Mic up', 'Mic down', 'Hold the track'],
  light: ['House up', 'House down', 'Spot off'],
  stage: ['Call the next', 'Clear the stage', 'Hold'],
};
const LONGEST = 200;

export function NoteToMc() {
  const { connected, send } = useDesk();
  const [to, setTo] = useState<Post>('mc');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const say = async (words: string) => {
    setBusy(true);
    const sent = await send({ kind: 'send_note', to, text: words });
    setBusy(false);
    return sent;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words !== '' && !busy && (await say(words))) setText('');
  };
  return (
    <DeskPanel title="Note to" aside={<Posts to={to} onChoose={setTo} />}>
      <form className={styles.form} onSubmit={submit}>
        <input
          id="desk-note"
          className={styles.input}
          dir="auto"
          aria-label={`Note to ${nameOf(to)}`}
          placeholder={to === 'mc' ? 'Write to the MC' : `Write to ${nameOf(to)}`}
          maxLength={LONGEST}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <Button type="submit" size="s" busy={busy} disabled={!connected} className={styles.press}>
          Send
        </Button>
      </form>
      <div className={styles.phrases}>
        {PHRASES[to].map((phrase) => (
          <Button
            key={phrase}
            size="s"
            className={styles.press}
            disabled={!connected || busy}
            onClick={() => void say(phrase)}
          >
            {phrase}
          </Button>
        ))}
      </div>
      <LastNote to={to} />
    </DeskPanel>
  );
}

function Posts({ to, onChoose }: { to: Post; onChoose: (post: Post) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own
    <div className={styles.posts} role="group" aria-label="To whom">
      {POSTS.map(({ value, label }) => (
        <Button
          key={value}
          size="s"
          kind={to === value ? 'secondary' : 'quiet'}
          className={styles.press}
          aria-pressed={to === value}
          onClick={() => onChoose(value)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** In the middle of a sentence. */
const nameOf = (post: Post): string => (post === 'mc' ? 'MC' : post);

function LastNote({ to }: { to: Post }) {
  const { view } = useDesk();
  const last = view.notes.find((note) => note.to === to);
  if (last === undefined) return null;
  return (
    <span className={styles.last} role="status" title={last.text}>
      <Icon of={last.readAt === null ? Check : CheckCheck} size={16} />
      {last.readyAt !== null
        ? `Ready since ${showTime(last.readyAt, view.event.timeZone)}`
        : last.readAt === null
          ? 'Sent, not read yet'
          : `Last one read ${showTime(last.readAt, view.event.timeZone)}`}
    </span>
  );
}
