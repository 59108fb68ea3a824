const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from the right would turn the figures behind it round: "4–1" would be read as "1–4". */
export const isolated = (name: string): string => (FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name);
