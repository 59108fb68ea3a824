/**
 * The shape of every table, as both engines hold it: text, integers (instants in ms, booleans as 0/1) and
 * JSON kept as text where it is only read whole. Names are `camelCase` here and `snake_case` in the database.
 * Only the room that owns a table names it in a query; another room asks through that room's `queries.ts`.
 */
import type { Generated } from 'kysely';
import type { MailTable } from './mail-tables.ts';
import type {
  AwardTable,
  CertificationProposalTable,
  FaceOffChoiceTable,
  FaceOffTable,
  FeedbackReleaseTable,
  PaperEntryTable,
  SetAsideJudgeTable,
} from './scoring-tables.ts';
import type { TrackFileTable, TrackTable } from './track-tables.ts';

type Flag = 0 | 1;

/** One row: the newest version of everything, and the head of the audit chain. Locked by every write. */
interface LedgerTable {
  id: 1;
  version: number;
  auditSeq: number;
  auditHash: string;
}

/** What a command answered, so that the same command sent again gets the same answer. */
interface CommandTable {
  id: string;
  answer: string;
  createdAt: number;
}

interface AuditTable {
  seq: number;
  at: number;
  actorKind: string;
  actorId: string | null;
  actorName: string;
  eventId: string | null;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  why: string | null;
  hash: string;
}

// accounts
interface AdminTable {
  id: string;
  email: string;
  name: string;
  role: 'admin' | 'crew';
  passwordHash: string;
  createdAt: number;
  updatedAt: number;
  disabledAt: number | null;
}
interface AdminSessionTable {
  id: string;
  adminId: string;
  tokenHash: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
}
interface SetupLinkTable {
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}
interface LoginFailureTable {
  emailHash: string;
  failures: number;
  lastAt: number;
}

// events
interface EventTable {
  id: string;
  name: string;
  host: string;
  venue: string;
  description: string;
  timeZone: string;
  startsAt: number | null;
  doorsAt: number | null;
  registrationMode: 'by_date' | 'open' | 'closed';
  registrationOpensAt: number | null;
  registrationClosesAt: number | null;
  settings: string;
  isCurrent: Flag;
  createdAt: number;
  updatedAt: number;
}
interface CategoryTable {
  id: string;
  eventId: string;
  name: string;
  colour: string;
  position: number;
  timeLimitMs: number | null;
  capacity: number | null;
}

// registration
interface ParticipantTable {
  id: string;
  eventId: string;
  number: number;
  categoryId: string | null;
  status: 'submitted' | 'accepted' | 'waitlisted' | 'declined' | 'withdrawn';
  stageName: string;
  songTitle: string;
  pronouns: string;
  pronunciation: string;
  mcLine: string;
  /** What the act needs on stage. */
  stageNotes: string;
  isMinor: Flag;
  audioDeliveryMethod: 'email' | 'flash_drive' | 'convention' | 'upload';
  durationMs: number | null;
  performerCount: number;
  needsAssistance: Flag;
  consent: 'not_needed' | 'asked' | 'given' | 'withdrawn';
  riskAcknowledged: Flag;
  checkedInAt: number | null;
  /** Sealed JSON: preferred name, emergency contact, parental consent, assistance, contact address. */
  personal: string;
  statusTokenHash: string;
  statusTokenSealed: string;
  consentTokenHash: string | null;
  consentTokenSealed: string | null;
  note: string;
  revision: number;
  createdAt: number;
  updatedAt: number;
  photoConsent: Generated<'not_asked' | 'yes' | 'no'>;
  /** A keyed fingerprint of the contact, to find registrations of the same one. */
  contactPrint: Generated<string | null>;
  /** When the personal data was erased; what the programme needs stays. */
  erasedAt: Generated<number | null>;
}

// lineup
interface RoundTable {
  id: string;
  eventId: string;
  name: string;
  position: number;
  rules: string;
  createdAt: number;
}
interface RunningOrderItemTable {
  id: string;
  roundId: string;
  position: number;
  kind: 'performance' | 'opening' | 'interval' | 'vote' | 'results' | 'other';
  /** Of a cue; empty for a performance, which is called by its stage name. */
  title: string;
  participantId: string | null;
  plannedMs: number;
  isGuest: Flag;
  scratched: Flag;
  scratchReason: string;
}

// judging
interface JudgeTable {
  id: string;
  eventId: string;
  name: string;
  isHead: Flag;
  tokenHash: string;
  tokenSealed: string;
  position: number;
  revokedAt: number | null;
  createdAt: number;
}
interface JudgeCategoryTable {
  judgeId: string;
  categoryId: string;
}
interface JudgeSessionTable {
  id: string;
  judgeId: string;
  device: string;
  createdAt: number;
  lastSeenAt: number;
  /** How many acts' marks the device said it still holds. */
  unsent: number;
  revokedAt: number | null;
}
interface CriterionTable {
  id: string;
  eventId: string;
  categoryId: string | null;
  name: string;
  meaning: string;
  weight: number;
  minSteps: number;
  maxSteps: number;
  /** Decimal text, as "0.5": a mark's value is its steps times this. */
  step: string;
  guidance: string;
  position: number;
}
interface ScoresheetTable {
  id: string;
  performanceId: string;
  judgeId: string;
  state: 'draft' | 'submitted' | 'reopened';
  revision: number;
  /** JSON: criterion id → steps or null. */
  marks: string;
  abstained: Flag;
  note: string;
  feedback: string;
  updatedAt: number;
  submittedAt: number | null;
}
interface ScoresheetRevisionTable {
  scoresheetId: string;
  revision: number;
  state: 'draft' | 'submitted' | 'reopened';
  marks: string;
  abstained: Flag;
  note: string;
  feedback: string;
  source: 'judge' | 'desk' | 'paper';
  sourceId: string;
  at: number;
}
interface PerformanceScoringTable {
  performanceId: string;
  state: 'closed' | 'open' | 'locked';
  changedAt: number;
}

