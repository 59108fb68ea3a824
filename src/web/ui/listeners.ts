/** Whoever wants to hear that something changed which is kept beside React (`useSyncExternalStore`). */

/** A set of listeners: `tell` calls them all, `follow` adds one and answers how to end that. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of all) listener();
    },
    follow(listener: () => void): () => void {
      all.add(listener);
      return () => all.delete(listener);
    },
  };
}
