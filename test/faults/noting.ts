/** What a run of the fault tests measured: on the screen, and gathered in `.cache/faults.json` for the docs. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILE = join(import.meta.dirname, '../../.cache/faults.json');

/** Notes the figures of one fault in place of those of an earlier run. */
export function note(fault: string, figures: Record<string, number | string | readonly string[]>): void {
  mkdirSync(dirname(FILE), { recursive: true });
  const kept: object = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const at = new Date().toISOString();
  writeFileSync(FILE, `${JSON.stringify({ ...kept, [fault]: { at, ...figures } }, undefined, 2)}\n`);
  process.stdout.write(`${fault} ${JSON.stringify(figures)}\n`);
}
