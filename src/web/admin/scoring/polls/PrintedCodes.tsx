/** Codes on paper, in the event's language: A4, 24 cards a sheet, each with its picture and the code in words. */

import type { AnswerOf } from '#contract/endpoint.ts';
import type { votingEndpoints } from '#contract/voting/endpoints.ts';
import { codeWords } from '#domain/voting/code.ts';
import { useHallWords } from '#web/admin/on-paper/event-words.ts';
import { plainAddress } from '#web/ui/format.ts';
import { inGroups } from '#web/ui/in-groups.ts';
import { QrCode } from '#web/ui/QrCode.tsx';
import { WithCodes } from '../../WithCodes.tsx';
import styles from './PrintedCodes.module.css';

const A_SHEET = 24;

export interface PrintedCodesProps {
  sheet: AnswerOf<typeof votingEndpoints.codeSheet>;
  onDone: () => void;
}

export function PrintedCodes({ sheet, onDone }: PrintedCodesProps) {
  const words = useHallWords();
  const { codes, event, poll } = sheet;
  const { pathname, search } = new URL(sheet.address);
  const sheets = inGroups(codes, A_SHEET);
  if (!words) return null;
  return (
    <WithCodes className={styles.printing} onDone={onDone}>
      {(address) => (
        <div className={styles.sheets} data-theme="light" lang={words.lang} dir={words.dir}>
          {sheets.map((cards) => (
            <section key={cards[0]} className={styles.sheet}>
              {cards.map((code) => (
                <div key={code} className={styles.card}>
                  <QrCode value={`${address}${pathname}${search}${code}`} label={codeWords(code)} size={96} />
                  <div className={styles.words}>
                    <b>{words.say('paper.yourVote')}</b>
                    <bdi className={styles.small}>{poll ?? event}</bdi>
                    <span className={styles.code}>{codeWords(code)}</span>
                    <span className={styles.small}>{plainAddress(address + pathname)}</span>
                  </div>
                </div>
              ))}
            </section>
          ))}
        </div>
      )}
    </WithCodes>
  );
}
