/** Takes the ballot over that the server sent. */
import './ballot.css';
import { hydrateRoot } from 'react-dom/client';
import { type BallotPage, FACTS_ID } from '#contract/ballot-page.ts';
import { BallotApp } from './BallotApp.tsx';

const root = document.getElementById('root');
const facts = document.getElementById(FACTS_ID)?.textContent;
if (root && facts) hydrateRoot(root, <BallotApp page={JSON.parse(facts) as BallotPage} />);
