/** Who changed what on an act, and when. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import styles from './Participant.module.css';

type Entry = AnswerOf<typeof registrationEndpoints.participantHistory>[number];

const ACTIONS: Record<string, string> = {
  'participant.registered': 'Registered',
  'participant.accepted': 'Accepted',
  'participant.waitlisted': 'Put on the waiting list',
  'participant.declined': 'Declined',
  'participant.withdrawn': 'Withdrawn',
  'participant.submitted': 'Put back to review',
  'participant.edited': 'Changed',
  'participant.checked_in': 'Checked in',
  'participant.check_in_undone': 'Check-in taken back',
  'participant.noted': 'Note changed',
  'participant.personal_seen': 'Looked at',
  'participant.links_seen': 'Looked at the private links',
  'participant.link_replaced': 'Replaced the status link',
  'participant.merged': 'Another registration of the same act taken in:',
  'participant.merged_away': 'Taken in by another registration of the same act:',
  'participant.imported': 'Changed from a file',
  'participant.erasing': 'Erasing of the personal data begun',
  'participant.erased': 'Personal data erased',
  'participant.personal_exported': 'Personal data given out',
  'consent.given': 'Consent given',
  'consent.asked': 'Parent asked again,',
  'consent.recorded': 'Consent on paper recorded',
  'consent.withdrawn': 'Consent taken back',
  'track.changed': 'Track',
  'track.file_added': 'Track file arrived,',
  'track.file_refused': 'Track file not taken:',
  'track.file_made_current': 'Earlier track file made current,',
  'track.torn': 'Track file found damaged,',
  'track.lost': 'Track file is not where it was kept:',
  'track.found': 'Track file is there again:',
  'track.trimmed': 'Played without the silence at its ends',
  'track.untrimmed': 'Played with the silence at its ends',
  'track.cue_changed': 'Changed how the desk plays it:',
  'track.cue_moved': 'The silence at the head changed, and with it the',
  'track.playing': 'Played at the desk',
  'track.paused': 'Paused at the desk',
  'track.stopped': 'Stopped at the desk',
  'track.moved': 'Track of the other registration taken over',
  'picture.sent': 'Picture sent',
  'picture.approved': 'Picture approved',
  'picture.refused': 'Picture refused',
  'picture.removed': 'Picture removed',
  'recording.sent': 'Recording of the name sent',
  'recording.removed': 'Recording of the name removed',
  'recording.moved': 'Recording of the other registration taken over',
  'picture.moved': 'Picture of the other registration taken over',
};

const FIELDS: Record<string, string> = {
  stage_name: 'stage name',
  song_title: 'song',
  category_id: 'category',
  mc_line: 'sentence for the MC',
  stage_notes: 'needs on stage',
  duration_ms: 'length',
  performer_count: 'people on stage',
  track_note: 'note',
  start_ms: 'cue point',
  with_go: 'start with GO',
  track_version: 'version',
  emergency: 'emergency contact',
  parent: 'parent or guardian',
  assistance: 'needs on the night',
  parent_contact: 'with another address',
  name: 'name and contact',
  reason: 'with a reason',
};
// Values that mean something to a reader; ids and numbers of ms do not.
const QUOTED = new Set(['stage_name', 'song_title', 'track', 'track_note', 'track_version']);
const SILENT = new Set([
  'status',
  'number',
  'checked_in_at',
  'consent',
  'consent_how',
  'consent_link_of',
  'parental_consent',
  'position_ms',
]);

export function HistoryPanel({ id, revision, timeZone }: { id: string; revision: number; timeZone: string }) {
  const history = useAsk(registrationEndpoints.participantHistory, {
    params: { id },
    asOf: revision,
    placeholderData: (before) => before,
  });
  return (
    <Panel title="History">
      {history.data ? (
        <ol className={styles.history}>
          {history.data.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its start and is drawn whole
            <li key={index}>
              <time dateTime={new Date(entry.happenedAt).toISOString()}>
                {showDateAndTime(entry.happenedAt, timeZone)}
              </time>
              <span>{inWords(entry)}</span>
            </li>
          ))}
        </ol>
      ) : history.isError ? (
        <Button onClick={() => history.refetch()}>The history did not load. Try again</Button>
      ) : (
        <LoadingBlock rows={3} label="Loading the history" />
      )}
    </Panel>
  );
}

function inWords(entry: Entry): string {
  const what = entry.changes
    .filter(({ field, after }) => !SILENT.has(field) && !(field === 'track_note' && after === null))
    .map(changeInWords);
  const action = ACTIONS[entry.action] ?? entry.action;
  const said = entry.action === 'participant.registered' || what.length === 0 ? '' : ` ${what.join(', ')}`;
  const by = entry.byKind === 'participant' ? 'the performer' : entry.byKind === 'visitor' ? '' : entry.by;
  return `${action}${said}${by === '' ? '' : `, by ${by}`}${entry.why === null ? '' : `: ${entry.why}`}`;
}

function changeInWords({ field, before, after }: Entry['changes'][number]): string {
  const name = FIELDS[field] ?? field.replaceAll('_', ' ');
  if (field === 'track') return `${before ?? 'missing'} → ${after}`.replaceAll('_', ' ');
  if (!QUOTED.has(field) || after === null) return name;
  return before === null ? `${name} “${after}”` : `${name} “${before}” → “${after}”`;
}
