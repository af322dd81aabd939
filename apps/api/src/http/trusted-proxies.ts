import type { ApiConfig } from '../config';

/** Express's names of private networks. */
const privateNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Proxies whose X-Forwarded-For is trusted. The client is the last address of the chain outside these networks, so that
 * values which a visitor puts into the header never count.
 * @returns networks for Express's `trust proxy`; none if no proxy is trusted
 */
export function trustedProxies(config: Pick<ApiConfig, 'TRUST_PROXY' | 'TRUSTED_PROXIES'>): string[] {
  return [...(config.TRUST_PROXY ? privateNetworks : []), ...(config.TRUSTED_PROXIES ?? [])];
}
