/** The diplomas of a certified result: for places, awards and everybody who was on stage, seen before they are printed. */
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import { isLanguage, SOURCE } from '#domain/messages/languages.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { say, tell } from '#web/ui/say.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { usePrintedAddress } from '../server-address.ts';
import { Diploma, type DiplomaSheet, type Diplomas, honourWords } from './Diploma.tsx';
import { type EventWords, useEventWords } from './event-words.ts';
import styles from './OnPaper.module.css';
import { OWN_DIPLOMAS } from './own-diplomas.ts';
import { usePaperSize } from './paper-size.ts';
import { ResultSheet } from './ResultSheet.tsx';
import { resultPages } from './result-pages.ts';
import { PickPaper, Sheet, Sheets } from './Sheets.tsx';

const WHICH = [
  { value: 'podium', line: 'prints.podium' },
  { value: 'places', line: 'prints.places' },
  { value: 'awards', line: 'prints.awards' },
  { value: 'part', line: 'prints.part' },
  { value: 'sheet', line: 'prints.resultSheet' },
] as const satisfies readonly { value: string; line: Line }[];
type Which = (typeof WHICH)[number]['value'];
/** All but the sheet of the whole result, which is nobody's own. */
type Own = Exclude<Which, 'sheet'>;

export function DiplomasPage() {
  usePageTitle(say('dashboard.diplomas'));
  const { id = '' } = useParams();
  const { data, error, isPending } = useAsk(diplomaEndpoints.diplomas, { params: { id }, retry: false });
  const words = useEventWords(data && (isLanguage(data.language) ? data.language : SOURCE));
  if (data && words) return <AllDiplomas all={data} words={words} />;
  if (isPending || data) return <LoadingBlock rows={8} label={say('prints.loadingDiplomas')} />;
  return (
    <EmptyState
      level={1}
      title={say('prints.noDiplomas')}
      actions={<ButtonLink to="/admin/scoring">{say('admin.scoring')}</ButtonLink>}
    >
      {sentenceOf(error, say('ui.unreachable'))}
    </EmptyState>
  );
}

/** Back, print, and what all of it is made from. */
function Head({ round, printing, none }: { round: string; printing: string; none: boolean }) {
  return (
    <>
      <div className={styles.tools}>
        <ButtonLink to="/admin/scoring" size="s" kind="quiet">
          <Icon of={ArrowLeft} size={16} />
          {say('admin.scoring')}
        </ButtonLink>
        <span className={styles.right}>
          <PrintButton size="s" disabled={none} words={printing} />
        </span>
      </div>
      <header className={styles.onScreen}>
        <h1 className="h1">{say('dashboard.diplomas')}</h1>
        <p className="muted">{tell('prints.fromResult', { round: <bdi>{round}</bdi> })}</p>
      </header>
    </>
  );
}

const EVERYBODY = '';

/** Whose diplomas, and what stands on them. */
interface Choice {
  act: string;
  withPoints: boolean;
  organiser: string;
  judge: string;
}

function AllDiplomas({ all, words }: { all: Diplomas; words: EventWords }) {
  const [which, setWhich] = useState<Which>('podium');
  const [size, setSize] = usePaperSize();
  const [choice, setChoice] = useState<Choice>({
    act: EVERYBODY,
    withPoints: false,
    organiser: all.certifiedBy,
    judge: '',
  });
  const address = usePrintedAddress();
  const pages = which === 'sheet' ? resultPages(all) : [];
  const ofKind = which === 'sheet' ? [] : all.sheets.filter(OWN_DIPLOMAS[which]);
  const shown = ofKind.filter(({ performanceId }) => [EVERYBODY, performanceId].includes(choice.act));
  const printing =
    which === 'sheet'
      ? say('prints.printSheets', { count: pages.length })
      : say('prints.printDiplomas', { count: shown.length });
  return (
    <article className={styles.page}>
      <Head round={all.round} printing={printing} none={shown.length + pages.length === 0} />
      <div className={styles.choices}>
        <PickGroup
          label={say('prints.what')}
          options={WHICH.map(({ value, line }) => ({ value, label: say(line) }))}
          value={which}
          onChange={setWhich}
        />
        <PickPaper size={size} onChange={setSize} />
        {which !== 'sheet' && <OwnChoices {...{ all, ofKind, choice }} onChange={setChoice} />}
      </div>
      {which !== 'sheet' && shown.length === 0 && (
        <p className={`muted ${styles.onScreen}`}>{say(NONE[which])}</p>
      )}
      <Sheets size={size}>
        {shown.map((sheet, at) => (
          <Sheet
            // biome-ignore lint/suspicious/noArrayIndexKey: an act may have several of a kind
            key={`${sheet.performanceId} ${at}`}
            label={`${honourWords(sheet, words)}: ${sheet.stageName}`}
            words={words}
          >
            <Diploma {...{ sheet, all, words }} signers={choice} withPoints={choice.withPoints} />
          </Sheet>
        ))}
        {pages.map((page, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have no identity but their place
          <Sheet key={at} label={`${say('prints.resultSheet')} ${at + 1}`} words={words}>
            <ResultSheet {...{ page, all, words }} address={address ?? null} />
          </Sheet>
        ))}
      </Sheets>
    </article>
  );
}

function OwnChoices({
  all,
  ofKind,
  choice,
  onChange,
}: {
  all: Diplomas;
  ofKind: readonly DiplomaSheet[];
  choice: Choice;
  onChange: (choice: Choice) => void;
}) {
  const set = (changed: Partial<Choice>) => onChange({ ...choice, ...changed });
  const acts = new Map(all.sheets.map((sheet) => [sheet.performanceId, sheet]));
  const hasPoints = ofKind.some(({ honour }) => honour.kind === 'place' && honour.score !== null);
  return (
    <>
      <SelectField
        label={say('acts.act')}
        small
        value={choice.act}
        onChange={(act) => set({ act })}
        options={[
          { value: EVERYBODY, label: say('prints.allActs') },
          ...[...acts.values()].map(({ performanceId, number, stageName }) => ({
            value: performanceId,
            label: number === null ? stageName : `${number}. ${stageName}`,
          })),
        ]}
      />
      <TextField
        label={say('prints.signsOrganisers')}
        small
        value={choice.organiser}
        onChange={(organiser) => set({ organiser })}
      />
      <TextField
        label={say('prints.signsJudges')}
        small
        value={choice.judge}
        onChange={(judge) => set({ judge })}
      />
      {hasPoints && (
        <Switch
          label={say('prints.withPoints')}
          checked={choice.withPoints}
          onChange={(withPoints) => set({ withPoints })}
        />
      )}
    </>
  );
}

const NONE = {
  podium: 'prints.noPodium',
  places: 'prints.noPlaces',
  awards: 'prints.noAwards',
  part: 'prints.noPart',
} as const satisfies Record<Own, Line>;
