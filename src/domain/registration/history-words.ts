/** An act's history in words: what was done, to what of it, by whom, and why. */
import type { Line, Say } from '../messages/catalogue.ts';
import { snakeCase } from '../snake-case.ts';
import { ACT_FIELD_NAMES, ACT_FIELDS, actField } from './act-fields.ts';
import type { TRACK_STATES } from './track-states.ts';

type TrackState = (typeof TRACK_STATES)[number];

/** What each state of an act's music is called in the office. */
export const TRACK_WORDS = {
  missing: 'acts.trackMissing',
  received: 'acts.trackReceived',
  checked: 'acts.trackChecked',
  problem: 'acts.trackProblem',
  loaded: 'acts.trackLoaded',
  not_needed: 'acts.trackNotNeeded',
} as const satisfies Record<TrackState, Line>;

/** An entry of the history. */
export interface HistoryEntry {
  readonly action: string;
  readonly by: string;
  readonly byKind: string;
  readonly changes: readonly { field: string; before: string | null; after: string | null }[];
  readonly why: string | null;
}

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

/** What is told of beside the act's own fields. */
const FIELDS = {
  track_note: 'crew.fieldNote',
  start_ms: 'crew.fieldCuePoint',
  with_go: 'crew.fieldWithGo',
  track_version: 'crew.fieldVersion',
  emergency: 'crew.personEmergency',
  emergency_contact: 'crew.personEmergency',
  person: 'crew.personName',
  parent: 'crew.personParent',
  assistance: 'crew.personNeeds',
  parent_contact: 'crew.fieldParentContact',
  name: 'crew.personName',
  members: 'crew.personMembers',
  reason: 'crew.fieldReason',
  answers: 'crew.fieldAnswers',
  contact: 'crew.fieldContact',
  headcount: 'crew.fieldHeadcount',
  is_minor: 'crew.fieldAge',
  photo_consent: 'crew.fieldPhotos',
} as const satisfies Record<string, Line>;
// Values that mean something to a reader; ids and numbers of ms do not.
const QUOTED = new Set([
  ...ACT_FIELD_NAMES.filter((name) => actField(name).kind === 'name').map(snakeCase),
  ...['track', 'track_note', 'track_version'],
]);
/** What is not named: the action says it already, or it follows from something else. */
const SILENT = new Set([
  'status',
  'number',
  'checked_in_at',
  'consent',
  'consent_how',
  'consent_link_of',
  'parental_consent',
  'position_ms',
  'risk_acknowledged',
  'members_consent',
  'members_photos',
  'erased_at',
  'note',
  'everything',
  'picture',
  'track_files',
]);

/** An entry in one sentence. `why` is said as it is given. */
export function historyInWords(say: Say, entry: HistoryEntry): string {
  const done = doneWords(say, entry);
  const { by, byKind, why } = entry;
  const told =
    byKind === 'participant'
      ? say('crew.entryByPerformer', { entry: done })
      : byKind === 'visitor' || by === ''
        ? done
        : say('crew.entryBy', { entry: done, name: by });
  return why === null ? told : say('crew.entryWhy', { entry: told, why });
}

function doneWords(say: Say, { action: name, changes }: HistoryEntry): string {
  const action = isAction(name) ? say(ACTIONS[name]) : name;
  const what = changes
    .filter(({ field, after }) => !SILENT.has(field) && !(field === 'track_note' && after === null))
    .map((change) => changeInWords(say, change));
  return name === 'participant.registered' || what.length === 0
    ? action
    : say('crew.entryOf', { action, changes: what.join(', ') });
}

function changeInWords(say: Say, { field, before, after }: HistoryEntry['changes'][number]): string {
  if (field === 'track')
    return say('crew.trackFrom', {
      before: trackWord(say, before ?? 'missing'),
      after: trackWord(say, String(after)),
    });
  const name = fieldWords(say, field);
  if (!QUOTED.has(field) || after === null) return name;
  return before === null
    ? say('crew.fieldIs', { field: name, value: after })
    : say('crew.fieldFrom', { field: name, before, after });
}

function trackWord(say: Say, state: string): string {
  if (state === 'problem') return say('crew.trackProblem');
  return isTrackState(state) ? say(TRACK_WORDS[state]) : state;
}

const isAction = (name: string): name is keyof typeof ACTIONS => Object.hasOwn(ACTIONS, name);
const OF_ACTS = new Map(ACT_FIELD_NAMES.map((name) => [snakeCase(name), ACT_FIELDS[name].words]));

function fieldWords(say: Say, field: string): string {
  const line = OF_ACTS.get(field) ?? (isField(field) ? FIELDS[field] : undefined);
  return line === undefined ? field.replaceAll('_', ' ') : say(line);
}

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);
const isTrackState = (state: string): state is TrackState => Object.hasOwn(TRACK_WORDS, state);
