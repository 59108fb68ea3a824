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
import { Diploma, type DiplomaSheet, type Diplomas, honourWords } from './Diploma.tsx';
import { type EventWords, useEventWords } from './event-words.ts';
import styles from './OnPaper.module.css';
import { PickPaper, Sheet, Sheets, usualPaper } from './Sheets.tsx';

const WHICH = [
  { value: 'podium', line: 'prints.podium' },
  { value: 'places', line: 'prints.places' },
  { value: 'awards', line: 'prints.awards' },
  { value: 'part', line: 'prints.part' },
] as const satisfies readonly { value: string; line: Line }[];
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
      actions={<ButtonLink to="/admin/scoring">{say('office.scoring')}</ButtonLink>}
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
          {say('office.scoring')}
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
  const hasPoints = ofKind.some(({ honour }) => honour.kind === 'place' && honour.score !== null);
  return (
    <article className={styles.page}>
      <Head
        round={all.round}
        printing={say('prints.printDiplomas', { count: shown.length })}
        none={shown.length === 0}
      />
      <div className={styles.choices}>
        <PickGroup
          label={say('prints.what')}
          options={WHICH.map(({ value, line }) => ({ value, label: say(line) }))}
          value={which}
          onChange={setWhich}
        />
        <PickPaper size={size} onChange={setSize} />
        <SelectField
          label={say('acts.act')}
          small
          value={act}
          onChange={setAct}
          options={[
            { value: EVERYBODY, label: say('prints.allActs') },
            ...[...acts.values()].map(({ performanceId, number, stageName }) => ({
              value: performanceId,
              label: number === null ? stageName : `${number}. ${stageName}`,
            })),
          ]}
        />
        <TextField label={say('prints.signsOrganisers')} small value={organiser} onChange={setOrganiser} />
        <TextField label={say('prints.signsJudges')} small value={judge} onChange={setJudge} />
        {hasPoints && (
          <Switch label={say('prints.withPoints')} checked={withPoints} onChange={setWithPoints} />
        )}
      </div>
      {shown.length === 0 ? (
        <p className={`muted ${styles.onScreen}`}>{say(NONE[which])}</p>
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

const NONE = {
  podium: 'prints.noPodium',
  places: 'prints.noPlaces',
  awards: 'prints.noAwards',
  part: 'prints.noPart',
} as const satisfies Record<Which, Line>;