// voting
interface PollTable {
  id: string;
  roundId: string;
  title: string;
  method: 'pick_one' | 'pick_up_to' | 'rate' | 'rank';
  maxChoices: number;
  state: 'draft' | 'open' | 'closing' | 'closed';
  openedAt: number | null;
  closesAt: number | null;
  closedAt: number | null;
  /** The vote cue of the running order that opens it. */
  itemId: string | null;
  /** Its planned length; none for one that is closed by hand. */
  durationMs: number | null;
  position: number;
  createdAt: number;
  /** For the MC's explanation; never part of a result. */
  practice: number;
  /** When its totals and receipts were published. */
  publishedAt: number | null;
}
interface PollCandidateTable {
  pollId: string;
  performanceId: string;
}
/** Append-only: a voter's newest row in a poll is the one that counts. */
interface BallotTable {
  seq: Generated<number>;
  pollId: string;
  voter: string;
  /** Candidate ids, sorted, one space between. */
  choice: string;
  receipt: string;
  at: number;
}

// results
interface ResultTable {
  id: string;
  roundId: string;
  /** 1 for the round's first certified result, 2 for its correction … */
  version: number;
  state: 'certified' | 'voided';
  /** JSON, frozen at certification: the standings, the rules and the inputs they were made from. */
  standings: string;
  rules: string;
  inputs: string;
  /** JSON, frozen: what the acts are called, by performance. */
  programme: string;
  /** SHA-256 of the document that a recount makes again from the raw rows. */
  digest: string;
  depth: 'places' | 'totals' | 'criteria';
  certifiedAt: number;
  certifiedBy: string;
  voidedAt: number | null;
  voidReason: string | null;
  /** Who asked for it to be certified, where a second person has to. */
  proposedBy: Generated<string | null>;
}
/** One table of a certified result, told and published by itself: the result, a category's, the audience's. */
interface AnnouncementTable {
  id: string;
  resultId: string;
  kind: 'result' | 'audience';
  /** The one category it ranks; null: all acts. */
  categoryId: string | null;
  title: string;
  position: number;
  state: 'certified' | 'revealing' | 'published';
  /** How many of its steps were told, lowest place first. */
  shownSteps: number;
  publishedAt: number | null;
}
/** Points off a performance. */
interface DeductionTable {
  id: string;
  performanceId: string;
  /** Decimal text. */
  points: string;
  reason: string;
  by: string;
  createdAt: number;
  kind: Generated<'points' | 'breach' | 'time'>;
  /** For `time`: how long the act ran over; the rules say what that costs. */
  overrunMs: Generated<number | null>;
}
/** A judge who need not score a performance, by decision of an admin. */
interface ExcusedSheetTable {
  performanceId: string;
  judgeId: string;
  reason: string;
  by: string;
  createdAt: number;
}
interface TieDecisionTable {
  id: string;
  roundId: string;
  /** JSON: performance ids in the decided order. */
  performances: string;
  reason: string;
  by: string;
  createdAt: number;
  /** How it was found: by the judges' choice, by applause; empty: as the reason says. */
  how: Generated<string>;
}

// show
interface ShowStepTable {
  roundId: string;
  version: number;
  commandId: string;
  command: string;
  events: string;
  actorId: string;
  actorName: string;
  at: number;
}
interface ScreenTable {
  id: string;
  tokenHash: string;
  kind: 'mc' | 'projector';
  name: string;
  createdAt: number;
  lastSeenAt: number;
}

/** Every table of the database. */
export interface Tables {
  ledger: LedgerTable;
  command: CommandTable;
  audit: AuditTable;
  admin: AdminTable;
  adminSession: AdminSessionTable;
  setupLink: SetupLinkTable;
  loginFailure: LoginFailureTable;
  event: EventTable;
  category: CategoryTable;
  mail: MailTable;
  participant: ParticipantTable;
  track: TrackTable;
  trackFile: TrackFileTable;
  round: RoundTable;
  runningOrderItem: RunningOrderItemTable;
  judge: JudgeTable;
  judgeCategory: JudgeCategoryTable;
  judgeSession: JudgeSessionTable;
  criterion: CriterionTable;
  scoresheet: ScoresheetTable;
  scoresheetRevision: ScoresheetRevisionTable;
  performanceScoring: PerformanceScoringTable;
  deduction: DeductionTable;
  poll: PollTable;
  pollCandidate: PollCandidateTable;
  ballot: BallotTable;
  result: ResultTable;
  announcement: AnnouncementTable;
  excusedSheet: ExcusedSheetTable;
  tieDecision: TieDecisionTable;
  paperEntry: PaperEntryTable;
  setAsideJudge: SetAsideJudgeTable;
  faceOff: FaceOffTable;
  faceOffChoice: FaceOffChoiceTable;
  certificationProposal: CertificationProposalTable;
  award: AwardTable;
  feedbackRelease: FeedbackReleaseTable;
  showStep: ShowStepTable;
  screen: ScreenTable;
}
