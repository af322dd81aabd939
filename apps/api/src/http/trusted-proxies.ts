import type { ApiConfig } from '../config';

/** What Express calls the networks that no public address lies in. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Whose X-Forwarded-For counts. The client is the last address on the way that none of these networks holds, so that
 * what a visitor writes into the header himself never does.
 * @returns networks for Express's `trust proxy`; none where nobody is trusted
 */
export function trustedProxies(config: Pick<ApiConfig, 'TRUST_PROXY' | 'TRUSTED_PROXIES'>): string[] {
  return [...(config.TRUST_PROXY ? privateNetworks : []), ...(config.TRUSTED_PROXIES ?? [])];
}
