/** An act's history in words: what was done, to what of it, by whom, and why. */
import type { Line, Say } from '../messages/catalogue.ts';
import type { CatalogueLine } from '../messages/catalogue-line.ts';
import { inRow } from '../messages/sentence.ts';
import { snakeCase } from '../snake-case.ts';
import { ACT_FIELD_NAMES, ACT_FIELDS, actField } from './act-fields.ts';
import type { TRACK_STATES } from './track-states.ts';

type TrackState = (typeof TRACK_STATES)[number];

/** What each state of an act's music is called. */
export const TRACK_WORDS = {
  missing: 'history.trackMissing',
  received: 'history.trackReceived',
  checked: 'history.trackChecked',
  problem: 'history.trackProblem',
  loaded: 'history.trackLoaded',
  not_needed: 'history.trackNotNeeded',
} as const satisfies Record<TrackState, Line>;

/** An entry of the history, in its reader's language. */
export interface HistoryEntry {
  readonly action: string;
  readonly by: string;
  readonly byKind: string;
  readonly changes: readonly { field: string; before: string | null; after: string | null }[];
  readonly why: string | null;
}

/**
 * An entry of an act's history as it is kept, with the catalogue's lines of what the server said in it by itself.
 */
export interface KeptEntry extends HistoryEntry {
  readonly changes: readonly (HistoryEntry['changes'][number] & {
    readonly beforeTold: readonly CatalogueLine[];
    readonly afterTold: readonly CatalogueLine[];
  })[];
  readonly whyTold: readonly CatalogueLine[];
}

/**
 * A kept entry of an act's history with the server's own words said anew by `saidAnew`, which answers undefined
 * for what a person wrote: that stays.
 */
export const entrySaid = <Entry extends KeptEntry>(
  { whyTold, changes, ...entry }: Entry,
  saidAnew: (told: readonly CatalogueLine[]) => string | undefined,
) => ({
  ...entry,
  changes: changes.map(({ beforeTold, afterTold, field, before, after }) => ({
    field,
    before: saidAnew(beforeTold) ?? before,
    after: saidAnew(afterTold) ?? after,
  })),
  why: saidAnew(whyTold) ?? entry.why,
});

const ACTIONS = {
  'participant.registered': 'history.didRegister',
  'participant.accepted': 'history.didAccept',
  'participant.waitlisted': 'history.didWaitlist',
  'participant.declined': 'history.didDecline',
  'participant.withdrawn': 'history.didWithdraw',
  'participant.submitted': 'history.didSubmit',
  'participant.edited': 'history.didEdit',
  'participant.checked_in': 'history.didCheckIn',
  'participant.members_changed': 'history.didEdit',
  'participant.check_in_undone': 'history.didUndoCheckIn',
  'participant.noted': 'history.didNote',
  'participant.personal_seen': 'history.didLook',
  'participant.links_seen': 'history.didLookAtLinks',
  'participant.link_replaced': 'history.didReplaceLink',
  'participant.merged': 'history.didMerge',
  'participant.merged_away': 'history.didMergeAway',
  'participant.imported': 'history.didImport',
  'participant.erasing': 'history.didBeginErasing',
  'participant.erased': 'history.didErase',
  'participant.personal_exported': 'history.didGiveOut',
  'consent.given': 'history.didConsent',
  'consent.asked': 'history.didAskParent',
  'consent.recorded': 'history.didRecordConsent',
  'consent.withdrawn': 'history.didTakeBackConsent',
  'consent.refused': 'history.didRefuseConsent',
  'track.changed': 'history.didTrack',
  'track.file_added': 'history.didAddFile',
  'track.file_refused': 'history.didRefuseFile',
  'track.file_made_current': 'history.didMakeCurrent',
  'track.torn': 'history.didTear',
  'track.lost': 'history.didLose',
  'track.found': 'history.didFind',
  'track.trimmed': 'history.didTrim',
  'track.untrimmed': 'history.didUntrim',
  'track.cue_changed': 'history.didChangeCue',
  'track.cue_moved': 'history.didMoveCue',
  'track.playing': 'history.didPlay',
  'track.paused': 'history.didPause',
  'track.stopped': 'history.didStop',
  'track.moved': 'history.didMoveTrack',
  'picture.sent': 'history.didSendPicture',
  'picture.approved': 'history.didApprovePicture',
  'picture.refused': 'history.didRefusePicture',
  'picture.removed': 'history.didRemovePicture',
  'recording.sent': 'history.didSendRecording',
  'recording.removed': 'history.didRemoveRecording',
  'recording.moved': 'history.didMoveRecording',
  'picture.moved': 'history.didMovePicture',
} as const satisfies Record<string, Line>;

