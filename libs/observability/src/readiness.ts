import { within } from './within';

export type Health = 'up' | 'down';

export interface Readiness<Check extends string = string> {
  status: Health;
  checks: Record<Check, Health>;
}

/**
 * Asks all parts at once whether they work.
 * @param checks each throws, or takes too long, when its part is down
 * @param timeoutMs milliseconds each may take
 */
export async function readiness<Check extends string>(
  checks: Record<Check, () => Promise<void>>,
  timeoutMs: number,
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
  return {
    status: answers.every(([, health]) => health === 'up') ? 'up' : 'down',
    checks: Object.fromEntries(answers) as Record<Check, Health>,
  };
}
