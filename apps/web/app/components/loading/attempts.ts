/** Milliseconds before the second and the third attempt. */
const pauses = [500, 2000];

/** Loads with retries after short pauses. @throws the error of the last attempt */
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
