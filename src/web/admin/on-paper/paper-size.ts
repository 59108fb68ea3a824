/** Which paper is in the printer: chosen once for every print, and kept on this device. */
import { useState } from 'react';
import { KEYS, keep, stored } from '#web/client/storage.ts';

export type PaperSize = 'a4' | 'letter';

/** The paper chosen last; before that Letter in countries whose printers hold it, else A4. */
export function usualPaper(): PaperSize {
  const kept = stored(KEYS.paper);
  if (kept === 'a4' || kept === 'letter') return kept;
  return /-(?:US|CA|MX|PH|CL|CO)$/.test(navigator.language) ? 'letter' : 'a4';
}

/** The paper, and how to choose another. */
export function usePaperSize(): [PaperSize, (size: PaperSize) => void] {
  const [size, setSize] = useState(usualPaper);
  return [
    size,
    (chosen) => {
      keep(KEYS.paper, chosen);
      setSize(chosen);
    },
  ];
}
