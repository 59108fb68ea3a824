/** Draws the ballot on the server. Built apart; the server loads it by its path. */
import { renderToString } from 'react-dom/server';
import type { BallotPage, BallotRenderer } from '#contract/ballot-page.ts';
import { pageTitle } from '#web/vote/page-title.ts';
import { BallotApp } from './BallotApp.tsx';

export const render: BallotRenderer['render'] = (page: BallotPage) =>
  renderToString(<BallotApp page={page} />);

export const titleOf: BallotRenderer['titleOf'] = ({ state, refused }) => {
  const poll = state.polls.find((each) => each.state !== 'closed');
  return `${pageTitle(poll, refused ? 'refused' : 'empty')} · ${state.event?.name ?? 'Vote'} · Ovation`;
};
