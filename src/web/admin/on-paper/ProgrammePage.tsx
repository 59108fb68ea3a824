/** The programme as a booklet: A5, or half of Letter, laid so that it is printed on both sides, folded and read. */
import { ArrowLeft, TriangleAlert } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paperEndpoints } from '#contract/judging/paper.ts';
import { resultsEndpoints } from '#contract/results/endpoints.ts';
import { reportEndpoints } from '#contract/show/report.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { isOnlyHere } from '#web/client/reachable.ts';
import { KEYS, keep, storedJson } from '#web/client/storage.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ShowPictures } from '#web/ui/Face.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { onLetters } from '#web/ui/letters.ts';
import { usePageTitle } from '#web/ui/page.ts';
import { say } from '#web/ui/say.ts';
import { TextArea } from '#web/ui/TextField.tsx';
import { useReachableAddress } from '../server-address.ts';
import { type AdminEvent, useCurrentEvent } from '../use-current-event.ts';
import { type Entry, filledUp, imposed, inOneLine, type OrderPage, pagesOf, sectionsOf } from './booklet.ts';
import { type EventWords, useEventWords } from './event-words.ts';
import styles from './OnPaper.module.css';
import programme from './Programme.module.css';
import {
  Back,
  Cover,
  EntryRow,
  Half,
  Heading,
  OrderHalf,
  type OwnWords,
  partWords,
} from './ProgrammePages.tsx';
import { type PaperSize, usePaperSize } from './paper-size.ts';
import { MOST_LETTERS, MOST_OF_THANKS, rulesForTheHall } from './rules-for-the-hall.ts';

import { PickPaper, Sheet, Sheets } from './Sheets.tsx';

export function ProgrammePage() {
  usePageTitle(say('dashboard.programmeAction'));
  const round = useSearchParams()[0].get('round') ?? undefined;
  const sheet = useAsk(reportEndpoints.cueSheet, { round, retry: false });
  const event = useCurrentEvent({ retry: false });
  const scoring = useAsk(resultsEndpoints.scoring, { round, retry: false });
  // Those who are printed on paper sheets: all but those whose link was revoked.
  const panel = useAsk(paperEndpoints.paper, { round, retry: false }).data?.judges ?? [];
  const words = useEventWords(event?.settings.mainLanguage);
  if (sheet.isError)
    return (
      <EmptyState level={1} title={say('prints.noProgramme')}>
        {sentenceOf(sheet.error, say('ui.unreachable'))}
      </EmptyState>
    );
  if (!sheet.data || !event || !words || scoring.isPending)
    return <LoadingBlock rows={8} label={say('prints.loadingProgramme')} />;
  const pictures = Object.fromEntries(
    sheet.data.rows.flatMap(({ itemId, picture }) => (picture === null ? [] : [[itemId, picture]])),
  );
  const entries = sheet.data.rows
    .filter((row) => !row.scratched)
    .map(({ itemId, kind, number, title, song, credits, answers, plannedMs }) => ({
      id: itemId,
      kind,
      number,
      title,
      song,
      credits: [...answers, inOneLine(credits, words.lang)].filter((text) => text !== '').join(' · '),
      plannedMs,
    }));
  return (
    <ShowPictures of={pictures}>
      <Booklet
        key={event.id}
        {...{ event, entries, words }}
        endsAt={sheet.data.endsAt}
        judges={panel.map(({ name }) => name)}
        method={scoring.data ? rulesForTheHall(words.voice, scoring.data.rules) : ''}
      />
    </ShowPictures>
  );
}

interface BookletProps {
  event: AdminEvent;
  entries: readonly Entry[];
  words: EventWords;
  endsAt: number | null;
  /** The rules in words, to begin with. */
  method: string;
  judges: readonly string[];
}

type Kept = Partial<OwnWords> & { of: string };

/** What was written for this event's programme, on this device. */
function useOwnWords(eventId: string, method: string) {
  const [own, setOwn] = useState<OwnWords>(() => {
    const kept = storedJson(KEYS.programme) as Kept | undefined;
    return { rules: method, thanks: '', panel: true, ...(kept?.of === eventId && kept) };
  });
  const change = (changed: Partial<OwnWords>) => {
    const next = { ...own, ...changed };
    setOwn(next);
    keep(KEYS.programme, JSON.stringify({ ...next, of: eventId }));
  };
  return [own, change] as const;
}

function Booklet({ event, entries, words, endsAt, method, judges }: BookletProps) {
  const [size, setSize] = usePaperSize();
  const [own, change] = useOwnWords(event.id, method);
  const address = useReachableAddress(true);
  const ref = useRef<HTMLDivElement>(null);
  const sections = sectionsOf(entries);
  const laid = useLaidOut(ref, entries, size);
  const votes = entries.some(({ kind }) => kind === 'vote');
  const hasCode = !isOnlyHere(address);
  const sheets = laid && Math.ceil((laid.pages.length + 2) / 4);
  return (
    <article className={styles.page}>
      <div className={styles.tools}>
        <ButtonLink to="/admin/dashboard" size="s" kind="quiet">
          <Icon of={ArrowLeft} size={16} />
          {say('admin.dashboard')}
        </ButtonLink>
        <span className={styles.right}>
          <PrintButton size="s" disabled={!laid} />
        </span>
      </div>
      <header className={styles.onScreen}>
        <h1 className="h1">{say('dashboard.programmeAction')}</h1>
        <p className="muted">{say('prints.howToPrint', { count: sheets ?? 1 })}</p>
      </header>
      {!hasCode && (
        <div className={styles.onScreen}>
          <Banner tone="warn" icon={TriangleAlert} lead={say('prints.noCode')}>
            {say('prints.noCodeWhy')}
          </Banner>
        </div>
      )}
      <Choices {...{ size, own, change }} onSize={setSize} />
      <Measured ref={ref} {...{ entries, words, size }} dense={laid?.dense ?? 0} parts={sections.length} />
      {laid && (
        <Sides
          {...{ event, words, laid, size, own, endsAt, votes }}
          parts={sections.length}
          judges={judges}
          address={hasCode ? address : null}
        />
      )}
    </article>
  );
}

