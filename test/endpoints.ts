/** Every call there is, from the endpoint tables of all rooms. A test holds this list to what the server serves. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, inNamedRound } from '#contract/endpoint.ts';

const CONTRACT = join(import.meta.dirname, '../src/contract');

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'who' in value;

async function readTables(): Promise<(readonly [name: string, endpoint: Endpoint])[]> {
  const found = new Map<string, readonly [string, Endpoint]>();
  for (const file of globSync('*/*.ts', { cwd: CONTRACT, exclude: ['**/*.test.ts'] }).sort()) {
    const tables: Record<string, unknown> = await import(join(CONTRACT, file));
    for (const [table, calls] of Object.entries(tables))
      for (const [name, endpoint] of Object.entries(Object(calls)))
        if (isEndpoint(endpoint)) {
          const called = `${table.replace(/Endpoints$/, '')}.${name}`;
          found.set(`${endpoint.method} ${endpoint.path}`, [called, endpoint]);
          if (!endpoint.of) continue;
          const named = inNamedRound(endpoint);
          found.set(`${named.method} ${named.path}`, [`${called}InRound`, named]);
        }
  }
  return [...found.values()];
}

/** By table and name, as "judging.panel". */
export const ENDPOINTS: readonly (readonly [name: string, endpoint: Endpoint])[] = await readTables();
