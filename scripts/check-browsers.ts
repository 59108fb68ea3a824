/**
 * `npm run browsers`: holds what the pages are written in to the browsers that are supported. Every property, keyword,
 * function, rule and selector of our stylesheets is looked up in MDN's compatibility data for each of them, and the
 * build's syntax must be one that they read. What stands in `@supports` asks for itself. Which parts of JavaScript's
 * library may be used is held by the compiler (`lib` in `src/web/tsconfig.json`).
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BrowserName, CompatData, Identifier } from '@mdn/browser-compat-data';
import postcss, { type ChildNode, type Container, type Document } from 'postcss';
import { BUILD_TARGET, SUPPORTED } from './browsers.ts';

const ROOT = join(import.meta.dirname, '..');
const { css, browsers } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** What makes a page nicer where it is understood, and leaves it whole where it is not. */
const WHOLE_WITHOUT: Readonly<Record<string, string>> = {
  cursor: 'a phone has no pointer',
  resize: 'the field scrolls',
  'field-sizing': 'the field scrolls',
  'user-select': 'the build writes Safari’s name for it beside it',
  '::selection': 'the browser’s own colours',
  'mask: content-box': 'the data says no of Safari, WebKit itself says yes (CSS.supports)',
  'font-family: ui-monospace': 'the next face of the list',
  'scrollbar-width': 'wider bars, but where ::-webkit-scrollbar makes them thin',
  '::-webkit-scrollbar': 'asked of those who do not know scrollbar-width',
  'forced-color-adjust': 'Safari forces no colours',
  'forced-color-adjust: none': 'the same',
  'content-visibility: auto': 'a long list is drawn more slowly',
  '@page': 'printed with the browser’s own margins',
  size: 'printed on the paper that is chosen',
};

const under = (within: Identifier | undefined, name: string): Identifier | undefined =>
  within !== undefined && Object.hasOwn(within, name) ? within[name] : undefined;

/** Functions that values may use, by name, wherever the data keeps them. */
const functions = new Map<string, Identifier>();
function noteFunctions(within: Identifier): void {
  for (const name of Object.keys(within)) {
    const one = name === '__compat' ? undefined : within[name];
    if (one === undefined) continue;
    if (!functions.has(name)) functions.set(name, one);
    noteFunctions(one);
  }
}
noteFunctions(css.types ?? {});

const isNewer = (version: string, than: string): boolean => {
  const [a, b] = [version, than].map((one) => one.split('.').map(Number));
  return (a?.[0] ?? 0) - (b?.[0] ?? 0) > 0 || (a?.[0] === b?.[0] && (a?.[1] ?? 0) > (b?.[1] ?? 0));
};

/** The supported browsers that do not know it, in words; none where the data does not name it. */
function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined) return [];
  return Object.entries(SUPPORTED).flatMap(([browser, oldest]) => {
    const said = support[browser as BrowserName];
    const ways = said === undefined ? [] : [said].flat();
    const has = ways.some(
      ({ version_added: since, flags, prefix, alternative_name: otherwise, version_removed: gone }) =>
        typeof since === 'string' &&
        !flags &&
        // Under another name only is not under this one.
        !prefix &&
        !otherwise &&
        !isNewer(since.replace('≤', ''), oldest) &&
        (typeof gone !== 'string' || isNewer(gone, oldest)),
    );
    return has || ways.length === 0 ? [] : [`${browser} ${oldest}`];
  });
}

/** What one node of a stylesheet uses, by a name for people. */
function usedBy(node: ChildNode): [name: string, feature: Identifier | undefined][] {
  if (node.type === 'atrule') return [[`@${node.name}`, under(css['at-rules'], node.name)]];
  if (node.type === 'rule')
    return [...node.selector.matchAll(/::?([a-z-]+)/g)].map(([whole, name = '']) => [
      whole,
      under(css.selectors, name),
    ]);
  if (node.type !== 'decl' || node.prop.startsWith('--') || node.prop.startsWith('-')) return [];
  const property = under(css.properties, node.prop);
  const words = [...node.value.matchAll(/(?<![\w(-])([a-z][a-z-]*)(\(?)/g)];
  return [
    [node.prop, property],
    ...words.map(([, word = '', call]): [string, Identifier | undefined] => [
      `${node.prop}: ${word}`,
      call === '('
        ? functions.get(word)
        : (under(property, word.replaceAll('-', '_')) ?? under(property, word)),
    ]),
  ];
}

const isAsked = (node: ChildNode): boolean => {
  let around: Container | Document | undefined = node.parent;
  for (; around !== undefined; around = around.parent)
    if (around.type === 'atrule' && 'name' in around && around.name === 'supports') return true;
  return false;
};

function faultsOfStyles(): string[] {
  return globSync('src/web/**/*.css', { cwd: ROOT }).flatMap((file) => {
    const faults: string[] = [];
    postcss.parse(readFileSync(join(ROOT, file), 'utf8')).walk((node) => {
      if (isAsked(node)) return;
      for (const [name, feature] of usedBy(node)) {
        const lacking = lackedBy(feature);
        const [subject = ''] = name.split(':', 1);
        if (lacking.length > 0 && !(name in WHOLE_WITHOUT || subject in WHOLE_WITHOUT))
          faults.push(`${file}:${node.source?.start?.line}: ${name} is not in ${lacking.join(', ')}`);
      }
    });
    return faults;
  });
}

/** Targets newer than what is supported. Samsung's browser reads what the Chrome reads that it is made of. */
function faultsOfTarget(): string[] {
  const engine = browsers.samsunginternet_android.releases[SUPPORTED.samsunginternet_android]?.engine_version;
  const oldest = { ...SUPPORTED, chrome: engine ?? SUPPORTED.chrome };
  return BUILD_TARGET.filter((target) => {
    const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
    return isNewer(version, oldest[name as keyof typeof oldest]);
  }).map((target) => `The build's target ${target} is newer than what is supported.`);
}

const faults = [...faultsOfTarget(), ...faultsOfStyles()];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
