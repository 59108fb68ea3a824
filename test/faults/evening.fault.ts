/** The evening of `test/browsers`, with its cut lines, in Chromium, which the tests of pages drive too. */
import { openChromium } from '../browsers/chromium.ts';
import { eveningIn } from '../browsers/evening-in.ts';

eveningIn('Chromium', undefined, openChromium);
