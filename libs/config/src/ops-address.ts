interface OpsSettings {
  NODE_ENV: 'development' | 'test' | 'production';
  OPS_PORT?: number;
}

/** Where operators' pages listen in production unless OPS_PORT says otherwise. */
const productionPort = 3002;

/**
 * The port of /ops and /metrics, apart from the site's, so that whoever reaches the site does not reach them; undefined
 * where they share the site's: outside production, unless OPS_PORT is given.
 */
export function opsPort({ NODE_ENV, OPS_PORT }: OpsSettings): number | undefined {
  return OPS_PORT ?? (NODE_ENV === 'production' ? productionPort : undefined);
}

/** Where operators reach their pages: links in mails to them begin with it. */
export function opsUrl(config: OpsSettings & { OPS_URL?: string; PUBLIC_URL: string }): string {
  const port = opsPort(config);
  return config.OPS_URL ?? (port === undefined ? config.PUBLIC_URL : `http://localhost:${port}`);
}
