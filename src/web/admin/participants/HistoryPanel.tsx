/** Who changed what on an act, and when. */
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { entrySaid, historyInWords } from '#domain/registration/history-words.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say, useLanguage } from '#web/ui/say.ts';
import styles from './Participant.module.css';

export function HistoryPanel({ id, revision, timeZone }: { id: string; revision: number; timeZone: string }) {
  const { language } = useLanguage();
  const history = useAsk(registrationEndpoints.participantHistory, {
    params: { id },
    asOf: revision,
    placeholderData: (before) => before,
  });
  return (
    <Panel title={say('crew.history')}>
      {history.data ? (
        <ol className={styles.history}>
          {history.data.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its start and is drawn whole
            <li key={index}>
              <time dateTime={new Date(entry.happenedAt).toISOString()}>
                {showDateAndTime(entry.happenedAt, timeZone)}
              </time>
              <span>{historyInWords(say, language, entrySaid(entry, reportedWords))}</span>
            </li>
          ))}
        </ol>
      ) : history.isError ? (
        <Button onClick={() => history.refetch()}>{say('crew.historyFailed')}</Button>
      ) : (
        <LoadingBlock rows={3} label={say('crew.loadingHistory')} />
      )}
    </Panel>
  );
}
