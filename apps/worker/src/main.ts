import 'reflect-metadata';
import { loadConfigOrExit } from '@mainstage/config/load';
import { createLogger } from '@mainstage/observability/logger';
import { NestLogger } from '@mainstage/observability/nest-logger';
import { runApp } from '@mainstage/nest/process/run-app';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { workerSettings } from './config';
import { WorkerModule } from './worker.module';

const config = loadConfigOrExit(workerSettings);
const logger = createLogger('worker', config.LOG_LEVEL);

async function create() {
  const options = { logger: new NestLogger(logger) };
  const app = await NestFactory.create<NestExpressApplication>(WorkerModule.forConfig(config, logger), options);
  app.disable('x-powered-by');
  return app;
}

await runApp(create, { port: config.WORKER_PORT, host: config.HOST, logger });
logger.info({ port: config.WORKER_PORT, queue: config.REDIS_URL ? 'redis' : 'postgresql' }, 'started');
