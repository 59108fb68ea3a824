/** Which methods an address takes, so that a call by another one is told so instead of that there is nothing. */
import type { FastifyInstance } from 'fastify';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

interface Route {
  segments: readonly string[];
  methods: Set<string>;
}

function matches({ segments }: Route, path: readonly string[]): boolean {
  if (segments.at(-1) === '*' ? path.length < segments.length - 1 : path.length !== segments.length)
    return false;
  return segments.every(
    (segment, index) => segment === '*' || segment.startsWith(':') || segment === path[index],
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that an address takes; none where there is nothing. */
    methodsOf(url: string): string[];
  }
}

/**
 * Remembers the methods of every route added to the app from now on, so that a wrong method is answered with 405 and
 * the right ones.
 */
export function learnMethods(app: FastifyInstance): void {
  const routes = new Map<string, Route>();
  app.addHook('onRoute', ({ url, method }) => {
    const route = routes.get(url) ?? { segments: segmentsOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    routes.set(url, route);
  });
  app.decorate('methodsOf', (url: string) => {
    const path = segmentsOf(url.split('?', 1)[0] ?? '');
    const methods = [...routes.values()].flatMap((route) => (matches(route, path) ? [...route.methods] : []));
    return [...new Set(methods)].sort();
  });
}
