/** Draws the ballot on the server. Built apart; the server loads it by its path. */
import { renderToString } from 'react-dom/server';
import type { BallotPage, BallotRenderer } from '#contract/ballot-page.ts';
import type { Words } from '#domain/messages/catalogue.ts';
import { fetchWords } from '#domain/messages/fetch.ts';
import { LANGUAGE_CODES, type Reader } from '#domain/messages/languages.ts';
import { withOwn } from '#domain/messages/own.ts';
import { LanguageSwitch } from '#web/client/LanguageSwitch.tsx';
import { say, speak } from '#web/ui/say.ts';
import { BALLOT_PARTS } from '#web/vote/ballot-parts.ts';
import { Figures } from '#web/vote/Figures.tsx';
import { pageTitle } from '#web/vote/page-title.ts';
import { MarksOnly } from '#web/vote/shared-part.tsx';
import { withShown } from '#web/vote/use-ballot.ts';
import { BallotApp } from './BallotApp.tsx';

const WORDS = new Map<string, Words>(
  await Promise.all(
    LANGUAGE_CODES.map(async (code) => [code, await fetchWords(code, ['ui', 'vote'])] as const),
  ),
);

/** What is drawn next is drawn for this reader, in one go. */
const speakTo = ({ language, offered, own }: Reader) =>
  speak({ language, offered, words: withOwn(WORDS.get(language) ?? {}, own?.sentences) });

export const render: BallotRenderer['render'] = (page: BallotPage, reader) => {
  speakTo(reader);
  return renderToString(
    // What somebody chose already is no part that all share.
    <MarksOnly value={page.chosen === null}>
      <BallotApp page={page} />
    </MarksOnly>,
  );
};

export const renderPart: BallotRenderer['renderPart'] = (part, pollId, { state, view }, reader) => {
  speakTo(reader);
  if (part === 'languages') return renderToString(<LanguageSwitch sends />);
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

export const description: BallotRenderer['description'] = (reader) => {
  speakTo(reader);
  return say('vote.description');
};

export const titleOf: BallotRenderer['titleOf'] = ({ state, refused }, reader) => {
  speakTo(reader);
  const poll = state.polls.find((each) => each.state !== 'closed');
  return `${pageTitle(poll, refused ? 'refused' : 'empty')} · ${state.event?.name ?? say('vote.vote')} · Ovation`;
};
