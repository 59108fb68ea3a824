/**
 * Which scripts the pages are cut into: one for each audience, and one for what the same audiences share. A page
 * then loads a dozen files and nothing that its audience does not use; cut by page it loaded a hundred.
 */
import type { Plugin, Rolldown } from 'vite';

const AUDIENCE = /\/src\/web\/(public|judge|admin|projector|mc|backstage)\//;

/** What so many audiences share is one script: the few kilobytes more for the last are cheaper than another file. */
const NEARLY_ALL = 5;

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Adds an audience to whatever a module imports, itself included. What is imported later is another beginning. */
function spread(audience: string, from: string, modules: Modules, audiences: Map<string, Set<string>>): void {
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const known = audiences.get(id) ?? new Set();
    if (known.has(audience)) continue;
    audiences.set(id, known.add(audience));
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
}

/** The script that each module belongs to: what every page begins with, an audience's, or some audiences'. */
function scriptsOf(modules: Modules): Map<string, string> {
  const audiences = new Map<string, Set<string>>();
  for (const id of modules.getModuleIds()) {
    const module = modules.getModuleInfo(id);
    if (module?.isEntry) for (const first of module.importedIds) spread('start', first, modules, audiences);
    const audience = AUDIENCE.exec(id)?.[1];
    if (module?.dynamicImporters.length && audience) spread(audience, id, modules, audiences);
  }
  const nameOf = (known: Set<string>) => {
    if (known.has('start')) return 'start';
    return known.size < NEARLY_ALL ? [...known].sort().join('-') : 'everybody';
  };
  return new Map(Array.from(audiences, ([id, known]) => [id, nameOf(known)]));
}

export function pageChunks(): Plugin {
  let scripts = new Map<string, string>();
  return {
    name: 'ovation-page-chunks',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildEnd() {
      scripts = scriptsOf(this);
    },
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              output: {
                // An audience's script may import another's part: without this that code would run first and
                // find what it needs undefined.
                strictExecutionOrder: true,
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ debugName: 'scripts of pages', name: (id) => scripts.get(id) ?? null }],
                },
              },
            },
          },
        },
      },
    }),
  };
}
