/** Firefox, from the system or where `OVATION_TEST_FIREFOX` says. */
import { firefoxPath, NO_FIREFOX } from '../machine.ts';
import { eveningIn } from './evening-in.ts';
import { openFirefox } from './firefox.ts';

const program = firefoxPath();
eveningIn('Firefox', program === undefined ? NO_FIREFOX : undefined, () => openFirefox(program ?? ''));
