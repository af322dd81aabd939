import { within } from './within';

export type Health = 'up' | 'down';

export interface Readiness<Check extends string = string> {
  /** `degraded`: what is needed works, something beside it does not. */
  status: Health | 'degraded';
  checks: Record<Check, Health>;
}

/**
 * Asks all parts at once whether they work.
 * @param checks each throws, or takes too long, when its part is down
 * @param timeoutMs milliseconds each may take
 * @param beside checks whose failure only degrades
 */
export async function readiness<Check extends string>(
  checks: Record<Check, () => Promise<void>>,
  timeoutMs: number,
  beside: readonly NoInfer<Check>[] = [],
): Promise<Readiness<Check>> {
  const names = Object.keys(checks) as Check[];
  const answers = await Promise.all(
    names.map(async (name): Promise<[Check, Health]> => {
      try {
        await within(timeoutMs, name, checks[name]());
        return [name, 'up'];
      } catch {
        return [name, 'down'];
      }
    }),
  );
  const down = answers.filter(([, health]) => health === 'down').map(([name]) => name);
  return {
    status: down.length === 0 ? 'up' : down.every((name) => beside.includes(name)) ? 'degraded' : 'down',
    checks: Object.fromEntries(answers) as Record<Check, Health>,
  };
}
