import type { SecurityLog } from '@mainstage/nest/operators/security-log';
import type { ApiConfig } from '../../config';
import type { RateLimitQueries } from '../../rate-limits/rate-limit.queries';
import { SignInThrottle } from './sign-in-throttle';

it.each([
  [1_000, '1 minute'],
  [60_000, '1 minute'],
  [61_000, '2 minutes'],
])('somebody who has to wait %d ms is told to wait %s', async (waitMs, wait) => {
  const throttle = new SignInThrottle(
    { APP_SECRET: 'a-secret-of-the-test' } as ApiConfig,
    { consume: () => Promise.resolve(waitMs) } as unknown as RateLimitQueries,
    { report: () => undefined } as unknown as SecurityLog,
  );
  await expect(throttle.admit('code', '127.0.0.1')).rejects.toThrow(`Too many tries; try again in ${wait}`);
});
