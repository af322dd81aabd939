class TimedOut extends Error {
  override readonly name = 'TimedOut';
  constructor(what: string, milliseconds: number) {
    super(`${what} gave no answer within ${milliseconds} ms`);
  }
}

/**
 * The promise's result, or an error once the time is up; the work itself continues.
 * @throws TimedOut
 */
export async function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimedOut(what, milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, alarm]);
  } finally {
    clearTimeout(timer);
  }
}
