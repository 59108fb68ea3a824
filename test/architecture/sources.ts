/** The project's own sources as data: files, on which floor and in which room each stands, what each imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** One source file, with paths from the project's folder. */
export interface Source {
  readonly path: string;
  readonly floor: string;
  /** The folder below the floor; undefined for a file that stands on the floor itself. */
  readonly room: string | undefined;
  readonly lines: number;
  readonly isTest: boolean;
  /** Our own files that it imports, for values or for types. */
  readonly imports: readonly string[];
  /** Relative imports that leave the floor: those go by `#floor/…`. */
  readonly crossings: readonly string[];
  /** Everything else it imports. */
  readonly foreign: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every TypeScript file under `src`. */
export function readSources(): Source[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readSource(relative(ROOT, join(entry.parentPath, entry.name))))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function readSource(path: string): Source {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const [, floor = '', ...rest] = path.split('/');
  const named = [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const imports: string[] = [];
  const foreign: string[] = [];
  for (const name of named) {
    if (name.startsWith('#test/')) imports.push(name.slice(1));
    else if (name.startsWith('#')) imports.push(`src/${name.slice(1)}`);
    else if (name.startsWith('.')) imports.push(posix.normalize(posix.join(dirname(path), name)));
    else foreign.push(name);
  }
  return {
    path,
    floor,
    room: rest.length > 1 ? rest[0] : undefined,
    lines: text.split('\n').length - 1,
    isTest: /\.test\.tsx?$/.test(path),
    imports: imports.filter((target) => /\.tsx?$/.test(target)),
    crossings: named.filter(
      (name) =>
        name.startsWith('.') && !posix.normalize(posix.join(dirname(path), name)).startsWith(`src/${floor}/`),
    ),
    foreign,
  };
}

/** The floor and room of a path. */
export function placeOf(path: string): { floor: string; room: string | undefined } {
  const [, floor = '', ...rest] = path.split('/');
  return { floor, room: rest.length > 1 ? rest[0] : undefined };
}

/** A way round through imports, as file names; undefined when there is none. */
export function findCycle(sources: readonly Source[]): string[] | undefined {
  const importsOf = new Map(sources.map((source) => [source.path, source.imports]));
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    const at = trail.indexOf(path);
    if (at >= 0) return [...trail.slice(at), path];
    if (finished.has(path)) return undefined;
    for (const next of importsOf.get(path) ?? []) {
      const found = visit(next, [...trail, path]);
      if (found) return found;
    }
    finished.add(path);
    return undefined;
  };
  for (const source of sources) {
    const found = visit(source.path, []);
    if (found) return found;
  }
  return undefined;
}
