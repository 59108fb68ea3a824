/** So long whoever opens the ballot waits for a database that is slow, in ms; then they are shown what is known here. */
const PATIENCE_MS = 1_500;

/** The answer, or `otherwise` when it fails or takes longer than 1.5 s. */
export async function inGoodTime<T, O>(answer: Promise<T>, otherwise: O): Promise<T | O> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<O>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch {
    return otherwise;
  } finally {
    clearTimeout(timer);
  }
}
