import { createContext, Script } from 'node:vm';

const context = createContext({});
const call = new Script('work()');

/**
 * Work that is broken off when it takes too long. A recurrence rule may describe days that never come, and the library
 * then searches for ever within one call, which nothing but the engine itself can end.
 */
export class TimeLimit {
  /** @param forAll, each milliseconds: once `forAll` went to work that was broken off, the rest gets a tenth */
  constructor(
    private readonly each = 1_000,
    private forAll = 4_000,
  ) {}

  /** @throws RangeError where it was broken off, and what the work throws */
  run<T>(work: () => T): T {
    const timeout = this.forAll > 0 ? this.each : this.each / 10;
    try {
      return call.runInContext(Object.assign(context, { work }), { timeout }) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      this.forAll -= timeout;
      throw new RangeError('it was broken off', { cause: error });
    }
  }
}
