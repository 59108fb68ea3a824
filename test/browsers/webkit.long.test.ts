/** WebKit, the engine of Safari, from Debian's packages. */
import { NO_WEBKIT, webkitPrograms } from '../machine.ts';
import { eveningIn } from './evening-in.ts';
import { openWebKit } from './webkit.ts';

const programs = webkitPrograms();
eveningIn('WebKit', programs === undefined ? NO_WEBKIT : undefined, () => {
  if (programs === undefined) throw new Error('unreachable: skipped without it');
  return openWebKit(programs);
});
