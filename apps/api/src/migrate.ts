import 'reflect-metadata';
import { directDatabaseUrl } from '@mainstage/config/direct-database-url';
import { loadConfigOrExit } from '@mainstage/config/load';
import { migrate } from '@mainstage/database/migrate';
import { ensureRoles } from '@mainstage/database/roles';
import { createLogger } from '@mainstage/observability/logger';

const config = loadConfigOrExit([
  'DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'API_DATABASE_URL',
  'WORKER_DATABASE_URL',
  'LOG_LEVEL',
]);
const databaseUrl = directDatabaseUrl(config);
const logger = createLogger('migrate', config.LOG_LEVEL);
try {
  logger.info({ migrations: await migrate(databaseUrl) }, 'schema is up to date');
  const roles = await ensureRoles(databaseUrl, {
    api: config.API_DATABASE_URL,
    worker: config.WORKER_DATABASE_URL,
  });
  if (roles.length > 0) logger.info({ roles }, 'roles have their rights');
} catch (error) {
  logger.fatal({ err: error }, 'the schema could not be brought up to date');
  process.exitCode = 1;
}