/** What is told of beside the act's own fields. */
const FIELDS = {
  track_note: 'history.fieldNote',
  start_ms: 'history.fieldCuePoint',
  with_go: 'history.fieldWithGo',
  track_version: 'history.fieldVersion',
  emergency: 'history.personEmergency',
  emergency_contact: 'history.personEmergency',
  person: 'history.personName',
  parent: 'history.personParent',
  assistance: 'history.personNeeds',
  parent_contact: 'history.fieldParentContact',
  name: 'history.personName',
  members: 'history.personMembers',
  reason: 'history.fieldReason',
  answers: 'history.fieldAnswers',
  contact: 'history.fieldContact',
  headcount: 'history.fieldHeadcount',
  is_minor: 'history.fieldAge',
  photo_consent: 'history.fieldPhotos',
  photo_places: 'history.fieldPhotoPlaces',
  members_photo_places: 'history.fieldPhotoPlaces',
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

/** What an audit entry about an act may say was done. */
export type ActAction = keyof typeof ACTIONS;

/** An entry of an act's history as one sentence of this language. `why` is put in as it was written. */
export function historyInWords(say: Say, language: string, entry: HistoryEntry): string {
  const done = doneWords(say, language, entry);
  const { by, byKind, why } = entry;
  const told =
    byKind === 'participant'
      ? say('history.entryByPerformer', { entry: done })
      : byKind === 'visitor' || by === ''
        ? done
        : say('history.entryBy', { entry: done, name: by });
  return why === null ? told : say('history.entryWhy', { entry: told, why });
}

function doneWords(say: Say, language: string, { action: name, changes }: HistoryEntry): string {
  const action = isAction(name) ? say(ACTIONS[name]) : name;
  const what = changes
    .filter(({ field, after }) => !SILENT.has(field) && !(field === 'track_note' && after === null))
    .map((change) => changeInWords(say, change));
  return name === 'participant.registered' || what.length === 0
    ? action
    : say('history.entryOf', { action, changes: inRow(what, language) });
}

function changeInWords(say: Say, { field, before, after }: HistoryEntry['changes'][number]): string {
  if (field === 'track')
    return say('history.trackFrom', {
      before: trackWord(say, before ?? 'missing'),
      after: trackWord(say, String(after)),
    });
  const name = fieldWords(say, field);
  if (!QUOTED.has(field) || after === null) return name;
  return before === null
    ? say('history.fieldIs', { field: name, value: after })
    : say('history.fieldFrom', { field: name, before, after });
}

function trackWord(say: Say, state: string): string {
  if (state === 'problem') return say('history.trackProblem');
  return isTrackState(state) ? say(TRACK_WORDS[state]) : state;
}

const isAction = (name: string): name is ActAction => Object.hasOwn(ACTIONS, name);
const OF_ACTS = new Map(ACT_FIELD_NAMES.map((name) => [snakeCase(name), ACT_FIELDS[name].words]));

function fieldWords(say: Say, field: string): string {
  const line = OF_ACTS.get(field) ?? (isField(field) ? FIELDS[field] : undefined);
  return line === undefined ? field.replaceAll('_', ' ') : say(line);
}

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name);
const isTrackState = (state: string): state is TrackState => Object.hasOwn(TRACK_WORDS, state);
