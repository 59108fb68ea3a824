/**
 * The shape of every table, as both engines hold it: text, integers (instants in ms, booleans as 0/1) and
 * JSON kept as text where it is only read whole. Names are `camelCase` here and `snake_case` in the database.
 * Only the room that owns a table names it in a query; another room asks through that room's `queries.ts`.
 */
import type { AdminSessionTable, AdminTable, SetupLinkTable } from './tables/accounts.ts';
import type { AuthorityTable } from './tables/authority.ts';
import type { CategoryTable, EventLogoTable, EventTable, EventTextTable } from './tables/events.ts';
import type { ControlTokenTable, WebhookDeliveryTable, WebhookTable } from './tables/gear.ts';
import type { ActReleaseTable, HeadReviewTable, SheetReturnTable } from './tables/head-judge.ts';
import type {
  CriterionTable,
  JudgeCategoryTable,
  JudgeCriterionTable,
  JudgeSessionTable,
  JudgeTable,
  PerformanceScoringTable,
  ScoresheetRevisionTable,
  ScoresheetTable,
} from './tables/judging.ts';
import type { RoundTable, RunningOrderItemTable } from './tables/lineup.ts';
import type { MailServerTable, MailTable } from './tables/mail.ts';
import type {
  AwardTable,
  CertificationProposalTable,
  FaceOffChoiceTable,
  FaceOffTable,
  FeedbackReleaseTable,
  PaperEntryTable,
  SetAsideJudgeTable,
} from './tables/paper.ts';
import type { ActPictureTable } from './tables/pictures.ts';
import type { NameRecordingTable } from './tables/recordings.ts';
import type { ErasedPartTable, ListViewTable, MemberTable, ParticipantTable } from './tables/registration.ts';
import type {
  AnnouncementTable,
  AwardPictureTable,
  DeductionTable,
  ExcusedSheetTable,
  ResultTable,
  TieDecisionTable,
} from './tables/results.ts';
import type { CarriedTotalTable, RoundSourceTable } from './tables/rounds.ts';
import type { LiveProcessTable, ScreenTable, ShowStepTable } from './tables/show.ts';
import type {
  DeskPlayingTable,
  TrackArrivalTable,
  TrackCueTable,
  TrackDiscardTable,
  TrackFileTable,
  TrackTable,
} from './tables/tracks.ts';
import type {
  BallotTable,
  CodeBatchTable,
  FlaggedVoterTable,
  PollCandidateTable,
  PollTable,
  VoteCodeTable,
  VoteFlagTable,
} from './tables/voting.ts';

/** One row: the newest version of everything, and the head of the audit chain. Locked by every write. */
interface LedgerTable {
  id: 1;
  version: number;
  auditSeq: number;
  auditHash: string;
  /** The first row whose hash is keyed; null until a server of this version has started on an older database. */
  auditKeyedFrom: number | null;
  /** The copy that this database was made from, as JSON, until the audit log says so. */
  putBack: string | null;
  /** The fingerprint of the key that the database is sealed with; null before the first start. */
  keyCheck: string | null;
}

/** The key that the audit log was hashed with up to a row, sealed. */
interface FormerAuditKeyTable {
  untilSeq: number;
  sealed: string;
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

/** Every table of the database, by its name in camel case. */
export interface Tables {
  ledger: LedgerTable;
  formerAuditKey: FormerAuditKeyTable;
  authority: AuthorityTable;
  command: CommandTable;
  audit: AuditTable;
  admin: AdminTable;
  adminSession: AdminSessionTable;
  setupLink: SetupLinkTable;
  event: EventTable;
  eventLogo: EventLogoTable;
  eventText: EventTextTable;
  category: CategoryTable;
  mail: MailTable;
  mailServer: MailServerTable;
  participant: ParticipantTable;
  listView: ListViewTable;
  erasedPart: ErasedPartTable;
  member: MemberTable;
  track: TrackTable;
  trackFile: TrackFileTable;
  trackArrival: TrackArrivalTable;
  trackDiscard: TrackDiscardTable;
  actPicture: ActPictureTable;
  nameRecording: NameRecordingTable;
  trackCue: TrackCueTable;
  deskPlaying: DeskPlayingTable;
  round: RoundTable;
  runningOrderItem: RunningOrderItemTable;
  controlToken: ControlTokenTable;
  webhook: WebhookTable;
  webhookDelivery: WebhookDeliveryTable;
  judge: JudgeTable;
  judgeCategory: JudgeCategoryTable;
  judgeCriterion: JudgeCriterionTable;
  judgeSession: JudgeSessionTable;
  criterion: CriterionTable;
  scoresheet: ScoresheetTable;
  scoresheetRevision: ScoresheetRevisionTable;
  performanceScoring: PerformanceScoringTable;
  deduction: DeductionTable;
  headReview: HeadReviewTable;
  sheetReturn: SheetReturnTable;
  actRelease: ActReleaseTable;
  poll: PollTable;
  pollCandidate: PollCandidateTable;
  ballot: BallotTable;
  codeBatch: CodeBatchTable;
  voteCode: VoteCodeTable;
  voteFlag: VoteFlagTable;
  flaggedVoter: FlaggedVoterTable;
  result: ResultTable;
  announcement: AnnouncementTable;
  awardPicture: AwardPictureTable;
  roundSource: RoundSourceTable;
  carriedTotal: CarriedTotalTable;
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
  liveProcess: LiveProcessTable;
}
