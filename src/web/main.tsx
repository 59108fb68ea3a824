/** Starts the page: styles, house lights, router. */
import './no-eval.ts';
import './ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { beginLanguage } from './client/language.ts';
import { createRouter } from './routes.tsx';
import { followTheme } from './theme.ts';
import { keepFocus } from './ui/keep-focus.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');

followTheme();
keepFocus();
if (import.meta.env.DEV)
  void import('./dev/test-participants.ts').then(({ offerTestParticipants }) => offerTestParticipants());
void beginLanguage(['ui', 'parts']).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App router={createRouter()} />
    </StrictMode>,
  ),
);
