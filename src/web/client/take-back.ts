/** Asks why a certified result is taken back, when the server says that a call would do that. */

type Ask = (sentence: string) => Promise<string | undefined>;

let asking: Ask | undefined;

/** Puts the question from now on; it answers the reason, or nothing to leave the result. Returns how to stop. */
export function putTakeBackQuestion(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/** The reason, or undefined where nobody says one. */
export const whyTakeBack = async (sentence: string): Promise<string | undefined> => asking?.(sentence);
