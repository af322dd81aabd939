/** Milliseconds before the second and the third try. */
const pauses = [500, 2000];

/** Loads something, and tries again after short pauses. @throws what the last try threw */
export async function attempts<T>(load: () => Promise<T>, waits: readonly number[] = pauses): Promise<T> {
  const [wait, ...rest] = waits;
  if (wait === undefined) return load();
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return attempts(load, rest);
  }
}
