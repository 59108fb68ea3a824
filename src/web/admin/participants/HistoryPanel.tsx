/** Who changed what on an act, and when. */
import type { AnswerOf } from '#contract/endpoint.ts';
import { registrationEndpoints } from '#contract/registration/endpoints.ts';
import type { Line } from '#domain/messages/catalogue.ts';
import type { TrackState } from '#domain/tracks/track.ts';
import { useAsk } from '#web/client/ask.ts';
import { Button } from '#web/ui/Button.tsx';
import { showDateAndTime } from '#web/ui/format.ts';
import { LoadingBlock } from '#web/ui/LoadingBlock.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { reportedWords } from '#web/ui/Reported.tsx';
import { say } from '#web/ui/say.ts';
import styles from './Participant.module.css';
import { TRACK_WORDS } from './words.tsx';

type Entry = AnswerOf<typeof registrationEndpoints.participantHistory>[number];

const ACTIONS = {
  'participant.registered': 'crew.didRegister',
  'participant.accepted': 'crew.didAccept',
  'participant.waitlisted': 'crew.didWaitlist',
  'participant.declined': 'crew.didDecline',
  'participant.withdrawn': 'crew.didWithdraw',
  'participant.submitted': 'crew.didSubmit',
  'participant.edited': 'crew.didEdit',
  'participant.checked_in': 'crew.didCheckIn',
  'participant.check_in_undone': 'crew.didUndoCheckIn',
  'participant.noted': 'crew.didNote',
  'participant.personal_seen': 'crew.didLook',
  'participant.links_seen': 'crew.didLookAtLinks',
  'participant.link_replaced': 'crew.didReplaceLink',
  'participant.merged': 'crew.didMerge',
  'participant.merged_away': 'crew.didMergeAway',
  'participant.imported': 'crew.didImport',
  'participant.erasing': 'crew.didBeginErasing',
  'participant.erased': 'crew.didErase',
  'participant.personal_exported': 'crew.didGiveOut',
  'consent.given': 'crew.didConsent',
  'consent.asked': 'crew.didAskParent',
  'consent.recorded': 'crew.didRecordConsent',
  'consent.withdrawn': 'crew.didTakeBackConsent',
  'track.changed': 'crew.didTrack',
  'track.file_added': 'crew.didAddFile',
  'track.file_refused': 'crew.didRefuseFile',
  'track.file_made_current': 'crew.didMakeCurrent',
  'track.torn': 'crew.didTear',
  'track.lost': 'crew.didLose',
  'track.found': 'crew.didFind',
  'track.trimmed': 'crew.didTrim',
  'track.untrimmed': 'crew.didUntrim',
  'track.cue_changed': 'crew.didChangeCue',
  'track.cue_moved': 'crew.didMoveCue',
  'track.playing': 'crew.didPlay',
  'track.paused': 'crew.didPause',
  'track.stopped': 'crew.didStop',
  'track.moved': 'crew.didMoveTrack',
  'picture.sent': 'crew.didSendPicture',
  'picture.approved': 'crew.didApprovePicture',
  'picture.refused': 'crew.didRefusePicture',
  'picture.removed': 'crew.didRemovePicture',
  'recording.sent': 'crew.didSendRecording',
  'recording.removed': 'crew.didRemoveRecording',
  'recording.moved': 'crew.didMoveRecording',
  'picture.moved': 'crew.didMovePicture',
} as const satisfies Record<string, Line>;

const FIELDS = {
  stage_name: 'crew.fieldStageName',
  song_title: 'crew.fieldSong',
  category_id: 'crew.fieldCategory',
  mc_line: 'crew.fieldMcLine',
  stage_notes: 'crew.fieldNeeds',
  duration_ms: 'crew.fieldLength',
  performer_count: 'crew.fieldPeople',
  track_note: 'crew.fieldNote',
  start_ms: 'crew.fieldCuePoint',
  with_go: 'crew.fieldWithGo',
  track_version: 'crew.fieldVersion',
  emergency: 'crew.personEmergency',
  parent: 'crew.personParent',
  assistance: 'crew.personNeeds',
  parent_contact: 'crew.fieldParentContact',
  name: 'crew.personName',
  reason: 'crew.fieldReason',
} as const satisfies Record<string, Line>;
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
    <Panel title={say('crew.history')}>
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
        <Button onClick={() => history.refetch()}>{say('crew.historyFailed')}</Button>
      ) : (
        <LoadingBlock rows={3} label={say('crew.loadingHistory')} />
      )}
    </Panel>
  );
}

function inWords(entry: Entry): string {
  const done = doneWords(entry);
  const { by, byKind, whyTold } = entry;
  const why = reportedWords(whyTold) ?? entry.why;
  const told =
    byKind === 'participant'
      ? say('crew.entryByPerformer', { entry: done })
      : byKind === 'visitor' || by === ''
        ? done
        : say('crew.entryBy', { entry: done, name: by });
  return why === null ? told : say('crew.entryWhy', { entry: told, why });
}

function doneWords({ action: name, changes }: Entry): string {
  const action = isAction(name) ? say(ACTIONS[name]) : name;
  const what = changes
    .filter(({ field, after }) => !SILENT.has(field) && !(field === 'track_note' && after === null))
    .map(changeInWords);
  return name === 'participant.registered' || what.length === 0
    ? action
    : say('crew.entryOf', { action, changes: what.join(', ') });
}

function changeInWords({ field, before, after }: Entry['changes'][number]): string {
  if (field === 'track')
    return say('crew.trackFrom', { before: trackWord(before ?? 'missing'), after: trackWord(String(after)) });
  const name = isField(field) ? say(FIELDS[field]) : field.replaceAll('_', ' ');
  if (!QUOTED.has(field) || after === null) return name;
  return before === null
    ? say('crew.fieldIs', { field: name, value: after })
    : say('crew.fieldFrom', { field: name, before, after });
}

function trackWord(state: string): string {
  if (state === 'problem') return say('crew.trackProblem');
  return isTrackState(state) ? say(TRACK_WORDS[state]) : state;
}

const isAction = (name: string): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name);
const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);
const isTrackState = (state: string): state is TrackState => Object.hasOwn(TRACK_WORDS, state);
