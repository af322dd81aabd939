import { within } from './within';

export type Health = 'up' | 'down';

export interface Readiness<Check extends string = string> {
  /** `degraded`: required parts work, an optional one does not. */
  status: Health | 'degraded';
  checks: Record<Check, Health>;
  /** Why a part is down, if that may be public. */
  reasons?: Partial<Record<Check, string>>;
}

/** Thrown by a check whose message may be public. */
export class ReadinessReason extends Error {
  override readonly name = 'ReadinessReason';
}

/**
 * Checks all parts concurrently.
 * @param checks each throws, or takes too long, when its part is down
 * @param timeoutMs milliseconds each may take
 * @param optional optional checks, whose failure only degrades
 */
export async function readiness<Check extends string>(
  checks: Record<Check, () => Promise<void>>,
  timeoutMs: number,
  optional: readonly NoInfer<Check>[] = [],
): Promise<Readiness<Check>> {
  const names = Object.keys(checks) as Check[];
  const reasons: Partial<Record<Check, string>> = {};
  const answers = await Promise.all(
    names.map(async (name): Promise<[Check, Health]> => {
      try {
        await within(timeoutMs, name, checks[name]());
        return [name, 'up'];
      } catch (error) {
        if (error instanceof ReadinessReason) reasons[name] = error.message;
        return [name, 'down'];
      }
    }),
  );
  const down = answers.filter(([, health]) => health === 'down').map(([name]) => name);
  return {
    status: down.length === 0 ? 'up' : down.every((name) => optional.includes(name)) ? 'degraded' : 'down',
    checks: Object.fromEntries(answers) as Record<Check, Health>,
    ...(Object.keys(reasons).length > 0 && { reasons }),
  };
}
