/**
 * The winner: the one moment at which the whole picture is light, between two curtains of the award's colour. The hall's
 * own favourite stands on paper over its seats, one dot a vote, with neither curtain nor limelight.
 */
import type { AwardLight } from '#domain/show/award-light.ts';
import { useMotion } from '#web/ui/motion.ts';
import { FittedName } from '#web/ui/Name.tsx';
import { say } from '#web/ui/say.ts';
import { Confetti } from './Confetti.tsx';
import { CurtainHalves } from './Curtains.tsx';
import { leavesRoom } from './face-room.ts';
import { type RevealedEntry, winningFigure } from './reveal-rows.ts';
import { SeatDots } from './SeatDots.tsx';
import type { Stage } from './stage.ts';
import styles from './Winner.module.css';

/** Steps of the width axis: several names stay narrow, so that each is large. */
const ALONE = [112, 100, 90, 80, 72, 66, 62];
const TOGETHER = [74, 68, 62];
const HEAD_WIDTHS = [80, 72, 66, 62];
/** More joint winners than these need the whole width for their names. */
const MOST_PICTURED = 3;

interface WinnerProps {
  winners: readonly RevealedEntry[];
  /** Which result it is of. */
  title: string;
  /** The award's light: the hall's own is on paper, without limelight. */
  light: AwardLight;
  /** Whether it was told in this moment; else it is simply there. */
  grows: boolean;
  stage: Stage;
  /** Whether the figure is how many votes: else it is what the rules made of them. */
  inVotes?: boolean | undefined;
  /** How many votes all acts have together, where that is told. */
  votesCast?: number | undefined;
  /** The address of an act's picture: one winner's stands beside the name, those of joint ones where all have one. */
  pictureOf?: ((performanceId: string) => string | undefined) | undefined;
}

export function WinnerScene(props: WinnerProps) {
  const { winners, title, light, grows, stage, pictureOf } = props;
  const plays = useMotion() && grows;
  const alone = winners.length === 1 ? winners[0] : undefined;
  const paper = light === 'paper';
  const pictures = winners.map(({ performanceId, stageName }) =>
    leavesRoom(stageName) ? pictureOf?.(performanceId) : undefined,
  );
  const picture = alone && pictures[0];
  return (
    <div className={styles.winner} data-light={light} data-plays={plays || undefined}>
      {!paper && <i className={styles.light} aria-hidden="true" />}
      {paper ? <OwnSeats {...props} /> : <Confetti falls={plays} room={stage} />}
      <div className={styles.body} data-pictured={picture ? '' : undefined}>
        <div className={styles.head} data-equals>
          {!paper && <Head as="h1">{say(alone ? 'projector.winner' : 'projector.jointWinners')}</Head>}
          <Head {...(paper && { as: 'h1' })}>{title}</Head>
        </div>
        <WinnersNames winners={winners} pictures={pictures} shape={stage.shape} />
        <Foot {...props} />
      </div>
      {picture && <img className={styles.picture} src={picture} alt="" />}
      {!paper && <CurtainHalves light={light} className={styles.wing} />}
    </div>
  );
}

/** The hall's seats, as many in ink as voted for the winners together. */
function OwnSeats({ winners, inVotes, votesCast, stage }: WinnerProps) {
  const votes = winners.reduce((sum, { score }) => sum + Number(score ?? Number.NaN), 0);
  return <SeatDots votes={inVotes ? votes : Number.NaN} cast={votesCast} width={stage.width} />;
}

/** The most lines of a name. */
const LINES = { wide: { alone: 3, joint: 2 }, tall: { alone: 6, joint: 4 } };

interface WinnersNamesProps {
  winners: readonly RevealedEntry[];
  /** The address of each winner's picture, in their order. */
  pictures: readonly (string | undefined)[];
  shape: Stage['shape'];
}

/** The names, joint ones equally large, with their pictures where each of a few has one. */
function WinnersNames({ winners, pictures, shape }: WinnersNamesProps) {
  const joint = winners.length > 1;
  const pictured = joint && winners.length <= MOST_PICTURED && pictures.every((one) => one !== undefined);
  return (
    <div className={styles.winners} data-equals>
      {winners.map((winner, index) => (
        <div key={winner.performanceId} className={styles.winnerRow}>
          <div className={styles.winnerBox}>
            <FittedName
              max={420}
              lines={LINES[shape][joint ? 'joint' : 'alone']}
              least={80}
              widths={joint ? TOGETHER : ALONE}
            >
              {winner.stageName}
            </FittedName>
          </div>
          {pictured && <img className={styles.ownPicture} src={pictures[index]} alt="" />}
        </div>
      ))}
    </div>
  );
}

/** What a winner alone performed, and the figure that won. */
function Foot({ winners, inVotes, votesCast }: WinnerProps) {
  const alone = winners.length === 1 ? winners[0] : undefined;
  const figure = winningFigure(winners, inVotes ?? false);
  return (
    <div className={styles.foot}>
      <div className={styles.sub}>
        {alone?.song && <bdi>{alone.song}</bdi>}
        {alone?.pronouns && <bdi>{alone.pronouns}</bdi>}
      </div>
      {figure && (
        <div className={styles.score} data-votes={inVotes || undefined}>
          {figure}
          {alone && votesCast !== undefined && <span>{say('projector.votesOf', { count: votesCast })}</span>}
        </div>
      )}
    </div>
  );
}

/** Award and place stand before the name, as large as they can. */
function Head({ children, as }: { children: string; as?: 'h1' }) {
  return (
    <div className={styles.headBox}>
      <FittedName {...(as && { as })} max={150} lines={2} least={48} widths={HEAD_WIDTHS}>
        {children}
      </FittedName>
    </div>
  );
}
