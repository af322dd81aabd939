import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfigOrExit } from '@mainstage/config/load';
import { createLogger } from '@mainstage/observability/logger';
import { apiSettings } from './config';
import { runApp } from '@mainstage/nest/process/run-app';
import { createApp } from './create-app';
import { trustedProxies } from './http/trusted-proxies';
import { Renderer } from './site/renderer';
import { retainAssets } from './site/retained-assets';
import { Site } from './site/site';

const config = loadConfigOrExit(apiSettings);
const logger = createLogger('api', config.LOG_LEVEL);
const webRoot = fileURLToPath(new URL('../web/client', import.meta.url));
const deskRoot = fileURLToPath(new URL('../desk', import.meta.url));
const gatedRoot = fileURLToPath(new URL('../../libs/protected-content/files', import.meta.url));

// Outside the folders that a build empties.
const keptAssets = fileURLToPath(new URL('../kept-assets', import.meta.url));
const keptDeskAssets = fileURLToPath(new URL('../kept-desk-assets', import.meta.url));

async function create() {
  const app = await createApp({ config, logger, webRoot, gatedRoot, deskRoot, keptAssets, keptDeskAssets });
  if (!app.get(Site).isBuilt) logger.warn('the site is not built; only the API answers');
  else {
    keep(webRoot, keptAssets);
    // The first visitor does not wait for it.
    void app.get(Renderer).start();
  }
  if (existsSync(deskRoot)) keep(deskRoot, keptDeskAssets);
  return app;
}

function keep(root: string, kept: string): void {
  try {
    retainAssets(join(root, 'assets'), kept);
  } catch {
    // A container's files are read-only: there nginx keeps the site's assets (tools/deploy/docker/nginx-origin.sh), and
    // proxies the desk's.
    logger.info('scripts of the releases before are not kept here');
  }
}

await runApp(create, { port: config.PORT, host: config.HOST, logger });
logger.info({ port: config.PORT }, 'listening');
const trusted = trustedProxies(config);
logger.info(
  { networks: trusted },
  trusted.length > 0 ? 'X-Forwarded-For counts from these networks' : 'X-Forwarded-For counts from nobody',
);
