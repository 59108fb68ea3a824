/** Draws the ballot on the server. Built apart; the server loads it by its path. */
import { renderToString } from 'react-dom/server';
import type { BallotPage, BallotRenderer } from '#contract/ballot-page.ts';
import { BALLOT_PARTS } from '#web/vote/ballot-parts.ts';
import { Figures } from '#web/vote/Figures.tsx';
import { pageTitle } from '#web/vote/page-title.ts';
import { MarksOnly } from '#web/vote/shared-part.tsx';
import { withShown } from '#web/vote/use-ballot.ts';
import { BallotApp } from './BallotApp.tsx';

export const render: BallotRenderer['render'] = (page: BallotPage) =>
  renderToString(
    <MarksOnly value={true}>
      <BallotApp page={page} />
    </MarksOnly>,
  );

export const renderPart: BallotRenderer['renderPart'] = (part, pollId, { state, view }) => {
  const poll = withShown(state.polls, view?.poll ?? null, state.hasCode).find(({ id }) => id === pollId);
  if (!poll) return '';
  const { Rows } = BALLOT_PARTS[poll.method];
  return renderToString(
    part === 'figures' ? (
      <Figures poll={poll} />
    ) : (
      <Rows poll={poll} acts={poll.candidates} chosen={[]} busy={false} onChange={() => undefined} />
    ),
  );
};

export const titleOf: BallotRenderer['titleOf'] = ({ state, refused }) => {
  const poll = state.polls.find((each) => each.state !== 'closed');
  return `${pageTitle(poll, refused ? 'refused' : 'empty')} · ${state.event?.name ?? 'Vote'} · Ovation`;
};
