interface OpsSettings {
  NODE_ENV: 'development' | 'test' | 'production';
  OPS_PORT?: number;
}

/** Port of operators' pages in production unless OPS_PORT is set. */
const productionPort = 3002;

/**
 * The port of /ops and /metrics, separate from the site's so that it is not reachable with the site; undefined if they
 * share the site's: outside production, unless OPS_PORT is set.
 */
export function opsPort({ NODE_ENV, OPS_PORT }: OpsSettings): number | undefined {
  return OPS_PORT ?? (NODE_ENV === 'production' ? productionPort : undefined);
}

/** Origin of the operators' pages, for links in mails. */
export function opsUrl(config: OpsSettings & { OPS_URL?: string; PUBLIC_URL: string }): string {
  const port = opsPort(config);
  return config.OPS_URL ?? (port === undefined ? config.PUBLIC_URL : `http://localhost:${port}`);
}
