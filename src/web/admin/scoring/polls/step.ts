/** One change to a poll, asked for by a part of its panel and made by the panel. */

/** Makes it and says that it is done. */
export type OnStep = (step: { make: () => Promise<unknown>; done: string }) => void;
