/** Chromium, which most other tests drive too. */
import { openChromium } from './chromium.ts';
import { eveningIn } from './evening-in.ts';

eveningIn('Chromium', undefined, openChromium);
