/** Asks why a certified result is taken back, when the server says that a call would do that. */

type Ask = (sentence: string) => Promise<string | undefined>;

let asking: Ask | undefined;

/**
 * Sets how somebody is asked why a certified result is taken back; `ask` resolves with the reason, or undefined to
 * leave the result. Returns a function that unsets it.
 */
export function putTakeBackQuestion(ask: Ask): () => void {
  asking = ask;
  return () => {
    if (asking === ask) asking = undefined;
  };
}

/**
 * The reason that somebody on this page gives for taking a certified result back; undefined where nobody gives one
 * or the page asks nobody. `sentence` is what the server said.
 */
export const whyTakeBack = async (sentence: string): Promise<string | undefined> => asking?.(sentence);
