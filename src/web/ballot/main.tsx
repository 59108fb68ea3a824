/** Takes the ballot over that the server sent. */
import './ballot.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type BallotPage, FACTS_ID } from '#contract/ballot-page.ts';
import { beginLanguage } from '#web/client/language.ts';
import { noteEarlyPresses } from '#web/vote/early-presses.ts';
import { BallotApp } from './BallotApp.tsx';
import { loadFonts } from './load-fonts.ts';

noteEarlyPresses();
const root = document.getElementById('root');
const facts = document.getElementById(FACTS_ID)?.textContent;
loadFonts();
if (root && facts)
  void beginLanguage(['vote']).then(() =>
    // In short pieces, so that a press on the drawn ballot is never kept waiting by a slow phone.
    startTransition(() => {
      hydrateRoot(root, <BallotApp page={JSON.parse(facts) as BallotPage} />);
    }),
  );
