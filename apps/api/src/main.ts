import 'reflect-metadata';
import { fileURLToPath } from 'node:url';
import { loadConfigOrExit } from '@mainstage/config/load';
import { createLogger } from '@mainstage/observability/logger';
import { apiSettings } from './config';
import { createApp } from './create-app';
import { Site } from './site/site';

const config = loadConfigOrExit(apiSettings);
const logger = createLogger('api', config.LOG_LEVEL);
const webRoot = fileURLToPath(new URL('../web/client', import.meta.url));
const gatedRoot = fileURLToPath(new URL('../../libs/gated/files', import.meta.url));

const app = await createApp({ config, logger, webRoot, gatedRoot });
if (!app.get(Site).isBuilt) logger.warn('the site is not built; only the API answers');
await (config.HOST ? app.listen(config.PORT, config.HOST) : app.listen(config.PORT));
logger.info({ port: config.PORT }, 'listening');
