/** What was found out about a file, one line each: warnings first, with a shape and words. */

import { Ear, Info, TriangleAlert } from 'lucide-react';
import type { Finding } from '#domain/tracks/facts.ts';
import { Icon } from './Icon.tsx';
import { say } from './say.ts';
import styles from './TrackFindings.module.css';
import { findingWords } from './track-words.ts';

export interface TrackFindingsProps {
  findings: readonly Finding[];
  /** The longest that the act's category allows, in ms; null without a limit. */
  limitMs: number | null;
  listening: 'waiting' | 'done' | 'failed' | 'without';
}

/** What was found in a file of music. A good file is only said to be good. */
export function TrackFindings({ findings, limitMs, listening }: TrackFindingsProps) {
  return (
    <ul className={styles.findings} aria-live="polite">
      {listening === 'waiting' && (
        <li>
          <Icon of={Ear} /> <span>{say('track.listening')}</span>
        </li>
      )}
      {listening === 'failed' && (
        <li className={styles.warning}>
          <Icon of={TriangleAlert} label={say('track.warning')} />
          <span>{say('track.listeningFailed')}</span>
        </li>
      )}
      {listening === 'done' && findings.length === 0 && (
        <li>
          <Icon of={Ear} /> <span>{say('track.fine')}</span>
        </li>
      )}
      {findings.map((finding) => (
        <li key={finding.kind} className={finding.weight === 'warning' ? styles.warning : undefined}>
          <Icon
            of={finding.weight === 'warning' ? TriangleAlert : Info}
            label={say(finding.weight === 'warning' ? 'track.warning' : 'track.note')}
          />
          <span>{findingWords(finding, limitMs)}</span>
        </li>
      ))}
    </ul>
  );
}
