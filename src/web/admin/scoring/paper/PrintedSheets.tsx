/**
 * Scoresheets to print: one a judge and act with boxes for the marks, or one list a judge. The code on each
 * opens that very sheet for typing. They exist only while they are being printed, in the event's language.
 */
import { type EventWords, useHallWords } from '#web/admin/on-paper/event-words.ts';
import { cx } from '#web/ui/cx.ts';
import { Name } from '#web/ui/Name.tsx';
import { QrCode } from '#web/ui/QrCode.tsx';
import { markText } from '#web/ui/scale.ts';
import { WithCodes } from '../../WithCodes.tsx';
import styles from './Printed.module.css';
import { actsOfJudge, criteriaOfSheet, type Paper, type PaperAct, type PaperCriterion } from './use-paper.ts';

export interface PrintedSheetsProps {
  paper: Paper;
  kind: 'sheets' | 'lists';
  onDone: () => void;
}

export function PrintedSheets({ paper, kind, onDone }: PrintedSheetsProps) {
  const words = useHallWords();
  if (!words) return null;
  return (
    <WithCodes className={styles.printing} onDone={onDone}>
      {(address) => (
        <div className={styles.sheets} data-theme="light" lang={words.lang} dir={words.dir}>
          {paper.judges.map((judge) =>
            kind === 'lists' ? (
              <List key={judge.id} {...{ paper, judge, address, words }} />
            ) : (
              actsOfJudge(paper, judge.id).map((act) => (
                <Sheet key={`${judge.id} ${act.id}`} {...{ paper, judge, act, address, words }} />
              ))
            ),
          )}
        </div>
      )}
    </WithCodes>
  );
}

type Judge = Paper['judges'][number];

const pathOf = (judgeId: string, actId?: string): string =>
  `/admin/scoring/paper?judge=${judgeId}${actId === undefined ? '' : `&act=${actId}`}`;

function scaleOf({ say }: EventWords, { minSteps, maxSteps, step }: PaperCriterion): string {
  const range = `${markText(minSteps, step)}–${markText(maxSteps, step)}`;
  return step === '1' ? range : say('paper.rangeByStep', { range, step });
}

interface OfJudge {
  paper: Paper;
  judge: Judge;
  address: string;
  words: EventWords;
}

function Sheet({ paper, judge, act, address, words }: OfJudge & { act: PaperAct }) {
  const { say } = words;
  return (
    <section className={cx(styles.sheet, styles.half)}>
      <header className={styles.top}>
        <div>
          <p>
            {paper.eventName}, {paper.round.name}
          </p>
          <h2 className={styles.act}>
            {act.number !== null && `${act.number}. `}
            <Name plain>{act.stageName}</Name>
          </h2>
          <p>
            <Name plain>{act.songTitle}</Name>
            {act.category !== '' && `, ${act.category}`}
          </p>
          <p className={styles.judge}>{say('paper.judge', { name: judge.name })}</p>
        </div>
        <QrCode
          value={address + pathOf(judge.id, act.id)}
          label={`${judge.name}, ${act.stageName}`}
          size={110}
        />
      </header>
      <table className={styles.marks}>
        <tbody>
          {criteriaOfSheet(paper, judge.id, act).map((criterion) => (
            <tr key={criterion.id}>
              <th scope="row">
                {criterion.name}
                <small>{criterion.meaning}</small>
              </th>
              <td className={styles.scale}>{scaleOf(words, criterion)}</td>
              <td className={styles.box} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.lines}>{say('paper.forPerformer')}</p>
      <div className={styles.foot}>
        <p>☐ {say('paper.notScored')}</p>
        <p className={styles.sign}>{say('paper.signature')}</p>
      </div>
    </section>
  );
}

function List({ paper, judge, address, words }: OfJudge) {
  const { say } = words;
  const acts = actsOfJudge(paper, judge.id);
  const criteria = paper.criteria.filter((criterion) =>
    acts.some((act) => criteriaOfSheet(paper, judge.id, act).includes(criterion)),
  );
  return (
    <section className={styles.sheet}>
      <header className={styles.top}>
        <div>
          <p>
            {paper.eventName}, {paper.round.name}
          </p>
          <h2 className={styles.act}>
            <bdi>{judge.name}</bdi>
          </h2>
        </div>
        <QrCode value={address + pathOf(judge.id)} label={judge.name} size={110} />
      </header>
      <table className={styles.marks}>
        <thead>
          <tr>
            <th scope="col">{say('paper.act')}</th>
            {criteria.map((criterion) => (
              <th key={criterion.id} scope="col">
                {criterion.name}
                <small>{scaleOf(words, criterion)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act.id}>
              <th scope="row">
                {act.number !== null && `${act.number}. `}
                <Name plain>{act.stageName}</Name>
              </th>
              {criteria.map((criterion) => (
                <td key={criterion.id} className={styles.box}>
                  {criteriaOfSheet(paper, judge.id, act).includes(criterion) ? '' : '–'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{say('paper.lineThrough')}</p>
      <p className={styles.sign}>{say('paper.signature')}</p>
    </section>
  );
}
