/*
 * The house lights, before first paint.
 *
 * A classic script from our own origin: the content security policy forbids inline script, and a module
 * would run only after the browser may have painted the wrong ground. It is the one place that holds the
 * rule; `src/web/theme.ts` calls it again when the page or the show moves on.
 *
 * A person's own choice always wins. Otherwise rooms that are dark (projector, MC, judge, vote, live desk)
 * are dark, the admin follows the system, and public pages follow the show: daylight before it, dark from
 * the moment it runs.
 */
(() => {
  const DARK_ROOMS = /^\/(projector|mc|judge|vote|backstage|admin\/live-event)(\/|$)/;
  const ADMIN = /^\/(admin|login|setup)(\/|$)/;

  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const root = document.documentElement;
  // An event whose house is light turns the hall's rooms to paper; the crew's own desk stays as it is.
  const dark = (path) => ('daylight' in root.dataset && !ADMIN.test(path) ? 'light' : 'dark');

  const resolve = (path) => {
    // A frame holds the desk's small copy of the projector: a hall's screen, whatever this person chose for theirs.
    if (self !== top) return dark(path);
    const choice = read('ovation_theme');
    if (choice === 'dark' || choice === 'light') return choice;
    if (DARK_ROOMS.test(path)) return dark(path);
    if (ADMIN.test(path)) return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    return read('ovation_house') === 'down' ? dark(path) : 'light';
  };

  window.ovationTheme = {
    apply(path) {
      root.dataset.theme = resolve(path);
      // The admin wears the house's own look, whatever the event's is.
      if (root.dataset.look) root.dataset.look = ADMIN.test(path) ? 'off' : 'on';
    },
  };
  window.ovationTheme.apply(location.pathname);
})();
