/** A line to the MC or a crew post, quick phrases, and whether it was read. */
import { Check, CheckCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { TOLD_LENGTH } from '#contract/show/schema.ts';
import { Button } from '#web/ui/Button.tsx';
import { showTime } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { say } from '#web/ui/say.ts';
import { DeskPanel } from './DeskPanel.tsx';
import { useDesk } from './desk.ts';
import styles from './NoteToMc.module.css';

/** In this order: its button, its field's name and what stands in that while it is empty, and what one press sends. */
const POSTS = {
  mc: {
    label: 'cues.mc',
    note: 'cues.noteToMc',
    write: 'cues.writeToMc',
    phrases: ['cues.stretch', 'cues.micSwap', 'cues.skipChat'],
  },
  sound: {
    label: 'cues.sound',
    note: 'cues.noteToSound',
    write: 'cues.writeToSound',
    phrases: ['cues.micUp', 'cues.micDown', 'cues.holdTrack'],
  },
  light: {
    label: 'cues.light',
    note: 'cues.noteToLight',
    write: 'cues.writeToLight',
    phrases: ['cues.houseUp', 'cues.houseDown', 'cues.spotOff'],
  },
  stage: {
    label: 'cues.stagePost',
    note: 'cues.noteToStage',
    write: 'cues.writeToStage',
    phrases: ['cues.callNext', 'cues.clearStage', 'cues.holdStage'],
  },
} as const;
type Post = keyof typeof POSTS;

export function NoteToMc() {
  const { connected, send } = useDesk();
  const [to, setTo] = useState<Post>('mc');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const give = async (words: string) => {
    setBusy(true);
    const sent = await send({ kind: 'send_note', to, text: words });
    setBusy(false);
    return sent;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words !== '' && !busy && (await give(words))) setText('');
  };
  return (
    <DeskPanel title={say('cues.noteTo')} aside={<Posts to={to} onChoose={setTo} />}>
      <form className={styles.form} onSubmit={submit}>
        <input
          id="desk-note"
          className={styles.input}
          dir="auto"
          aria-label={say(POSTS[to].note)}
          placeholder={say(POSTS[to].write)}
          maxLength={TOLD_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        />
        <Button type="submit" size="s" busy={busy} disabled={!connected} className={styles.press}>
          {say('cues.send')}
        </Button>
      </form>
      <div className={styles.phrases}>
        {POSTS[to].phrases.map((phrase) => (
          <Button
            key={phrase}
            size="s"
            className={styles.press}
            disabled={!connected || busy}
            onClick={() => void give(say(phrase))}
          >
            {say(phrase)}
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
    <div className={styles.posts} role="group" aria-label={say('cues.toWhom')}>
      {(Object.keys(POSTS) as Post[]).map((value) => (
        <Button
          key={value}
          size="s"
          kind={to === value ? 'secondary' : 'quiet'}
          className={styles.press}
          aria-pressed={to === value}
          onClick={() => onChoose(value)}
        >
          {say(POSTS[value].label)}
        </Button>
      ))}
    </div>
  );
}

function LastNote({ to }: { to: Post }) {
  const { view } = useDesk();
  const last = view.notes.find((note) => note.to === to);
  if (last === undefined) return null;
  return (
    <span className={styles.last} role="status" title={last.text}>
      <Icon of={last.readAt === null ? Check : CheckCheck} size={16} />
      {last.readyAt !== null
        ? say('cues.readySince', { time: showTime(last.readyAt, view.event.timeZone) })
        : last.readAt === null
          ? say('cues.sentUnread')
          : say('cues.readAt', { time: showTime(last.readAt, view.event.timeZone) })}
    </span>
  );
}
