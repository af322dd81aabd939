import { createContext, Script } from 'node:vm';

const context = createContext({});
const call = new Script('work()');

/**
 * Limits the running time of synchronous work. For a recurrence rule without any date the library searches forever
 * within one call, which only the engine itself can interrupt.
 */
export class TimeLimit {
  /** @param forAll, each milliseconds: once interrupted work has used up `forAll`, each further call gets a tenth */
  constructor(
    private readonly each = 1_000,
    private forAll = 4_000,
  ) {}

  /** @throws RangeError if the work was interrupted, and the errors of the work */
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
