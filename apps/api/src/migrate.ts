import 'reflect-metadata';
import { loadConfigOrExit } from '@mainstage/config/load';
import { migrate } from '@mainstage/database/migrate';
import { createLogger } from '@mainstage/observability/logger';

const config = loadConfigOrExit(['DATABASE_URL', 'LOG_LEVEL']);
const logger = createLogger('migrate', config.LOG_LEVEL);
try {
  logger.info({ migrations: await migrate(config.DATABASE_URL) }, 'schema is up to date');
} catch (error) {
  logger.fatal({ err: error }, 'the schema could not be brought up to date');
  process.exitCode = 1;
}
