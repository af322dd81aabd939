import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { loadConfigOrExit } from '@mainstage/config/load';
import { createLogger } from '@mainstage/observability/logger';
import { apiSettings } from './config';
import { within } from '@mainstage/observability/within';
import { createApp } from './create-app';
import { trustedProxies } from './http/trusted-proxies';
import { Drain } from './process/drain';
import { Site } from './site/site';

/** Milliseconds that closing the connections to database and queue may take. */
const closeMs = 3000;

const config = loadConfigOrExit(apiSettings);
const logger = createLogger('api', config.LOG_LEVEL);
const webRoot = fileURLToPath(new URL('../web/client', import.meta.url));
const gatedRoot = fileURLToPath(new URL('../../libs/gated/files', import.meta.url));

// A server that comes and goes must not end the process: whatever slips through its owner's hands is told and survived.
process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));

const app = await createApp({ config, logger, webRoot, gatedRoot });
if (!app.get(Site).isBuilt) logger.warn('the site is not built; only the API answers');
try {
  await (config.HOST ? app.listen(config.PORT, config.HOST) : app.listen(config.PORT));
} catch (error) {
  logger.fatal({ err: error, port: config.PORT }, 'cannot listen');
  process.exit(1);
}
logger.info({ port: config.PORT }, 'listening');
const trusted = trustedProxies(config);
logger.info(
  { networks: trusted },
  trusted.length > 0 ? 'X-Forwarded-For counts from these networks' : 'X-Forwarded-For counts from nobody',
);

let stopping: Promise<void> | undefined;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= shutDown()));

/** Ends with exit code 0 even where a connection hangs on: whatever was acknowledged is in the database. */
async function shutDown(): Promise<void> {
  logger.info('stopping');
  try {
    const cut = await app.get(Drain).finish(app.getHttpServer());
    if (cut > 0) logger.warn({ cut }, 'calls took longer than a shutdown waits');
    await within(closeMs, 'Closing the connections', app.close());
    logger.info('stopped');
  } catch (error) {
    logger.error({ err: error }, 'trouble while stopping');
  }
  process.exit(0);
}
