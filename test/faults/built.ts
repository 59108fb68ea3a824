/** Several of these look at pages: without them a browser waits for twelve minutes before it says so. */
import { existsSync } from 'node:fs';

export default function requirePages(): void {
  if (!existsSync('dist/web/index.html')) throw new Error('The pages are not built yet. Run: npm run build');
}
