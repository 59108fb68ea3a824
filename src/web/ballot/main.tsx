/** Takes the ballot over that the server sent. */
import './ballot.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type BallotPage, FACES_ID, FACTS_ID } from '#contract/ballot-page.ts';
import { noteEarlyPresses } from '#web/vote/early-presses.ts';
import { BallotApp } from './BallotApp.tsx';

noteEarlyPresses();
const root = document.getElementById('root');
const facts = document.getElementById(FACTS_ID)?.textContent;
// In short pieces, so that a press on the drawn ballot is never kept waiting by a slow phone.
if (root && facts)
  startTransition(() => {
    hydrateRoot(root, <BallotApp page={JSON.parse(facts) as BallotPage} />);
  });
document.getElementById(FACES_ID)?.setAttribute('media', 'all');
