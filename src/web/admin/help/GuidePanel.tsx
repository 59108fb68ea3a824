/** The guide beside the page: the part that belongs to it, and the way to every other. */
import { X } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { say } from '#web/ui/say.ts';
import styles from './GuidePanel.module.css';
import { anchorOf, type Block, type Guide, type Part, readGuide, type Span } from './guide.ts';

const PICTURES = import.meta.glob<string>('../../../../docs/pictures/guide/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

const pictureAt = (file: string): string | undefined =>
  Object.entries(PICTURES).find(([path]) => path.endsWith(`/${file}`))?.[1];

interface GuidePanelProps {
  /** The title of the part that belongs to the page. */
  part: string;
  onClose: () => void;
}

/** The guide beside the page. It is loaded when first opened, and follows the page until another part is chosen. */
export function GuidePanel({ part, onClose }: GuidePanelProps) {
  const [guide, setGuide] = useState<Guide | 'failed'>();
  const [chosen, setChosen] = useState<{ beside: string; anchor: string }>();
  const anchor = chosen?.beside === part ? chosen.anchor : anchorOf(part);
  const load = () => {
    setGuide(undefined);
    import('#docs/guide.md?raw').then(
      ({ default: text }) => setGuide(readGuide(text)),
      () => setGuide('failed'),
    );
  };
  useEffect(load, []);
  const choose = (next: string) => setChosen({ beside: part, anchor: next });
  const open = typeof guide === 'object' && guide.parts.find((one) => one.anchor === anchor);
  return (
    <aside className={styles.panel} aria-label={say('help.guide')}>
      <div className={styles.head}>
        <span className="small muted">{say('help.guide')}</span>
        <Button size="s" kind="quiet" onClick={onClose}>
          <Icon of={X} size={20} /> {say('admin.close')}{' '}
        </Button>
      </div>
      {guide === undefined && <LoadingBlock rows={6} label={say('help.loading')} />}
      {guide === 'failed' && (
        <p>
          {say('help.notLoaded')} <Button onClick={load}>{say('ui.tryAgain')}</Button>
        </p>
      )}
      {open && <OpenPart key={anchor} part={open} onChoose={choose} />}
      {typeof guide === 'object' && <Contents guide={guide} open={anchor} onChoose={choose} />}
    </aside>
  );
}

type Choose = (anchor: string) => void;

function OpenPart({ part, onChoose }: { part: Part; onChoose: Choose }) {
  return (
    <article className={styles.part} lang="en" ref={(part) => part?.parentElement?.scrollTo({ top: 0 })}>
      <h2 className="h2">{part.title}</h2>
      {part.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is open
        <Fragment key={at}>{shown(block, onChoose)}</Fragment>
      ))}
    </article>
  );
}

function shown(block: Block, onChoose: Choose): ReactNode {
  const words = (spans: readonly Span[]) => <Words spans={spans} onChoose={onChoose} />;
  const keyed = <T,>(list: readonly T[], draw: (one: T) => ReactNode) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is open
    list.map((one, at) => <Fragment key={at}>{draw(one)}</Fragment>);
  switch (block.kind) {
    case 'paragraph':
      return <p>{words(block.spans)}</p>;
    case 'list': {
      const items = keyed(block.items, (item) => <li>{words(item)}</li>);
      return block.numbered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return (
        <dl>
          {keyed(block.rows, ([what = [], ...rest]) => (
            <>
              <dt>{words(what)}</dt>
              {keyed(rest, (cell) => (
                <dd>{words(cell)}</dd>
              ))}
            </>
          ))}
        </dl>
      );
    case 'picture': {
      const at = pictureAt(block.file);
      return at && <img src={at} alt={block.alt} loading="lazy" width={720} height={405} />;
    }
  }
}

function Words({ spans, onChoose }: { spans: readonly Span[]; onChoose: Choose }) {
  return spans.map((span, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the guide never changes while it is open
    <Fragment key={at}>{voiced(span, onChoose)}</Fragment>
  ));
}

/** Another page of the documentation lies beside the program, not on this server: it is named. */
function voiced({ voice, words, to = '' }: Span, onChoose: Choose): ReactNode {
  if (voice === 'strong') return <b>{words}</b>;
  if (voice === 'slanted') return <i>{words}</i>;
  if (voice === 'code') return <code>{words}</code>;
  if (voice === 'plain') return words;
  if (to.startsWith('#'))
    return (
      <button type="button" className={styles.link} onClick={() => onChoose(to.slice(1))}>
        {words}
      </button>
    );
  return `${words} (docs/${to.split('#')[0]})`;
}

function Contents({ guide, open, onChoose }: { guide: Guide; open: string; onChoose: Choose }) {
  const list = (title: string, anchors: readonly string[]) => (
    <>
      <h3 className="small muted">{title}</h3>
      <ul>
        {anchors.map((anchor) => (
          <li key={anchor}>
            <button
              type="button"
              className={styles.link}
              lang="en"
              aria-current={anchor === open ? 'true' : undefined}
              onClick={() => onChoose(anchor)}
            >
              {guide.parts.find((part) => part.anchor === anchor)?.title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <nav className={styles.contents} aria-label={say('help.parts')}>
      {list(say('help.firstPath'), guide.first)}
      {list(say('help.forExpert'), guide.expert)}
    </nav>
  );
}
