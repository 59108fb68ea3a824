/** The diplomas of a certified result: for places, awards and everybody who was on stage, seen before they are printed. */
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { diplomaEndpoints } from '#contract/results/diplomas.ts';
import { isLanguage, SOURCE } from '#domain/messages/languages.ts';
import { PrintButton } from '#web/admin/on-paper/PrintButton.tsx';
import { sentenceOf } from '#web/client/api.ts';
import { useAsk } from '#web/client/ask.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Switch } from '#web/ui/Checkbox.tsx';
import { PickGroup } from '#web/ui/Choice.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { counted } from '#web/ui/format.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { usePageTitle } from '#web/ui/page.ts';
import { SelectField, TextField } from '#web/ui/TextField.tsx';
import { Diploma, type DiplomaSheet, type Diplomas, honourWords } from './Diploma.tsx';
import { type EventWords, useEventWords } from './event-words.ts';
import styles from './OnPaper.module.css';
import { PickPaper, Sheet, Sheets, usualPaper } from './Sheets.tsx';

const WHICH = [
  { value: 'podium', label: 'First three' },
  { value: 'places', label: 'Every place' },
  { value: 'awards', label: 'Awards' },
  { value: 'part', label: 'Taking part' },
] as const;
type Which = (typeof WHICH)[number]['value'];

/** How far down places are told apart on paper by themselves. */
const PODIUM = 3;

const CHOSEN: Readonly<Record<Which, (sheet: DiplomaSheet) => boolean>> = {
  podium: ({ honour }) => honour.rank !== null && honour.rank <= PODIUM,
  places: ({ honour }) => honour.kind === 'place',
  awards: ({ honour }) => honour.kind === 'award' || honour.kind === 'favourite',
  part: ({ honour }) => honour.kind === 'part',
};

export function DiplomasPage() {
  usePageTitle('Diplomas');
  const { id = '' } = useParams();
  const { data, error, isPending } = useAsk(diplomaEndpoints.diplomas, { params: { id }, retry: false });
  const words = useEventWords(data && (isLanguage(data.language) ? data.language : SOURCE));
  if (data && words) return <AllDiplomas all={data} words={words} />;
  if (isPending || data) return <LoadingBlock rows={8} label="Loading the diplomas" />;
  return (
    <EmptyState
      level={1}
      title="There are no diplomas to print"
      actions={<ButtonLink to="/admin/scoring">Scoring</ButtonLink>}
    >
      {sentenceOf(error, 'The server cannot be reached.')}
    </EmptyState>
  );
}

const EVERYBODY = '';

function AllDiplomas({ all, words }: { all: Diplomas; words: EventWords }) {
  const [which, setWhich] = useState<Which>('podium');
  const [act, setAct] = useState(EVERYBODY);
  const [size, setSize] = useState(usualPaper);
  const [withPoints, setWithPoints] = useState(false);
  const [organiser, setOrganiser] = useState(all.certifiedBy);
  const [judge, setJudge] = useState('');
  const ofKind = all.sheets.filter(CHOSEN[which]);
  const shown = ofKind.filter(({ performanceId }) => act === EVERYBODY || performanceId === act);
  const acts = new Map(all.sheets.map((sheet) => [sheet.performanceId, sheet]));
  const printing = `Print ${counted(shown.length, 'diploma')}`;
  const hasPoints = ofKind.some(({ honour }) => honour.kind === 'place' && honour.score !== null);
  return (
    <article className={styles.page}>
      <div className={styles.tools}>
        <ButtonLink to="/admin/scoring" size="s" kind="quiet">
          <Icon of={ArrowLeft} size={16} />
          Scoring
        </ButtonLink>
        <span className={styles.right}>
          <PrintButton size="s" disabled={shown.length === 0} words={printing} />
        </span>
      </div>
      <header className={styles.onScreen}>
        <h1 className="h1">Diplomas</h1>
        <p className="muted">
          From the certified result of <bdi>{all.round}</bdi>, in the event’s look and language.
        </p>
      </header>
      <div className={styles.choices}>
        <PickGroup label="For" options={WHICH} value={which} onChange={setWhich} />
        <PickPaper size={size} onChange={setSize} />
        <SelectField
          label="Act"
          small
          value={act}
          onChange={setAct}
          options={[
            { value: EVERYBODY, label: 'All of them' },
            ...[...acts.values()].map(({ performanceId, number, stageName }) => ({
              value: performanceId,
              label: number === null ? stageName : `${number}. ${stageName}`,
            })),
          ]}
        />
        <TextField label="Signs for the organisers" small value={organiser} onChange={setOrganiser} />
        <TextField label="Signs for the judges" small value={judge} onChange={setJudge} />
        {hasPoints && <Switch label="With the points" checked={withPoints} onChange={setWithPoints} />}
      </div>
      {shown.length === 0 ? (
        <p className={`muted ${styles.onScreen}`}>{NONE[which]}</p>
      ) : (
        <Sheets size={size}>
          {shown.map((sheet, at) => (
            <Sheet
              // biome-ignore lint/suspicious/noArrayIndexKey: an act may have several of a kind
              key={`${sheet.performanceId} ${at}`}
              label={`${honourWords(sheet, words)}: ${sheet.stageName}`}
              words={words}
            >
              <Diploma {...{ sheet, all, words, signers: { organiser, judge }, withPoints }} />
            </Sheet>
          ))}
        </Sheets>
      )}
    </article>
  );
}

const NONE: Readonly<Record<Which, string>> = {
  podium: 'No act has one of the first three places.',
  places: 'No act has a place.',
  awards: 'Nobody has an award. They are named on the scoring page, before it is certified.',
  part: 'Nobody was on stage.',
};