function Choices({
  size,
  onSize,
  own,
  change,
}: {
  size: PaperSize;
  onSize: (size: PaperSize) => void;
  own: OwnWords;
  change: (changed: Partial<OwnWords>) => void;
}) {
  return (
    <div className={styles.choices}>
      <PickPaper size={size} onChange={onSize} />
      <Switch label={say('prints.nameJudges')} checked={own.panel} onChange={(panel) => change({ panel })} />
      <div className={styles.wideChoice}>
        <TextArea
          label={say('prints.howWon')}
          optional
          rows={2}
          most={MOST_LETTERS}
          value={own.rules}
          onChange={(rules) => change({ rules })}
        />
      </div>
      <div className={styles.wideChoice}>
        <TextArea
          label={say('prints.thanks')}
          optional
          rows={2}
          most={MOST_OF_THANKS}
          value={own.thanks}
          onChange={(thanks) => change({ thanks })}
        />
      </div>
    </div>
  );
}

/** The roomiest setting comes first; the second takes half as many again. */
const DENSEST = 1;
/** Beside cover and back there are two pages in one sheet. */
const ONE_SHEET = 2;

interface Laid {
  dense: number;
  pages: readonly OrderPage[];
}

/** Lays the order out by what its lines measure, as roomy as one sheet allows; anew when letters have come. */
function useLaidOut(
  ref: RefObject<HTMLDivElement | null>,
  entries: readonly Entry[],
  size: PaperSize,
): Laid | undefined {
  const [laid, setLaid] = useState<Laid>();
  const order = JSON.stringify(entries);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same order from another answer is the same
  useLayoutEffect(() => {
    const lay = () => {
      const box = ref.current;
      if (!box) return;
      for (let dense = 0; dense <= DENSEST; dense += 1) {
        box.dataset.dense = String(dense);
        const pages = pagesOf(sectionsOf(entries), heightsIn(box, size));
        if (pages.length <= ONE_SHEET || dense === DENSEST) {
          setLaid({ dense, pages });
          return;
        }
      }
    };
    lay();
    return onLetters(lay);
  }, [order, size]);
  return laid;
}

const PX_PER_MM = 96 / 25.4;
/** What margins, the foot and the gaps between leave of a page. */
const AROUND_MM = 22.5 + 5 + 8 + 2;
const PAGE_MM: Readonly<Record<PaperSize, number>> = { a4: 210, letter: 215.9 };

function heightsIn(box: HTMLElement, size: PaperSize) {
  const rows = new Map(
    [...box.querySelectorAll<HTMLElement>('[data-entry]')].map((row) => [
      row.dataset.entry,
      row.offsetHeight,
    ]),
  );
  return {
    page: (PAGE_MM[size] - AROUND_MM) * PX_PER_MM,
    heading: box.querySelector('h2')?.offsetHeight ?? 0,
    of: ({ id }: Entry) => rows.get(id) ?? 0,
  };
}

/** Every line once, as wide as on its page: nobody sees it, and nobody is read it. */
function Measured({
  ref,
  entries,
  words,
  size,
  dense,
  parts,
}: {
  ref: RefObject<HTMLDivElement | null>;
  entries: readonly Entry[];
  words: EventWords;
  size: PaperSize;
  dense: number;
  parts: number;
}) {
  return (
    <div
      ref={ref}
      className={programme.measure}
      data-size={size}
      data-dense={dense}
      data-look="on"
      data-theme="light"
      lang={words.lang}
      translate="no"
      dir={words.dir}
      aria-hidden="true"
    >
      <Heading>{partWords(1, parts, words)}</Heading>
      <ol>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} words={words} />
        ))}
      </ol>
    </div>
  );
}

interface SidesProps {
  event: AdminEvent;
  words: EventWords;
  laid: Laid;
  size: PaperSize;
  own: OwnWords;
  endsAt: number | null;
  votes: boolean;
  parts: number;
  judges: readonly string[];
  address: string | null;
}

function Sides({ event, words, laid, size, own, endsAt, votes, parts, judges, address }: SidesProps) {
  const { say: print, time } = words;
  const ends = endsAt === null ? '' : print('paper.endsAbout', { time: time(endsAt, event.timeZone) });
  const pages = filledUp(
    [
      <Cover key="cover" event={event} words={words} />,
      ...laid.pages.map((page, at) => (
        <OrderHalf
          key={page.entries[0]?.id}
          {...{ page, parts, words }}
          foot={at === laid.pages.length - 1 && at > 0 ? ends : print('paper.ring')}
        />
      )),
      <Back key="back" {...{ event, own, judges, address, votes, words }} />,
    ],
    <Half>
      <Heading>{print('paper.notes')}</Heading>
    </Half>,
  );
  return (
    <Sheets size={size} wide>
      {imposed(pages).map(([left, right], at) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: a side has no identity but its place
          key={at}
          label={say(at % 2 === 0 ? 'prints.outside' : 'prints.inside', { number: Math.floor(at / 2) + 1 })}
          words={words}
        >
          <div className={programme.spread} data-dense={laid.dense}>
            {left}
            {right}
          </div>
        </Sheet>
      ))}
    </Sheets>
  );
}
