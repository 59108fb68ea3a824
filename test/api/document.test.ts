/** The API's document: it tells every call that the server serves, holds against the linters, and can be read. */
import { execFile } from 'node:child_process';
import diagnostics from 'node:diagnostics_channel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBrowser } from '../browser.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { itAtLength } from '../tried.ts';

const REDOCLY = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js');
const API = '/api/v1';
/** Served below the API's address, and no calls of it: the document itself and the page to read it. */
const READING = /^GET \/(?:openapi\.json|docs\b)/;
const UPLOADS = /\/uploads(?:\/:upload_id)?$/;

interface Operation {
  operationId: string;
  responses: object;
  servers?: { url: string; variables?: Record<string, { default: string }> }[];
}
type Document = { paths: Record<string, Record<string, Operation>> };

const run = promisify(execFile);
const browser = testBrowser();
const served: string[] = [];
let server: TestServer;
let stop: () => unknown;
let text: string;
let document: Document;

beforeAll(async () => {
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat())
        if (url.startsWith(`${API}/`)) served.push(`${one} ${url.slice(API.length)}`);
    });
  diagnostics.subscribe('fastify.initialization', note);
  [server, stop] = await startTestServer();
  diagnostics.unsubscribe('fastify.initialization', note);
  text = await (await fetch(`${server.origin}${API}/openapi.json`)).text();
  document = JSON.parse(text);
});
afterAll(() => stop());

it('tells every call that is served, and no other', () => {
  const told = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'parameters')
      .map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const calls = served.filter(
    // Every GET is served as HEAD too.
    (route) => !READING.test(route) && (!route.startsWith('HEAD ') || UPLOADS.test(route)),
  );
  const below = [...calls].filter((route) => route.includes(' /rounds/:round/'));
  expect([...told, ...below].sort()).toEqual(calls.sort());
  const twice = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { servers = [] }]) =>
      servers.some(({ url }) => url.endsWith(`${API}/rounds/{round}`))
        ? [`${method.toUpperCase()} /rounds/:round${path.replace(/\{(\w+)\}/g, ':$1')}`]
        : [],
    ),
  );
  expect(twice.sort()).toEqual(below.sort());
  expect([...told, ...below].filter((route) => !UPLOADS.test(route)).sort()).toEqual(
    ENDPOINTS.map(([, { method, path }]) => `${method} ${path}`).sort(),
  );
});

it('holds against a linter without a word', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ovation-lint-'));
  try {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, text);
    const { stdout } = await run(
      process.execPath,
      [REDOCLY, 'lint', file, '--format', 'json', '--config', join(import.meta.dirname, 'redocly.yaml')],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    expect(JSON.parse(stdout).problems).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

// As Spectral's rule oas3-server-variables has it.
it('has whole addresses where something in them is to be filled in', () => {
  const servers = Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ servers = [] }) => servers);
  const filled = servers.map(({ url, variables = {} }) =>
    Object.entries(variables).reduce((text, [name, one]) => text.replace(`{${name}}`, one.default), url),
  );
  expect(filled.filter((url) => url !== API && !URL.canParse(url))).toEqual([]);
  expect(filled.some((url) => URL.canParse(url))).toBe(true);
});

it('is small enough to be fetched by hand', () => {
  expect(text.length).toBeLessThan(700_000);
  expect(gzipSync(text).length).toBeLessThan(95_000);
});

itAtLength('can be read in a browser', async () => {
  const { page } = await browser.person(server.origin);
  await page.goto(`${API}/docs`);
  await page.getByRole('heading', { name: 'Registration' }).waitFor();
});
