/** A picture of the event's own: what there is, what it is for, and the ways to choose another. */
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Look.module.css';

interface PictureChoiceProps {
  title: string;
  /** What it is for, below the title. */
  says: string;
  /** The picture that there is. */
  shown: { path: string; alt: string } | undefined;
  /** Whether the picture itself is light or dark, where its ground has to answer that. */
  tone?: string | undefined;
  /** What the field for the file is called, and which kinds it takes. */
  fileLabel: string;
  accept: string;
  onFile: (file: File) => void;
  /** Why the last one was not taken. */
  refusal: string | undefined;
  /** The buttons; `choose` opens the device's own dialog. */
  ways: (choose: () => void) => ReactNode;
}

export function PictureChoice(props: PictureChoiceProps) {
  const { title, says, shown, tone, fileLabel, accept, onFile, refusal, ways } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <section className={styles.choice} aria-label={title}>
      <div className={styles.logo} data-tone={tone}>
        {shown ? (
          <img src={shown.path} alt={shown.alt} />
        ) : (
          <span className={styles.noLogo}>
            <Icon of={ImagePlus} size={24} />
          </span>
        )}
        <div>
          <b>{title}</b>
          <p className="small muted">{says}</p>
        </div>
        <div className={styles.ways}>{ways(() => input.current?.click())}</div>
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          aria-label={fileLabel}
          accept={accept}
          onChange={(change) => {
            const file = change.target.files?.[0];
            if (file) onFile(file);
            change.target.value = '';
          }}
        />
      </div>
      {refusal && (
        <p className={styles.unread} role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}
