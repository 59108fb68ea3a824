/** The look that a page wears. It comes with the document; a screen that stays open for the night changes in place. */
import { useEffect } from 'react';
import { applyTheme } from '#web/theme.ts';
import { lettersChanged } from '#web/ui/letters.ts';

const ID = 'look';

/** Loads and applies the event's look once a live view names another one. */
export function useLook(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined || (document.documentElement.dataset.lookId ?? '') === name) return;
    return name === '' ? putOff() : putOn(name);
  }, [name]);
}

function putOff(): undefined {
  const { dataset } = document.documentElement;
  document.getElementById(ID)?.remove();
  for (const key of ['look', 'lookId', 'daylight']) delete dataset[key];
  applyTheme();
  lettersChanged();
}

/** The former one stays until the new one has come. */
function putOn(name: string): () => void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/look.css?of=${encodeURIComponent(name)}`;
  link.addEventListener('load', () => {
    const root = document.documentElement;
    document.getElementById(ID)?.remove();
    link.id = ID;
    root.dataset.lookId = name;
    root.dataset.look = 'on';
    if (getComputedStyle(root).getPropertyValue('--house').trim() === 'day') root.dataset.daylight = '';
    else delete root.dataset.daylight;
    applyTheme();
    lettersChanged();
  });
  document.head.append(link);
  return () => {
    if (link.id !== ID) link.remove();
  };
}
